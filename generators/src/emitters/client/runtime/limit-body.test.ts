import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { callServer } from '../testing/call-server.js';
import { endpointOf, open } from '../testing/endpoint.js';
import { json, startServer, type Responder } from '../testing/server.js';
import { binaryOperation } from './binary-call.js';
import { ResponseError } from './errors.js';

const large = { text: 'x'.repeat(2000) };
const chunked: Responder = (response) => {
  response.writeHead(200).write(JSON.stringify(large));
  response.end();
};
const compressed =
  (status: number): Responder =>
  (response) => {
    const body = gzipSync(JSON.stringify(large));
    response.writeHead(status, { 'content-encoding': 'gzip', 'content-length': body.length });
    response.end(body);
  };

it.each<[string, Responder, number]>([
  ['with a length', json(large), 200],
  ['without a length', chunked, 200],
  ['compressed', compressed(200), 200],
  ['of an error', compressed(400), 400],
])('limits a body %s', async (_name, responder, status) => {
  const options = { maxResponseBytes: 1000, retries: 2 };
  const { result, requests } = await callServer(responder, { options });
  expect(result).toBeInstanceOf(ResponseError);
  expect((result as Error).message).toBe(
    `GET /x returned ${status} with more than 1000 bytes, the limit of maxResponseBytes`,
  );
  expect(requests).toHaveLength(1);
  // A body up to the limit is read; a stream that the caller reads has none.
  if (status !== 200) return;
  const enough = await callServer(responder, { options: { maxResponseBytes: 3000 } });
  expect(enough.result).toEqual(large);
  const { baseUrl } = await startServer(responder);
  const binary = endpointOf({ parseAs: 'blob' });
  const input = { options: { as: 'stream' } as object };
  const stream = await binaryOperation<ReadableStream>(open(baseUrl, options), binary, input);
  expect(await new Response(stream).json()).toEqual(large);
});
