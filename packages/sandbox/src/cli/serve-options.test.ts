import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.js';
import { freePort } from '../testing/free-port.js';
import { sendRaw } from '../testing/raw-http.js';
import { runToEnd, startCommand } from '../testing/command.js';

const secret = 'correct-horse-battery';

const folder = temporaryFolder();

async function serve(
  args: readonly string[],
  environment: Record<string, string> = {},
  use: (url: string) => Promise<void> = () => Promise.resolve(),
): Promise<{ code: number; out: string; error: string }> {
  const port = await freePort();
  const line = ['--port', String(port), ...args];
  const serving = startCommand(line, environment, () => use(`http://127.0.0.1:${port}`));
  return { code: await serving.ended, ...serving.output };
}

const divisions = async (url: string, key: string): Promise<number> => {
  const headers = { authorization: `Bearer ${key}` };
  return (await fetch(`${url}/api/divisions`, { headers })).status;
};

test('--allow-origin allows pages of that origin only', async () => {
  const origin = 'http://localhost:5173';
  const { code } = await serve(['--allow-origin', origin], {}, async (url) => {
    const allowed = async (from: string) =>
      (await fetch(`${url}/api/divisions`, { headers: { origin: from } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed(origin)).toBe(origin);
    expect(await allowed('http://localhost:5174')).toBeNull();
  });
  expect(code).toBe(0);
});

test('--allow-host allows further host names and can be repeated', async () => {
  const hosts = ['--allow-host', 'sandbox.test', '--allow-host', 'other.test'];
  const { code, error } = await serve(hosts, {}, async (url) => {
    const statusOf = async (host: string) =>
      (await sendRaw(url, ['GET / HTTP/1.1', `Host: ${host}`])).status;
    expect(await statusOf('sandbox.test:4020')).toBe(404);
    expect(await statusOf('other.test')).toBe(404);
    expect(await statusOf('localhost')).toBe(404);
    expect(await statusOf('evil.example')).toBe(421);
  });
  expect([code, error]).toEqual([0, '']);
});

test.each([
  [[], { SANDBOX_REQUIRE_KEY: secret }],
  [['--require-key', secret], {}],
])('does not print the secret of keys (%j)', async (args, environment) => {
  const { code, out, error } = await serve(args, environment, async (url) => {
    expect(await divisions(url, 'test_sandbox')).toBe(401);
    expect(await divisions(url, `test_${secret}_sandbox`)).toBe(200);
  });
  expect([code, error]).toEqual([0, '']);
  expect(out).toContain('Bearer test_${SANDBOX_REQUIRE_KEY}_sandbox');
  expect(out).not.toContain(secret);
});

test('--seed fills the tenant of a key with the secret', async () => {
  const seed = join(folder, 'seed.json');
  const step = { call: 'v2.createAccountHolder', body: { displayName: 'Mila' } };
  writeFileSync(seed, JSON.stringify({ key: 'test_shop', steps: [step] }));
  const { out } = await serve(['--require-key', secret, '--seed', seed], {}, async (url) => {
    const headers = { authorization: `Bearer test_${secret}_shop` };
    const response = await fetch(`${url}/api/accountholders`, { headers });
    expect(await response.json()).toMatchObject({ totalElementCount: 1 });
  });
  expect(out).toContain('The tenant of test_SECRET_shop was filled');
  expect(out).not.toContain(secret);
});

test('warns if other machines can connect', async () => {
  const { code, error } = await serve(['--host', '0.0.0.0']);
  expect(code).toBe(0);
  expect(error).toMatch(/^Warning: http:\/\/0\.0\.0\.0:\d+ can be reached from other machines/);
  expect(error).toContain('--require-key');
});

test.each([
  [[], 200],
  [['--keys-only'], 403],
  [['--host', '0.0.0.0'], 403],
])('with %j the list of all tenants returns %i', async (args, status) => {
  const { code } = await serve(args, {}, async (url) => {
    expect((await fetch(`${url}/_sandbox/ui/tenants`)).status).toBe(status);
  });
  expect(code).toBe(0);
});

test('--log-requests prints only JSON to the standard output, with the start and the end', async () => {
  const { out, error } = await serve(['--log-requests'], {}, async (url) => {
    await divisions(url, 'test_sandbox');
  });
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([
    { level: 'info', event: 'start', url: expect.stringContaining('http://127.0.0.1:') },
    { event: 'request', operation: 'v2.listDivisions', status: 200 },
    { level: 'info', event: 'stop' },
  ]);
  expect(error).toMatch(/^The sandbox listens on /);
});

test('--data with DATABASE_URL uses the file, and says so', async () => {
  const data = ['--data', join(folder, 'a.db')];
  const { code, error } = await serve(data, { DATABASE_URL: 'mysql://root:secret@db/app' });
  expect([code, error]).toEqual([
    0,
    'Warning: DATABASE_URL is set, but not used because of --data.\n',
  ]);
});

test('refuses the file of another program', async () => {
  const path = join(folder, 'notes.txt');
  writeFileSync(path, 'Shopping list: bread, butter, and whatever else there is to buy today.');
  const { code, output } = await runToEnd('--data', path);
  expect(code).toBe(1);
  expect(output).toMatch(/^Cannot use [^\n]*\n$/);
});
