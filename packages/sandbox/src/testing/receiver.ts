import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../../../test/listen.js';

export interface TestReceiver {
  readonly port: number;
  /** The received requests: method and path. */
  readonly requests: string[];
  /** Stops it before the end of the file. */
  readonly close: () => void;
}

/** Starts a server, which is stopped after the tests of the file. */
export async function startReceiver(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<TestReceiver> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    respond(request, response);
  });
  const { port } = new URL(await listen(server));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { port: Number(port), requests, close };
}
