import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const lint = (files: Record<string, string>) =>
  lintWith(
    'no-orphans',
    { 'openapi.yaml': `${head}paths: { /api/a: { $ref: v1/paths/a.yaml } }\n`, ...files },
    { folders: ['v1', 'shared'] },
  );

const a = "get: { responses: { '200': { $ref: ../../shared/Ok.yaml } } }\n";

test('accepts files that are reached, and does not look into other folders', async () => {
  const files = {
    'v1/paths/a.yaml': a,
    'shared/Ok.yaml': 'description: ok\n',
    'other/B.yaml': '{}\n',
  };
  expect(await lint(files)).toEqual([]);
});

test('refuses a file that nothing refers to', async () => {
  const files = {
    'v1/paths/a.yaml': a,
    'shared/Ok.yaml': 'description: ok\n',
    'shared/deep/B.yaml': '{}\n',
  };
  expect(await lint(files)).toEqual([
    {
      at: 'openapi.yaml:1:1',
      message:
        'Nothing refers to the file shared/deep/B.yaml. Remove it, or refer to it where it belongs.',
    },
  ]);
});
