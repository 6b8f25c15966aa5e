// `pnpm release`: checks what would be published; `.github/workflows/release.yml` publishes it.
import { type Command, UsageError } from '@seller-funds/command';
import { z } from 'zod';
import { join, relative } from 'node:path';
import { dryRun } from './release/dry-run.ts';
import { runCommand } from './processes/run-command.ts';
import { root } from './processes/run-node.ts';

const command = {
  about:
    'Tries a release of the committed state in a clone, without publishing: raises the versions by the changesets, ' +
    'builds and packs all packages, checks each tarball, installs them in an empty project and runs the tests of the ' +
    'installed packages. The tarballs are in dist/release.',
  options: z.strictObject({
    dryRun: z
      .boolean()
      .default(false)
      .meta({ description: 'required: only the workflow publishes' }),
  }),
} satisfies Command;

await runCommand('pnpm release', command, async (values) => {
  if (!values.dryRun) {
    throw new UsageError('Only the release workflow publishes. To try a release, use --dry-run.');
  }
  const target = join(root, 'dist/release');
  const { packages, failure } = await dryRun(root, target, (step) => console.log(`${step} …`));
  for (const { name, from, to, problems } of packages) {
    console.log(`${name.padEnd(26)} ${from === to ? `${to} (unchanged)` : `${from} → ${to}`}`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
  if (failure !== undefined) console.error(failure);
  const ok = failure === undefined && packages.every(({ problems }) => problems.length === 0);
  console.log(ok ? `Ready to publish: ${relative('', target)}` : 'Not ready to publish.');
  return ok ? 0 : 1;
});
