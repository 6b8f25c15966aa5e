// `pnpm docs:build`: writes the docs site, a folder of static files.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildSite, contractSources } from '../docs/build/site.ts';
import { writeSite } from '../docs/build/write.ts';
import { runCommand, UsageError } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm docs:build [--try-it URL] [--notice FILE]

Writes the docs site to dist/docs: guides and the API reference. Open its index.html in a browser, copy the folder to
a web server, or run \`pnpm docs:serve\`. The site works without a network.

  --try-it   base URL of a sandbox to which operation pages send requests; start the sandbox with
             pnpm sandbox --allow-origin ORIGIN, the origin that serves the site
  --notice   a Markdown file to show at the top of the start page, such as the output of
             \`pnpm spec:diff --format markdown\``;

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

/** @throws {UsageError} if the text is not an origin */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new UsageError(
    `Invalid --try-it "${text}": expected the origin of a sandbox, such as http://127.0.0.1:4020.`,
  );
}
