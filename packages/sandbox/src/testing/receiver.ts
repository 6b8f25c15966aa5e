import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestReceiver {
  readonly port: number;
  /** The received requests: method and path. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

export async function startReceiver(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<TestReceiver> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    respond(request, response);
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
