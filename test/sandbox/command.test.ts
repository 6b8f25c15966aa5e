import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { runToEnd } from '../../packages/sandbox/src/testing/run-to-end.js';

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
  const origin = `http://127.0.0.1:${port}`;
  expect((await fetch(`${origin}/api/divisions`, { headers })).status).toBe(200);

  const second = await runToEnd('--port', String(port));
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/^Port \d+ of 127\.0\.0\.1 is in use\.[^\n]*\n$/);

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const verify = await runToEnd('verify', '--data', data);
  expect(verify.code).toBe(0);
  expect(verify.output).toMatch(/^No violations: \d+ checks in 1 tenant\.\n$/);
});

// The other errors and options: packages/sandbox/src/cli/serve-options.test.ts.
test('exits with 2 and an error message without a stack trace', async () => {
  const { ended, output } = start('--port', 'x');
  expect(await ended).toBe(2);
  expect(output.text).toMatch(/^--port takes 1 to 65535, not "x"/);
  expect(output.text).not.toMatch(/^\s+at /m);
});
