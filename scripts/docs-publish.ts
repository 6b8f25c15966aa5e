// `pnpm docs:publish`: copies the built site to the folder of its version.
import type { Command } from '@seller-funds/command';
import { z } from 'zod';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publishSite } from '../docs/publish/publish.ts';
import { runCommand } from './processes/run-command.ts';
import { root } from './processes/run-node.ts';

const command = {
  about:
    'Copies dist/docs to FOLDER/VERSION and lists all versions in FOLDER/index.html. Keeps older versions. Uploads ' +
    'nothing: the Docs workflow does that.',
  options: z.strictObject({
    to: z.string().meta({
      value: 'FOLDER',
      description: 'the folder to publish, such as a worktree of the branch gh-pages',
    }),
    ref: z.string().default('').meta({
      value: 'REF',
      description:
        'the Git ref that was built: a tag refs/tags/v1.2.0 gives VERSION 1.2.0, any other ref gives next',
    }),
  }),
} satisfies Command;

await runCommand('pnpm docs:publish', command, async ({ to, ref }) => {
  const site = join(root, 'dist/docs');
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error('dist/docs does not exist: run pnpm docs:build first.');
  }
  const version = await publishSite(site, to, ref);
  console.log(`The site is in ${relative('', join(to, version))}.`);
  return 0;
});
