import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { callServer } from '../testing/call-server.js';
import { endpointOf, errorFrom, open } from '../testing/endpoint.js';
import { json, startServer, text, type Responder } from '../testing/server.js';
import { callOperation } from './call.js';
import {
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  OperationError,
  PermissionError,
  RateLimitError,
  ServerError,
} from './errors.js';

const apiKey = 'key-0123456789';
const endpoint = endpointOf({
  id: 'v1.createItem',
  method: 'post',
  path: '/items/{code}',
  security: [[{ name: 'key', in: 'header', field: 'x-key', prefix: 'Bearer ', key: true }]],
});
const input = { path: { code: 'c1' }, body: { iban: 'DE89', items: [{ total: 4000 }] } };

it.each([
  [400, InvalidRequestError, 'InvalidRequestError', false],
  [401, AuthenticationError, 'AuthenticationError', false],
  [402, InvalidRequestError, 'InvalidRequestError', false],
  [403, PermissionError, 'PermissionError', false],
  [404, NotFoundError, 'NotFoundError', false],
  [408, ApiError, 'ApiError', true],
  [409, ConflictError, 'ConflictError', false],
  [422, InvalidRequestError, 'InvalidRequestError', false],
  [429, RateLimitError, 'RateLimitError', true],
  [500, ServerError, 'ServerError', true],
  [503, ServerError, 'ServerError', true],
] as const)('maps %i to its error class', async (status, kind, name, retryable) => {
  const error = await failure(json({ message: 'no' }, status));
  expect(error).toBeInstanceOf(kind);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toBeInstanceOf(OperationError);
  expect(error).toMatchObject({
    name,
    status,
    retryable,
    sent: true,
    operationId: 'v1.createItem',
  });
});

it('has the title of a problem without detail as its reason', async () => {
  expect(await failure(json({ title: 'Busy' }, 503))).toMatchObject({ reason: 'Busy' });
});

it('exposes all parts of an error response', async () => {
  const body = {
    code: '422.300.001',
    message: 'The declared total is wrong.',
    parameterized: {
      template:
        'The declared total is {total}, the items add up\n to {sum}; {unknown}, {toString}.',
      params: { total: 100, sum: 90 },
    },
    details: [
      { field: 'items[0].amount', code: '422.300.004', message: 'Too low.', attemptedValue: 1 },
      'nonsense',
    ],
  };
  const error = await failure(json(body, 422, { 'x-request-id': 'r1', 'x-more': '3' }));
  expect(error).toMatchObject({
    message:
      'POST /items/{code} returned 422: 422.300.001: The declared total is 100, the items add up ' +
      'to 90; {unknown}, {toString}. (items[0].amount: Too low.) (request id r1)',
    code: '422.300.001',
    reason: 'The declared total is 100, the items add up to 90; {unknown}, {toString}.',
    requestId: 'r1',
    body,
  });
  expect((error as ApiError).details).toEqual([
    { field: 'items[0].amount', code: '422.300.004', reason: 'Too low.' },
    { field: undefined, code: undefined, reason: '' },
  ]);
  expect((error as ApiError).headers.get('x-more')).toBe('3');
});

it('lists the first three details with field and reason in the message', async () => {
  const details = [
    fault('extRef', 'Too short.', {
      attemptedValue: 'abc',
      parameterized: {
        template: 'The value {value} must have at least {minimum} characters.',
        params: { value: 'abc', minimum: 4 },
      },
    }),
    fault('email', 'mila@example.com is no e-mail address.', {
      attemptedValue: 'mila@example.com',
    }),
    fault('iban', 'DE89 is not valid.', {
      parameterized: { template: '{iban} is not valid.', params: { iban: 'DE89' } },
    }),
    fault('items', 'The value must have at least 1 element.'),
  ];
  const body = { code: '422.900.001', message: 'The request has 4 faults.', details };
  const error = await failure(json(body, 422, { 'x-request-id': 'r1' }));
  expect((error as ApiError).message).toBe(
    'POST /items/{code} returned 422: 422.900.001: The request has 4 faults. ' +
      '(extRef: The value [redacted] must have at least 4 characters.; ' +
      'email: [redacted] is no e-mail address.; iban: [redacted] is not valid.) (request id r1)',
  );
  expect((error as ApiError).details).toHaveLength(4);
  expect((error as ApiError).details[2]?.reason).toBe('DE89 is not valid.');
});

it('names the URL of a 404 by its template', async () => {
  const { baseUrl } = await startServer(json({ message: 'no' }, 404));
  const error = await errorFrom(callOperation(open(`${baseUrl}/api`), endpoint, input));
  expect((error as ApiError).message).toBe(
    `POST /items/{code} returned 404: no (at ${baseUrl}/api/items/{code})`,
  );
});

