import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral port range, and without ports that browsers block. */
const firstPort = 12_000;
const portsPerProcess = 20;
const processes = 1000;

let tried = 0;

/**
 * Finds a free port, for programs that cannot choose one or need the same port again. The system does not assign these
 * ports, and concurrent processes try different ones.
 * @throws {Error} if all ports of the process are in use
 */
export async function freePort(): Promise<number> {
  const own = firstPort + (process.pid % processes) * portsPerProcess;
  for (let left = portsPerProcess; left > 0; left -= 1) {
    const port = own + (tried++ % portsPerProcess);
    if (await isFree(port)) return port;
  }
  throw new Error(`The ports from ${own} to ${own + portsPerProcess - 1} are all in use.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
