// `pnpm spec:lint`: checks the contract with Redocly and the rules of redocly.yaml.
import type { Command } from '@seller-funds/command';
import { z } from 'zod';
import { join, relative } from 'node:path';
import { bundleDocument } from '../spec/bundle/bundle.ts';
import { runCommand } from './processes/run-command.ts';
import { startLinter } from './lint-contract.ts';
import { root } from './processes/run-node.ts';

const command = {
  about:
    'Checks spec/openapi.yaml with the rules of redocly.yaml. Exits with 1 if there is a problem.',
  options: z.strictObject({
    format: z
      .enum(['codeframe', 'stylish', 'json', 'checkstyle', 'github-actions'])
      .default('codeframe')
      .meta({
        value: 'FORMAT',
        description: 'codeframe, stylish, json, checkstyle or github-actions',
      }),
  }),
} satisfies Command;

await runCommand('pnpm spec:lint', command, async ({ format }) => {
  // Report an unresolved reference alone: every other rule would report its consequences.
  if (format === 'codeframe') await bundleDocument(relative('', join(root, 'spec/openapi.yaml')));
  const { code, output } = await startLinter(format, 'inherit').ended;
  process.stderr.write(output);
  return code;
});
