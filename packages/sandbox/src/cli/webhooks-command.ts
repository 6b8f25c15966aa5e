import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { parseOptions, readPort, UsageError } from './arguments.js';
import { CommandError } from './command-error.js';
import { configureWebhooks } from './configure-webhooks.js';
import { receiveNotification } from './receive-notification.js';
import { parseUrl, remoteOptions, remoteTarget } from './remote-sandbox.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { describeListenError } from './describe-listen-error.js';

/** The options of `sandbox webhooks listen`. */
export const webhooksOptions = {
  ...remoteOptions,
  port: { type: 'string', default: '4021' },
  respond: { type: 'string' },
  'forward-to': { type: 'string' },
} as const;

const host = '127.0.0.1';

/**
 * `sandbox webhooks listen`: configures a sandbox to send its webhooks to this machine, verifies their signatures, prints
 * them and forwards them to an application, until the process is stopped.
 * @throws {UsageError} for invalid arguments
 * @throws {CommandError} if the sandbox cannot be reached or returns an error, or the port is in use
 */
export async function webhooksCommand(
  args: readonly string[],
  { out, untilStopped }: ProcessEnvironment,
): Promise<number> {
  const { values } = parseOptions(args, webhooksOptions);
  const port = readPort(values.port);
  const reply = readReply(values.respond, values['forward-to']);
  const target = remoteTarget(values);
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

/** Returns the URL to forward to, or the status of all responses. */
function readReply(respond: string | undefined, forwardTo: string | undefined): number | string {
  if (forwardTo !== undefined) {
    if (respond === undefined) return parseUrl(forwardTo, '--forward-to', forwardExample).href;
    throw new UsageError('--forward-to and --respond cannot be combined.');
  }
  const status = /^\d{3}$/.test(respond ?? '200') ? Number(respond ?? '200') : 0;
  if (status >= 200 && status <= 599) return status;
  throw new UsageError(`"${respond}" is not a status code; --respond takes 200 to 599.`);
}

const forwardExample = 'http://127.0.0.1:3000/webhooks';
