// `pnpm spec:lint`: checks the contract with Redocly and the rules of redocly.yaml.
import { join, relative } from 'node:path';
import { bundleDocument } from '../spec/bundle/bundle.ts';
import { runCommand, UsageError } from '../processes/arguments.ts';
import { startLinter } from './lint-contract.ts';
import { root } from '../processes/run-node.ts';

const formats = ['codeframe', 'stylish', 'json', 'checkstyle', 'github-actions'];

const usage = `Usage: pnpm spec:lint [--format FORMAT]

Checks spec/openapi.yaml with the rules of redocly.yaml. Exits with 1 if there is a problem.

  --format   ${formats.join(', ')}; default: codeframe`;

await runCommand(
  usage,
  { format: { type: 'string', default: 'codeframe' } },
  async ({ format }) => {
    if (!formats.includes(format)) {
      throw new UsageError(`Unknown --format "${format}": expected one of ${formats.join(', ')}.`);
    }
    // Report an unresolved reference alone: every other rule would report its consequences.
    if (format === 'codeframe') await bundleDocument(relative('', join(root, 'spec/openapi.yaml')));
    const { code, output } = await startLinter(format, 'inherit').ended;
    process.stderr.write(output);
    return code;
  },
);
