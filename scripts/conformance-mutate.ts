// `pnpm conformance:mutate`: mutation testing of the conformance suite.
import { command, run } from '../bench/mutate/main.ts';
import { runCommand } from './processes/run-command.ts';

await runCommand('pnpm conformance:mutate', command, run);
