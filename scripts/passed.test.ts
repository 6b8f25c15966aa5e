import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { hashOf, readPassed, writePassed } from './passed.ts';

let root = '';
beforeEach(() => {
  const files = ['spec/a.yaml', 'spec/deep/b.md', 'made/c.ts', 'd.json'];
  const excluded = ['node_modules/x.js', 'spec/dist/x.js'];
  root = temporaryFolder(Object.fromEntries([...files, ...excluded].map((file) => [file, file])));
});

const hash = (): string => hashOf(root, ['**/*'], ['made']);

test.each([
  ['an edit', () => writeFileSync(join(root, 'spec/deep/b.md'), 'other')],
  ['a new file', () => writeFileSync(join(root, 'spec/deep/new.yaml'), '')],
  ['a removed file', () => rmSync(join(root, 'd.json'))],
  ['a renamed file', () => renameSync(join(root, 'd.json'), join(root, 'e.json'))],
])('%s changes the hash', (_what, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test.each(['node_modules/x.js', 'spec/dist/x.js', 'made/c.ts'])('%s is excluded', (file) => {
  const before = hash();
  writeFileSync(join(root, file), 'other');
  expect(hash()).toBe(before);
});

test('hashes only the given files', () => {
  const before = hashOf(root, ['spec/**', 'd.json']);
  writeFileSync(join(root, 'made/c.ts'), 'other');
  expect(hashOf(root, ['spec/**', 'd.json'])).toBe(before);
  writeFileSync(join(root, 'd.json'), 'other');
  expect(hashOf(root, ['spec/**', 'd.json'])).not.toBe(before);
});

test('writes and reads the hash of each step', () => {
  expect(readPassed(root)).toEqual({});
  writePassed(root, { contract: 'one' });
  writePassed(root, { all: 'two' });
  expect(readPassed(root)).toEqual({ contract: 'one', all: 'two' });
});

test('treats a truncated file as missing', () => {
  writePassed(root, { all: 'two' });
  writeFileSync(join(root, 'node_modules/.cache/generate/passed.json'), '{"all":');
  expect(readPassed(root)).toEqual({});
});
