// `pnpm spec:bundle`: bundles the contract into one document, and one per API version.
import { join, relative } from 'node:path';
import { bundleDocument } from '../spec/bundle/bundle.ts';
import { bundleFiles, writeFiles } from '../spec/bundle/files.ts';
import { runCommand } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm spec:bundle [--out FOLDER]

Writes openapi, v1 and v2 as YAML and as JSON. Names in v1 and v2 have no version prefix. Does not touch files whose
content stays the same.

  --out   the output folder; default: dist/spec`;

const options = { out: { type: 'string', default: join(root, 'dist/spec') } } as const;

await runCommand(usage, options, async ({ out }) => {
  const document = await bundleDocument(join(root, 'spec/openapi.yaml'));
  for (const { file, state } of await writeFiles(out, bundleFiles(document))) {
    console.log(`${state.padEnd(9)}  ${relative('', file)}`);
  }
  return 0;
});
