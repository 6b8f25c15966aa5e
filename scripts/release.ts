// `pnpm release`: checks what would be published; `.github/workflows/release.yml` publishes it.
import { join, relative } from 'node:path';
import { dryRun } from '../release/dry-run.ts';
import { runCommand, UsageError } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm release --dry-run

Goes through a release of what is committed, in a clone, and publishes nothing: raises the versions by
the changesets, builds and packs all packages, checks each tarball, installs them into an empty project
and uses them there. The tarballs stay in dist/release.`;

const options = { 'dry-run': { type: 'boolean', default: false } } as const;

await runCommand(usage, options, async (values) => {
  if (!values['dry-run']) {
    throw new UsageError('The release workflow publishes; here a release is tried with --dry-run.');
  }
  const target = join(root, 'dist/release');
  const { packages, failure } = await dryRun(root, target, (step) => console.log(`${step} …`));
  for (const { name, from, to, problems } of packages) {
    console.log(`${name.padEnd(26)} ${from === to ? `${to} (unchanged)` : `${from} → ${to}`}`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
  if (failure !== undefined) console.error(failure);
  const ok = failure === undefined && packages.every(({ problems }) => problems.length === 0);
  console.log(ok ? `Fit to be published: ${relative('', target)}` : 'Not fit to be published.');
  return ok ? 0 : 1;
});
