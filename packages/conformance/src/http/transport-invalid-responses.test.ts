import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import {
  jsonResponse,
  startRawServer,
  type ConnectionHandler,
  type RawServer,
} from '../testing/raw-server.js';
import { InvalidResponseError } from './exchange.js';
import { transmit } from './transport.js';

let server: RawServer | undefined;
afterEach(() => server?.stop());

async function ask(answer: ConnectionHandler, signal = new AbortController().signal) {
  server = await startRawServer(answer);
  return transmit({ method: 'GET', url: server.url, headers: {}, body: undefined }, signal);
}

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

test.each([
  ['another protocol', 'SSH-2.0-OpenSSH_9.0\r\n', 'no valid HTTP: Expected HTTP/'],
  ['a huge header', `${head}x-a: ${'a'.repeat(200_000)}\r\n\r\n`, 'no valid HTTP: Header overflow'],
  [
    'chunks of garbage',
    `${head}transfer-encoding: chunked\r\n\r\nZZ\r\nno chunk\r\n`,
    'no valid HTTP: Invalid character in chunk size',
  ],
  ['less than announced', `${head}content-length: 100\r\n\r\n{"a":1}`, 'breaks off after 7 bytes'],
  ['more than announced', `${head}content-length: 2\r\n\r\n{}{"b":1}`, 'no valid HTTP'],
])('%s is an answer that cannot be read', async (_, bytes, message) => {
  const reply = ask((socket) => socket.end(bytes));
  await expect(reply).rejects.toThrow(message);
  await expect(reply).rejects.toBeInstanceOf(InvalidResponseError);
});

test('a body without an end is not read to its end', async () => {
  const part = Buffer.alloc(1 << 20, 'a');
  const reply = ask((socket) => {
    const pour = (): void => {
      while (!socket.destroyed && socket.write(part));
    };
    socket.on('drain', pour).write(`${head}\r\n`);
    pour();
  });
  await expect(reply).rejects.toThrow('longer than 20000000 bytes');
});

test('a body that trickles is late', async () => {
  const reply = ask((socket) => {
    const timer = setInterval(() => socket.write(' '), 5);
    socket.on('close', () => {
      clearInterval(timer);
    });
    socket.write(`${head}content-length: 100000\r\n\r\n`);
  }, AbortSignal.timeout(100));
  await expect(reply).rejects.toThrow('timeout');
});

test('a connection that is reset is no answer', async () => {
  await expect(ask((socket) => socket.resetAndDestroy())).rejects.toThrow('ECONNRESET');
});

test('a change of the protocol is an answer of 101', async () => {
  const bytes = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n';
  expect((await ask((socket) => socket.end(bytes))).status).toBe(101);
});

test('what is compressed although identity is asked for stays as it is', async () => {
  const bomb = gzipSync(Buffer.alloc(5_000_000));
  const reply = await ask((socket, request) => {
    expect(request).toContain('accept-encoding: identity');
    socket.end(jsonResponse('200 OK', bomb, 'content-encoding: gzip'));
  });
  expect(reply.headers['content-encoding']).toBe('gzip');
  expect(reply.text.length).toBeLessThan(bomb.length + 1);
});

test.each([
  ['in UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'it is not in UTF-8'],
  ['of a depth', `[{"a":`.repeat(1_000_000) + '1}]', 'it is nested deeper than 200 levels'],
])('JSON that is not %s to be read is none', async (_, body, fault) => {
  const reply = await ask((socket) => socket.end(jsonResponse('200 OK', body)));
  expect([reply.json, reply.jsonFault]).toEqual([undefined, fault]);
});

test('marks of nesting inside texts are no nesting', async () => {
  const value = { a: `\\"${'[{'.repeat(500)}` };
  const reply = await ask((socket) => socket.end(jsonResponse('200 OK', JSON.stringify(value))));
  expect(reply.json).toEqual(value);
});
