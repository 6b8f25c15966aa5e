import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { literal, objectLiteral, regularExpression, stringLiteral } from './literals.js';

function run(source: string): unknown {
  // eslint-disable-next-line typescript/no-implied-eval, no-new-func -- running it is the test
  return new Function(`'use strict'; return (${source});`)() as unknown;
}

const texts = [
  'plain',
  `it's "quoted"`,
  '`${process.exit()}`',
  'back\\slash',
  String.raw`\' escaped before`,
  'line\nbreak\r\ttab\0null',
  '\u2028\u2029',
  '</script>*/',
  '\u{1F600}',
  '\uD800 alone',
];

test.each(texts)('%j means itself as a literal', (text) => {
  expect(run(stringLiteral(text))).toBe(text);
});

test('writes strings in single quotes and escapes line separators', () => {
  expect(stringLiteral(`it's "so"`)).toBe(String.raw`'it\'s "so"'`);
  expect(stringLiteral('\u2028')).toBe(String.raw`'\u2028'`);
});

test('any JSON value means itself', () => {
  const value: Json = { a: [1, -0.5, null, true, 'x'], 'b-c': {}, "d'": [], delete: { e: 'f' } };
  expect(run(literal(value))).toEqual(value);
  expect(literal(undefined)).toBe('undefined');
});

test('treats __proto__ as an ordinary property', () => {
  const value = run(literal(JSON.parse('{"__proto__":{"polluted":true}}') as Json)) as object;
  expect(Object.keys(value)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test('leaves out entries without an expression', () => {
  expect(objectLiteral([])).toBe('{}');
  expect(
    objectLiteral([
      ['a', 'x'],
      ['b', undefined],
      ['c-d', 'y'],
    ]),
  ).toBe('{ a: x, "c-d": y }');
});

test.each(['^a/b$', '', '[/]', '\u2028', String.raw`\p{L}+`, '^.$'])(
  'the pattern %j is a literal with Unicode semantics',
  (pattern) => {
    const expression = run(regularExpression(pattern) ?? '') as RegExp;
    expect(expression.flags).toBe('u');
    expect(expression.source).toBe(new RegExp(pattern, 'u').source);
  },
);

test('compiles a pattern without the flag u if it is invalid with it', () => {
  expect(regularExpression(String.raw`^[\w-.]+$`)).toBe(String.raw`/^[\w-.]+$/`);
  expect(regularExpression(String.raw`[\000-\037]\\01`)).toBe(String.raw`/[\x00-\x1f]\\01/`);
});

test.each(['\\A', 'a\\z', '[\\p{Print}&&[^|]]+', '\\\\\\Qx'])(
  '%j is of another language',
  (pattern) => {
    expect(regularExpression(pattern)).toBeUndefined();
  },
);

test('returns undefined for an invalid pattern', () => {
  expect(regularExpression('(')).toBeUndefined();
  expect(regularExpression('(?i)a')).toBeUndefined();
});
