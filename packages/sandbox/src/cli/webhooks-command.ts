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
  answer: { type: 'string', default: '200' },
} as const;

const host = '127.0.0.1';

/**
 * `sandbox webhooks listen`: has a sandbox send its webhooks to this machine, checks their signatures and
 * prints them, until it is stopped.
 * @throws {UsageError} for a mistake in the arguments
 * @throws {CommandError} where there is no sandbox, it refuses, or the port is taken
 */
export async function webhooksCommand(
  args: readonly string[],
  { out, untilStopped }: ProcessEnvironment,
): Promise<number> {
  const { values, positionals } = parseOptions(args, options, true);
  if (positionals.join(' ') !== 'listen') throw new UsageError('webhooks takes: listen.');
  const { key } = values;
  const port = readPort(values.port);
  const answer = readStatus(values.answer);
  const here = `http://${host}:${port}/`;
  const server = createServer((request, response) => {
    void printNotification(request, { url: here, key, out }).then((refused) =>
      response.writeHead(refused ?? answer).end(),
    );
  });
  await listenOn(server, port);
  try {
    const target = { fetch: fetchFromNetwork, origin: parseOrigin(values.url), key };
    for (const line of await configureWebhooks(here, target)) out(`${line}\n`);
    out(`Waiting for webhooks of ${key} on ${here}. Stop it with Ctrl-C.\n`);
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
  throw new UsageError(`"${text}" is no status; --answer takes 200 to 599.`);
}
