import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { runToEnd } from '../../packages/sandbox/src/testing/command.js';
import { startProcess } from '../../scripts/processes/start-process.js';
import { temporaryFolder } from '../temporary-folder.js';

const script = fileURLToPath(new URL('../../scripts/sandbox.ts', import.meta.url));
const node = [process.execPath, '--import', import.meta.resolve('tsx'), script] as const;

test('serves requests, prints example calls, stores its data, and verifies its ledger', async () => {
  const port = await freePort();
  const data = join(temporaryFolder(), 'data.db');
  const args = ['--port', String(port), '--data', data];
  const { child, stop } = await startProcess([...node, ...args], /\/api\/divisions/);
  onTestFinished(() => void child.kill('SIGKILL'));
  const headers = { authorization: 'Bearer test_sandbox' };
  const origin = `http://127.0.0.1:${port}`;
  expect((await fetch(`${origin}/api/divisions`, { headers })).status).toBe(200);

  const second = await runToEnd('--port', String(port));
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/^Port \d+ of 127\.0\.0\.1 is in use\.[^\n]*\n$/);

  expect(await stop()).toBe(0);
  const verify = await runToEnd('verify', '--data', data);
  expect(verify.code).toBe(0);
  expect(verify.output).toMatch(/^No violations: \d+ checks in 1 tenant\.\n$/);
});

// The other errors and options: packages/sandbox/src/cli/serve-options.test.ts.
test('exits with 2 and an error message without a stack trace', () => {
  const options = { encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(node[0], [...node.slice(1), '--port', 'x'], options);
  expect(status).toBe(2);
  expect(`${stdout}${stderr}`).toMatch(/^--port takes 1 to 65535, not "x"/);
  expect(`${stdout}${stderr}`).not.toMatch(/^\s+at /m);
});
