import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { suggestedKey } from '../control-client/suggested-key.js';
import { parseOptions, readPort, UsageError } from './arguments.js';
import { CommandError } from './command-error.js';
import { configureWebhooks } from './configure-webhooks.js';
import { printNotification } from './print-notification.js';
import { parseOrigin, fetchFromNetwork, defaultUrl } from './remote-sandbox.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { describeListenError } from './describe-listen-error.js';

const options = {
  port: { type: 'string', default: '4021' },
  key: { type: 'string', default: suggestedKey },
  url: { type: 'string', default: defaultUrl },
  respond: { type: 'string', default: '200' },
} as const;

const host = '127.0.0.1';

/**
 * `sandbox webhooks listen`: configures a sandbox to send its webhooks to this machine, verifies their signatures and
 * prints them, until the process is stopped.
 * @throws {UsageError} for invalid arguments
 * @throws {CommandError} if the sandbox cannot be reached or returns an error, or the port is in use
 */
export async function webhooksCommand(
  args: readonly string[],
  { out, untilStopped }: ProcessEnvironment,
): Promise<number> {
  const { values, positionals } = parseOptions(args, options, true);
  if (positionals.join(' ') !== 'listen')
    throw new UsageError('webhooks has one subcommand: listen.');
  const { key } = values;
  const port = readPort(values.port);
  const status = readStatus(values.respond);
  const here = `http://${host}:${port}/`;
  const server = createServer((request, response) => {
    void printNotification(request, { url: here, key, out }).then((refused) =>
      response.writeHead(refused ?? status).end(),
    );
  });
  await listenOn(server, port);
  try {
    const target = { fetch: fetchFromNetwork, origin: parseOrigin(values.url), key };
    for (const line of await configureWebhooks(here, target)) out(`${line}\n`);
    out(`Waiting for webhooks of ${key} on ${here}. Press Ctrl-C to stop.\n`);
    await untilStopped();
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

function readStatus(text: string): number {
  const status = /^\d{3}$/.test(text) ? Number(text) : 0;
  if (status >= 200 && status <= 599) return status;
  throw new UsageError(`"${text}" is not a status code; --respond takes 200 to 599.`);
}
