import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.js';
import { runToEnd } from '../testing/command.js';
import { startTestSandbox } from '../testing/test-sandbox.js';

const folder = temporaryFolder();

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
});
