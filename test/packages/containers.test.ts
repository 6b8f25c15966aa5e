// @module-tag ci
// Starts the packed packages with the commands and variables of the container files, without containers.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { createTemporarySchema } from '../../packages/sandbox/src/testing/temporary-schema.js';
import { run } from '../../scripts/processes/run.js';
import { afterFile } from '../cleanup.js';
import { databaseUrl } from '../requirements.js';
import { installOnce } from './shared.js';
import { startSandbox } from './start-sandbox.js';
import { readText } from '../repository.js';

const secret = 'correct-horse-battery';

let project: string;
beforeAll(async () => {
  project = await installOnce();
}, 600_000);

interface Service {
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string | null>>;
}

interface Container {
  readonly args: readonly string[];
  readonly env: readonly {
    readonly name: string;
    readonly value?: string;
  }[];
}

const read = (name: string): string => readText('docker', name);

/** Sets a variable, as Docker does, to a value that this machine has. */
const setting = (name: string, value: string | null, database: string): string => {
  if (name === 'DATABASE_URL') return database;
  return name === 'SANDBOX_REQUIRE_KEY' ? secret : (value ?? '');
};

const servicesOf = (name: string) =>
  (parse(read(name), { merge: true }) as { services: Record<string, Service> }).services;

const instruction = (name: string, file: string): string[] => {
  const [, words = '[]'] = new RegExp(`^ *${name} (\\[.*\\])$`, 'm').exec(read(file)) ?? [];
  return JSON.parse(words) as string[];
};

const startContainer = async (
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
) => {
  const [, , ...own] = instruction('ENTRYPOINT', 'sandbox.Dockerfile');
  const sandbox = await startSandbox(project, [...own, ...args], environment);
  const [, ...check] = instruction('CMD', 'sandbox.Dockerfile');
  const { port } = new URL(sandbox.url);
  await run(
    process.execPath,
    check.map((word) => word.replace('4020', port)),
    project,
  );
  return sandbox;
};

const environmentOf = ({ environment = {} }: Service, database: string) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, setting(name, value, database)]),
  );

describe('the container files', { tags: 'postgres' }, () => {
  test(
    'compose.yaml: the sandbox, and conformance with its adapter',
    { tags: 'long', timeout: 120_000 },
    async () => {
      const schema = await createTemporarySchema(databaseUrl());
      afterFile(() => schema.remove());
      const { sandbox: service, conformance: suite } = servicesOf('compose.yaml');
      if (!service || !suite) throw new Error('compose.yaml has no such services.');
      const sandbox = await startContainer(service.command, environmentOf(service, schema.url));
      const receiver = String(await freePort());
      const command = suite.command.map((word) =>
        word
          .replace('http://sandbox:4020', sandbox.url)
          .replace('http://conformance:', 'http://127.0.0.1:')
          .replace('4022', receiver)
          .replace('${SANDBOX_REQUIRE_KEY:-demo}', secret),
      );
      const only = ['--only', 'scenario/webhooks/*', '--version', 'v2'];
      const conformance = join(project, 'node_modules/.bin/seller-funds-conformance');
      const printed = await run(conformance, [...command, ...only], project);
      expect(printed).toMatch(/[1-9]\d* passed, 0 failed, 0 not run/);
    },
  );

  test('scale-out.compose.yaml and kubernetes.yaml', { timeout: 120_000 }, async () => {
    const schema = await createTemporarySchema(databaseUrl());
    afterFile(() => schema.remove());
    const { 'sandbox-1': service } = servicesOf('scale-out.compose.yaml');
    const [{ spec } = { spec: undefined }] = parseAllDocuments(read('kubernetes.yaml')).map(
      (document) =>
        document.toJS() as { spec: { template: { spec: { containers: readonly Container[] } } } },
    );
    const [container] = spec?.template.spec.containers ?? [];
    if (!service || !container) throw new Error('The files have no sandbox.');
    const pods = Object.fromEntries(
      container.env.map(({ name, value }) => [name, setting(name, value ?? null, schema.url)]),
    );
    // Both run at the same time on one database, as replicas do.
    const sandboxes = [
      await startContainer(service.command, environmentOf(service, schema.url)),
      await startContainer(container.args, pods),
    ];
    for (const sandbox of sandboxes) {
      expect((await fetch(`${sandbox.url}/_sandbox/metrics`)).status).toBe(200);
      await sandbox.stop();
    }
  });
});
