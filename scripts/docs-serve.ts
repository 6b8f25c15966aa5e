// `pnpm docs:serve`: builds and serves the docs site.
import { type Command, integer } from '@seller-funds/command';
import { z } from 'zod';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildSite } from '../docs/build/site.ts';
import { writeSite } from '../docs/build/write.ts';
import { siteServer } from '../docs/serve/server.ts';
import { describeListenError } from '../packages/sandbox/src/cli/describe-listen-error.ts';
import { listenError } from '../spec/mock/listen-error.ts';
import { runCommand } from './processes/run-command.ts';
import { root } from './processes/run-node.ts';

const command = {
  about: 'Builds the docs site, as `pnpm docs:build` does, and serves it until you press Ctrl-C.',
  options: z.strictObject({
    port: integer(1, 65_535)
      .default(4030)
      .meta({ value: 'N', description: 'the port to listen on' }),
    host: z.string().default('127.0.0.1').meta({
      value: 'HOST',
      description: 'the address to listen on; by default this machine only',
    }),
  }),
} satisfies Command;

await runCommand('pnpm docs:serve', command, async ({ port, host }) => {
  const error = await listenError(port, host);
  if (error) throw new Error(describeListenError(error, port, host));

  const folder = join(root, 'dist/docs');
  await writeSite(folder, await buildSite());
  const server = siteServer(folder).listen(port, host);
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  await once(server, 'listening');
  server.on('error', ({ message }) => {
    console.error(message);
  });
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
  console.log(`The site is at ${url}. Stop with Ctrl-C.`);
  await once(server, 'close');
  return 0;
});
