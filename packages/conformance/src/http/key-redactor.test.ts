import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { KeyRedactor } from './key-redactor.js';

const key = 'test_"k$y"&4711-of-a-merchant-with-a-name-that-is-longer-than-a-line-of-base64';
const redactor = new KeyRedactor(new Set([key, 'k-1', '']));

test.each([
  ['as it is', key],
  ['in a URL', encodeURIComponent(key)],
  ['inside JSON', JSON.stringify(key).slice(1, -1)],
  ['in Base64', Buffer.from(key).toString('base64')],
  ['in Base64 as for the scheme Basic', Buffer.from(`${key}:`).toString('base64')],
])('redacts a key %s', (_, form) => {
  const shown = redactor.redact(`before ${form} after`);
  expect(shown).toMatch(/^before .*API_KEY.* after$/);
  expect(shown).not.toContain(form);
});

test('redacts a truncated key, but no text that only starts the same', () => {
  expect(redactor.redact(`no ${key.slice(0, 20)}`)).toBe('no $API_KEY');
  expect(redactor.redact(`no ${key.slice(0, 20)} more`)).toBe(`no ${key.slice(0, 20)} more`);
});

test.each([
  key,
  Buffer.from(`${key}:`).toString('base64'),
  `it's \`a\` $b "c" \\ ${key}`,
  "it's $b",
])('quotes %j for a shell', (text) => {
  const word = redactor.quote(text);
  expect(word).not.toContain(key);
  const env = { PATH: process.env['PATH'], API_KEY: key };
  expect(execFileSync('sh', ['-c', `printf %s ${word}`], { env, encoding: 'utf8' })).toBe(text);
});

test('redacts a key that was added later', () => {
  const keys = new Set(['first-key']);
  const growing = new KeyRedactor(keys);
  expect(growing.redact('first-key, second-key')).toBe('$API_KEY, second-key');
  keys.add('second-key');
  expect(growing.redact('first-key, second-key')).toBe('$API_KEY, $API_KEY');
});
