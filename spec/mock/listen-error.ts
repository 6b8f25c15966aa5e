import { once } from 'node:events';
import { createServer } from 'node:net';

/** Tries to listen on an address; returns the system's error, undefined if a server can listen. */
export async function listenError(port: number, host: string): Promise<unknown> {
  const server = createServer();
  try {
    await once(server.listen({ port, host, exclusive: true }), 'listening');
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
