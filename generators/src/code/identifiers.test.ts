import { expect, test } from 'vitest';
import {
  camelCase,
  isIdentifier,
  pascalCase,
  propertyAccess,
  propertyName,
  uniqueName,
} from './identifiers.js';

test.each([
  ['payment split', 'PaymentSplit', 'paymentSplit'],
  ['payment-split_v2', 'PaymentSplitV2', 'paymentSplitV2'],
  ['PaymentSplit', 'PaymentSplit', 'paymentSplit'],
  ['HTTPServer', 'HTTPServer', 'httpServer'],
  ['URL', 'URL', 'url'],
  ['2fa', '_2fa', '_2fa'],
  ['$ref', '$ref', '$ref'],
  ['a/b.c#d', 'ABCD', 'abcd'],
  ['', 'Unnamed', 'unnamed'],
  ['***', 'Unnamed', 'unnamed'],
])('%j is %s as a type and %s as a value', (text, type, value) => {
  expect(pascalCase(text)).toBe(type);
  expect(camelCase(text)).toBe(value);
});

test.each(['école', '支払い', 'straße', '𝒶lpha', 'नमस्ते', '\u0301a', 'a\u200Db', '😀', '１２'])(
  '%j becomes an identifier',
  (text) => {
    expect(pascalCase(text)).toSatisfy(isIdentifier);
    expect(camelCase(text)).toSatisfy(isIdentifier);
  },
);

test('keeps letters of other scripts', () => {
  expect(pascalCase('支払い')).toBe('支払い');
  expect(pascalCase('école normale')).toBe('ÉcoleNormale');
});

test.each(['delete', 'await', 'arguments', 'static', 'type', 'let', 'undefined', 'then'])(
  'the reserved word %s gets a sign behind it',
  (word) => {
    expect(camelCase(word)).toBe(`${word}_`);
  },
);

test('appends the lowest free number to a name in use', () => {
  const taken = new Set<string>();
  const names = ['Split', 'Split2', 'Split', 'Split'].map((name) => uniqueName(name, taken));
  expect(names).toEqual(['Split', 'Split2', 'Split3', 'Split4']);
});

test('treats names that differ only in case as the same', () => {
  const taken = new Set<string>();
  expect(['URL', 'Url', 'url'].map((name) => uniqueName(name, taken))).toEqual([
    'URL',
    'Url2',
    'url3',
  ]);
});

test('quotes a property only if necessary', () => {
  expect(propertyName('label')).toBe('label');
  expect(propertyName('delete')).toBe('delete');
  expect(propertyName('été')).toBe('été');
  expect(propertyName('x-id')).toBe('"x-id"');
  expect(propertyName('1a')).toBe('"1a"');
  expect(propertyName('a"b\n')).toBe(String.raw`"a\"b\n"`);
  expect(propertyAccess('label')).toBe('.label');
  expect(propertyAccess('x-id')).toBe('["x-id"]');
});
