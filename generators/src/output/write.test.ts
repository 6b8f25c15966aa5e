import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../testing/folder.js';
import { findChanges, isClean } from './changes.js';
import { writeChanges } from './write.js';

const files = [
  { path: 'types/same.ts', text: 'same' },
  { path: 'types/old.ts', text: 'after' },
  { path: 'types/deep/new.ts', text: 'new' },
];

test('after writing there is nothing left to do', () => {
  const root = makeFolder({
    'types/same.ts': 'same',
    'types/old.ts': 'before',
    'types/gone.ts': 'gone',
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

test('a file that cannot be moved into place leaves the old one as it was', () => {
  const root = makeFolder({ 'types/old.ts': 'before', 'types/deep/new.ts/folder.ts': '' });
  const changes = { added: [files[2]], changed: [], unchanged: [], stale: [] };
  expect(() => writeChanges(root, changes as never)).toThrow('EISDIR');
  expect(readFileSync(join(root, 'types/old.ts'), 'utf8')).toBe('before');
});
