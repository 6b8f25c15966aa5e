// `pnpm docs:publish`: copies the built site to the folder of its version.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publishSite } from '../docs/publish/publish.ts';
import { runCommand, UsageError } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm docs:publish --to FOLDER [--ref REF]

Copies dist/docs to FOLDER/VERSION and lists all versions in FOLDER/index.html. Keeps older versions. Uploads nothing:
the Docs workflow does that.

  --to    the folder to publish, such as a worktree of the branch gh-pages
  --ref   the Git ref that was built: a tag refs/tags/…@1.2.0 gives VERSION 1.2.0, any other ref gives next;
          default: next`;

const options = { to: { type: 'string' }, ref: { type: 'string', default: '' } } as const;

await runCommand(usage, options, async ({ to, ref }) => {
  if (to === undefined) throw new UsageError('docs:publish needs --to.');
  const site = join(root, 'dist/docs');
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error('dist/docs does not exist: run pnpm docs:build first.');
  }
  const version = await publishSite(site, to, ref);
  console.log(`The site is in ${relative('', join(to, version))}.`);
  return 0;
});
