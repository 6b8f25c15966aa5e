import { describe, expect, it } from 'vitest';
import { callServer } from '../testing/call-server.js';
import { endpointOf, open } from '../testing/endpoint.js';
import { startServer } from '../testing/server.js';
import { callOperation } from './call.js';
import type { Endpoint, Input } from './endpoint.js';
import { UsageError } from './errors.js';
import type { CommonOptions } from './options.js';
import { writeHeaders } from './write-headers.js';

const item = endpointOf({ path: '/items/{code}' });

describe('a path parameter stays one segment of the path', () => {
  it.each([
    ['a/b', 'a%2Fb'],
    ['../admin', '..%2Fadmin'],
    ['..\\admin', '..%5Cadmin'],
    ['%2e%2e', '%252e%252e'],
    ['a?key=1', 'a%3Fkey%3D1'],
    ['a#b', 'a%23b'],
    ['a;b=1', 'a%3Bb%3D1'],
    ['{other}$&', '%7Bother%7D%24%26'],
    [
      '1\r\nX-Evil: 1\r\n\r\nGET / HTTP/1.1',
      '1%0D%0AX-Evil%3A%201%0D%0A%0D%0AGET%20%2F%20HTTP%2F1.1',
    ],
    ['ü€😀', '%C3%BC%E2%82%AC%F0%9F%98%80'],
  ])('%j', async (code, encoded) => {
    const { requests } = await call(item, { path: { code } });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toBe(`/items/${encoded}`);
    expect(requests[0]?.headers).not.toHaveProperty('x-evil');
  });

  it.each(['.', '..', '', null, undefined, [], '\ud800'])('rejects %j', async (code) => {
    const { error, requests } = await call(item, { path: { code } });
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toMatchObject({ sent: false, retryable: false });
    expect(requests).toEqual([]);
  });

  it('names the invalid parameter', async () => {
    const { error } = await call(item, { path: { code: '' } });
    expect(error).toHaveProperty(
      'message',
      'GET /items/{code} cannot be sent: code is empty or made of dots',
    );
    const object = await call(item, { path: { code: { code: 'a' } } });
    expect(object.error).toHaveProperty(
      'message',
      'GET /items/{code} cannot be sent: code is an object; pass a string or a number',
    );
  });
});

it('rejects options in the place of the query, unless the operation has such parameters', async () => {
  const moved = { query: { timeout: 5 } };
  const { error, requests } = await call(endpointOf({}), moved);
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).toContain('timeout is an option');
  expect(requests).toEqual([]);
  const sent = await call(endpointOf({ likeOptions: ['timeout'] }), moved);
  expect(sent.requests[0]?.url).toContain('?timeout=5');
});

describe('headers and cookies hold one value', () => {
  it('rejects a line break in a header without quoting the value', async () => {
    const header = { 'X-Note': 'secret\r\nX-Evil: 1' };
    const { error, requests } = await call(item, { path: { code: '1' }, header });
    expect(String(error)).toContain('cannot be sent: X-Note has characters that cannot be sent');
    expect(String(error)).not.toContain('secret');
    expect(requests).toEqual([]);
  });

  it('encodes separators in a cookie', async () => {
    const cookies = [{ name: 'session', style: 'form', explode: true }];
    const endpoint = endpointOf({ writeHeaders: writeHeaders([], cookies) });
    const { requests } = await call(endpoint, { cookie: { session: 'a; admin=1\r\n' } });
    expect(requests[0]?.headers.cookie).toBe('session=a%3B%20admin%3D1%0D%0A');
  });

  it('rejects a key with characters that headers cannot contain, without quoting it', async () => {
    const security = [[{ name: 'key', in: 'header', field: 'x-key', key: true } as const]];
    const options = { apiKey: 'secret\u{1f600}' };
    const { error } = await call(endpointOf({ security }), {}, options);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).not.toContain('secret');
  });

  it('prefers the headers of the call to parameters, and these to the headers of the client', async () => {
    const headers = { 'x-note': 'client', 'x-a': 'client', 'x-b': 'client', 'x-gone': undefined };
    const input = {
      path: { code: '1' },
      header: { 'X-Note': 'parameter' },
      options: { headers: new Headers({ 'X-A': 'call' }) },
    };
    const { requests } = await call(item, input, { headers });
    expect(requests[0]?.headers).toMatchObject({
      'x-note': 'parameter',
      'x-a': 'call',
      'x-b': 'client',
    });
    expect(requests[0]?.headers).not.toHaveProperty('x-gone');
  });

  it('accepts JSON, or the documented media types', async () => {
    expect((await call(endpointOf(), {})).requests[0]?.headers.accept).toBe('application/json');
    const csv = await call(endpointOf({ accept: 'text/csv' }), {});
    expect(csv.requests[0]?.headers.accept).toBe('text/csv');
  });
});

