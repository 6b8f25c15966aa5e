import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves, and without any that browsers refuse. */
const firstPort = 12_000;
/** How many ports a process tries, and for how many processes there are others. */
const portsPerProcess = 20;
const processes = 1000;

let tried = 0;

/**
 * A port of this machine that nobody listens on, for what does not choose one itself, or is to have it
 * again. Nothing else gets it meanwhile: the system hands out none of them, to servers or to connections,
 * and processes that run at the same time look in different places.
 * @throws {Error} where all are taken
 */
export async function freePort(): Promise<number> {
  const own = firstPort + (process.pid % processes) * portsPerProcess;
  for (let left = portsPerProcess; left > 0; left -= 1) {
    const port = own + (tried++ % portsPerProcess);
    if (await isFree(port)) return port;
  }
  throw new Error(`The ports from ${own} to ${own + portsPerProcess - 1} are all taken.`);
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
