import { describe, expect, it } from 'vitest';
import { errorFrom, open } from '../testing/endpoint.js';
import { json, startServer, text } from '../testing/server.js';
import { ConflictError, ResponseError, UsageError } from './errors.js';
import { type RequestFunction, requestOn } from './request.js';
import type { CommonOptions } from './options.js';

const security = [[{ name: 'key', in: 'header', field: 'x-key', key: true } as const]];
const requestTo =
  (baseUrl: string, options: CommonOptions = {}): RequestFunction =>
  (...args) =>
    requestOn(open(baseUrl, { apiKey: 'key-0123456789', ...options }), security, args);

it('sends what no method is for, with the key, and returns what comes', async () => {
  const { baseUrl, requests } = await startServer(json({ made: 1 }));
  const request = requestTo(baseUrl);
  const made = await request<{ made: number }>('post', '/api/new-things/{code}', {
    path: { code: 'a/b' },
    query: { tags: ['x', 'y'], none: undefined },
    body: { name: 'n' },
    headers: { 'x-more': '1' },
  });
  expect(made.made).toBe(1);
  const [sent] = requests;
  expect(sent).toMatchObject({
    method: 'POST',
    url: '/api/new-things/a%2Fb?tags=x&tags=y',
    body: '{"name":"n"}',
  });
  expect(sent?.headers).toMatchObject({ 'x-key': 'key-0123456789', 'x-more': '1' });
});

it.each([
  ['JSON', json([1]), [1]],
  ['text', text('a;b', 'text/csv'), 'a;b'],
  ['nothing', text('', '', 204), undefined],
  ['a problem of JSON', json({ a: 1 }, 200, { 'content-type': 'application/hal+json' }), { a: 1 }],
])('reads %s', async (_name, answer, expected) => {
  const { baseUrl } = await startServer(answer);
  expect(await requestTo(baseUrl)('get', '/x')).toEqual(expected);
});

it('reads bytes', async () => {
  const { baseUrl } = await startServer(text('%PDF', 'application/pdf'));
  const blob = await requestTo(baseUrl)<Blob>('get', '/x');
  expect(await blob.text()).toBe('%PDF');
});

it('tells errors as methods do, without the values of the path', async () => {
  const { baseUrl } = await startServer(json({ message: 'taken' }, 409));
  const error = await errorFrom(
    requestTo(baseUrl)('put', '/x/{code}', { path: { code: 'secret' } }),
  );
  expect(error).toBeInstanceOf(ConflictError);
  expect(String(error)).toBe('ConflictError: PUT /x/{code} answered 409: taken');
  const html = await startServer(text('<html', 'application/json'));
  expect(await errorFrom(requestTo(html.baseUrl)('get', '/x'))).toBeInstanceOf(ResponseError);
});

describe('is repeated', () => {
  it.each([
    ['get', {}, 2],
    ['delete', {}, 2],
    ['post', {}, 1],
    ['post', { repeatable: true }, 2],
    ['get', { repeatable: false }, 1],
  ] as const)('%s %j: %i', async (method, options, count) => {
    const { baseUrl, requests } = await startServer(json({}, 503, { 'retry-after-ms': '0' }));
    await errorFrom(requestTo(baseUrl, { retries: 1 })(method, '/x', options));
    expect(requests).toHaveLength(count);
  });
});

it.each([
  'x',
  '',
  '@evil.example/x',
  '.evil.example',
  '//evil.example',
  '/x?a=1',
  '/x#a',
  '/\\evil',
])('refuses the path %j, which could lead the key to another host', async (path) => {
  const { baseUrl, requests } = await startServer();
  expect(() => requestTo(baseUrl)('get', path)).toThrow(TypeError);
  expect(requests).toEqual([]);
});

it('refuses a path without its values', async () => {
  const error = await errorFrom(requestTo('http://x')('get', '/x/{code}'));
  expect(error).toBeInstanceOf(UsageError);
});
