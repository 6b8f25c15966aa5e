// `pnpm docs:build`: writes the docs site, a folder of static files.
import type { Command } from '@seller-funds/command';
import { z } from 'zod';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildSite } from '../docs/build/site.ts';
import { writeSite } from '../docs/build/write.ts';
import { runCommand } from './processes/run-command.ts';
import { root } from './processes/run-node.ts';

const command = {
  about:
    'Writes the docs site to dist/docs: guides and the API reference. Open its index.html in a browser, copy the ' +
    'folder to a web server, or run `pnpm docs:serve`. The site works without a network.',
  options: z.strictObject({
    tryIt: z
      .string()
      .refine(isOrigin, { error: 'takes the origin of a sandbox, such as http://127.0.0.1:4020' })
      .optional()
      .meta({
        value: 'URL',
        description:
          'a sandbox to which operation pages send requests; start it with `pnpm sandbox --allow-origin ORIGIN`, the origin that serves the site',
      }),
    address: z
      .url({
        protocol: /^https?$/,
        error: 'takes the address of the site, such as https://docs.example/next/',
      })
      .optional()
      .meta({
        value: 'URL',
        description:
          'the address at which the site will be: pages name it as theirs (canonical), and sitemap.xml lists them',
      }),
    notice: z.string().optional().meta({
      value: 'FILE',
      description:
        'a Markdown file to show at the top of the start page, such as the output of `pnpm spec:diff --format markdown`',
    }),
  }),
} satisfies Command;

await runCommand('pnpm docs:build', command, async ({ tryIt, address, notice }) => {
  const files = await buildSite({
    address: address?.replace(/\/*$/, '/'),
    sandbox: tryIt === undefined ? undefined : new URL(tryIt).origin,
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

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}