describe('an unexpected error body', () => {
  it.each<[string, Responder, string, unknown]>([
    [
      'HTML',
      text('<h1>Bad Gateway</h1>', 'text/html', 502),
      'with text/html',
      '<h1>Bad Gateway</h1>',
    ],
    ['nothing', text('', '', 502), 'with an empty body', undefined],
    [
      'truncated JSON',
      text('{"message":', 'application/json', 502),
      'with application/json',
      '{"message":',
    ],
    ['a text', text('teapot', '', 502), 'with a body without content type', 'teapot'],
    ['null', json(null, 502), 'with application/json', null],
    ['an array', json([1], 502), 'with application/json', [1]],
    [
      'garbage',
      json({ code: {}, message: [], details: 1 }, 502),
      'with application/json',
      { code: {}, message: [], details: 1 },
    ],
  ])('is described in the message: %s', async (_name, responder, said, body) => {
    const error = await failure(responder);
    expect(error).toBeInstanceOf(ServerError);
    expect((error as ApiError).message).toBe(`POST /items/{code} returned 502 ${said}`);
    expect((error as ApiError).body).toEqual(body);
    expect(error).toMatchObject({ code: undefined, reason: '', details: [] });
  });

  it('does not fail on deeply nested arrays or values without a string form', async () => {
    const params = { a: { toString: 1 }, b: [[]] };
    const parameterized = { template: '{a} {b}', params };
    expect(await failure(json({ parameterized }, 400))).toMatchObject({ reason: '{a} {b}' });
  });
});

describe('a printed error', () => {
  const file = Buffer.from('bytes of a passport '.repeat(20)).toString('base64');
  const echo: Responder = (response, request) => {
    const key = Buffer.from(apiKey).toString('base64');
    const said = `No such key: ${request.headers['x-key']?.toString()}, ${key}, ${apiKey.toUpperCase()}, ${request.body}`;
    const details = [{ field: apiKey, code: apiKey, message: `123-45-6789 ${apiKey}` }];
    json({ code: `x ${apiKey}`, message: said, details, ssn: '123-45-6789', file }, 422, {
      'x-request-id': apiKey,
    })(response, request);
  };

  it('contains no key, social security number or file, even if the server echoes them', async () => {
    const error = await failure(echo, { ssn: '123456789', other: '123 45 6789', file });
    expect(printed(error)).toContain('No such key: Bearer [redacted]');
    const forms = [apiKey, apiKey.toUpperCase(), Buffer.from(apiKey).toString('base64')];
    for (const secret of [...forms, '123-45-6789', '123456789', '123 45 6789', file.slice(0, 90)]) {
      expect(printed(error)).not.toContain(secret);
    }
    expect((error as ApiError).body).toMatchObject({ ssn: '123-45-6789' });
  });

  it('does not contain the body of an invalid success', async () => {
    const error = await failure(text(`<html>${apiKey} 123-45-6789`, 'text/html'));
    expect(printed(error)).toContain('text/html');
    expect(printed(error)).not.toMatch(/123-45-6789|key-0123456789/);
  });

  it('does not contain further properties of an error of a custom fetch', async () => {
    const error = await errorFrom(
      callOperation(open('http://x', { apiKey, fetch: unreachable }), endpoint, input),
    );
    expect(printed(error)).toContain('cannot reach it with Bearer [redacted]');
    expect(printed(error)).not.toContain(apiKey);
    expect(error).toHaveProperty('origin.config');
  });
});

it('does not follow a redirect, which could send the key to another host', async () => {
  const other = await startServer();
  const error = await failure(text('', '', 302, { location: other.baseUrl }));
  expect(error).toMatchObject({ name: 'ApiError', status: 302 });
  expect(other.requests).toEqual([]);
});

it('reports an unreachable server with `sent: false`', async () => {
  const error = await errorFrom(callOperation(open(await closedPort()), endpoint, input));
  expect(error).toBeInstanceOf(ConnectionError);
  const code = 'ECONNREFUSED';
  const named = { name: 'ConnectionError', sent: false, retryable: true, code, cause: { code } };
  expect(error).toMatchObject(named);
  expect((error as Error).message).toMatch(
    /^POST \/items\/\{code\} got no complete response: ECONNREFUSED connect ECONNREFUSED 127/,
  );
  expect((error as ConnectionError).origin).toBeInstanceOf(TypeError);
});

async function failure(responder: Responder, body: object = input.body): Promise<unknown> {
  const parts = { endpoint, input: { ...input, body }, options: { apiKey } };
  return (await callServer(responder, parts)).result;
}

async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

function printed(error: unknown): string {
  const all = error as Error;
  return [
    inspect(error, { depth: 9, showHidden: false }),
    JSON.stringify(error),
    String(error),
    all.stack,
  ].join();
}

function unreachable(request: Request): never {
  const message = `cannot reach it with ${request.headers.get('x-key') ?? ''}`;
  throw Object.assign(new Error(message), { config: { headers: [...request.headers] } });
}

function fault(field: string, message: string, more: object = {}): object {
  return { field, code: '422.900.003', message, ...more };
}
