import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Connection } from './connection.js';
import { Gate } from './gate.js';

test('each request has a connection of its own', async () => {
  const ports = new Set<number | undefined>();
  const server = createServer((request, response) => {
    ports.add(request.socket.remotePort);
    response.end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = new Connection(url, new Gate(), new AbortController().signal, 5_000);
  const request = { method: 'POST', url: `${url}/a`, headers: {}, body: '{}' };
  for (let count = 0; count < 5; count += 1) {
    expect((await connection.send(request)).status).toBe(200);
  }
  server.close();
  expect(ports.size).toBe(5);
});
