import { describe, expect, it } from 'vitest';
import type { OperationDescriptor } from '../../types/runtime/operation.js';
import { errorFrom, operationOf } from '../testing/operation.js';
import { startServer } from '../testing/server.js';
import type { CallInput } from './call.js';
import { openConnection } from './connection.js';
import type { ConnectionOptions } from './options.js';
import { RequestError } from './errors.js';

const item = operationOf({
  path: '/items/{code}',
  parameters: [
    { name: 'code', in: 'path', required: true },
    { name: 'X-Note', in: 'header' },
    { name: 'session', in: 'cookie' },
  ],
});

describe('a path parameter stays one segment of the path', () => {
  it.each([
    ['a/b', 'a%2Fb'],
    ['../admin', '..%2Fadmin'],
    ['..\\admin', '..%5Cadmin'],
    ['%2e%2e', '%252e%252e'],
    ['a?key=1', 'a%3Fkey%3D1'],
    ['a#b', 'a%23b'],
    ['a;b=1', 'a%3Bb%3D1'],
    [
      '1\r\nX-Evil: 1\r\n\r\nGET / HTTP/1.1',
      '1%0D%0AX-Evil%3A%201%0D%0A%0D%0AGET%20%2F%20HTTP%2F1.1',
    ],
    ['ü€😀', '%C3%BC%E2%82%AC%F0%9F%98%80'],
    ["!'()*", '%21%27%28%29%2A'],
  ])('%j', async (code, encoded) => {
    const { requests } = await call(item, { path: { code } });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toBe(`/items/${encoded}`);
    expect(requests[0]?.headers).not.toHaveProperty('x-evil');
  });

  it.each(['.', '..', '', null, undefined, [], '\ud800'])('refuses %j', async (code) => {
    const { error, requests } = await call(item, { path: { code } });
    expect(error).toBeInstanceOf(RequestError);
    expect(requests).toEqual([]);
  });

  it('names the parameter that is missing', async () => {
    const { error } = await call(item, {});
    expect(error).toHaveProperty(
      'message',
      'GET /items/{code} cannot be called: the path parameter code is empty',
    );
  });
});

describe('headers and cookies hold one value', () => {
  it('refuses a line break in a header, and does not repeat the value', async () => {
    const header = { 'X-Note': 'secret\r\nX-Evil: 1' };
    const { error, requests } = await call(item, { path: { code: '1' }, header });
    expect(String(error)).toContain('the header "X-Note" has characters');
    expect(String(error)).not.toContain('secret');
    expect(requests).toEqual([]);
  });

  it('encodes what would begin another cookie', async () => {
    const cookie = { session: 'a; admin=1\r\n' };
    const { requests } = await call(item, { path: { code: '1' }, cookie });
    expect(requests[0]?.headers.cookie).toBe('session=a%3B%20admin%3D1%0D%0A');
  });

  it('refuses a key that a header cannot carry, and does not repeat it', async () => {
    const operation = operationOf({ security: [['key']] });
    const { error } = await call(operation, {}, { apiKey: 'secret\r\nX-Evil: 1' });
    expect(error).toBeInstanceOf(RequestError);
    expect(String(error)).not.toContain('secret');
  });

  it('lets the headers of the call win, then parameters, then those of the client', async () => {
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

  it('asks for the documented types, successes first', async () => {
    const responses = {
      400: ['application/problem+json'],
      '2XX': ['text/csv', 'application/json'],
    };
    const { requests } = await call(operationOf({ responses }), {});
    expect(requests[0]?.headers.accept).toBe(
      'text/csv, application/json, application/problem+json',
    );
  });
});

describe('a connection', () => {
  it.each([
    ['apiKey is empty', { apiKey: '' }],
    ['user or password', { baseUrl: 'https://user:secret@example.com' }],
    ['query or fragment', { baseUrl: 'https://example.com?a=1' }],
  ])('is refused where %s', (problem, options) => {
    const open = (): unknown => openConnection({ baseUrl: 'http://x', ...options }, {});
    expect(open).toThrow(TypeError);
    expect(open).toThrow(problem);
    expect(open).not.toThrow('secret');
  });

  it('needs no slash between base and path, and takes any number', async () => {
    const { baseUrl, requests } = await startServer();
    await openConnection({ baseUrl: `${baseUrl}/base//` }, {}).send(operationOf({}), {});
    expect(requests[0]?.url).toBe('/base/x');
  });

  it('refuses what no request can be made of', async () => {
    const url = await errorFrom(
      openConnection({ baseUrl: '/only' }, {}).send(item, { path: { code: 1 } }),
    );
    expect(url).toBeInstanceOf(RequestError);
    const trace = await call(operationOf({ method: 'trace' }), {});
    expect(trace.error).toBeInstanceOf(RequestError);
    const get = await call(operationOf({ body: { types: ['application/json'] } }), {
      body: { a: 'secret' },
    });
    expect(get.error).toBeInstanceOf(RequestError);
    expect(String(get.error)).not.toContain('secret');
  });

  it('takes an app in place of the network', async () => {
    const connection = openConnection({ baseUrl: 'http://app', fetch: app }, {});
    expect(await connection.send(operationOf({}), {})).toEqual({ asked: 'http://app/x' });
  });
});

function app(request: Request): Response {
  return Response.json({ asked: request.url });
}

async function call(
  operation: OperationDescriptor,
  input: CallInput,
  options: Partial<ConnectionOptions> = {},
) {
  const { baseUrl, requests } = await startServer();
  const schemes = { key: { type: 'http', scheme: 'bearer' } } as const;
  const connection = openConnection({ baseUrl, ...options }, schemes);
  const error: unknown = await connection.send(operation, input).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { requests, error };
}
