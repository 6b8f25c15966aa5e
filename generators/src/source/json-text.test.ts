import { expect, test } from 'vitest';
import { findJsonSyntaxError, isJsonText, findDuplicateKeys } from './json-text.js';

test.each(['{"a": 1}', ' [{}]', '{}', '[["a"]]'])('%s is meant as JSON', (text) => {
  expect(isJsonText(text)).toBe(true);
});

test.each(['a: 1', '{a: 1}', '[a]', '- {}'])('%s is not', (text) => {
  expect(isJsonText(text)).toBe(false);
});

test('reports the second occurrence of a duplicate key', () => {
  const text =
    '{\n "a": {"b": "{\\"b\\":", "c": [{"b": 1}, {"b": 2}]},\n "\\u0061": 1, "d": {"a": 1}\n}';
  const found = findDuplicateKeys('a.json', text);
  expect(found.map(({ message, location }) => [message, location?.line, location?.column])).toEqual(
    [['Duplicate key a; the last value is used.', 3, 2]],
  );
});

test.each([
  ['{"a": [1, 2', 1, 12],
  ['{\n "a": 1,\n', 3, 1],
  ['{"a" 1}', 1, 6],
])('locates the error of %j', (text, line, column) => {
  expect(findJsonSyntaxError('a.json', text, 0)?.location).toMatchObject({ line, column });
});
