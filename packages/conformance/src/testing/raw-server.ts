import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP server, for responses that no HTTP server sends. */
export interface RawServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Called for each connection after the head of a request was received. */
export type ConnectionHandler = (socket: Socket, head: string) => void;

export async function startRawServer(respond: ConnectionHandler): Promise<RawServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // The client may close the connection.
    socket.on('error', () => undefined);
    let head = '';
    socket.on('data', function onData(chunk: Buffer) {
      head += chunk.toString('latin1');
      if (!head.includes('\r\n\r\n')) return;
      socket.off('data', onData).resume();
      respond(socket, head);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}

export function jsonResponse(status: string, body: string | Buffer, ...headers: string[]): Buffer {
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
}
