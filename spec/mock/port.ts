import { createServer } from 'node:net';

/** Parses a port number; undefined if the text is not a number from 1 to 65535. */
export function readPort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

/**
 * Tries to listen on an address, and closes the server again.
 * @returns the system's error; undefined if a server can listen on the address
 */
export function listenError(
  port: number,
  host: string,
): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => {
        resolve(undefined);
      });
    });
  });
}
