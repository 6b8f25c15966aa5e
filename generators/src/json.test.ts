import { expect, test } from 'vitest';
import { at, resolvePointer, tokensOf } from './json.js';

const document = { paths: { '/a/{b}': { 'x~y': ['first', { deep: true }] } }, '%41': 1, '': 2 };

test('resolves a pointer made of tokens', () => {
  const pointer = at('#/paths', '/a/{b}', 'x~y', 1, 'deep');
  expect(pointer).toBe('#/paths/~1a~1{b}/x~0y/1/deep');
  expect(tokensOf(pointer)).toEqual(['paths', '/a/{b}', 'x~y', '1', 'deep']);
  expect(resolvePointer(document, pointer)).toBe(true);
});

test('a percent sign in a name is no escape in its pointer', () => {
  expect(at('#', '%41')).toBe('#/%2541');
  expect(resolvePointer(document, at('#', '%41'))).toBe(1);
  expect(tokensOf('#/100%')).toEqual(['100%']);
});

test('a pointer as others write it is percent-decoded', () => {
  expect(resolvePointer(document, '#/paths/~1a~1%7Bb%7D/x~0y/0')).toBe('first');
});

test('the empty pointer is the whole, the empty token a name', () => {
  expect(resolvePointer(document, '#')).toBe(document);
  expect(resolvePointer(document, '#/')).toBe(2);
});

test.each([
  '#paths',
  '#/nothing',
  '#/constructor',
  '#/paths/~1a~1{b}/x~0y/01',
  '#/paths/~1a~1{b}/x~0y/',
])('%s leads nowhere', (pointer) => {
  expect(resolvePointer(document, pointer)).toBeUndefined();
});