describe('a connection', () => {
  it.each([
    ['a key is empty', 'http://x', { apiKey: '' }, 'apiKey and credentials must be non-empty'],
    ['a key has "Bearer"', 'http://x', { apiKey: 'Bearer secret' }, 'without "Bearer"'],
    ['a key has blanks around it', 'http://x', { apiKey: 'secret\n' }, 'surrounding spaces'],
    [
      'a key has a line break',
      'http://x',
      { apiKey: 'secret\r\nX-Evil: 1' },
      'must be non-empty strings',
    ],
    ['a key is a promise', 'http://x', { apiKey: promisedKey }, 'must be non-empty strings'],
    [
      'a credential is empty',
      'http://x',
      { credentials: { key: '' } },
      'must be non-empty strings',
    ],
    ['a base URL is empty', '', {}, 'The baseUrl  must be an http(s) URL'],
    [
      'a base URL has no scheme',
      '127.0.0.1:80',
      {},
      'The baseUrl 127.0.0.1:80 must be an http(s) URL',
    ],
    ['a base URL has another scheme', 'ftp://x', {}, 'must be an http(s) URL'],
    ['a base URL has a script', 'javascript:alert(1)', {}, 'must be an http(s) URL'],
    ['a base URL has a host alone', '//evil.example', {}, 'must be an http(s) URL'],
    [
      'a base URL has a user',
      'https://user:secret@example.com',
      {},
      'https://example.com must be an http(s) URL without user',
    ],
    ['a base URL has a query', 'https://example.com?a=1', {}, 'URL without user, query'],
  ])('is rejected if %s', (_fault, baseUrl, options, message) => {
    const make = (): unknown => open(baseUrl, options);
    expect(make).toThrow(TypeError);
    expect(make).toThrow(message);
    expect(make).not.toThrow('secret');
  });

  it('joins base URL and path with any number of slashes', async () => {
    const { baseUrl, requests } = await startServer();
    await callOperation(open(`${baseUrl}/base//`), endpointOf(), {});
    expect(requests[0]?.url).toBe('/base/x');
  });

  it('rejects values that cannot be serialized', async () => {
    const trace = await call(endpointOf({ method: 'trace' }), {});
    expect(trace.error).toBeInstanceOf(UsageError);
    const get = await call(endpointOf(), { body: { a: 'secret' } });
    expect(get.error).toBeInstanceOf(UsageError);
    expect(String(get.error)).not.toContain('secret');
    const bigInt = await call(endpointOf({ method: 'post' }), { body: { a: 10n } });
    expect(String(bigInt.error)).toMatch(/cannot be sent: Do not know how to serialize a BigInt$/);
  });

  it('accepts an app as fetch', async () => {
    const connection = open('http://app', { fetch: ({ url }) => Response.json({ url }) });
    expect(await callOperation(connection, endpointOf(), {})).toEqual({ url: 'http://app/x' });
  });
});

/** A key passed without `await`. */
const promisedKey = Promise.resolve('secret') as unknown as string;

async function call(endpoint: Endpoint, input: Input, options: CommonOptions = {}) {
  const { result: error, requests } = await callServer([], { endpoint, input, options });
  return { requests, error };
}
