import { describe, expect, test } from 'vitest';
import { ConnectionDropped } from './inject-faults.js';
import { allowOrigins, normalizeOrigin } from './allowed-origins.js';

const app = 'http://localhost:5173';
const url = 'http://127.0.0.1:4020/api/divisions';

/** Sends a preflight request of a call with a key; returns the response headers. */
async function preflight(origins: readonly string[], origin: string): Promise<Headers> {
  const serve = allowOrigins(origins, async () => new Response(null, { status: 405 }));
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  };
  return (await serve(new Request(url, { method: 'OPTIONS', headers }))).headers;
}

describe('an allowed origin', () => {
  test('may send keys and bodies', async () => {
    const headers = await preflight([app], app);
    expect(headers.get('access-control-allow-origin')).toBe(app);
    expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('exposes response headers and varies by origin', async () => {
    const serve = allowOrigins([app], async () => Response.json({}));
    const { headers } = await serve(new Request(url, { headers: { origin: app } }));
    expect(headers.get('access-control-allow-origin')).toBe(app);
    expect(headers.get('access-control-expose-headers')).toBe('*');
    expect(headers.get('vary')).toMatch(/origin/i);
  });
});

test.each(['http://localhost:5174', 'https://localhost:5173', 'http://evil.example', 'null'])(
  '%s is not allowed by that',
  async (origin) => {
    expect((await preflight([app], origin)).get('access-control-allow-origin')).toBeNull();
  },
);

test('no origin is allowed by default', async () => {
  expect((await preflight([], app)).get('access-control-allow-origin')).toBeNull();
});

test('a fault that drops the connection still drops it', async () => {
  const serve = allowOrigins([app], async () => {
    throw new ConnectionDropped(1);
  });
  await expect(serve(new Request(url))).rejects.toThrow(ConnectionDropped);
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
