// Bodies at and beyond the limit of D19, sent in different ways: each must get a response without delay.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { useTestSandbox } from '../testing/test-sandbox.js';

const limit = 16 * 1024 * 1024;
const block = Buffer.alloc(1024 * 1024, ' ');

interface Manner {
  readonly chunked?: boolean;
  readonly expects?: boolean;
}

const manners: readonly Manner[] = [{}, { chunked: true }, { expects: true }];

const options = { requestLog: 500, webhooks: { privateAddresses: true } };
const started = useTestSandbox(() => options, { port: 0 });

async function open(path: string, size: number, { chunked, expects }: Manner): Promise<Socket> {
  const { port } = new URL(started.url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Authorization: Bearer test_large',
    'Content-Type: application/json',
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${size}`,
    ...(expects ? ['Expect: 100-continue'] : []),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Sends a JSON object followed by spaces, with backpressure, until all is sent or the connection closes. */
async function sendBody(socket: Socket, size: number, { chunked }: Manner): Promise<void> {
  const start = Buffer.from('{"displayName":"Mila"}');
  for (let sent = 0; sent < size && !socket.destroyed && socket.writable;) {
    const next = sent === 0 ? start : block.subarray(0, Math.min(block.length, size - sent));
    sent += next.length;
    const frame = chunked ? [`${next.length.toString(16)}\r\n`, next, '\r\n'] : [next];
    const parts = frame.map((part) => Buffer.from(part));
    if (!socket.write(Buffer.concat(parts)) && !socket.destroyed) {
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
    }
  }
  if (chunked && socket.writable) socket.write('0\r\n\r\n');
}

async function post(path: string, size: number, manner: Manner): Promise<number> {
  const socket = await open(path, size, manner);
  let text = '';
  const status = new Promise<number>((resolve) => {
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
      const [, found] = /HTTP\/1\.1 (?!100)(\d{3})/.exec(text) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    socket.once('close', () => resolve(0));
  });
  if (manner.expects) await vi.waitUntil(() => text.includes('HTTP/1.1'), { timeout: 60_000 });
  const sending = text.startsWith('HTTP/1.1 4') ? undefined : sendBody(socket, size, manner);
  const result = await status;
  socket.destroy();
  await sending;
  return result;
}

async function postAll(path: string, factors: readonly number[], manner: Manner) {
  const statuses: [times: number, status: number][] = [];
  for (const times of factors) {
    statuses.push([times, await post(path, Math.ceil(limit * times), manner)]);
  }
  return statuses;
}

test.each(manners)('refuses a body of any size beyond the limit, sent as %j', async (manner) => {
  const statuses = await postAll('/api/accountholders', [1.01, 1.3, 10], manner);
  expect(statuses).toEqual([
    [1.01, 400],
    [1.3, 400],
    [10, 400],
  ]);
});

test.each(['/api/fund/split-payments', '/api/v1/accountholders', '/_sandbox/faults'])(
  'so it is at %s',
  async (path) => {
    expect(await postAll(path, [1.3], {})).toEqual([[1.3, 400]]);
    expect(await postAll(path, [1.3], { chunked: true })).toEqual([[1.3, 400]]);
  },
);

test.each(manners)('accepts a body of exactly the limit, sent as %j', async (manner) => {
  expect(await post('/api/accountholders', limit, manner)).toBe(200);
});

test('a client that does not read its response does not block others', async () => {
  const sockets: Socket[] = [];
  for (let count = 0; count < 5; count += 1) {
    const socket = await open('/api/accountholders', limit * 10, {});
    sockets.push(socket);
    socket.pause();
    void sendBody(socket, limit * 10, {});
  }
  expect(await post('/api/accountholders', 1000, {})).toBe(200);
  // The server reads no more than it has to, then closes the connection.
  await expect.poll(() => sockets.every((socket) => socket.destroyed)).toBe(true);
});

test('logs an empty body for a request that was refused before its body was read', async () => {
  const mine = started.sandbox.tenant('test_large');
  const read = async (path: string) =>
    (await mine.fetch(new Request(`http://any.example/_sandbox/requests${path}`))).json();
  expect(await post('/api/fund/split-payments', limit * 2, {})).toBe(400);
  const { elements } = (await read('')) as { elements: { id: number; status: number }[] };
  expect(elements[0]).toMatchObject({ status: 400 });
  expect(await read(`/${elements[0]?.id}`)).toMatchObject({
    request: { body: '', complete: false },
  });
});

test('keeps a connection open during the pauses of a busy client', async () => {
  const { headers } = await fetch(`${started.url}/api/divisions`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});
