// `pnpm release`: checks what would be published; `.github/workflows/release.yml` publishes it.
import { join, relative } from 'node:path';
import { dryRun } from '../release/dry-run.ts';
import { runCommand, UsageError } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm release --dry-run

Tries a release of the committed state in a clone, without publishing: raises the versions by the changesets, builds and
packs all packages, checks each tarball, installs them in an empty project and runs the tests of the installed
packages. The tarballs are in dist/release.`;

const options = { 'dry-run': { type: 'boolean', default: false } } as const;

await runCommand(usage, options, async (values) => {
  if (!values['dry-run']) {
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
