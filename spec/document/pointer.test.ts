import { expect, test } from 'vitest';
import { fromPointer, lookUp, toPointer } from './pointer.ts';

test('writes and reads steps with slashes and tildes', () => {
  const steps = ['paths', '/api/{code}', 'a~b', '0'];
  expect(toPointer(steps)).toBe('/paths/~1api~1{code}/a~0b/0');
  expect(fromPointer('#/paths/~1api~1{code}/a~0b/0')).toEqual(steps);
  expect(fromPointer('~01')).toEqual(['~1']);
  expect([fromPointer(''), fromPointer('#/'), toPointer([])]).toEqual([[], [], '']);
});

test('looks up objects and lists, and nothing that is inherited', () => {
  const document = { a: [{ 'b/c': 1 }] };
  expect(lookUp(document, '/a/0/b~1c')).toBe(1);
  expect(lookUp(document, '')).toBe(document);
  expect(lookUp(document, '/a/1/b')).toBeUndefined();
  expect(lookUp(document, '/a/length')).toBeUndefined();
  expect(lookUp(document, '/constructor')).toBeUndefined();
});
