// `pnpm spec:lint`: checks the contract with Redocly and the rules of redocly.yaml.
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { bundleDocument } from '../spec/bundle/bundle.ts';
import { runCommand, UsageError } from './arguments.ts';
import { finished, root, startPackage } from './run-node.ts';

const formats = ['codeframe', 'stylish', 'json', 'checkstyle', 'github-actions'];

const usage = `Usage: pnpm spec:lint [--format FORMAT]

Checks spec/openapi.yaml with the rules of redocly.yaml. Ends with 1 when there is a problem.

  --format   ${formats.join(', ')}; default: codeframe`;

await runCommand(
  usage,
  { format: { type: 'string', default: 'codeframe' } },
  async ({ format }) => {
    if (!formats.includes(format)) {
      throw new UsageError(`Unknown format "${format}"; there are ${formats.join(', ')}.`);
    }
    // A reference that leads nowhere is told alone: every other rule would report its consequences.
    if (format === 'codeframe') await bundleDocument(relative('', join(root, 'spec/openapi.yaml')));
    const options = ['--config', 'redocly.yaml', '--format', format, '--max-problems', '1000'];
    const linter = startPackage(
      '@redocly/cli',
      'redocly',
      ['lint', 'main', ...options],
      ['ignore', 'inherit', 'pipe'],
    );
    // The linter offers an ignore file, which this repository does not have.
    const lines = createInterface({ input: linter.stderr ?? process.stdin });
    lines.on('line', (line) => {
      if (!line.includes('--generate-ignore-file')) console.error(line);
    });
    return finished(linter);
  },
);
