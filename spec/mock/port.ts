import { createServer } from 'node:net';

/** Reads a port number; `undefined` when the text is none from 1 to 65535. */
export function readPort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

/**
 * Why a server could not listen on an address, as a sentence with what to do; `undefined` when it
 * could. The port is free again when this returns.
 */
export function whyNotListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(explain(error, port, host));
    });
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => {
        resolve(undefined);
      });
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  const { code } = error;
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is in use. Stop what listens there, or choose another with --port.`;
  }
  if (code === 'EACCES')
    return `Port ${port} needs more rights. Choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${host}. Choose another with --host, such as 127.0.0.1.`;
  }
  return `Cannot listen on ${host}:${port} (${error.message}). Choose another --port or --host.`;
}
