import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterFile } from '../../../../test/cleanup.js';

/** A server in a worker thread, which runs while the thread of the test is blocked. */
export interface EarlyServer {
  readonly port: number;
  readonly waitUntilClosed: () => void;
}

const source = `
const { createServer } = require('node:net');
const { parentPort, workerData: { reply, ending, closed } } = require('node:worker_threads');
const notify = () => {
  Atomics.store(closed, 0, 1);
  Atomics.notify(closed, 0);
};
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  // Data after the first chunk stays unread.
  socket.once('data', () => {
    socket.pause();
    socket.write(reply, () => {
      if (ending === 'half-close') {
        socket.end(notify);
        return;
      }
      socket.once('close', notify);
      if (ending === 'reset') socket.resetAndDestroy();
      else socket.destroy();
    });
  });
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

/**
 * How a connection ends after the response. `reset`: the server resets the connection. `close`: the server
 * closes it, and the next write is reset. `half-close`: the server only ends its side.
 */
export type Ending = 'reset' | 'close' | 'half-close';

/** Starts a server that responds to the first bytes of each connection without reading more, and ends the connection. */
export async function startEarlyServer(reply: string, ending: Ending): Promise<EarlyServer> {
  const closed = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(source, { eval: true, workerData: { reply, ending, closed } });
  afterFile(() => worker.terminate());
  const [port] = (await once(worker, 'message')) as [number];
  return {
    port,
    waitUntilClosed: () => {
      Atomics.wait(closed, 0, 0);
    },
  };
}
