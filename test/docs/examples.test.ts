// The Postman collections of the site have the first example of each operation. Newman, Postman's own runner, sends them
// to a sandbox that `sandbox seed examples` has filled.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runCollection } from '../../bench/conformance/peers.js';
import { ensureInstalled } from '../../bench/install.js';
import { fillTenant } from '../../packages/sandbox/src/cli/fill-tenant.js';
import { useTestSandbox } from '../../packages/sandbox/src/testing/test-sandbox.js';
import { countOperations } from '../contract/document.js';
import { temporaryFolder } from '../temporary-folder.js';
import { builtSite } from './built-site.js';

const key = 'test_examples';
const started = useTestSandbox(() => ({ clock: { mode: 'REALTIME' } }), { port: 0 });
let filled: string;
beforeAll(async () => {
  filled = await fillTenant('examples', { fetch, origin: started.url, key });
});

test('`sandbox seed examples` fills a tenant', () => {
  expect(filled).toMatch(/was filled from examples/);
});

test('each request of the Postman collections succeeds on it', { tags: ['long'] }, async () => {
  await ensureInstalled(console.log);
  const folder = join(await builtSite(), 'openapi');
  const work = temporaryFolder();
  const statuses: number[] = [];
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.postman.json')))
    statuses.push(...(await runCollection(join(folder, name), work, started.url, key)).statuses);
  expect(statuses).toEqual(Array.from({ length: countOperations() }, () => 200));
});
