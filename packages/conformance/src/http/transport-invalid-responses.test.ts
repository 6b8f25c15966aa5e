import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { jsonResponse, startRawServer, type ConnectionHandler } from '../testing/raw-server.js';
import { InvalidResponseError } from './exchange.js';
import { transmit } from './transport.js';

async function request(respond: ConnectionHandler, signal = new AbortController().signal) {
  const url = await startRawServer(respond);
  return transmit({ method: 'GET', url, headers: {}, body: undefined }, signal);
}

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

test.each([
  ['another protocol', 'SSH-2.0-OpenSSH_9.0\r\n', 'invalid HTTP: Expected HTTP/'],
  ['a huge header', `${head}x-a: ${'a'.repeat(200_000)}\r\n\r\n`, 'invalid HTTP: Header overflow'],
  [
    'chunks of garbage',
    `${head}transfer-encoding: chunked\r\n\r\nZZ\r\nno chunk\r\n`,
    'invalid HTTP: Invalid character in chunk size',
  ],
  ['less than announced', `${head}content-length: 100\r\n\r\n{"a":1}`, 'truncated after 7 bytes'],
  ['more than announced', `${head}content-length: 2\r\n\r\n{}{"b":1}`, 'invalid HTTP'],
])('rejects %s', async (_, bytes, message) => {
  const reply = request((socket) => socket.end(bytes));
  await expect(reply).rejects.toThrow(message);
  await expect(reply).rejects.toBeInstanceOf(InvalidResponseError);
});

test('stops reading an endless body', async () => {
  let sent = 0;
  function* parts(): Generator<Buffer> {
    for (; sent < 500; sent += 1) yield Buffer.alloc(1 << 20, 'a');
  }
  const reply = request((socket) => {
    socket.write(`${head}\r\n`);
    Readable.from(parts()).pipe(socket);
  });
  await expect(reply).rejects.toThrow('longer than 20000000 bytes');
  expect(sent).toBeLessThan(100);
});

test('times out on a body that trickles in', async () => {
  const reply = request((socket) => {
    const timer = setInterval(() => socket.write(' '), 5);
    socket.on('close', () => {
      clearInterval(timer);
    });
    socket.write(`${head}content-length: 100000\r\n\r\n`);
  }, AbortSignal.timeout(100));
  await expect(reply).rejects.toThrow('timeout');
});

test('rejects if the connection is reset', async () => {
  await expect(request((socket) => socket.resetAndDestroy())).rejects.toThrow('ECONNRESET');
});

test('returns a 101 response to a protocol switch', async () => {
  const bytes = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n';
  expect((await request((socket) => socket.end(bytes))).status).toBe(101);
});

test('does not decompress a body that was compressed against Accept-Encoding: identity', async () => {
  const bomb = gzipSync(Buffer.alloc(5_000_000));
  const reply = await request((socket, sent) => {
    expect(sent).toContain('accept-encoding: identity');
    socket.end(jsonResponse('200 OK', bomb, 'content-encoding: gzip'));
  });
  expect(reply.headers['content-encoding']).toBe('gzip');
  expect(reply.text.length).toBeLessThan(bomb.length + 1);
});

test.each([
  ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'it is not in UTF-8'],
  ['nested too deeply', `[{"a":`.repeat(1_000_000) + '1}]', 'it is nested deeper than 200 levels'],
])('does not accept JSON that is %s', async (_, body, fault) => {
  const reply = await request((socket) => socket.end(jsonResponse('200 OK', body)));
  expect([reply.json, reply.jsonFault]).toEqual([undefined, fault]);
});

test('ignores brackets inside strings', async () => {
  const value = { a: `\\"${'[{'.repeat(500)}` };
  const reply = await request((socket) =>
    socket.end(jsonResponse('200 OK', JSON.stringify(value))),
  );
  expect(reply.json).toEqual(value);
});
