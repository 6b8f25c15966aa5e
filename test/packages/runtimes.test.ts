import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { run } from '../../scripts/processes/run.js';
import { serveRequests } from '../serve.js';
import { temporaryFolder } from '../temporary-folder.js';
import { installAlone, installedNode, type OldestNode } from './nodes.js';
import { installOnce, packOnce } from './shared.js';

/** The packed client and webhooks in other runtimes, which only these tests install: they take 400 MB. */
const programs = {
  '@deno/linux-x64-glibc': '2.9.6',
  '@oven/bun-linux-x64': '1.4.5',
  '@cloudflare/workerd-linux-64': '1.20261117.1',
} as const;

const program = `
import { createClient, NotFoundError } from '@seller-funds/client';
import { constructEvent, signEvent } from '@seller-funds/webhooks';

export async function use(baseUrl) {
  const client = createClient({ apiKey: 'test_runtimes', baseUrl, requestId: () => 'id-1' });
  const list = await client.v2.payouts.list().toArray();
  const missing = await client.v2.payouts.get('po_0').catch((error) => error);
  const url = 'https://platform.example/hooks';
  const body = { accountOwnerCode: 'ah_1', kycStatus: 'ACTIVE' };
  const signed = await signEvent({ url, apiKey: 'k', body });
  const event = await constructEvent({ ...signed, apiKey: 'k' });
  return {
    codes: list.map(({ code }) => code),
    missing: missing instanceof NotFoundError && missing.requestId,
    caller: /\\buse\\b/.test(missing.stack),
    event: event.type,
  };
}
`;

const expected = { codes: ['po_1'], missing: 'id-1', caller: true, event: 'kycUpdate' };

let consumer: string;
let tools: string;

beforeAll(async () => {
  if (process.env['LONG_TESTS'] !== '1') return;
  consumer = await installOnce();
  tools = temporaryFolder();
  await installAlone(tools, programs);
}, 600_000);

function toolAt(path: string): string {
  const file = join(tools, 'node_modules', path);
  chmodSync(file, 0o755);
  return file;
}

async function startService(): Promise<{ readonly url: string; readonly agents: Set<string> }> {
  const agents = new Set<string>();
  const service = await serveRequests(({ url, headers }) => {
    agents.add(headers.get('user-agent') ?? '');
    const found = url.includes('/api/fund/payout-requests?') || url.endsWith('requests');
    const body = found
      ? { elements: [{ code: 'po_1' }], totalElementCount: 1 }
      : { code: '404.900.001', message: 'There is none.' };
    return Response.json(body, { status: found ? 200 : 404 });
  });
  return { url: service, agents };
}

async function bundle(end: string, conditions: readonly string[] = []): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program + end, resolveDir: consumer, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: [...conditions],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const linux = { tags: ['long', 'linux'] } as const;

test.each([
  ['Deno', '@deno/linux-x64-glibc/deno', ['run', '--allow-net=127.0.0.1', '--no-prompt']],
  ['Bun', '@oven/bun-linux-x64/bin/bun', ['run']],
  ['Node.js', '20.19.0', []],
  ['Node.js', '22.12.0', []],
] as const)('runs in %s (%s)', { ...linux, tags: [...linux.tags] }, async (name, path, flags) => {
  const { url, agents } = await startService();
  const file = join(tools, `${path.replaceAll('/', '-')}.mjs`);
  const tool = name === 'Node.js' ? await installedNode(path) : toolAt(path);
  writeFileSync(file, await bundle(`console.log(JSON.stringify(await use('${url}')));`));
  expect(JSON.parse(await run(tool, [...flags, file], tools))).toEqual(expected);
  // Node 20 has no `navigator.userAgent`.
  const runtime = path === '20.19.0' ? '' : ` ${name}/`;
  expect([...agents].join()).toMatch(new RegExp(`^seller-funds-client/[\\d.]+${runtime}`));
});

const libraries = [
  'client',
  'contract',
  'generators',
  'runtime',
  'server',
  'validators',
  'webhooks',
];

test.each<[OldestNode, readonly string[]]>([
  ['20.19.0', libraries],
  ['22.12.0', [...libraries, 'command', 'conformance']],
  ['22.16.0', [...libraries, 'command', 'sandbox']],
])(
  'Node %s is what the packages and all their dependencies ask for',
  { tags: 'long' },
  async (version, names) => {
    const tarballs = (await packOnce()).filter(({ name }) =>
      names.includes(name.split('/')[1] ?? ''),
    );
    expect(tarballs).toHaveLength(names.length);
    const paths = tarballs.map(({ path }) => path);
    const PATH = [dirname(await installedNode(version)), process.env['PATH']].join(delimiter);
    await run('npm', ['install', '--engine-strict', ...paths], temporaryFolder(), {
      ...process.env,
      PATH,
    });
  },
);

test('runs in workerd', { tags: ['long', 'linux'] }, async () => {
  const { url, agents } = await startService();
  const handler = `export default {
  async fetch() { return Response.json(await use('${url}')); },
};`;
  writeFileSync(join(tools, 'worker.mjs'), await bundle(handler, ['workerd', 'worker']));
  const port = await freePort();
  writeFileSync(
    join(tools, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.mjs", esModule = embed "worker.mjs")],
      compatibilityDate = "2026-01-01",
    )),
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`,
  );
  const workerd = toolAt('@cloudflare/workerd-linux-64/bin/workerd');
  const child = spawn(workerd, ['serve', 'config.capnp'], { cwd: tools, stdio: 'ignore' });
  onTestFinished(() => stop(child));
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  expect(await (await fetch(address)).json()).toEqual(expected);
  expect([...agents].join()).toMatch(/^seller-funds-client\/[\d.]+ Cloudflare/);
});

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  child.kill();
  await ended;
}
