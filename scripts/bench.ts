// `pnpm bench`: runs all benchmarks against other tools; `pnpm bench NAME` runs one.
import { runnable } from '@seller-funds/command';
import * as client from '../bench/client/main.ts';
import * as conformance from '../bench/conformance/main.ts';
import * as generate from '../bench/generate/main.ts';
import * as all from '../bench/main.ts';
import * as sandbox from '../bench/sandbox/main.ts';
import { runCommands } from './processes/run-command.ts';

await runCommands('pnpm bench', {
  '': runnable(all.command, all.run),
  generate: runnable(generate.command, generate.run),
  conformance: runnable(conformance.command, conformance.run),
  client: runnable(client.command, client.run),
  sandbox: runnable(sandbox.command, sandbox.run),
});
