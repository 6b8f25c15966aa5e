// `pnpm bench`: runs all benchmarks against other tools; `pnpm bench NAME` runs one.
import { runCommand } from './processes/run-command.ts';

const benches = {
  generate: async () => {
    const { command, run } = await import('../bench/generate/main.ts');
    await runCommand('pnpm bench generate', command, run);
  },
  conformance: async () => {
    const { command, run } = await import('../bench/conformance/main.ts');
    await runCommand('pnpm bench conformance', command, run);
  },
  client: async () => {
    const { command, run } = await import('../bench/client/main.ts');
    await runCommand('pnpm bench client', command, run);
  },
  sandbox: async () => {
    const { command, run } = await import('../bench/sandbox/main.ts');
    await runCommand('pnpm bench sandbox', command, run);
  },
  corpus: async () => {
    const { command, run } = await import('../bench/corpus/main.ts');
    await runCommand('pnpm bench corpus', command, run);
  },
};

// pnpm passes on the `--` of `pnpm bench -- generate`.
if (process.argv[2] === '--') process.argv.splice(2, 1);
const [name = ''] = process.argv.slice(2);

if (Object.hasOwn(benches, name)) {
  process.argv.splice(2, 1);
  await benches[name as keyof typeof benches]();
} else if (name === '' || name.startsWith('-')) {
  const { command, run } = await import('../bench/main.ts');
  await runCommand('pnpm bench', command, run);
} else {
  console.error(`Unknown benchmark "${name}": expected ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 2;
}
