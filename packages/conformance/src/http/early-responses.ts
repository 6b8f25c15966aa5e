import type { Agent } from 'node:http';
import type { Socket } from 'node:net';

/** What a write gets once the other side has closed, by platform: Linux and macOS have the first two, Windows the last two. */
const closedCodes = new Set(['EPIPE', 'ECONNRESET', 'ECONNABORTED']);

/**
 * Makes an agent whose connections are read to their end also after a write has failed. A server that
 * refuses a long body answers before it has read all of it, and closes (RFC 9112, 9.6). By default Node
 * destroys a socket with the first write that fails, and loses an answer that has arrived but was not
 * read yet; undici, which is built on the same sockets, does too.
 */
export function withEarlyResponses<T extends Agent>(agent: T): T {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const socket = connect(options, callback);
    if (socket) readEarlyResponse(socket as Socket);
    return socket;
  };
  return agent;
}

/** Lets a write that failed because the other side has closed fail only after what came was read. */
export function readEarlyResponse(socket: Socket): void {
  type Callback = (error?: Error | null) => void;
  const afterReading =
    (callback: Callback): Callback =>
    (error) => {
      const isClosed = error && closedCodes.has(String(Reflect.get(error, 'code')));
      if (!isClosed || socket.readableEnded) {
        callback(error);
        return;
      }
      // The kernel gives what has arrived, and then the end or an error; an error destroys the socket.
      socket.once('end', () => {
        callback(error);
      });
    };
  // What a stream's implementer provides: the errors are seen before the stream acts on them.
  const write = socket._write.bind(socket);
  socket._write = (chunk, encoding, callback) => {
    write(chunk, encoding, afterReading(callback));
  };
  const writeMany = socket._writev?.bind(socket);
  if (!writeMany) return;
  socket._writev = (chunks, callback) => {
    writeMany(chunks, afterReading(callback));
  };
}
