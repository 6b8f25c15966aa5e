import { expect, test } from 'vitest';
import { errorLine } from './error-line.ts';

test('prefers a crash of the runtime to earlier output', () => {
  const output = 'Error: a plugin warns\n\nFATAL ERROR: heap out of memory\n 1: 0xb9 node::Abort';
  expect(errorLine(output)).toBe('FATAL ERROR: heap out of memory');
});

test('finds the error before its stack', () => {
  const output =
    '/x/y.js:3\n  throw new Error(`a`)\n\nTypeError: b\n    at z (y.js:3)\n\nNode.js v24';
  expect(errorLine(output)).toBe('TypeError: b');
});

test('removes colours and folders, and truncates long lines', () => {
  expect(errorLine('\u001B[31m✖ cannot read /home/x/spec.json\u001B[39m', '/home/x/')).toBe(
    '✖ cannot read spec.json',
  );
  expect(errorLine('e'.repeat(500))).toHaveLength(160);
});

test('uses the last line without an error, and reports missing output', () => {
  expect(errorLine('one\ntwo\n')).toBe('two');
  expect(errorLine('')).toBe('no message');
});

test('joins a line that ends with a colon with the next one', () => {
  expect(errorLine('error: invalid document:\n  paths is missing\n  info is missing')).toBe(
    'error: invalid document: paths is missing',
  );
});
