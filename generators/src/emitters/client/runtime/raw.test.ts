import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { endpointOf, errorFormat, errorFrom } from '../testing/endpoint.js';
import { json, startServer, text } from '../testing/server.js';
import { callOperation } from './call.js';
import { type OpenOptions, openConnection } from './connection.js';
import { TimeoutError } from './errors.js';
import { type LogOptions, addLogHooks } from './log.js';
import type { Attempt, CommonOptions } from './options.js';
import { lazyRaw, type RawClient } from './raw.js';
import type { SecurityRequirements } from './security.js';

/** The paths of a document for openapi-fetch. */
interface Paths {
  '/things/{code}': {
    put: {
      parameters: { path: { code: string }; query?: { tags?: string[] } };
      requestBody: { content: { 'application/json': { name: string } } };
      responses: { 200: { content: { 'application/json': { made: number } } } };
    };
  };
}

const security: SecurityRequirements = [[{ name: 'key', in: 'header', field: 'x-key', key: true }]];
const apiKey = 'key-0123456789';
const api = { errors: errorFormat, requestId: 'x-request-id', userAgent: 'shop/1' };
const rawOf = (baseUrl: string, options: CommonOptions & LogOptions = {}): AnyClient =>
  openRaw({ retries: 0, apiKey, ...addLogHooks(options, {}), baseUrl }, security);

/** A client for any paths. */
// oxlint-disable-next-line typescript/no-explicit-any -- it has any paths
type AnyClient = RawClient<any>;

function openRaw(options: OpenOptions, requirements: SecurityRequirements): AnyClient {
  return lazyRaw(openConnection(options, api), requirements)();
}

it('sends a request with the key, a request id and the types of the paths', async () => {
  const { baseUrl, requests } = await startServer(json({ made: 1 }));
  const raw = rawOf(baseUrl, { headers: { 'x-more': '1' }, userAgent: 'till' }) as RawClient<Paths>;
  const { data, response } = await raw.PUT('/things/{code}', {
    params: { path: { code: 'a/b' }, query: { tags: ['x', 'y'] } },
    body: { name: 'n' },
  });
  expectTypeOf(data).toEqualTypeOf<{ made: number } | undefined>();
  expect(data).toEqual({ made: 1 });
  expect(response.status).toBe(200);
  const [sent] = requests;
  expect(sent).toMatchObject({
    method: 'PUT',
    url: '/things/a%2Fb?tags=x&tags=y',
    body: '{"name":"n"}',
  });
  const id: unknown = expect.stringMatching(/^[a-z\d]{5,}$/);
  const agent: unknown = expect.stringMatching(/^till shop\/1/);
  const own = { 'x-key': apiKey, 'x-more': '1', 'x-request-id': id, 'user-agent': agent };
  expect(sent?.headers).toMatchObject(own);
});

it('returns an error with its body instead of throwing', async () => {
  const { baseUrl } = await startServer(json({ message: 'taken' }, 409));
  const { error, response } = await rawOf(baseUrl).GET('/x', {});
  expect(error).toEqual({ message: 'taken' });
  expect(response.status).toBe(409);
});

it('returns an unread response', async () => {
  const { baseUrl } = await startServer(text('a;b', 'text/csv'));
  const { data } = await rawOf(baseUrl).GET('/x', { parseAs: 'stream' });
  expect(await new Response(data as ReadableStream).text()).toBe('a;b');
});

describe('retries', () => {
  it.each([
    ['GET', 2],
    ['PUT', 2],
    ['DELETE', 2],
    ['POST', 1],
    ['PATCH', 1],
  ] as const)('%s: %i', async (method, count) => {
    const { baseUrl, requests } = await startServer(json({ a: 1 }, 503, { 'retry-after-ms': '0' }));
    const raw = rawOf(baseUrl, { retries: 1 });
    const body = method === 'GET' ? {} : { body: { b: 2 } };
    const { error, response } = await raw[method]('/x', body);
    expect(response.status).toBe(503);
    expect(error).toEqual({ a: 1 });
    const sent = requests.map((each) => [each.body, each.headers['x-request-id']]);
    expect(sent).toHaveLength(count);
    expect(sent.at(-1)).toEqual(sent[0]);
  });
});

