import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { buildCurl } from './curl.js';

const sent = {
  method: 'POST',
  target: "/api/x?a='b'",
  body: '{"name":"Mila\'s $HOME"}',
  contentType: 'application/json; charset=utf-8',
};

function wordsOf(command: string): string[] {
  const script = command.replace(/^curl/, String.raw`printf '%s\n'`);
  const env = { ...process.env, API_KEY: 'test_secret' };
  return execFileSync('sh', ['-c', script], { encoding: 'utf8', env }).trimEnd().split('\n');
}

test.each([
  ['a key', 'test_known', 'Authorization: Bearer test_known'],
  ['the key of the shell', undefined, 'Authorization: Bearer test_secret'],
])('a shell reads what was sent, with %s', (_what, key, header) => {
  expect(wordsOf(buildCurl(sent, 'http://127.0.0.1:4020', key))).toEqual([
    '-X',
    'POST',
    "http://127.0.0.1:4020/api/x?a='b'",
    '-H',
    header,
    '-H',
    'Content-Type: application/json; charset=utf-8',
    '--data-raw',
    sent.body,
  ]);
});
