import { expect, it } from 'vitest';
import { errorFrom, operationOf } from '../testing/operation.js';
import { json, startServer, text, type Answer } from '../testing/server.js';
import { ConnectionError, ResponseError } from './errors.js';
import { openConnection } from './connection.js';

const jsonOnly = { 200: ['application/json'], 204: [], 409: ['application/json'] };

it('returns the value of a JSON body, whatever it is', async () => {
  for (const value of [{ a: 1 }, [], 0, '', null, false]) {
    expect(await call(json(value), jsonOnly)).toEqual(value);
  }
});

it('takes JSON of any other type for what it is', async () => {
  expect(await call(text('{"a":1}', 'application/problem+json'), jsonOnly)).toEqual({ a: 1 });
  expect(await call(text('{"a":1}', 'text/plain'), jsonOnly)).toEqual({ a: 1 });
  expect(await call(text('{"a":1}', ''), jsonOnly)).toEqual({ a: 1 });
});

it('returns nothing where no body is documented', async () => {
  expect(await call((response) => response.writeHead(204).end(), jsonOnly)).toBeUndefined();
  expect(await call(json({ a: 1 }), { 200: [] })).toBeUndefined();
});

it('returns nothing for HEAD, whose responses have no body', async () => {
  const { baseUrl } = await startServer(json({ a: 1 }));
  const head = operationOf({ method: 'head' });
  expect(await openConnection({ baseUrl }, {}).send(head, {})).toBeUndefined();
});

it('returns text as a text and bytes as a blob', async () => {
  expect(await call(text('a;b', 'text/csv; header=present'), { 200: ['text/csv'] })).toBe('a;b');
  expect(await call(text('', 'text/csv'), { 200: ['text/csv'] })).toBe('');
  const blob = await call(text('%PDF', 'application/pdf'), { 200: ['application/pdf'] });
  expect(blob).toBeInstanceOf(Blob);
  expect(await (blob as Blob).text()).toBe('%PDF');
});

it('reads by the type that came where several are documented', async () => {
  const responses = { 200: ['application/json', 'text/*'] };
  expect(await call(json({ a: 1 }), responses)).toEqual({ a: 1 });
  expect(await call(text('1', 'text/csv'), responses)).toBe('1');
  expect(await call(json({ a: 1 }), { 200: ['*/*'] })).toEqual({ a: 1 });
});

it.each<[string, Answer, string]>([
  ['HTML', text('<html>', 'text/html'), '6 characters of text/html'],
  ['broken JSON', text('{"a":', 'application/json'), 'a body of 5 characters that is not JSON'],
  ['an empty body', text('', 'application/json'), 'an empty body'],
  ['an empty body in chunks', (response) => void response.writeHead(200).end(), 'an empty body'],
])('refuses %s for JSON', async (_name, answer, problem) => {
  const error = await errorFrom(call(answer, { 200: ['application/json'] }));
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({
    message: `GET /x answered 200 with ${problem}, where application/json is documented`,
    operationId: 'test',
    status: 200,
  });
});

it('refuses a success without the documented body, with the header at hand', async () => {
  const responses = { 204: ['application/json'] };
  const error = await errorFrom(call(noContent, responses));
  expect(error).toMatchObject({ name: 'ResponseError', requestId: 'r1', text: '' });
});

it('refuses another type than the documented text, and bytes that are not there', async () => {
  const csv = await errorFrom(call(text('<html>', 'text/html'), { 200: ['text/csv'] }));
  expect(csv).toMatchObject({ name: 'ResponseError', text: '<html>' });
  const none = await errorFrom(call(text('', ''), { 200: ['text/csv'] }));
  expect(none).toBeInstanceOf(ResponseError);
  const pdf = await errorFrom(call(text('', ''), { 200: ['application/pdf'] }));
  expect(pdf).toBeInstanceOf(ResponseError);
});

it('says what came in place of the body of a documented error', async () => {
  const error = await errorFrom(call(text('<h1>Oops</h1>', 'text/html', 409), jsonOnly));
  expect(error).toMatchObject({ name: 'ResponseError', status: 409, text: '<h1>Oops</h1>' });
});

it.each([200, 409, 418])('reports a body of status %i that breaks off', async (status) => {
  const answer: Answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"a":', () => response.destroy());
  };
  const error = await errorFrom(call(answer, jsonOnly));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ aborted: false, operationId: 'test' });
});

const noContent: Answer = (response) => response.writeHead(204, { 'x-request-id': 'r1' }).end();

async function call(answer: Answer, responses: Record<string, readonly string[]>) {
  const { baseUrl } = await startServer(answer);
  return openConnection({ baseUrl }, {}).send<unknown>(operationOf({ responses }), {});
}
