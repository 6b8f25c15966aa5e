import { createServer, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '../../../../test/listen.js';
import { transmit } from './transport.js';

const { signal } = new AbortController();

async function serve(listener: RequestListener): Promise<string> {
  return `${await listen(createServer(listener))}/a`;
}

function send(method: string, url: string, body?: string) {
  return transmit({ method, url, headers: { accept: 'application/json' }, body }, signal);
}

test('sends reads over one connection and each write over its own', async () => {
  const ports: Record<string, Set<unknown>> = { GET: new Set(), POST: new Set() };
  const url = await serve(({ method = '', socket }, response) => {
    ports[method]?.add(socket.remotePort);
    response.end('{}');
  });
  for (let count = 0; count < 5; count += 1) {
    expect((await send('GET', url)).status).toBe(200);
    expect((await send('POST', url, '{}')).status).toBe(200);
  }
  expect([ports['GET']?.size, ports['POST']?.size]).toEqual([1, 5]);
});

test('sends a read again if the keep-alive connection was closed', async () => {
  const served = new WeakSet<Socket>();
  const url = await serve(({ socket }, response) => {
    if (served.has(socket)) socket.destroy();
    else response.end('{}');
    served.add(socket);
  });
  for (let count = 0; count < 3; count += 1) expect((await send('GET', url)).status).toBe(200);
});

test.each(['GET', 'POST'])(
  'rejects a %s after one attempt if the server drops each connection',
  async (method) => {
    let count = 0;
    const url = await serve(({ socket }) => {
      count += 1;
      socket.destroy();
    });
    await expect(send(method, url)).rejects.toThrow('socket hang up');
    expect(count).toBe(1);
  },
);

test('rejects a truncated response', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"a":', () => response.destroy());
  });
  await expect(send('GET', url)).rejects.toThrow('truncated after 5 bytes of its body');
});

test('returns status, headers and body as received, redirects included', async () => {
  const url = await serve((request, response) => {
    const length = request.headers['content-length'] ?? 'none';
    response.writeHead(302, { location: '/b', 'x-length': length, 'set-cookie': ['a=1', 'b=2'] });
    response.end('{"é":1}');
  });
  const reply = await send('POST', url, '{"ü":1}');
  expect(reply).toMatchObject({ status: 302, json: { é: 1 } });
  expect(reply.headers).toMatchObject({ 'x-length': '8', 'set-cookie': 'a=1, b=2' });
  expect((await send('POST', url)).headers['x-length']).toBe('0');
  expect((await send('GET', url)).headers['x-length']).toBe('none');
});

test('throws the reason of the signal', async () => {
  const url = await serve(() => undefined);
  const request = { method: 'GET', url, headers: {}, body: undefined };
  await expect(transmit(request, AbortSignal.timeout(50))).rejects.toThrow('timeout');
});