it('stops after the timeout of an attempt, or when its own signal is aborted', async () => {
  const { baseUrl } = await startServer(() => undefined);
  const late = await errorFrom(
    rawOf(baseUrl, { timeout: 30 }).GET('/things/{code}', {
      params: { path: { code: 'secret' } },
    }),
  );
  expect(late).toBeInstanceOf(TimeoutError);
  expect((late as Error).message).toMatch(/^GET \/things\/\{code\} got no response in 30 ms/);
  const controller = new AbortController();
  setImmediate(() => controller.abort());
  const aborted = rawOf(baseUrl).GET('/x', { signal: controller.signal });
  expect(await errorFrom(aborted)).toMatchObject({ name: 'AbortedError' });
});

it('runs hooks and logs, without the values of the path', async () => {
  const { baseUrl } = await startServer(json({}, 404, { 'x-request-id': 'theirs' }));
  const heard: unknown[] = [];
  const info = vi.fn<(message: string) => void>();
  const quiet = { debug: info, warn: info, error: info };
  const onRequest = (_request: Request, attempt: Attempt): void => void heard.push(attempt);
  const options = { onRequest, requestId: () => 'own', logger: { ...quiet, info } };
  const raw = rawOf(baseUrl, options);
  await raw.GET('/things/{code}', { params: { path: { code: 'secret' } } });
  expect(heard).toEqual([{ operationId: 'GET /things/{code}', attempt: 1, requestId: 'own' }]);
  expect(info.mock.calls).toHaveLength(1);
  expect(info.mock.calls[0]?.[0]).toMatch(/^GET \/things\/\{code\} returned 404 in \d+ ms$/);
});

it('adds a key in the query', async () => {
  const { baseUrl, requests } = await startServer();
  const inQuery: SecurityRequirements = [
    [{ name: 'key', in: 'query', field: 'api_key', key: true }],
  ];
  const options = { baseUrl, apiKey: 'k&l' };
  const raw = openRaw(options, inQuery);
  await raw.GET('/x', { params: { query: { a: 1 } } });
  expect(requests[0]?.url).toBe('/x?a=1&api_key=k%26l');
  await openRaw({ ...options, apiKey: () => 'asked' }, inQuery).GET('/x', {});
  expect(requests[1]?.url).toBe('/x?api_key=asked');
  const other = await startServer();
  await raw.GET('/x', { baseUrl: other.baseUrl });
  expect(other.requests[0]?.url).toBe('/x');
});

const nextToken = (refused?: string): string => (refused === 'token-1' ? 'token-2' : 'token-1');

it('asks a function for the key, and again after a 401', async () => {
  const { baseUrl, requests } = await startServer((response, request) => {
    json({}, request.headers['x-key'] === 'token-2' ? 200 : 401)(response, request);
  });
  const { response } = await rawOf(baseUrl, { apiKey: nextToken }).POST('/x', { body: { a: 1 } });
  expect(response.status).toBe(200);
  const sent = requests.map(({ headers, body }) => [headers['x-key'], body]);
  expect(sent).toEqual([
    ['token-1', '{"a":1}'],
    ['token-2', '{"a":1}'],
  ]);
});

it.each(['x', '.evil.example', ':81/x'])(
  'sends no key along the path %j, which leads to another host',
  async (path) => {
    const sent: Request[] = [];
    const fetch = (request: Request): Response => {
      sent.push(request);
      return Response.json({});
    };
    await rawOf('https://api.example', { fetch }).GET(path, {});
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('x-key')).toBeNull();
  },
);

it('sends no request to another host after an @', async () => {
  const raw = rawOf('https://api.example');
  expect(await errorFrom(raw.GET('@evil.example/x', {}))).toBeInstanceOf(TypeError);
});

it('sends no key to another base URL', async () => {
  const { baseUrl, requests } = await startServer();
  await rawOf('https://api.example').GET('/x', { baseUrl });
  expect(requests[0]?.headers).not.toHaveProperty('x-key');
});

it.each(['', '..', undefined])('rejects the value %j in a path', async (code) => {
  const { baseUrl, requests } = await startServer();
  const call = rawOf(baseUrl).GET('/things/{code}/x', { params: { path: { code } } });
  expect(await errorFrom(call)).toBeInstanceOf(TypeError);
  expect(requests).toEqual([]);
});

it('accepts middleware, which also runs for operations', async () => {
  const { baseUrl, requests } = await startServer();
  const connection = openConnection({ baseUrl, apiKey }, api);
  const raw = connection.transport as unknown as AnyClient;
  raw.use({ onRequest: ({ request }) => request.headers.set('x-own', '1') });
  await callOperation(connection, endpointOf({ security }), {});
  expect(requests[0]?.headers).toMatchObject({ 'x-own': '1', 'x-key': apiKey });
});
