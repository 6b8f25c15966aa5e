import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer as createProduct } from '@seller-funds/server';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { emit, write } from '../../generators/src/testing/emitted.js';
import { createServer as createControl } from '../../packages/sandbox/src/generated/server/index.js';

/** Creates a server whose `authenticate` may return any value. */
type Create = (
  handlers: object,
  options: { readonly authenticate: unknown; readonly onError: () => void },
) => Hono;

/** Every kind of generated server, with a request of a secured operation. */
const servers: Record<string, { create: Create; path: string; handlers: object }> = {
  'the Seller Funds API': {
    create: createProduct as Create,
    path: '/api/divisions',
    handlers: { v2: { listDivisions: () => ({ status: 200, body: [] }) } },
  },
  "the sandbox's control API": {
    create: createControl as unknown as Create,
    path: '/_sandbox/clock',
    handlers: { api: { getClock: () => ({ status: 200, body: {} }) } },
  },
};

beforeAll(async () => {
  const spec = readFileSync(new URL('../adoption/bookmarks/openapi.yaml', import.meta.url), 'utf8');
  const files = await emit(spec, ['types', 'validators', 'server']);
  const folder = write(Array.from(files, ([path, text]) => ({ path, text })));
  const { createServer } = (await import(join(folder, 'server/index.ts'))) as {
    createServer: Create;
  };
  servers['another API'] = {
    create: createServer,
    path: '/bookmarks/b1',
    handlers: { api: { getBookmark: () => ({ status: 200, body: {} }) } },
  };
});

/** The status of the response for a result of `authenticate`. */
async function statusFor(name: string, authenticate: () => unknown): Promise<number | undefined> {
  const server = servers[name];
  const app = server?.create(server.handlers, { authenticate, onError: () => undefined });
  const headers = { authorization: 'Bearer wrong' };
  return (await app?.request(server?.path ?? '', { headers }))?.status;
}

describe.each([...Object.keys(servers), 'another API'])('authenticate of %s', (name) => {
  test.each([
    ['a look-up that finds nothing', new Map().get('wrong')],
    ['null', null],
    ['false', false],
    ['zero', 0],
    ['a number', 1],
    ['no text', ''],
    ['a text', 'Unauthorized'],
    ['an empty list', []],
    ['a response', new Response(null, { status: 401 })],
  ])('rejects %s', async (_title, value) => {
    expect(await statusFor(name, () => value)).toBe(401);
    expect(await statusFor(name, async () => value)).toBe(401);
  });

  test('fails if it throws, rejects, or returns an error', async () => {
    const error = new Error('no database');
    const fail = (): never => {
      throw error;
    };
    expect(await statusFor(name, fail)).toBe(500);
    expect(await statusFor(name, () => Promise.reject(error))).toBe(500);
    expect(await statusFor(name, async () => error)).toBe(500);
  });

  test.each([true, {}, { user: 'Mila' }])('accepts with %o', async (context) => {
    expect(await statusFor(name, () => context)).toBe(200);
    expect(await statusFor(name, async () => context)).toBe(200);
  });
});
