import { createServer } from 'node:net';

/** Reads a port number; `undefined` when the text is none from 1 to 65535. */
export function readPort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

/**
 * Tries to listen on an address. The port is free again when this returns.
 * @returns the error of the system; `undefined` where a server can listen there
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
