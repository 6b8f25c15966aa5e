import { createServer } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.js';
import { listen } from '../../../../test/listen.js';
import { shopDocument } from '../testing/shop-document.js';
import { jsonResponse, startRawServer } from '../testing/raw-server.js';
import { startShop } from '../testing/shop-server.js';
import { main } from './main.js';

const folder = temporaryFolder({ 'shop.json': JSON.stringify(shopDocument) });
const spec = join(folder, 'shop.json');

const claims = `
- id: EXT-PS-036
  says: extRef is the idempotency key for the split
  where: Endpoints / Payment splits
  test: POST twice
  at: [/paths/x]
`;

const decisions = '| D76 | Repeats | The stored split is returned. | It is the idempotency key. |';

async function command(...args: string[]) {
  let [out, error] = ['', ''];
  const code = await main({
    command: 'conformance',
    args,
    environment: {},
    claims,
    decisions,
    isTerminal: false,
    out: (text) => (out += text),
    error: (text) => (error += text),
  });
  return { code, out, error };
}

test.each([
  [['--api-key', 'k'], /--target is missing/],
  [['--target', 'http://127.0.0.1:1'], /--api-key is missing/],
  [['--target', 'localhost', '--api-key', 'k'], /--target takes a URL such as/],
  [['--target', 'ftp://a', '--api-key', 'k'], /--target takes a URL such as/],
  [['--target', 'http://a?b=c', '--api-key', 'k'], /without user, query/],
  [['--target', 'http://a', '--api-key', 'k\n'], /not allowed in a header/],
  [
    ['--target', 'http://a', '--api-key', 'k', '--read-only-api-key', ''],
    /read-only-api-key is emp/,
  ],
  [
    ['--target', 'http://:p@a', '--api-key', 'k'],
    /without user, query .*"http:\/\/\[redacted\]@a"/,
  ],
  [['--target', 'http://a', '--api-key', 'k', '--seed', '-1'], /--seed/],
  [
    ['--target', 'http://a', '--api-key', 'k', '--receiver-url', 'http://b'],
    /requires --receiver-port/,
  ],
  [['--target', 'http://a', '--api-key', 'k', '--receiver-port', '0'], /--receiver-port/],
  [['--target', 'http://a', '--api-key', 'k', '--seed', 'x'], /--seed takes 0 to/],
  [
    ['--target', 'http://a', '--api-key', 'k', '--version', 'v3'],
    /--version takes a version of the document \(v1, v2\), not "v3"/,
  ],
  [['--target', 'http://a', '--api-key', 'k', '--report', 'pdf=x'], /--report takes terminal/],
  [['--target', 'http://a', '--api-key', 'k', '--concurrency', '0'], /1 to 64/],
  [['--target', 'http://a', '--api-key', 'k', '--only', 'nothing-matches'], /select no checks/],
  [['--no-such-option'], /Unknown option/],
  [['sing'], /Unknown command "sing"; there are list, explain/],
  [['explain'], /^CLAIM\|DECISION is missing/],
  [['explain', 'EXT-PS-999'], /EXT-PS-036 to EXT-PS-036/],
])(
  'reports invalid arguments %j in one line, with the place of the usage',
  async (args, message) => {
    const { code, error } = await command(...args);
    expect(code).toBe(2);
    expect(error).toMatch(message);
    expect(error).toMatch(/^[^\n]* `conformance --help` prints the usage\.\n$/);
  },
);

test('exits with 3 if the target, the document or the adapter is unreachable', async () => {
  const target = ['--target', 'http://127.0.0.1:1', '--api-key', 'k'];
  const unreachable = await command(...target);
  expect(unreachable.code).toBe(3);
  expect(unreachable.error).toMatch(/^http:\/\/127\.0\.0\.1:1 cannot be reached/);
  const noDocument = await command(...target, '--spec', join(folder, 'none.yaml'));
  expect([noDocument.code, noDocument.error]).toEqual([3, expect.stringContaining('no such file')]);
  const noAdapter = await command(...target, '--adapter', join(folder, 'none.js'));
  expect([noAdapter.code, noAdapter.error]).toEqual([
    3,
    expect.stringContaining('cannot be loaded'),
  ]);
});

test('reports a target that does not speak HTTP or TLS', async () => {
  const shop = await startShop();
  const tls = await command('--target', shop.url.replace('http:', 'https:'), '--api-key', 'k');
  expect([tls.code, tls.error]).toEqual([3, expect.stringContaining('Is it http:// instead')]);
  const raw = await startRawServer((socket) => socket.end('SSH-2.0-OpenSSH_9.0\r\n'));
  const other = await command('--target', raw, '--api-key', 'k');
  expect([other.code, other.error]).toEqual([
    3,
    expect.stringContaining('Is it the port of an HTTP server?'),
  ]);
});

test('exits with 3 if the target always responds with 429', async () => {
  const busy = jsonResponse('429 Too Many Requests', '{}', 'retry-after: 3600');
  const raw = await startRawServer((socket) => socket.end(busy));
  const args = ['--spec', spec, '--target', raw, '--api-key', 'k', '--only', 'examples/*'];
  const { code, out } = await command(...args);
  expect(out).toContain('The target stopped responding.');
  expect(code).toBe(3);
});

test.each(['405', '501'])(
  'exits with 3 if no operation is implemented: the target always responds with %s',
  async (status) => {
    const raw = await startRawServer((socket) => socket.end(jsonResponse(`${status} No`, '{}')));
    const { code, out } = await command('--spec', spec, '--target', raw, '--api-key', 'k');
    expect(out).toContain(`1. No operation is implemented. Is ${raw} the URL in front of`);
    expect(code).toBe(3);
  },
);

