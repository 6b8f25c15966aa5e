import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterFile } from './cleanup.js';

/** Starts a server, which is stopped after the tests of the file. Returns its origin. */
export async function listen(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
