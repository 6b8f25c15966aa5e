// `pnpm release:changeset`: writes changesets for the changes of the contract, to be edited.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesSince } from '@seller-funds/generators/diff';
import { changesetsFor } from '../release/changeset.ts';
import { readPackages } from '../release/packages.ts';
import { runCommand, UsageError } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm release:changeset --base REVISION [--force]

Compares the contract with that of the last release and writes the changes to .changeset: one file for the client
packages, one for the server packages. Edit the files before you commit them.

  --base    the Git revision of the last release, such as a tag
  --force   overwrite existing files`;

const options = { base: { type: 'string' }, force: { type: 'boolean', default: false } } as const;

await runCommand(usage, options, async ({ base, force }) => {
  if (base === undefined || base === '')
    throw new UsageError('--base is required: the Git revision of the last release.');
  const changes = await changesSince(base, join(root, 'spec/openapi.yaml'));
  const versions = Array.from(
    readPackages(root),
    ([name, { version }]) => [name, version] as const,
  );
  const files = changesetsFor(changes, new Map(versions));
  const edited = files.filter(({ name }) => existsSync(join(root, '.changeset', name)));
  if (edited.length > 0 && !force) {
    throw new UsageError(
      `.changeset/${edited[0]?.name} already exists: edit it, or overwrite it with --force.`,
    );
  }
  for (const { name, text } of files) {
    writeFileSync(join(root, '.changeset', name), text);
    console.log(`.changeset/${name}`);
  }
  if (files.length === 0) console.log(`The contract is the same as in ${base}.`);
  return 0;
});
