// `pnpm bench NAME`: measures something of ours against what others offer.
import { runCommand } from './arguments.ts';

const benches = { generate: () => import('../bench/generate/main.ts') };

const usage = `Usage: pnpm bench NAME [options]

Measures what we make against what others offer; NAME is ${Object.keys(benches).join(' or ')}.
\`pnpm bench NAME --help\` tells the options.`;

// pnpm hands on the `--` of `pnpm bench -- generate`.
if (process.argv[2] === '--') process.argv.splice(2, 1);
const [name = ''] = process.argv.splice(2, 1);

if (Object.hasOwn(benches, name)) {
  const bench = await benches[name as keyof typeof benches]();
  await runCommand(bench.usage, bench.options, bench.run);
} else if (name === '--help' || name === '-h') {
  console.log(usage);
} else {
  console.error(
    `${name === '' ? 'NAME is missing.' : `There is no benchmark "${name}".`}\n\n${usage}`,
  );
  process.exitCode = 2;
}
