// `pnpm docs:build`: the docs site, a folder of files that needs no network.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildSite, contractSources } from '../docs/build/site.ts';
import { writeSite } from '../docs/build/write.ts';
import { runCommand, UsageError } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm docs:build [--try-it URL] [--notice FILE]

Writes the docs site to dist/docs: guides and the reference of the contract. Open its index.html in a browser, put the folder
on any web server, or see it with \`pnpm docs:serve\`. It loads nothing from a network.

  --try-it   have the page of each operation send it to the sandbox at this address, which has to allow it:
             pnpm sandbox --allow-origin ORIGIN, with the origin that the site is served from
  --notice   put this Markdown file on top of the start page, such as what \`pnpm spec:diff --format markdown\` says`;

const options = { 'try-it': { type: 'string' }, notice: { type: 'string' } } as const;

await runCommand(usage, options, async ({ 'try-it': sandbox, notice }) => {
  const files = await buildSite(contractSources(root), {
    sandbox: sandbox === undefined ? undefined : originOf(sandbox),
    notice: notice === undefined ? undefined : await readFile(notice, 'utf8'),
  });
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

/** @throws {UsageError} for what is no origin */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new UsageError(
    `"${text}" is no address of a sandbox; --try-it takes one such as http://127.0.0.1:4020.`,
  );
}
