import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { serve as listen, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { echo, post, serve } from '../testing/sample.js';

let server: ServerType;
let base = '';

beforeAll(async () => {
  const app = serve({ createThing: echo, getThing: echo }, { maxBodyBytes: 1000 });
  base = await new Promise((resolve) => {
    server = listen({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
});

afterAll(() => new Promise((resolve) => void server.close(resolve)));

/** The response of a server to a raw request. */
function raw(text: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (reply += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(reply));
  });
}

it('responds over a socket as without one', async () => {
  const body = { name: 'cup', amount: 1 };
  const response = await fetch(`${base}/things`, post(body, { 'x-request-id': 'abc' }));
  expect(response.status).toBe(200);
  expect(response.headers.get('x-request-id')).toBe('abc');
  expect(await response.json()).toEqual({ query: { dry: false }, body });
  const encoded = await fetch(`${base}/things/a%2Fb%20c`);
  expect(await encoded.json()).toEqual({ path: { code: 'a/b c' } });
});

it('enforces the limit of a body without declared length', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let chunk = 0; chunk < 100; chunk += 1) controller.enqueue(new Uint8Array(100).fill(32));
      controller.close();
    },
  });
  const response = await fetch(`${base}/things`, { ...post(''), body, duplex: 'half' });
  expect(response.status).toBe(413);
});

it.each([
  ['a path that is not normalised', 'GET /x/../things/a HTTP/1.1', '200 OK'],
  ['a path that is not UTF-8', 'GET /things/%ff HTTP/1.1', '422 Unprocessable Entity'],
  ['an unknown path', 'GET /%2e%2e/etc HTTP/1.1', '404 Not Found'],
  ['a request for another host', 'GET http://other/things/a HTTP/1.1', '200 OK'],
])('responds to %s', async (_name, line, status) => {
  const reply = await raw(`${line}\r\nHost: test\r\nConnection: close\r\n\r\n`);
  expect(reply.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
});
