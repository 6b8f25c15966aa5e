import { beforeAll, describe, expect, test } from 'vitest';
import { useTestSandbox } from '../testing/test-sandbox.js';
import { normalizeOrigin } from './allowed-origins.js';

const app = 'http://localhost:5173';
const authorization = 'Bearer test_origins';

const started = useTestSandbox();
let withOrigin: string;
let without: string;
beforeAll(async () => {
  withOrigin = (await started.sandbox.listen({ port: 0, allowedOrigins: [app] })).url;
  without = (await started.sandbox.listen({ port: 0 })).url;
});

async function preflight(server: string, origin: string): Promise<Headers> {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  };
  return (await fetch(`${server}/api/divisions`, { method: 'OPTIONS', headers })).headers;
}

describe('an allowed origin', () => {
  test('may send keys and bodies', async () => {
    const headers = await preflight(withOrigin, app);
    expect(headers.get('access-control-allow-origin')).toBe(app);
    expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('exposes response headers and varies by origin', async () => {
    const sent = { headers: { origin: app, authorization } };
    const { headers } = await fetch(`${withOrigin}/api/divisions`, sent);
    expect(headers.get('access-control-allow-origin')).toBe(app);
    expect(headers.get('access-control-expose-headers')).toBe('*');
    expect(headers.get('vary')).toMatch(/origin/i);
  });
});

test.each(['http://localhost:5174', 'https://localhost:5173', 'http://evil.example', 'null'])(
  '%s is not allowed by that',
  async (origin) => {
    expect((await preflight(withOrigin, origin)).get('access-control-allow-origin')).toBeNull();
  },
);

test('no origin is allowed by default', async () => {
  expect((await preflight(without, app)).get('access-control-allow-origin')).toBeNull();
});

test('a fault that drops the connection still drops it', async () => {
  const headers = { authorization, 'content-type': 'application/json' };
  const rule = { method: 'POST', headers, body: JSON.stringify({ drop: 'BEFORE', times: 1 }) };
  expect((await fetch(`${withOrigin}/_sandbox/faults`, rule)).status).toBe(200);
  await expect(fetch(`${withOrigin}/api/divisions`, { headers })).rejects.toThrow('fetch failed');
  expect((await fetch(`${withOrigin}/api/divisions`, { headers })).status).toBe(200);
});

test.each([
  '*',
  'null',
  'localhost:5173',
  'http://localhost:5173/app',
  'file:///',
  '',
  'ws://a.test',
])('rejects "%s"', (text) => {
  expect(() => normalizeOrigin(text)).toThrow('is not an origin. Use scheme, host and port');
});

test('accepts an origin with its default port or a trailing slash', () => {
  expect(normalizeOrigin('https://docs.example:443/')).toBe('https://docs.example');
});
