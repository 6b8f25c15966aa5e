import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runToEnd } from '../testing/run-to-end.js';
import { startTestSandbox } from '../testing/test-sandbox.js';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-seed-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [['seed'], 2, /^SEED is missing: a file, `marketplace` or `examples`\. /],
  [['seed', 'a', 'b'], 2, /^Unexpected argument "b"\. /],
  [['seed', 'marketplace', '--url', 'here'], 2, /^--url takes a URL/],
  [['seed', 'marketplace', '--url', 'http://x', '--data', 'y'], 2, /cannot be combined/],
  [['seed', 'marketplace', '--nonsense'], 2, /nonsense/],
  [['seed', 'marketplace', '--url', 'http://127.0.0.1:9'], 1, /^Cannot connect to http:\/\/127/],
  [
    ['seed', '/nowhere.yaml'],
    1,
    /^File not found: \/nowhere\.yaml\. The built-in seeds are marketplace and examples\.\n$/,
  ],
  [['--seed', folder], 1, /^Cannot read [^\n]*\n$/],
])('%j exits with %i and an error message', async (args, code, message) => {
  const ended = await runToEnd(...args);
  expect(ended.code).toBe(code);
  expect(ended.output).toMatch(message);
});

const holder = '  - call: v2.createAccountHolder\n    body: { displayName: Mila }\n';

test('fills a data file once, and reports errors of a seed by line', async () => {
  const seed = join(folder, 'seed.yaml');
  const data = join(folder, 'seeded.db');
  writeFileSync(seed, `steps:\n${holder}`);
  const first = await runToEnd('seed', seed, '--data', data, '--key', 'test_seeded');
  expect(first).toMatchObject({ code: 0 });
  expect(first.output).toMatch(/^The tenant of test_seeded was filled from .*\(1 calls\)\.\n$/);
  const again = await runToEnd('seed', seed, '--data', data, '--key', 'test_seeded');
  expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/is not empty/) });

  writeFileSync(seed, `steps:\n${holder}${holder.replace('Mila', '[]')}`);
  const wrong = await runToEnd('seed', seed, '--data', join(folder, 'wrong.db'));
  expect(wrong.code).toBe(1);
  expect(wrong.output).toMatch(/seed\.yaml:5:26: steps\[1\]\.body\.displayName: [^\n]*\n$/);
});

test('fills a running sandbox over the network', async () => {
  const started = await startTestSandbox();
  const { url } = await started.sandbox.listen({ port: 0 });
  const seed = join(folder, 'remote.yaml');
  writeFileSync(seed, `key: test_remote\nsteps:\n${holder}`);
  expect((await runToEnd('seed', seed, '--url', url)).code).toBe(0);
  const holders = await started.as('test_remote')('GET', '/api/accountholders');
  expect(holders.body.totalElementCount).toBe(1);
  await started.close();
});
