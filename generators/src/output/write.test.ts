import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../testing/folder.js';
import { header } from '../code/print.js';
import { findChanges, isClean } from './changes.js';
import { writeChanges } from './write.js';

const files = [
  { path: 'types/same.ts', text: `${header}same` },
  { path: 'types/old.ts', text: `${header}after` },
  { path: 'types/deep/new.ts', text: `${header}new` },
];

test('leaves nothing to change after writing', () => {
  const root = makeFolder({
    'types/same.ts': `${header}same`,
    'types/old.ts': `${header}before`,
    'types/gone.ts': `${header}gone`,
  });
  const untouched = statSync(join(root, 'types/same.ts')).ino;
  const replaced = statSync(join(root, 'types/old.ts')).ino;
  writeChanges(root, findChanges(root, ['types'], files));
  for (const { path, text } of files) expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  expect(existsSync(join(root, 'types/gone.ts'))).toBe(false);
  expect(isClean(findChanges(root, ['types'], files))).toBe(true);
  // What is the same stays the same file; what changed is moved into place as a whole.
  expect(statSync(join(root, 'types/same.ts')).ino).toBe(untouched);
  expect(statSync(join(root, 'types/old.ts')).ino).not.toBe(replaced);
  expect(readdirSync(join(root, 'types')).toSorted()).toEqual(['deep', 'old.ts', 'same.ts']);
});

test('keeps the old file if the new one cannot be renamed', () => {
  const root = makeFolder({ 'types/old.ts': 'before', 'types/deep/new.ts/folder.ts': '' });
  const changes = { added: [files[2]], changed: [], unchanged: [], stale: [], foreign: [] };
  expect(() => writeChanges(root, changes as never)).toThrow('a folder has this name');
  expect(readFileSync(join(root, 'types/old.ts'), 'utf8')).toBe('before');
  expect(readdirSync(join(root, 'types/deep'))).toEqual(['new.ts']);
});

test('writes nothing if a file that was not generated would be overwritten', () => {
  const root = makeFolder({ 'types/old.ts': 'by hand' });
  expect(() => writeChanges(root, findChanges(root, ['types'], files))).toThrow('not overwritten');
  expect(readdirSync(join(root, 'types'))).toEqual(['old.ts']);
});

test('follows no symbolic link below the folder', () => {
  const root = makeFolder({ 'elsewhere/keep.txt': '', 'out/types/keep.txt': '' });
  symlinkSync(join(root, 'elsewhere'), join(root, 'out/types/deep'));
  const out = join(root, 'out');
  expect(() => writeChanges(out, findChanges(out, ['types'], files))).toThrow('symbolic link');
  expect(readdirSync(join(root, 'elsewhere'))).toEqual(['keep.txt']);
  expect(readdirSync(join(out, 'types'))).toEqual(['deep', 'keep.txt']);
});

// Node's recursive `mkdir` never ends there.
test('reports a folder that cannot be created', { tags: 'linux' }, () => {
  const changes = { added: [files[2]], changed: [], unchanged: [], stale: [], foreign: [] };
  expect(() => writeChanges('/proc/nope/out', changes as never)).toThrow(
    /new\.ts:1:1 error Cannot write the file: the folder cannot be created/,
  );
});
