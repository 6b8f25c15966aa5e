import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';

const script = fileURLToPath(new URL('../../scripts/sandbox.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sandbox-command-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts the command; its output is collected. */
function start(...args: string[]) {
  const { DATABASE_URL: _unused, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...args], {
    env,
  });
  children.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { child, output, ended };
}

test('serves requests, prints example calls, stores its data, and verifies its ledger', async () => {
  const port = await freePort();
  const data = join(folder, 'data.db');
  const { child, output, ended } = start('--port', String(port), '--data', data);
  await expect.poll(() => output.text).toContain('/api/divisions');
  const headers = { authorization: 'Bearer test_sandbox' };
  const divisions = await fetch(`http://127.0.0.1:${port}/api/divisions`, { headers });
  expect(divisions.status).toBe(200);

  const second = start('--port', String(port));
  expect(await second.ended).toBe(1);
  expect(second.output.text).toMatch(/^Port \d+ of 127\.0\.0\.1 is in use\.[^\n]*\n$/);

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const verify = start('verify', '--data', data);
  expect(await verify.ended).toBe(0);
  expect(verify.output.text).toMatch(/^No violations: \d+ checks in 1 tenant\.\n$/);
});

test.each([
  [[], 200],
  [['--keys-only'], 403],
  [['--host', '0.0.0.0'], 403],
])(
  'with %j the list of all tenants returns %i, and an open event stream does not delay the exit',
  async (args, status) => {
    const port = await freePort();
    const { child, output, ended } = start('--port', String(port), ...args);
    await expect.poll(() => output.text).toContain('/api/divisions');
    const origin = `http://127.0.0.1:${port}`;
    expect((await fetch(`${origin}/_sandbox/ui/tenants`)).status).toBe(status);
    const headers = { authorization: 'Bearer test_sandbox' };
    const stream = await fetch(`${origin}/_sandbox/ui/events`, { headers });
    expect(stream.status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await stream.body?.cancel().catch(() => undefined);
  },
);

test.each([
  [['--port', 'x'], 2, /"x" is not a port/],
  [['--nonsense'], 2, /nonsense/],
  [['--memory', '--data', 'a.db'], 2, /cannot be combined/],
  [['verify'], 2, /verify needs --data/],
  [['verify', '--data', '/nowhere/a.db'], 1, /^File not found: \/nowhere\/a\.db\.\n$/],
  [
    ['--data', '/nowhere/a.db'],
    1,
    /^Cannot use \/nowhere\/a\.db as the sandbox's data file: [^\n]*\n$/,
  ],
])('%j exits with %i and an error message', async (args, code, message) => {
  const { ended, output } = start(...args);
  expect(await ended).toBe(code);
  expect(output.text).toMatch(message);
  expect(output.text).not.toMatch(/^\s+at /m);
});

test('refuses the file of another program', async () => {
  const path = join(folder, 'notes.txt');
  writeFileSync(path, 'Shopping list: bread, butter, and whatever else there is to buy today.');
  const { ended, output } = start('--data', path);
  expect(await ended).toBe(1);
  expect(output.text).toMatch(/^Cannot use [^\n]*\n$/);
});
