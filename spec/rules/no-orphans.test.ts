import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const lint = (files: Record<string, string>) =>
  lintWith(
    'no-orphans',
    {
      'openapi.yaml': `${head}paths: { /api/a: { $ref: v1/paths/a.yaml } }\n`,
      ...files,
    },
    { folders: ['shared'] },
  );

const a = "get: { responses: { '200': { $ref: ../../shared/Ok.yaml } } }\n";

test('accepts files with references, and ignores other folders', async () => {
  const files = {
    'v1/paths/a.yaml': a,
    'shared/Ok.yaml': 'description: ok\n',
    'other/B.yaml': '{}\n',
  };
  expect(await lint(files)).toEqual([]);
});

test('rejects a file of a version without references', async () => {
  const files = {
    'v1/paths/a.yaml': a,
    'shared/Ok.yaml': 'description: ok\n',
    'v1/B.yaml': '{}\n',
  };
  expect(await lint(files)).toMatchObject([
    { message: 'No $ref refers to the file v1/B.yaml. Remove it, or add a $ref to it.' },
  ]);
});

test('rejects a file without references', async () => {
  const files = {
    'v1/paths/a.yaml': a,
    'shared/Ok.yaml': 'description: ok\n',
    'shared/deep/B.yaml': '{}\n',
  };
  expect(await lint(files)).toEqual([
    {
      at: 'openapi.yaml:1:1',
      message: 'No $ref refers to the file shared/deep/B.yaml. Remove it, or add a $ref to it.',
    },
  ]);
});
