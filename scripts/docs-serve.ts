// `pnpm docs:serve`: builds and serves the docs site.
import { once } from 'node:events';
import { join } from 'node:path';
import { buildSite, contractSources } from '../docs/build/site.ts';
import { writeSite } from '../docs/build/write.ts';
import { siteServer } from '../docs/serve/server.ts';
import { describeListenError } from '../packages/sandbox/src/cli/describe-listen-error.ts';
import { listenError, readPort } from '../spec/mock/port.ts';
import { runCommand, UsageError } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm docs:serve [--port N] [--host H]

Builds the docs site, as \`pnpm docs:build\` does, and serves it until you press Ctrl-C.

  --port   1 to 65535; default: 4030
  --host   the address to listen on; default: 127.0.0.1, this machine only`;

const options = {
  port: { type: 'string', default: '4030' },
  host: { type: 'string', default: '127.0.0.1' },
} as const;

await runCommand(usage, options, async ({ port: text, host }) => {
  const port = readPort(text);
  if (port === undefined) throw new UsageError(`Invalid --port "${text}": expected 1 to 65535.`);
  const error = await listenError(port, host);
  if (error) throw new Error(describeListenError(error, port, host));

  const folder = join(root, 'dist/docs');
  await writeSite(folder, await buildSite(contractSources(root)));
  const server = siteServer(folder).listen(port, host);
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  await once(server, 'listening');
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
  console.log(`The site is at ${url}. Stop with Ctrl-C.`);
  await once(server, 'close');
  return 0;
});
