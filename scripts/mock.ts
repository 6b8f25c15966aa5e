// `pnpm mock`: a mock server that responds with the examples of the contract.
import { join } from 'node:path';
import { bundleDocument } from '../spec/bundle/bundle.ts';
import { toJson } from '../spec/bundle/serialize.ts';
import { writeFiles } from '../spec/bundle/files.ts';
import { describeListenError } from '../packages/sandbox/src/cli/describe-listen-error.ts';
import { listenError, readPort } from '../spec/mock/port.ts';
import { sampleCurl } from '../spec/mock/sample.ts';
import { runCommand, UsageError } from '../processes/arguments.ts';
import { finished, root, startPackage } from '../processes/run-node.ts';

const usage = `Usage: pnpm mock [--port N] [--host H] [--dynamic]

Serves the contract with Prism until you press Ctrl-C.

  --port      1 to 65535; default: 4010
  --host      the address to listen on; default: 127.0.0.1, this machine only
  --dynamic   generate responses from the schemas instead of using the examples`;

const options = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  dynamic: { type: 'boolean', default: false },
} as const;

await runCommand(usage, options, async ({ port: text, host, dynamic }) => {
  const port = readPort(text);
  if (port === undefined) throw new UsageError(`Invalid --port "${text}": expected 1 to 65535.`);
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
