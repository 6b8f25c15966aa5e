import { expect, test } from 'vitest';
import { FileDraft, type ImportedSymbol } from './file.js';

const split: ImportedSymbol = { from: { emitter: 'types', file: 'v1' }, name: 'Split' };
const otherSplit: ImportedSymbol = { from: { emitter: 'types', file: 'v2' }, name: 'Split' };

test('imports a symbol once, when it is first used', () => {
  const file = new FileDraft('client', 'v1');
  expect(file.imports).toEqual([]);
  expect([file.use(split), file.use(split)]).toEqual(['Split', 'Split']);
  expect(file.imports).toEqual([{ ...split, typeOnly: false, local: 'Split' }]);
});

test('gives two symbols of the same name different local names', () => {
  const file = new FileDraft('client', 'v1');
  expect([file.use(split), file.use(otherSplit), file.use(split)]).toEqual([
    'Split',
    'SplitValue',
    'Split',
  ]);
});

test('an import never takes the name of a declaration, with case', () => {
  const file = new FileDraft('client', 'v1');
  file.declare('split');
  expect(file.use(split)).toBe('Split');
  file.declare('SplitValue');
  expect(file.use(otherSplit)).toBe('SplitValue2');
});

test('a global type differs from declarations and imports of its name', () => {
  const file = new FileDraft('client', 'v1');
  file.declare('Blob');
  expect([file.global('Blob'), file.global('Exclude'), file.global('Exclude')]).toEqual([
    'globalThis.Blob',
    'Exclude',
    'Exclude',
  ]);
  expect(file.use({ ...split, name: 'Exclude', typeOnly: true })).toBe('ExcludeType');
});

test('does not import a symbol of the same file', () => {
  const file = new FileDraft('types', 'v1');
  file.declare('Split');
  expect(file.use(split)).toBe('Split');
  expect(file.imports).toEqual([]);
});

test('treats the same path of another emitter as another file', () => {
  const file = new FileDraft('validators', 'v1');
  file.use(split);
  expect(file.imports).toHaveLength(1);
});

test('imports a whole module under the given name', () => {
  const file = new FileDraft('client', 'v1');
  file.declare('z');
  expect(file.use({ from: { package: 'zod' }, name: '*', as: 'z' })).toBe('zModule');
});

test.each([
  [[true, true], true],
  [[true, false], false],
  [[false, true], false],
])('type uses %j import a type only: %s', (uses, expected) => {
  const file = new FileDraft('client', 'v1');
  for (const typeOnly of uses) file.use({ ...split, typeOnly });
  expect(file.imports.map((entry) => entry.typeOnly)).toEqual([expected]);
});
