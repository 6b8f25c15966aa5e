import { expect, it } from 'vitest';
import { callServer } from '../testing/call-server.js';
import { json, text, type Responder } from '../testing/server.js';
import type { Endpoint } from './endpoint.js';
import { ConnectionError, ResponseError } from './errors.js';
import { readAs, discardBody } from './response.js';

it('returns any JSON value', async () => {
  for (const value of [{ a: 1 }, [], 0, '', null, false]) {
    expect(await call(json(value))).toEqual(value);
  }
});

it('parses JSON with any content type', async () => {
  expect(await call(text('{"a":1}', 'application/problem+json'))).toEqual({ a: 1 });
  expect(await call(text('{"a":1}', 'text/plain'))).toEqual({ a: 1 });
  expect(await call(text('{"a":1}', ''))).toEqual({ a: 1 });
});

it('returns undefined if no body is documented', async () => {
  const read = { parseAs: 'stream', read: discardBody } as const;
  expect(await call((response) => response.writeHead(204).end(), read)).toBeUndefined();
  expect(await call(json({ a: 1 }), read)).toBeUndefined();
});

it('returns undefined for HEAD', async () => {
  const readAs200 = { parseAs: 'stream', read: readAs({ 200: ['application/json'] }) } as const;
  expect(await call(json({ a: 1 }), { method: 'head', ...readAs200 })).toBeUndefined();
});

it('returns text as a string and bytes as a Blob', async () => {
  expect(await call(text('a;b', 'text/csv; header=present'), { parseAs: 'text' })).toBe('a;b');
  expect(await call(text('', 'text/csv'), { parseAs: 'text' })).toBe('');
  const blob = await call(text('%PDF', 'application/pdf'), { parseAs: 'blob' });
  expect(blob).toBeInstanceOf(Blob);
  expect(await (blob as Blob).text()).toBe('%PDF');
});

it('reads the body by the content type and status of the response', async () => {
  const read = mixed({ 200: ['application/json', 'text/*', 'image/*'], 202: [] });
  expect(await call(json({ a: 1 }), read)).toEqual({ a: 1 });
  expect(await call(text('1', 'text/csv'), read)).toBe('1');
  expect(await call(text('png', 'image/png'), read)).toBeInstanceOf(Blob);
  expect(await call(json({ a: 1 }, 202), read)).toBeUndefined();
  expect(await call(json({ a: 1 }), mixed({ '2XX': ['*/*'] }))).toEqual({ a: 1 });
});

it.each<[string, Responder, string]>([
  ['HTML', text('<html>', 'text/html'), '6 characters of text/html'],
  ['truncated JSON', text('{"a":', 'application/json'), '5 characters of application/json'],
  ['an empty body', text('', 'application/json'), 'an empty body'],
  ['an empty body in chunks', (response) => void response.writeHead(200).end(), 'an empty body'],
])('rejects %s instead of JSON', async (_name, responder, problem) => {
  const error = await call(responder);
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({
    message: `GET /x returned 200 with ${problem}; JSON is documented`,
    operationId: 'test',
    status: 200,
  });
});

it('exposes text and headers of the invalid response', async () => {
  const error = await call(text('<html>', 'text/html', 200, { 'x-a': '1' }));
  expect(error).toMatchObject({ text: '<html>' });
  expect((error as ResponseError).headers.get('x-a')).toBe('1');
});

it('rejects an undocumented media type', async () => {
  const read = mixed({ 200: ['text/csv', 'application/pdf'] });
  const error = await call(text('<html>', 'text/html'), read);
  expect(error).toMatchObject({ name: 'ResponseError', text: '<html>' });
  expect(String(error)).toContain('text/csv or application/pdf is documented');
});

it.each([200, 409, 418])('reports an incomplete body of status %i', async (status) => {
  const responder: Responder = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"a":', () => response.destroy());
  };
  const error = await call(responder);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ name: 'ConnectionError', operationId: 'test', sent: true });
});

/** Returns endpoint options for responses of several media types. */
function mixed(responses: Parameters<typeof readAs>[0]): Partial<Endpoint> {
  return { parseAs: 'stream', read: readAs(responses) };
}

async function call(responder: Responder, endpoint: Partial<Endpoint> = {}): Promise<unknown> {
  return (await callServer(responder, { endpoint })).result;
}
