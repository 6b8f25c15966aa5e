// `pnpm release`: prepares, previews, checks and takes back releases; `.github/workflows/release.yml` publishes them.
import { type Command, runnable } from '@seller-funds/command';
import { z } from 'zod';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { recordFolder } from '../docs/releases/record.ts';
import { renderRelease } from '../docs/releases/render.ts';
import { dryRun, withPreparedClone } from './release/dry-run.ts';
import { prepareRelease } from './release/prepare.ts';
import { withdrawRelease } from './release/withdraw.ts';
import { runCommands } from './processes/run-command.ts';
import { root } from './processes/run-node.ts';

const check = {
  about:
    'Tries a release of the committed state in a clone, without publishing: prepares it if a commit did not, builds and ' +
    'packs all packages, checks each tarball, installs them in an empty project and runs the tests of the installed ' +
    'packages. The tarballs and the release notes are in dist/release.',
  options: z.strictObject({
    packOnly: z
      .boolean()
      .default(false)
      .meta({ description: 'leave out the tests of the installed packages' }),
  }),
} satisfies Command;

const prepare = {
  about:
    'Raises the versions by the changesets and by the changes of the contract since the last release (a tag such as ' +
    `v1.2.0), writes the changelogs and a record in ${recordFolder}. Commit the result.`,
  options: z.strictObject({}),
} satisfies Command;

const preview = {
  about: 'Writes the release notes as they would be now, in Markdown. Changes nothing.',
  options: z.strictObject({
    output: z.string().meta({ value: 'FILE', description: 'the file to write' }),
  }),
} satisfies Command;

const withdraw = {
  about: 'Marks a release as withdrawn in its record, and prints the commands that take it back.',
  options: z.strictObject({
    version: z.string().meta({ positional: 'VERSION', description: 'such as 1.2.0' }),
    reason: z.string().min(1).meta({ value: 'TEXT', description: 'what is wrong with it' }),
  }),
} satisfies Command;

const logStep = (step: string): void => console.log(`${step} …`);

await runCommands('pnpm release', {
  '': runnable(check, async ({ packOnly }) => {
    const target = join(root, 'dist/release');
    const { packages, failures } = await dryRun(root, target, logStep, !packOnly);
    for (const { name, from, to, problems } of packages) {
      console.log(`${name.padEnd(26)} ${from === to ? to : `${from} → ${to}`}`);
      for (const problem of problems) console.log(`  ${problem}`);
    }
    for (const failure of failures) console.error(failure);
    const ok = failures.length === 0 && packages.every(({ problems }) => problems.length === 0);
    console.log(ok ? `Ready to publish: ${relative('', target)}` : 'Not ready to publish.');
    return ok ? 0 : 1;
  }),
  prepare: runnable(prepare, async () => {
    const { version, packages, changes } = await prepareRelease(
      root,
      new Date().toISOString().slice(0, 10),
    );
    for (const [name, raised] of Object.entries(packages)) console.log(`${name} ${raised}`);
    console.log(`${recordFolder}/${version}.json: ${changes.length} changes of the contract`);
    return 0;
  }),
  preview: runnable(preview, ({ output }) =>
    withPreparedClone(root, logStep, async ({ record }) => {
      writeFileSync(output, `# Next release: ${record.version}\n\n${renderRelease(record)}`);
      return Promise.resolve(0);
    }),
  ),
  withdraw: runnable(withdraw, ({ version, reason }) => {
    for (const line of withdrawRelease(root, version, reason)) console.log(line);
    return 0;
  }),
});
