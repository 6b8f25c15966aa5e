import type { Agent } from 'node:http';
import type { Socket } from 'node:net';

/** Error codes of a write after the other side closed: the first two on Linux and macOS, the last two on Windows. */
const closedCodes = new Set(['EPIPE', 'ECONNRESET', 'ECONNABORTED']);

/**
 * Makes connections read a response to its end even if a write fails: a server that refuses a long body may close
 * before it has read all (RFC 9112, 9.6), and Node, like undici, would lose a response that was not read yet.
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

/** Delays the error of a write to a closed connection until everything received has been read. */
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
      // The kernel delivers what has arrived, then the end or an error. An error destroys the socket.
      socket.once('end', () => {
        callback(error);
      });
    };
  // Wraps the methods of the stream implementation, to see errors before the stream acts on them.
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
