// `pnpm bench`: runs all benchmarks against other tools; `pnpm bench NAME` runs one.
import type { Command } from '@seller-funds/command';
import { runCommand } from './processes/run-command.ts';

interface Bench {
  readonly command: Command;
  readonly run: (values: Record<string, unknown>) => Promise<number>;
}

const names = ['generate', 'conformance', 'client', 'sandbox'];

// pnpm passes on the `--` of `pnpm bench -- generate`.
if (process.argv[2] === '--') process.argv.splice(2, 1);
const [name = ''] = process.argv.slice(2);
const isNamed = names.includes(name);

if (isNamed || name === '' || name.startsWith('-')) {
  if (isNamed) process.argv.splice(2, 1);
  const file = isNamed ? `../bench/${name}/main.ts` : '../bench/main.ts';
  const { command, run } = (await import(file)) as Bench;
  await runCommand(isNamed ? `pnpm bench ${name}` : 'pnpm bench', command, run);
} else {
  console.error(`Unknown benchmark "${name}": expected ${names.join(', ')}.`);
  process.exitCode = 2;
}
