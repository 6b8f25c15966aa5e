import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formatCurl } from './curl.js';
import { KeyRedactor } from './key-redactor.js';

const request = {
  method: 'POST',
  url: 'http://127.0.0.1/a?key=k-12345',
  headers: { accept: 'application/json', authorization: 'Bearer k-12345' },
  body: `{"name":"O'Neil $HOME \`x\` \\"q\\""}`,
};

test('generates long trailing whitespace with printf', () => {
  const body = `{"a":1}${' '.repeat(20_000)}`;
  const line = formatCurl({ ...request, body }, new KeyRedactor(new Set()));
  expect(line.length).toBeLessThan(300);
  // wc replaces curl.
  const size = execFileSync('sh', ['-c', line.replace(/curl .*/, 'wc -c')], { encoding: 'utf8' });
  expect(Number(size)).toBe(body.length);
});

test('quotes the request for a shell and takes the key from API_KEY', () => {
  const line = formatCurl(request, new KeyRedactor(new Set(['k-1', 'k-12345'])));
  expect(line).not.toContain('k-1');
  // A real shell checks the quoting; printf replaces curl.
  const words = execFileSync('sh', ['-c', line.replace('curl', String.raw`printf '%s\n'`)], {
    env: { API_KEY: 'k-12345' },
    encoding: 'utf8',
  }).split('\n');
  expect(words).toContain('authorization: Bearer k-12345');
  expect(words).toContain(request.body);
  expect(words).toContain('accept: application/json');
  expect(words).toContain(request.url);
});
