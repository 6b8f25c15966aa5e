// Attacks on an installed sandbox, each with the expected response. Those on one function (names of hosts, addresses,
// bodies, origins) are in the unit tests of packages/sandbox, those that need a browser in test/pages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../packages/sandbox/src/testing/raw-http.js';
import { installOnce } from '../packages/shared.js';
import { type RunningSandbox, startSandbox } from '../packages/start-sandbox.js';

const key = 'test_attacked';
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox(await installOnce());
}, 600_000);
afterAll(() => sandbox?.stop());

interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function call(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<Seen> {
  const response = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function raw(lines: readonly string[], body = ''): Promise<number> {
  const head = [...lines, `Authorization: Bearer ${key}`, 'Connection: close', '', ''];
  return (await sendRaw(sandbox.url, `${head.join('\r\n')}${body}`)).status;
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
    const { status } = await sendRaw(
      sandbox.url,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n\r\n`,
    );
    expect([400, 404]).toContain(status);
  });
});

describe('onboarding', () => {
  const payload = `"><img src=x onerror=alert(1)><script>alert(1)</script>`;
  let code: string;
  let address: string;
  beforeAll(async () => {
    const holder = await call(
      'POST',
      '/api/accountholders',
      JSON.stringify({ displayName: payload }),
    );
    code = (JSON.parse(holder.text) as { code: string }).code;
    const made = await call('POST', `/api/accountholders/${code}/onboarding-url`, '{}');
    address = new URL((JSON.parse(made.text) as { url: string }).url).pathname;
  });

  test('escapes all input, and runs no other scripts', async () => {
    const page = await call('GET', address);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('<img src=x');
    expect(page.text).not.toContain('<script>alert');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('rejects an unknown address, and a form of another site', async () => {
    expect((await call('GET', `${address}x`)).status).toBe(404);
    const origin = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await call('POST', address, 'a=b', origin)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('tenants of others', () => {
  test('rejects a snapshot that was not exported, and keeps the tenant unchanged', async () => {
    const before = (await call('GET', '/_sandbox/state-hash')).text;
    const exported = JSON.parse((await call('GET', '/_sandbox/export')).text) as object;
    const attempts = [
      '{}',
      '[]',
      'null',
      JSON.stringify({ ...exported, hash: '0'.repeat(64) }),
      JSON.stringify({ ...exported, hash: undefined }),
      JSON.stringify(exported).replace('DEFAULT', 'DEFAULd'),
      JSON.stringify(exported).replace(/"tables":\{/, '"tables":{"sqlite_master":[],'),
      JSON.stringify(exported).replace('{', '{"__proto__":{"x":1},'),
    ];
    for (const body of attempts) {
      const { status } = await call('POST', '/_sandbox/import', body);
      expect({ body: body.slice(0, 80), refused: status >= 400 && status < 500 }).toEqual({
        body: body.slice(0, 80),
        refused: true,
      });
    }
    expect((await call('GET', '/_sandbox/state-hash')).text).toBe(before);
  });

  test('a read-only key cannot change anything', async () => {
    const reader = { authorization: `Bearer test_ro_${key.slice(5)}` };
    for (const path of ['/_sandbox/reset', '/_sandbox/keys', '/_sandbox/clock/freeze'])
      expect((await call('POST', path, '{}', reader)).status).toBe(403);
    expect((await call('POST', '/api/accountholders', '{"displayName":"M"}', reader)).status).toBe(
      403,
    );
  });
});
