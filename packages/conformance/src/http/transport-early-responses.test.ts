import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startRawServer } from '../testing/raw-server.js';
import { transmit } from './transport.js';

const { signal } = new AbortController();
/** More than the buffers of both sides hold. */
const body = 'x'.repeat(8 * 1024 * 1024);

const head = 'HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\n';
const responses = {
  'with a length': `${head}connection: close\r\ncontent-length: 7\r\n\r\n{"a":1}`,
  'with a length, keep-alive': `${head}content-length: 7\r\n\r\n{"a":1}`,
  'in chunks': `${head}connection: close\r\ntransfer-encoding: chunked\r\n\r\n7\r\n{"a":1}\r\n0\r\n\r\n`,
  'that ends with the connection': `${head}connection: close\r\n\r\n{"a":1}`,
};

const closings: Record<string, (socket: Socket) => unknown> = {
  'closes at once': (socket) => socket.pause().destroy(),
  'resets the connection': (socket) => socket.pause().resetAndDestroy(),
  'ends its side and reads no more': (socket) => socket.pause().end(),
  'ends its side and reads on': (socket) => socket.end(),
  'reads on and then closes': (socket) => {
    let count = 0;
    socket.on('data', () => {
      count += 1;
      if (count === 20) socket.destroy();
    });
  },
  'reads no more and leaves it open': (socket) => socket.pause(),
};

const cases = Object.entries(responses).flatMap(([form, response]) =>
  Object.entries(closings)
    // A response that ends with the connection is incomplete while the connection is open.
    .filter(([closing]) => form !== 'that ends with the connection' || /clos|ends/.test(closing))
    .map(([closing, close]) => ({ form, closing, response, close })),
);

test.each(cases)('reads an early response $form: the server $closing', async (each) => {
  const url = await startRawServer((socket) => {
    socket.write(each.response, () => each.close(socket));
  });
  const headers = each.form === 'in chunks' ? { 'transfer-encoding': 'chunked' } : {};
  const request = { method: 'POST', url, headers, body };
  expect(await transmit(request, signal)).toMatchObject({ status: 400, json: { a: 1 } });
});

test('stops sending the body after the response has arrived', async () => {
  const sockets: Socket[] = [];
  const url = await startRawServer((socket) => {
    sockets.push(socket.pause());
    socket.write(responses['with a length, keep-alive']);
  });
  await transmit({ method: 'POST', url, headers: {}, body }, signal);
  for (const socket of sockets) {
    const closed = once(socket, 'close');
    socket.resume();
    await closed;
    expect(socket.bytesRead).toBeLessThan(body.length);
  }
});

test('rejects if the connection closes without a response', async () => {
  const url = await startRawServer((socket) => socket.pause().destroy());
  const request = { method: 'POST', url, headers: {}, body };
  await expect(transmit(request, signal)).rejects.toThrow(/ECONNRESET|EPIPE|hang up/);
});
