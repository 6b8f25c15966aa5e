// @module-tag ci
// Attacks on an installed sandbox, each with the expected response. Those on one function (names of hosts, addresses,
// bodies, origins, imports, forms, read-only keys) are in the unit tests of packages/sandbox, those that need a browser in test/pages.
import { beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../packages/sandbox/src/testing/raw-http.js';
import { installOnce } from '../packages/shared.js';
import { type RunningSandbox, startSandbox } from '../packages/start-sandbox.js';

const key = 'test_attacked';
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox(await installOnce());
}, 600_000);

async function raw(lines: readonly string[], body = ''): Promise<number> {
  return (await sendRaw(sandbox.url, [...lines, `Authorization: Bearer ${key}`], body)).status;
}

const get = 'GET /api/divisions HTTP/1.1';
const post = 'POST /api/accountholders HTTP/1.1';
const json = 'Content-Type: application/json';

describe('requests that a proxy may read differently (smuggling)', () => {
  const local = 'Host: localhost';
  const chunked = '2\r\n{}\r\n0\r\n\r\n';
  test.each([
    [
      'length and chunks',
      [post, local, json, 'Content-Length: 2', 'Transfer-Encoding: chunked'],
      chunked,
    ],
    ['two lengths', [post, local, json, 'Content-Length: 2', 'Content-Length: 3'], '{} '],
    ['a negative length', [post, local, json, 'Content-Length: -1'], ''],
    ['an unknown encoding', [post, local, json, 'Transfer-Encoding: xchunked'], chunked],
    ['a header with a blank before the colon', [get, local, 'X-A : b'], ''],
    ['a folded header', [get, local, 'X-A: b\r\n c'], ''],
    ['a NUL in a header', [get, local, 'X-A: b\0c'], ''],
  ])('%s', async (_what, lines, body) => {
    expect(await raw(lines, body)).toBe(400);
  });

  test('headers of more than 16 kB', async () => {
    expect(await raw([get, local, `X-A: ${'a'.repeat(20_000)}`])).toBe(431);
  });
});

describe('paths out of their folders', () => {
  test.each([
    '/_sandbox/assets/../../package.json',
    '/_sandbox/assets/..%2f..%2fpackage.json',
    '/_sandbox/assets/%2e%2e/%2e%2e/etc/passwd',
    '/_sandbox/assets/....//....//etc/passwd',
    '/_sandbox/ui/../../../etc/passwd',
    '/files/reports/../../etc/passwd',
    '/files/reports/..%2f..%2f..%2fetc/passwd.csv?signature=x',
    '/files/reports/x/y.csv',
    '/files/reports/x/y.csv?signature=',
    '/api/accountholders/..%2f..%2f_sandbox%2fexport',
    '/api/accountholders/%00',
  ])('%s is a 404', async (path) => {
    expect([400, 404]).toContain(await raw([`GET ${path} HTTP/1.1`, 'Host: localhost']));
  });
});
