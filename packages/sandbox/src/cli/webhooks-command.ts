import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Values } from '@seller-funds/command';
import { CommandError } from './command-error.js';
import type { listenCommand } from './commands.js';
import { configureWebhooks } from './configure-webhooks.js';
import { receiveNotification } from './receive-notification.js';
import { remoteTarget } from './remote-sandbox.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { describeListenError } from './describe-listen-error.js';

const host = '127.0.0.1';

/**
 * `sandbox webhooks listen`: configures a sandbox to send its webhooks to this machine, verifies their signatures, prints
 * them and forwards them to an application, until the process is stopped.
 * @throws {CommandError | ControlError} if the sandbox cannot be reached or returns an error, or the port is in use
 */
export async function listenForWebhooks(
  { port, forwardTo, respond, ...remote }: Values<typeof listenCommand>,
  { out, untilStopped }: ProcessEnvironment,
): Promise<number> {
  const reply = forwardTo ?? respond ?? 200;
  const target = remoteTarget(remote);
  const { key } = target;
  const here = `http://${host}:${port}/`;
  const server = createServer((request, response) => {
    void receiveNotification(request, { url: here, key, out, reply }).then((status) =>
      response.writeHead(status).end(),
    );
  });
  await listenOn(server, port);
  try {
    for (const line of await configureWebhooks(here, target)) out(`${line}\n`);
    const stopped = untilStopped();
    const onward = typeof reply === 'string' ? `, forwarded to ${reply}` : '';
    out(`Waiting for webhooks of ${key} on ${here}${onward}. Press Ctrl-C to stop.\n`);
    await stopped;
    return exitCodes.done;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function listenOn(server: Server, port: number): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new CommandError(describeListenError(error, port, host));
  }
}
