// `pnpm mock`: a mock server that responds with the examples of the contract, or of another document.
import { type Command, integer, path } from '@seller-funds/command';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { join, resolve } from 'node:path';
import { bundleDocument } from '../spec/bundle/bundle.ts';
import { toJson } from '../spec/bundle/serialize.ts';
import { writeFiles } from '../spec/bundle/files.ts';
import { describeListenError } from '../packages/sandbox/src/cli/describe-listen-error.ts';
import { freePort } from '../packages/sandbox/src/testing/free-port.ts';
import { mockFront } from '../spec/mock/front.ts';
import { withNeutralRefusals } from '../spec/mock/neutral-refusals.ts';
import { listenError } from '../spec/mock/listen-error.ts';
import { sampleCurl } from '../spec/mock/sample.ts';
import { runCommand } from './processes/run-command.ts';
import { finished, root, startPackage } from './processes/run-node.ts';

const command = {
  about:
    'Serves the contract, or another document, with Prism until you press Ctrl-C: responds with the examples and stores nothing. ' +
    'To an invalid request it returns the first example of its status, so it does not say what is wrong; 404 and 405 are in ' +
    "Prism's own format.",
  options: z.strictObject({
    spec: path()
      .default('spec/openapi.yaml')
      .meta({ short: 'i', value: 'FILE', description: 'the OpenAPI document to serve' }),
    port: integer(1, 65_535)
      .default(4010)
      .meta({ value: 'N', description: 'the port to listen on' }),
    host: z.string().default('127.0.0.1').meta({
      value: 'HOST',
      description: 'the address to listen on; by default this machine only',
    }),
    dynamic: z
      .boolean()
      .default(false)
      .meta({ description: 'generate responses from the schemas instead of using the examples' }),
    quiet: z.boolean().default(false).meta({ description: 'do not print the requests' }),
  }),
} satisfies Command;

await runCommand('pnpm mock', command, async ({ spec, port, host, dynamic, quiet }) => {
  const error = await listenError(port, host);
  if (error) throw new Error(describeListenError(error, port, host));

  const isOwn = resolve(spec) === join(root, 'spec/openapi.yaml');
  const bundled = await bundleDocument(resolve(spec));
  const document = isOwn ? withNeutralRefusals(bundled) : bundled;
  const folder = join(root, 'dist/mock');
  await writeFiles(folder, new Map([['openapi.json', toJson(document)]]));
  const own = await freePort();
  const args = ['mock', join(folder, 'openapi.json'), '--port', String(own), '--host', '127.0.0.1'];
  const choices = [
    ...(dynamic ? ['--dynamic'] : []),
    ...(quiet ? ['--verboseLevel', 'fatal'] : []),
  ];
  const prism = startPackage(
    '@stoplight/prism-cli',
    'prism',
    [...args, ...choices],
    ['ignore', 'inherit', 'inherit'],
  );

  let stopping = false;
  const stop = (): void => {
    stopping = true;
    prism.kill('SIGTERM');
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const ended = finished(prism);
  const front = mockFront(own);
  void ended.finally(() => front.close());
  // It was free a moment ago.
  front.on('error', (failure) => {
    console.error(describeListenError(failure, port, host));
    prism.kill('SIGTERM');
  });
  const listens = async (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${own}`).then(
      () => true,
      () => false,
    );
  while (prism.exitCode === null && !(await listens())) await setTimeout(50);
  if (prism.exitCode === null) {
    front.listen(port, host, () => {
      const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
      console.log(`\nThe mock of ${spec} listens on ${url}. Stop it with Ctrl-C. Try:`);
      console.log(`  ${sampleCurl(document, url) ?? `curl ${url}`}\n`);
    });
  }
  const code = await ended;
  return stopping ? 0 : code;
});
