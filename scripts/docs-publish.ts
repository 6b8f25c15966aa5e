// `pnpm docs:publish`: puts the built site below the path of its version, beside the older ones.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publishSite } from '../docs/publish/publish.ts';
import { runCommand, UsageError } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm docs:publish --to FOLDER [--ref REF]

Copies dist/docs to FOLDER/VERSION and lists all versions of FOLDER in its index.html. Older versions stay. Nothing is
uploaded: the workflow Docs does that.

  --to    the folder that is published, such as a worktree of the branch gh-pages
  --ref   what was built, as Git names it: the version of refs/tags/…@1.2.0, else next; default: next`;

const options = { to: { type: 'string' }, ref: { type: 'string', default: '' } } as const;

await runCommand(usage, options, async ({ to, ref }) => {
  if (to === undefined) throw new UsageError('docs:publish needs --to.');
  const site = join(root, 'dist/docs');
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error('There is no site in dist/docs: run pnpm docs:build first.');
  }
  const version = await publishSite(site, to, ref);
  console.log(`The site is in ${relative('', join(to, version))}.`);
  return 0;
});
