import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that receives notifications. */
export interface TestReceiver {
  readonly port: number;
  /** The requests that came, by method and path. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

/** Starts a receiver. */
export async function startReceiver(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<TestReceiver> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
