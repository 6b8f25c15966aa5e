// `pnpm docs:build`: the docs site, a folder of files that needs no network.
import { join, relative } from 'node:path';
import { buildSite, contractSources } from '../docs/build/site.ts';
import { writeSite } from '../docs/build/write.ts';
import { runCommand } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm docs:build

Writes the docs site to dist/docs: guides and the reference of the contract. Open its index.html in a browser, put the folder
on any web server, or see it with \`pnpm docs:serve\`. It loads nothing from a network.`;

await runCommand(usage, {}, async () => {
  const files = await buildSite(contractSources(root));
  const folder = join(root, 'dist/docs');
  for (const { file, state } of await writeSite(folder, files)) {
    const size = Math.ceil(
      (files.get(relative(folder, file).replaceAll('\\', '/'))?.length ?? 0) / 1000,
    );
    console.log(`${state.padEnd(9)}  ${String(size).padStart(5)} kB  ${relative('', file)}`);
  }
  console.log(`Open ${relative('', join(folder, 'index.html'))}`);
  return 0;
});
