import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../testing/folder.js';
import { header } from '../code/print.js';
import { findChanges, isClean } from './changes.js';

const file = (path: string, text: string) => ({ path, text: header + text });
const generated = (text: string): string => header + text;

test('classifies files as added, changed, unchanged or stale', () => {
  const root = makeFolder({
    'types/same.ts': generated('same'),
    'types/old.ts': generated('before'),
    'types/deep/gone.ts': generated('gone'),
    'types/a.ts.123.tmp': 'left by a run that was stopped',
    'client/mine.ts': 'not in a folder of the generator',
  });
  const changes = findChanges(
    root,
    ['types', 'none'],
    [
      file('types/same.ts', 'same'),
      file('types/old.ts', 'after'),
      file('types/deep/new.ts', 'new'),
    ],
  );
  expect(changes).toEqual({
    added: [expect.objectContaining(file('types/deep/new.ts', 'new'))],
    changed: [{ ...file('types/old.ts', 'after'), before: generated('before') }],
    unchanged: ['types/same.ts'],
    stale: ['types/a.ts.123.tmp', 'types/deep/gone.ts'],
    foreign: [],
  });
  expect(isClean(changes)).toBe(false);
});

test.each(['', '/', '/.'])('the root may end in %j and be relative', (end) => {
  const folder = makeFolder({
    'types/same.ts': generated('same'),
    'types/gone.ts': generated('gone'),
  });
  for (const root of [`${folder}${end}`, `./${relative(process.cwd(), folder)}${end}`]) {
    const changes = findChanges(root, ['types'], [file('types/same.ts', 'same')]);
    expect(changes).toMatchObject({ unchanged: ['types/same.ts'], stale: ['types/gone.ts'] });
  }
});

test('is clean if nothing would be written or removed', () => {
  const root = makeFolder({ 'types/same.ts': generated('same') });
  expect(isClean(findChanges(root, ['types'], [file('types/same.ts', 'same')]))).toBe(true);
  expect(isClean(findChanges(root, ['types'], [file('types/same.ts', 'other')]))).toBe(false);
  expect(isClean(findChanges(root, ['types'], []))).toBe(false);
  expect(isClean(findChanges(root, [], [file('types/new.ts', '')]))).toBe(false);
});

test('never treats files that were not generated as stale, nor overwrites them', () => {
  const root = makeFolder({ 'types/mine.ts': 'by hand', 'types/index.ts': 'by hand too' });
  const changes = findChanges(root, ['types'], [file('types/index.ts', 'new')]);
  expect(changes.stale).toEqual([]);
  expect(changes.foreign).toEqual(['types/index.ts']);
});
