// `pnpm release:changeset`: writes changesets for the changes of the contract, to be edited.
import { type Command, UsageError } from '@seller-funds/command';
import { z } from 'zod';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesSince } from '@seller-funds/generators/diff';
import { documentationExtensions } from '../spec/rules/support/extensions.ts';
import { changesetsFor } from './release/changeset.ts';
import { readPackages } from './release/packages.ts';
import { runCommand } from './processes/run-command.ts';
import { root } from './processes/run-node.ts';

const command = {
  about:
    'Compares the contract with that of the last release and writes the changes to .changeset: one file for the ' +
    'client packages, one for the server packages. Edit the files before you commit them.',
  options: z.strictObject({
    base: z.string().min(1, { error: 'takes a Git revision' }).meta({
      value: 'REVISION',
      description: 'the Git revision of the last release, such as a tag',
    }),
    force: z.boolean().default(false).meta({ description: 'overwrite existing files' }),
  }),
} satisfies Command;

await runCommand('pnpm release:changeset', command, async ({ base, force }) => {
  const changes = await changesSince(base, join(root, 'spec/openapi.yaml'), {
    documentation: documentationExtensions(),
  });
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
