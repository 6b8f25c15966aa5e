import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { errorFrom, operationOf } from '../testing/operation.js';
import { json, startServer, text } from '../testing/server.js';
import { ApiError, ConnectionError, OperationError } from './errors.js';
import { openConnection } from './connection.js';

const apiKey = 'key-0123456789';
const operation = operationOf({
  id: 'v1.createItem',
  method: 'post',
  path: '/items/{code}',
  parameters: [{ name: 'code', in: 'path', required: true }],
  body: { types: ['application/json'] },
  responses: { 201: ['application/json'], 409: ['application/json'], '5XX': ['text/plain'] },
  security: [['key']],
});
const schemes = { key: { type: 'http', scheme: 'bearer' } } as const;
const input = { path: { code: 'c1' }, body: { iban: 'body-of-the-request' } };

it('throws a documented error with all that came', async () => {
  const body = { code: '409.100.001', message: 'The code\n exists.' };
  const server = await startServer(json(body, 409, { 'x-request-id': 'r1', 'retry-after': '3' }));
  const error = await errorFrom(open(server.baseUrl).send(operation, input));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toBeInstanceOf(OperationError);
  expect(error).toMatchObject({
    name: 'ApiError',
    message: 'POST /items/{code} answered 409: 409.100.001: The code exists.',
    operationId: 'v1.createItem',
    status: 409,
    body,
    requestId: 'r1',
  });
  expect((error as ApiError).headers.get('retry-after')).toBe('3');
});

it('repeats neither the key nor the body in its message, even where the server does', async () => {
  const server = await startServer((response, request) => {
    const message = `No such key: ${request.headers.authorization}`;
    json({ message }, 409)(response, request);
  });
  const error = await errorFrom(open(server.baseUrl).send(operation, input));
  expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${apiKey}`);
  expect(String(error)).toContain('No such key: Bearer [redacted]');
  expect(String(error)).not.toContain('body-of-the-request');
});

it.each([
  ['JSON', json({ message: 'teapot' }, 418), { message: 'teapot' }],
  ['broken JSON', text('{', 'application/json', 418), '{'],
  ['text', text('teapot', 'text/html', 418), 'teapot'],
  ['nothing', text('', '', 418), undefined],
  ['a success', json({ a: 1 }, 200), { a: 1 }],
])('throws an undocumented status with its raw body: %s', async (_name, answer, body) => {
  const server = await startServer(answer);
  const error = await errorFrom(open(server.baseUrl).send(operation, input));
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).body).toEqual(body);
});

it('keeps the bytes of an undocumented status', async () => {
  const server = await startServer(text('png', 'image/png', 418));
  const error = await errorFrom(open(server.baseUrl).send(operation, input));
  expect(await ((error as ApiError).body as Blob).text()).toBe('png');
});

it('does not follow a redirect, which would take the key elsewhere', async () => {
  const other = await startServer();
  const server = await startServer(text('', '', 302, { location: other.baseUrl }));
  const error = await errorFrom(open(server.baseUrl).send(operation, input));
  expect(error).toMatchObject({ name: 'ApiError', status: 302 });
  expect(other.requests).toEqual([]);
});

it('reports a server that is not there', async () => {
  const error = await errorFrom(open(await closedPort()).send(operation, input));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({
    message: 'POST /items/{code} got no complete response (ECONNREFUSED)',
    aborted: false,
  });
  expect((error as ConnectionError).cause).toBeInstanceOf(TypeError);
});

it('reports an abort before and during the call, with its reason', async () => {
  const server = await startServer(() => undefined);
  for (const delay of [0, 20]) {
    const controller = new AbortController();
    const reason = new Error('enough');
    if (delay === 0) controller.abort(reason);
    else setTimeout(() => controller.abort(reason), delay);
    const options = { signal: controller.signal };
    const error = await errorFrom(open(server.baseUrl).send(operation, { ...input, options }));
    expect(error).toMatchObject({ name: 'ConnectionError', aborted: true, cause: reason });
  }
});

it('reports an abort while the body arrives', async () => {
  const controller = new AbortController();
  const server = await startServer((response) => {
    response.writeHead(201, { 'content-type': 'application/json' });
    response.write('{', () => setTimeout(() => controller.abort(), 20));
  });
  const options = { signal: controller.signal };
  const error = await errorFrom(open(server.baseUrl).send(operation, { ...input, options }));
  expect(error).toMatchObject({ name: 'ConnectionError', aborted: true });
});

it('reports what a fetch of its own throws', async () => {
  const connection = openConnection({ baseUrl: 'http://x', fetch: noNetwork }, {});
  const error = await errorFrom(connection.send(operation, input));
  expect(error).toMatchObject({
    name: 'ConnectionError',
    cause: { message: 'no network in this test' },
  });
});

it('does not say that nothing was sent where a fetch of its own answers nonsense', async () => {
  const fetch = nonsense as never;
  const connection = openConnection({ baseUrl: 'http://x', fetch }, {});
  const error = await errorFrom(connection.send(operation, input));
  expect(error).toBeInstanceOf(ConnectionError);
});

function nonsense(): string {
  return 'no response';
}

function noNetwork(): never {
  throw new Error('no network in this test');
}

function open(baseUrl: string) {
  return openConnection({ baseUrl, apiKey }, schemes);
}

async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}
