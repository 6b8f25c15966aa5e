import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Values } from '@seller-funds/command';
import { CommandError } from './command-error.js';
import type { listenCommand } from './commands.js';
import { receiveNotification } from './receive-notification.js';
import { remoteTarget } from './remote-sandbox.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { describeListenError } from './describe-listen-error.js';
import { operations } from '@seller-funds/contract';
import type { WebhookConfiguration } from '@seller-funds/contract/v2';
import { webhookTypeValues } from '@seller-funds/contract/vocabulary/shared';
import { describeError } from '../kernel/describe-error.js';
import { callOperation, type Target } from '../control-client/call-operation.js';

const host = '127.0.0.1';

/**
 * Receives a sandbox's webhooks on this machine, verifies, prints and forwards them, until the process is stopped.
 * @throws {CommandError | ControlError} if the sandbox cannot be reached or returns an error, or the port is in use
 */
export async function listenForWebhooks(
  { port, forwardTo, respond, ...remote }: Values<typeof listenCommand>,
  { out, error: print, untilStopped }: ProcessEnvironment,
): Promise<number> {
  const reply = forwardTo ?? respond ?? 200;
  const target = remoteTarget(remote);
  const { key } = target;
  const here = `http://${host}:${port}/`;
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const status = await receiveNotification(request, { url: here, key, out, reply });
      response.writeHead(status).end();
    } catch (error) {
      print(`A notification could not be received: ${describeError(error)}\n`);
      response.writeHead(500).end();
    }
  };
  const server = createServer((request, response) => void receive(request, response));
  await listenOn(server, port);
  server.on('error', (error) => {
    print(`A connection could not be accepted: ${describeError(error)}\n`);
  });
  try {
    for (const line of await configureWebhooks(here, target)) out(`${line}\n`);
    const stopped = untilStopped({ needsOutput: true });
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

/**
 * Configures a sandbox to send all webhooks of a tenant to a URL.
 * @returns one line per change
 * @throws {ControlError} if the sandbox returns an error
 */
export async function configureWebhooks(url: string, target: Target): Promise<string[]> {
  const listed = await callOperation(target, operations['v2.listWebhookConfigurations']);
  const known = listed as readonly WebhookConfiguration[];
  const lines: string[] = [];
  for (const type of webhookTypeValues) {
    const found = known.find((one) => one.type === type);
    const body = { url, type, isActivated: true };
    if (found)
      await callOperation(target, operations['v2.updateWebhookConfiguration'], {
        path: { configurationId: found.id },
        body,
      });
    else await callOperation(target, operations['v2.createWebhookConfiguration'], { body });
    const before = found?.url === undefined || found.url === url ? '' : ` instead of ${found.url}`;
    lines.push(`${type} is sent to ${url}${before}.`);
  }
  return lines;
}
