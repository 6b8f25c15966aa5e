import { expect, test } from 'vitest';
import { FileDraft, type ImportedSymbol } from './file.js';

const split: ImportedSymbol = { from: { emitter: 'types', file: 'v1' }, name: 'Split' };
const otherSplit: ImportedSymbol = { from: { emitter: 'types', file: 'v2' }, name: 'Split' };

test('a symbol is imported when it is first used, and once', () => {
  const file = new FileDraft('client', 'v1');
  expect(file.imports).toEqual([]);
  expect([file.use(split), file.use(split)]).toEqual(['Split', 'Split']);
  expect(file.imports).toEqual([{ ...split, typeOnly: false, local: 'Split' }]);
});

test('symbols of one name from two places get two local names', () => {
  const file = new FileDraft('client', 'v1');
  expect([file.use(split), file.use(otherSplit), file.use(split)]).toEqual([
    'Split',
    'Split2',
    'Split',
  ]);
});

test('an import does not take the name of a declaration, also not in another case', () => {
  const file = new FileDraft('client', 'v1');
  file.declare('split');
  expect(file.use(split)).toBe('Split2');
});

test('a symbol of the file itself needs no import', () => {
  const file = new FileDraft('types', 'v1');
  file.declare('Split');
  expect(file.use(split)).toBe('Split');
  expect(file.imports).toEqual([]);
});

test('the same path below another emitter is another file', () => {
  const file = new FileDraft('validators', 'v1');
  file.use(split);
  expect(file.imports).toHaveLength(1);
});

test('a module as a whole has the name that was asked for', () => {
  const file = new FileDraft('client', 'v1');
  file.declare('z');
  expect(file.use({ from: { package: 'zod' }, name: '*', as: 'z' })).toBe('z2');
});

test.each([
  [[true, true], true],
  [[true, false], false],
  [[false, true], false],
])('uses as a type alone %j import a type alone: %s', (uses, expected) => {
  const file = new FileDraft('client', 'v1');
  for (const typeOnly of uses) file.use({ ...split, typeOnly });
  expect(file.imports.map((entry) => entry.typeOnly)).toEqual([expected]);
});