test('exits with 0 and writes every report for a correct service, and with 1 for a wrong one', async () => {
  const right = await startShop();
  const reports = ['json', 'junit', 'html'].map((kind) => `${kind}=${join(folder, 'r', kind)}`);
  const options = ['--spec', spec, '--api-key', 'tenant-0', '--seed', '7'];
  const passed = await command(
    ...options,
    '--target',
    right.url,
    '--report',
    ['terminal', ...reports].join(','),
  );
  expect(passed.out).toMatch(/Checks: \d+ passed, 0 failed/);
  expect(passed.code).toBe(0);
  const json = JSON.parse(readFileSync(join(folder, 'r', 'json'), 'utf8')) as { seed: number };
  expect(json.seed).toBe(7);
  const wrong = await startShop('accepts any colour');
  const failed = await command(...options, '--target', wrong.url, '--only', 'invalid-data/*');
  expect(failed.code).toBe(1);
});

test('accepts checks that fail on purpose, unless one of them passes', async () => {
  const shop = await startShop('accepts any colour');
  const list = join(folder, 'accepted.json');
  const run = (...more: string[]): ReturnType<typeof command> => {
    const key = ['--api-key', 'tenant-0', '--seed', '7'];
    const only = ['--only', 'invalid-data/*'];
    return command('--spec', spec, '--target', shop.url, ...key, ...only, ...more);
  };
  const accept = (checks: unknown): ReturnType<typeof command> => {
    writeFileSync(list, JSON.stringify([{ checks, reason: 'Any colour is fine.' }]));
    return run('--accept', list);
  };
  const failed = await run();
  // The first finding of each appears at once.
  const ids = [...failed.out.matchAll(/^✗ (\S+): .*; /gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  const accepted = await accept(ids);
  expect([accepted.code, accepted.error]).toEqual([0, '']);
  expect(accepted.out).toContain('Accepted: Any colour is fine.');
  const outdated = await accept(['invalid-data/*']);
  expect(outdated.code).toBe(1);
  expect(outdated.error).toMatch(/passes now: remove it from the list\n/);
  const wrong = await accept('invalid-data/*');
  expect([wrong.code, wrong.error]).toEqual([3, expect.stringContaining('/0/checks: ')]);
});

test('exits before the run if a report cannot be written', async () => {
  const shop = await startShop();
  const file = join(spec, 'inside-a-file.json');
  const options = ['--spec', spec, '--target', shop.url, '--api-key', 'tenant-0'];
  const { code, error } = await command(...options, '--report', `json=${file}`);
  expect([code, error]).toEqual([3, expect.stringContaining('cannot be written')]);
  expect(shop.log.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('creates tenants with an HTTP adapter and with a module adapter', async () => {
  const shop = await startShop();
  let count = 100;
  const server = createServer((request, response) => {
    const body =
      request.method === 'GET' ? { actions: ['newTenant'] } : { apiKey: `tenant-${(count += 1)}` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  const url = await listen(server);
  const module = join(folder, 'adapter.mjs');
  writeFileSync(
    module,
    'let n = 500;\nexport default ({ target }) => ({ newTenant: async () => { if (!target) throw new Error(); n += 1; return { apiKey: `tenant-${n}` }; } });\n',
  );
  const options = [
    '--spec',
    spec,
    '--target',
    shop.url,
    '--api-key',
    'tenant-0',
    '--only',
    'tenancy/*',
  ];
  for (const adapter of [url, module]) {
    const { code, out } = await command(...options, '--adapter', adapter);
    // A log gets a few lines of progress.
    expect(out).toMatch(/^Testing http\S+ with seed \d+\.\n1\/5 checks, 0 failed\n2\/5 /);
    expect(out).toMatch(/Checks: 5 passed, 0 failed/);
    expect(code).toBe(0);
  }
  const none = await command(...options);
  expect(none.out).toContain('The adapter cannot create tenants.');
  expect(none.code).toBe(3);
});

test('exits with 3 if an adapter action fails, although no check failed', async () => {
  const shop = await startShop();
  const module = join(folder, 'tired.mjs');
  writeFileSync(
    module,
    "let n = 0;\nexport default () => ({ newTenant: () => { n += 1; if (n > 3) throw new Error('no more tenants'); return { apiKey: `tenant-${700 + n}` }; } });\n",
  );
  const args = ['--spec', spec, '--target', shop.url, '--api-key', 'tenant-0'];
  const { code, out } = await command(...args, '--only', 'examples/*', '--adapter', module);
  expect(out).toMatch(/Checks: 2 passed, 0 failed/);
  expect(out).toMatch(/Adapter: newTenant of .* failed: no more tenants/);
  expect(code).toBe(3);
});

test('explain prints the text and the reason of a decision', async () => {
  const { code, out } = await command('explain', 'd76');
  expect(code).toBe(0);
  expect(out).toContain('D76  Repeats\nDecided:   The stored split is returned.\nWhy:       It is');
});

test('list and explain print the checks that test a claim', async () => {
  const explained = await command('explain', 'ext-ps-036');
  expect(explained.code).toBe(0);
  expect(explained.out).toContain('extRef is the idempotency key for the split');
  expect(explained.out).toMatch(/Checked by:\n {2}scenario\/splits\/v2\/replay/);
  const listed = await command('list', '--only', 'scenario/*');
  expect(listed.out).toContain('scenario/splits/v1/race');
  expect(listed.out).not.toContain('examples/');
});
