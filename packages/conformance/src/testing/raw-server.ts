import { createServer, type Socket } from 'node:net';
import { listen } from '../../../../test/listen.js';

/** Called for each connection after the head of a request was received. */
export type ConnectionHandler = (socket: Socket, head: string) => void;

/** Starts a TCP server, for responses that no HTTP server sends. Returns its URL. */
export function startRawServer(respond: ConnectionHandler): Promise<string> {
  const server = createServer((socket) => {
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
  return listen(server);
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
