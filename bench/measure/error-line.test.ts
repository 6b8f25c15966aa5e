import { expect, test } from 'vitest';
import { errorLine } from './error-line.ts';

test('a crash of the runtime says more than what was said before it', () => {
  const output = 'Error: a plugin warns\n\nFATAL ERROR: heap out of memory\n 1: 0xb9 node::Abort';
  expect(errorLine(output)).toBe('FATAL ERROR: heap out of memory');
});

test('an error stands before its stack and before the version of Node', () => {
  const output =
    '/x/y.js:3\n  throw new Error(`a`)\n\nTypeError: b\n    at z (y.js:3)\n\nNode.js v24';
  expect(errorLine(output)).toBe('TypeError: b');
});

test('colours, folders and the end of a long line are left out', () => {
  expect(errorLine('\u001B[31m✖ cannot read /home/x/spec.json\u001B[39m', '/home/x/')).toBe(
    '✖ cannot read spec.json',
  );
  expect(errorLine('e'.repeat(500))).toHaveLength(160);
});

test('without any sign it is the last line, and without output that is said', () => {
  expect(errorLine('one\ntwo\n')).toBe('two');
  expect(errorLine('')).toBe('no message');
});

test('a line that only announces the reason is told with the reason', () => {
  expect(errorLine('error: invalid document:\n  paths is missing\n  info is missing')).toBe(
    'error: invalid document: paths is missing',
  );
});
