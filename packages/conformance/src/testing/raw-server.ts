import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A server of bytes, for answers that no HTTP server gives. */
export interface RawServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Hears of each connection once the head of a request has come over it. */
export type ConnectionHandler = (socket: Socket, head: string) => void;

/** Serves on a free port of this machine. */
export async function startRawServer(answer: ConnectionHandler): Promise<RawServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // A client that has seen enough hangs up.
    socket.on('error', () => undefined);
    let head = '';
    socket.on('data', function hear(chunk: Buffer) {
      head += chunk.toString('latin1');
      if (!head.includes('\r\n\r\n')) return;
      socket.off('data', hear).resume();
      answer(socket, head);
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

/** An answer of JSON, after which the connection ends. */
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
