// `pnpm release:changeset`: what the next release says of the contract, as changesets to edit.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesSince } from '@seller-funds/generators/diff';
import { changesetsFor } from '../release/changeset.ts';
import { readPackages } from '../release/packages.ts';
import { runCommand, UsageError } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm release:changeset --base REVISION [--force]

Compares the contract with that of the last release, and writes what changed to .changeset: one file
for the packages of clients, one for those of servers. Edit them before you commit them.

  --base    the revision of the last release, such as a tag
  --force   write them again, over what was edited`;

const options = { base: { type: 'string' }, force: { type: 'boolean', default: false } } as const;

await runCommand(usage, options, async ({ base, force }) => {
  if (base === undefined || base === '') throw new UsageError('Name the last release with --base.');
  const changes = await changesSince(base, join(root, 'spec/openapi.yaml'));
  const versions = Array.from(
    readPackages(root),
    ([name, { version }]) => [name, version] as const,
  );
  const files = changesetsFor(changes, new Map(versions));
  const edited = files.filter(({ name }) => existsSync(join(root, '.changeset', name)));
  if (edited.length > 0 && !force) {
    throw new UsageError(
      `.changeset/${edited[0]?.name} is there already: edit it, or use --force.`,
    );
  }
  for (const { name, text } of files) {
    writeFileSync(join(root, '.changeset', name), text);
    console.log(`.changeset/${name}`);
  }
  if (files.length === 0) console.log(`The contract is the same as in ${base}.`);
  return 0;
});
