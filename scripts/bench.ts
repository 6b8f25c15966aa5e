// `pnpm bench`: runs all benchmarks against other tools; `pnpm bench NAME` runs one.
import { runCommand } from '../processes/arguments.ts';

const benches = {
  generate: async () => {
    const { usage: text, options, run } = await import('../bench/generate/main.ts');
    await runCommand(text, options, run);
  },
  conformance: async () => {
    const { usage: text, options, run } = await import('../bench/conformance/main.ts');
    await runCommand(text, options, run);
  },
  client: async () => {
    const { usage: text, options, run } = await import('../bench/client/main.ts');
    await runCommand(text, options, run);
  },
  sandbox: async () => {
    const { usage: text, options, run } = await import('../bench/sandbox/main.ts');
    await runCommand(text, options, run);
  },
  corpus: async () => {
    const { usage: text, options, run } = await import('../bench/corpus/main.ts');
    const [first = '-'] = process.argv.slice(2);
    const [folder = ''] = first.startsWith('-') ? [] : process.argv.splice(2, 1);
    await runCommand(text, options, (values) => run(folder, values));
  },
};

// pnpm passes on the `--` of `pnpm bench -- generate`.
if (process.argv[2] === '--') process.argv.splice(2, 1);
const [name = ''] = process.argv.slice(2);

if (Object.hasOwn(benches, name)) {
  process.argv.splice(2, 1);
  await benches[name as keyof typeof benches]();
} else {
  const { usage, options, run } = await import('../bench/main.ts');
  if (name === '' || name.startsWith('-')) await runCommand(usage, options, run);
  else {
    console.error(`Unknown benchmark "${name}".\n\n${usage}`);
    process.exitCode = 2;
  }
}
