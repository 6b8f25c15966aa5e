// @module-tag ci
// Starts the commands of the packed packages with each of their options.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Command, optionsOf } from '@seller-funds/command';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { generateCommand } from '../../generators/src/cli/options.js';
import { diffCommand } from '../../generators/src/diff/cli/options.js';
import { listCommand, runCommand } from '../../packages/conformance/src/cli/commands.js';
import { serveCommand } from '../../packages/sandbox/src/cli/commands.js';
import { program } from '../../packages/sandbox/src/cli/main.js';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { run } from '../../scripts/processes/run.js';
import { temporaryFolder } from '../temporary-folder.js';
import { systemNode } from './nodes.js';
import { installOnce } from './shared.js';
import { startCommand, startSandbox } from './start-sandbox.js';
import { readText } from '../repository.js';

const secret = 'correct-horse-battery';

let project: string;
let folder: string;
beforeAll(async () => {
  project = await installOnce();
  folder = join(project, 'commands');
  mkdirSync(folder, { recursive: true });
}, 600_000);

function runInstalled(command: string, ...args: string[]): Promise<string> {
  return run(join(project, 'node_modules/.bin', command), args, folder);
}

function words(line: string): string[] {
  return line.split(' ');
}

function optionsIn(...lines: readonly (readonly string[])[]): string[] {
  const names = lines.flat().flatMap((word) => /^--([a-z][\w-]*)/.exec(word)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}

const flagsOf = (command: Command): string[] =>
  optionsOf(command)
    .filter(({ isFlag }) => isFlag)
    .map(({ flag }) => flag.slice(2))
    .toSorted();

function write(name: string, content: unknown): string {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return name;
}

const emptyDocument = { openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths: {} };

test('sandbox starts with each option', { timeout: 120_000 }, async () => {
  const step = { call: 'v2.createAccountHolder', body: { displayName: 'Mila' } };
  const seed = join(folder, write('seed.json', { steps: [step] }));
  const hosts = ['--host', '0.0.0.0', '--allow-host', 'sandbox.test'];
  const data = ['--data', join(folder, 'sandbox.db'), '--seed', seed, '--require-key', secret];
  const limits = ['--rate-limit', '--delete-idle-after', '30', '--max-changes', 'never'];
  const modes = words(
    '--instant --strict --world payoutHour=20 --metrics --log-requests --keys-only',
  );
  const access = ['--private-webhooks', '--allow-origin', 'http://localhost:5173'];
  const all = [...hosts, ...data, ...limits, ...modes, ...access];
  expect(optionsIn(all, ['--memory', '--port'])).toEqual(flagsOf(serveCommand));

  const sandbox = await startSandbox(project, all);
  const metrics = await (await fetch(`${sandbox.url}/_sandbox/metrics`)).text();
  expect(metrics).toContain('sandbox_requests_total');
  await sandbox.stop();
  const inMemory = await startSandbox(project, ['--memory'], { DATABASE_URL: 'mysql://unused' });
  await inMemory.stop();
  expect(await runInstalled('seller-funds-sandbox', 'verify', '--data', 'sandbox.db')).toMatch(
    /^No violations/,
  );
});

test('the subcommands of sandbox start with each option', { tags: 'long' }, async () => {
  const sandbox = await startSandbox(project);
  const app = createServer((_request, response) => response.writeHead(204).end());
  onTestFinished(() => void app.close());
  const appPort = await freePort();
  app.listen(appPort, '127.0.0.1');
  const remote = ['--key', 'test_commands', '--url', sandbox.url];
  const listening = ['--port', String(await freePort()), ...remote];
  const seed = write('seed.json', { steps: [] });
  const lines: Record<Exclude<keyof typeof program, ''>, readonly string[][]> = {
    seed: [
      [seed, ...remote],
      [seed, '--data', 'seed.db'],
    ],
    'webhooks listen': [
      ['--respond', '503', ...listening],
      ['--forward-to', `http://127.0.0.1:${appPort}/`, ...listening],
    ],
    'logs tail': [['--status', '2xx', '--path', 'accountholders', ...remote]],
    trigger: [['kycUpdate', '--outcome', 'REJECTED', ...remote]],
    verify: [['--data', 'seed.db']],
  };
  const names = Object.keys(lines) as (keyof typeof lines)[];
  for (const name of names) {
    expect([name, optionsIn(...lines[name])]).toEqual([name, flagsOf(program[name].command)]);
  }
  const start = (name: keyof typeof lines, index = 0) =>
    startCommand(project, [...name.split(' '), ...(lines[name][index] ?? [])]);
  for (const line of lines.seed) await runInstalled('seller-funds-sandbox', 'seed', ...line);
  for (const line of lines.verify) await runInstalled('seller-funds-sandbox', 'verify', ...line);
  await (await start('webhooks listen')).stop();
  const tail = await start('logs tail');
  const listen = await start('webhooks listen', 1);
  const [event = []] = lines.trigger;
  const triggered = await runInstalled('seller-funds-sandbox', 'trigger', ...event);
  expect(triggered).toMatch(/^WEBHOOK_KYC_UPDATE \S+ to \S+: DELIVERED, 204\n$/);
  expect(listen.output()).toContain('responded with 204');
  await expect.poll(tail.output).toContain(' POST /api/accountholders ');
});

test('conformance starts with each option', { timeout: 120_000 }, async () => {
  const sandbox = await startSandbox(project, ['--require-key', secret, '--private-webhooks']);
  const port = String(await freePort());
  const target = ['--target', sandbox.url, '--api-key', `test_${secret}.k2`];
  const keys = ['--read-only-api-key', `test_ro_${secret}`, '--adapter', 'sandbox'];
  const receiver = ['--receiver-port', port, '--receiver-url', `http://127.0.0.1:${port}`];
  const checks = ['--version', 'v2', '--only', 'routing/*', '--decisions'];
  const limits = words('--seed 1 --stories 1 --time 60 --reply-time 5 --concurrency 2');
  const report = ['--report', 'terminal,json=report.json'];
  const all = [...target, ...keys, ...receiver, ...checks, ...limits, ...report];
  const world = write('world.json', { payoutHour: '6' });
  const files = ['--spec', write('openapi.json', emptyDocument), '--world', world];
  const own = [...target, ...files, '--accept', write('accepted.json', []), '--fail-fast'];
  expect(optionsIn(all, own)).toEqual(flagsOf(runCommand));
  expect(await runInstalled('seller-funds-conformance', ...all)).toMatch(
    /[1-9]\d* passed, 0 failed/,
  );
  expect(await runInstalled('seller-funds-conformance', ...own)).toMatch(
    /[1-9]\d* passed, 0 failed/,
  );
  const list = ['--only', 'routing/*'];
  expect(optionsIn(list)).toEqual(flagsOf(listCommand));
  expect(await runInstalled('seller-funds-conformance', 'list', ...list)).toContain('routing/');
});

const long = { tags: 'long', timeout: 120_000 } as const;

test('seller-funds-generate starts with each option', long, async () => {
  const command = 'seller-funds-generate';
  const operation = {
    operationId: 'listThings',
    tags: ['a'],
    responses: { 204: { description: 'Done' } },
  };
  const document = { ...emptyDocument, paths: { '/things': { get: operation } } };
  const file = write('things.json', document);
  const server = createServer((_request, response) => response.end(JSON.stringify(document)));
  onTestFinished(() => void server.close());
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  const info = { title: 'None', version: '1' };
  const overlay = write('overlay.json', { overlay: '1.0.0', info, actions: [] });
  const config = write('generate.json', {
    jobs: [{ name: 'a', spec: file, out: 'a', only: ['types'] }],
  });
  writeFileSync(
    join(folder, 'emitter.mjs'),
    "export default { name: 'none', needs: [], emit: () => [] };",
  );

  const lock = words('--host localhost --lock lock.json --update-lock');
  const parts = words('--only types,client --include path:* --exclude tag:b*');
  const forms = words('--requests open --responses strict --arrays repeat --enums const');
  const output = words('--out o --files tag --imports .ts --methods short --dates Date');
  const others = words(
    '--runtime package --after cat --cursor next=/next --user-agent x --verbose',
  );
  const url = `http://127.0.0.1:${port}/things.json`;
  const source = ['--spec', url, '--overlay', overlay, '--header', 'x-a: b'];
  const fromUrl = [...source, ...lock, ...forms, ...output, ...others];
  const fromConfig = ['--config', config, '--job', 'a', '--root', '.', '--strict', '--debug'];
  const ownEmitter = ['--emitter', './emitter.mjs', '--check'];
  const filtered = [file, '-o', 'f', ...parts];
  const watched = ['--config', config, '--watch', '--check'];
  const all = optionsIn(fromUrl, fromConfig, ownEmitter, filtered, watched);
  expect(all).toEqual(flagsOf(generateCommand));
  await runInstalled(command, ...fromUrl);
  await runInstalled(command, ...fromConfig);
  await runInstalled(command, ...fromConfig, ...ownEmitter);
  await expect(runInstalled(command, ...filtered)).rejects.toThrow('filter/no-match');
  await expect(runInstalled(command, ...watched)).rejects.toThrow('ended with 2:');
});

test('seller-funds-diff starts with each option', async () => {
  const command = 'seller-funds-diff';
  const file = write('things.json', emptyDocument);
  const choices = ['--format', 'json', '--fail-on', 'none', '--for', 'clients', '--no-docs'];
  const accepted = ['--accept', write('accepted.json', [])];
  const all = [file, '--spec', file, '--output', 'diff.json', ...accepted, ...choices];
  expect(optionsIn(all)).toEqual(flagsOf(diffCommand));
  await runInstalled(command, ...all);
  expect(JSON.parse(readFileSync(join(folder, 'diff.json'), 'utf8'))).toBeTruthy();
});

test.each([
  [['openapi.json']],
  [['HEAD', 'openapi.json']],
  [['--spec', 'openapi.json']],
  [['HEAD:openapi.json', '--spec', './openapi.json']],
  [['before/openapi.json', 'openapi.json', '--output', 'diff.txt']],
])('seller-funds-diff %j compares a document of several files', async (args) => {
  const get = {
    operationId: 'getThing',
    responses: {
      200: {
        description: 'It.',
        content: { 'application/json': { schema: { $ref: 'schemas/Thing.json' } } },
      },
    },
  };
  const document = JSON.stringify({ ...emptyDocument, paths: { '/things': { get } } });
  const thing = '{ "type": "string" }';
  const cwd = temporaryFolder({
    'openapi.json': document,
    'schemas/Thing.json': thing,
    'before/openapi.json': document,
    'before/schemas/Thing.json': thing,
  });
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  for (const command of [
    ['init', '-q'],
    ['add', '.'],
    [...identity, 'commit', '-qm', 'Start'],
  ])
    await run('git', command, cwd);
  writeFileSync(join(cwd, 'schemas/Thing.json'), '{ "type": "integer" }');
  const compared = run(join(project, 'node_modules/.bin/seller-funds-diff'), args, cwd);
  await expect(compared).rejects.toThrow('ended with 1:');
});

test('sandbox says which Node it needs', async ({ skip }) => {
  const node = systemNode();
  if (node === undefined || !/^v2[01]\./.test(node.version)) return skip('no Node 20 in the PATH');
  const bin = join(project, 'node_modules/@seller-funds/sandbox/dist/cli/bin.js');
  const { engines } = JSON.parse(readText('packages/sandbox/package.json')) as {
    engines: { node: string };
  };
  const least = engines.node.replace('>=', '');
  await expect(run(node.path, [bin], folder)).rejects.toThrow(
    `ended with 1:\nThe sandbox needs Node ${least} or newer; this is ${node.version}. In a project, `,
  );
});
