// `pnpm spec:bundle`: bundles the contract into one document, and one per API version.
import type { Command } from '@seller-funds/command';
import { z } from 'zod';
import { join, relative, resolve } from 'node:path';
import { bundleDocument } from '../spec/bundle/bundle.ts';
import { bundleFiles, writeFiles } from '../spec/bundle/files.ts';
import { runCommand } from './processes/run-command.ts';
import { root } from './processes/run-node.ts';

const command = {
  about:
    'Writes openapi, v1 and v2 as YAML and as JSON. Names in v1 and v2 have no version prefix. Does not touch files ' +
    'whose content stays the same.',
  options: z.strictObject({
    out: z
      .string()
      .default('dist/spec')
      .meta({ value: 'FOLDER', description: 'the output folder' }),
  }),
} satisfies Command;

await runCommand('pnpm spec:bundle', command, async ({ out }) => {
  const document = await bundleDocument(join(root, 'spec/openapi.yaml'));
  for (const { file, state } of await writeFiles(resolve(out), bundleFiles(document))) {
    console.log(`${state.padEnd(9)}  ${relative('', file)}`);
  }
  return 0;
});
