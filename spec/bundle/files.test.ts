import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { bundleFiles, writeFiles } from './files.ts';

const shared = { a: 1 };
const document = {
  openapi: '3.1.1',
  info: { title: 'Test', version: '1.0.0', description: `long ${'word '.repeat(40)}\nnext` },
  'x-versions': { v1: { title: 'Version 1', basePath: '/api' } },
  paths: {},
  components: {
    examples: {
      A: { value: shared },
      B: { value: shared },
      C: { value: ['2026-03-10', 'no', '422.300.001'] },
    },
  },
};

test('makes the whole and each version, in both formats, with the same content', () => {
  const files = bundleFiles(document);
  expect([...files.keys()]).toEqual([
    'openapi.yaml',
    'openapi.json',
    'v1.yaml',
    'v1.json',
    'v1-3.0.json',
  ]);
  expect(parse(files.get('openapi.yaml') ?? '')).toEqual(document);
  expect(JSON.parse(files.get('openapi.json') ?? '')).toEqual(document);
});

test('writes YAML that a reader of version 1.1 understands alike, without anchors', () => {
  const yaml = bundleFiles(document).get('openapi.yaml') ?? '';
  expect(parse(yaml, { version: '1.1' })).toEqual(document);
  expect(yaml).not.toMatch(/[&*]a1/);
});

test('does not touch a file that would not change', async () => {
  const folder = temporaryFolder();
  const files = new Map([
    ['deep/a.txt', 'a'],
    ['b.txt', 'b'],
  ]);
  const states = async () => (await writeFiles(folder, files)).map(({ state }) => state);
  expect(await states()).toEqual(['written', 'written']);
  expect(await states()).toEqual(['unchanged', 'unchanged']);
  files.set('b.txt', 'c');
  expect(await states()).toEqual(['unchanged', 'written']);
  expect(readFileSync(join(folder, 'b.txt'), 'utf8')).toBe('c');
});
