// `pnpm bench NAME`: measures something of ours against what others offer.
import { runCommand } from './arguments.ts';

const benches = {
  generate: async () => {
    const { usage: text, options, run } = await import('../bench/generate/main.ts');
    await runCommand(text, options, run);
  },
  client: async () => {
    const { usage: text, options, run } = await import('../bench/client/main.ts');
    await runCommand(text, options, run);
  },
};

const usage = `Usage: pnpm bench NAME [options]

Measures what we make against what others offer; NAME is ${Object.keys(benches).join(' or ')}.
\`pnpm bench NAME --help\` tells the options.`;

// pnpm hands on the `--` of `pnpm bench -- generate`.
if (process.argv[2] === '--') process.argv.splice(2, 1);
const [name = ''] = process.argv.splice(2, 1);

if (Object.hasOwn(benches, name)) {
  await benches[name as keyof typeof benches]();
} else if (name === '--help' || name === '-h') {
  console.log(usage);
} else {
  console.error(
    `${name === '' ? 'NAME is missing.' : `There is no benchmark "${name}".`}\n\n${usage}`,
  );
  process.exitCode = 2;
}
