// `pnpm mock`: a mock server that responds with the examples of the contract.
import { type Command, integer } from '@seller-funds/command';
import { z } from 'zod';
import { join } from 'node:path';
import { bundleDocument } from '../spec/bundle/bundle.ts';
import { toJson } from '../spec/bundle/serialize.ts';
import { writeFiles } from '../spec/bundle/files.ts';
import { describeListenError } from '../packages/sandbox/src/cli/describe-listen-error.ts';
import { listenError } from '../spec/mock/port.ts';
import { sampleCurl } from '../spec/mock/sample.ts';
import { runCommand } from './processes/run-command.ts';
import { finished, root, startPackage } from './processes/run-node.ts';

const command = {
  about: 'Serves the contract with Prism until you press Ctrl-C.',
  options: z.strictObject({
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
  }),
} satisfies Command;

await runCommand('pnpm mock', command, async ({ port, host, dynamic }) => {
  const error = await listenError(port, host);
  if (error) throw new Error(describeListenError(error, port, host));

  const document = await bundleDocument(join(root, 'spec/openapi.yaml'));
  const folder = join(root, 'dist/mock');
  await writeFiles(folder, new Map([['openapi.json', toJson(document)]]));
  const args = ['mock', join(folder, 'openapi.json'), '--port', String(port), '--host', host];
  const prism = startPackage(
    '@stoplight/prism-cli',
    'prism',
    dynamic ? [...args, '--dynamic'] : args,
    ['ignore', 'pipe', 'inherit'],
  );

  let stopping = false;
  const stop = (): void => {
    stopping = true;
    prism.kill('SIGTERM');
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);

  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  prism.stdout?.setEncoding('utf8').on('data', (output: string) => {
    process.stdout.write(output);
    if (!output.includes('Prism is listening')) return;
    console.log(`\nThe mock of the contract listens on ${url}. Stop it with Ctrl-C. Try:`);
    console.log(`  ${sampleCurl(document, url) ?? `curl ${url}`}\n`);
  });
  const code = await finished(prism);
  return stopping ? 0 : code;
});
