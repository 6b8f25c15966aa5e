import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startTestSandbox } from '../testing/test-sandbox.js';
import { readSeed } from './read-seed.js';
import { runSeed } from './run-seed.js';

test('runs the seed of the README', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, yaml = ''] = /```yaml\n([\s\S]*?)```/.exec(readme) ?? [];
  const { seed } = readSeed('README.md', yaml);
  const started = await startTestSandbox();
  const key = seed.key ?? '';
  const fetch = (request: Request) => started.sandbox.fetch(request);
  expect(await runSeed(seed, { fetch, origin: 'http://any.host', key })).toBe(6);
  const { body } = await started.as(key)('GET', '/api/transactions?status=reconciled');
  expect(body.pagination.total).toBe(1);
});
