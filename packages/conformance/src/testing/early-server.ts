import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A server in a thread of its own: it goes on while the thread of the test stands still. */
export interface EarlyServer {
  readonly port: number;
  /** Stops this thread until the server has answered and closed; what it did has then arrived here. */
  readonly waitUntilClosed: () => void;
  readonly stop: () => Promise<unknown>;
}

const source = `
const { createServer } = require('node:net');
const { parentPort, workerData: { reply, ending, closed } } = require('node:worker_threads');
const tell = () => {
  Atomics.store(closed, 0, 1);
  Atomics.notify(closed, 0);
};
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  // What comes after the first piece stays unread.
  socket.once('data', () => {
    socket.pause();
    socket.write(reply, () => {
      if (ending === 'half-close') {
        socket.end(tell);
        return;
      }
      socket.once('close', tell);
      if (ending === 'reset') socket.resetAndDestroy();
      else socket.destroy();
    });
  });
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

/**
 * How a connection ends after the answer. `reset`: unread bytes are left (Linux, macOS and Windows send a reset);
 * `close`: all that came was read, and the next write is what is reset; `half-close`: only the answer ends.
 */
export type Ending = 'reset' | 'close' | 'half-close';

/** Serves one answer to the first bytes of each connection, without reading more, and ends the connection. */
export async function startEarlyServer(reply: string, ending: Ending): Promise<EarlyServer> {
  const closed = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(source, { eval: true, workerData: { reply, ending, closed } });
  const [port] = (await once(worker, 'message')) as [number];
  return {
    port,
    waitUntilClosed: () => {
      Atomics.wait(closed, 0, 0);
    },
    stop: () => worker.terminate(),
  };
}
