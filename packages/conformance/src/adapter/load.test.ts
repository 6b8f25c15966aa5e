import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { AdapterError, type Adapter } from './adapter.js';
import { loadAdapter } from './load.js';

const folder = mkdtempSync(join(tmpdir(), 'adapter-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

let count = 0;
/** Loads a module of this source. */
function load(source: string): Promise<Adapter> {
  count += 1;
  const file = join(folder, `${count}.mjs`);
  writeFileSync(file, source);
  return loadAdapter(file, { target: 'http://127.0.0.1:1', apiKey: 'k' });
}

const tenant = { apiKey: 'k' };

test.each([
  ['throw new Error("no such host");', /cannot be loaded: no such host/],
  ['export const settle = 1;', /no function as its default export/],
  ['export default () => { throw new TypeError("fetch failed"); };', /cannot be made: fetch fai/],
  ['export default async () => { throw "late"; };', /cannot be made: late/],
  ['export default () => 5;', /no object of actions/],
  ['export default () => ({ settle: 5 });', /has settle that is no function/],
  ['export default () => ({ setle: () => 1 });', /offers no action/],
])('%s is told as a fault of the adapter', async (source, message) => {
  const loaded = load(source);
  await expect(loaded).rejects.toThrow(message);
  await expect(loaded).rejects.toBeInstanceOf(AdapterError);
});

test.each([
  ['settle: () => { throw new TypeError("fetch failed"); }', /^settle of .* failed: fetch failed/],
  ['settle: async () => { throw "no"; }', /^settle of .* failed: no/],
  ['settle: async () => new Response("", { status: 500 })', /^settle of .* response of status 500/],
  ['settle: () => new TypeError("no account")', /^settle of .* failed: no account/],
  ['settle: () => false', /^settle of .* returned false/],
])('an action that fails is one too: %s', async (action, message) => {
  const adapter = await load(`export default () => ({ ${action} });`);
  const done = adapter.settle?.({ tenant, extRefs: [] });
  await expect(done).rejects.toThrow(message);
  await expect(done).rejects.toBeInstanceOf(AdapterError);
});

test('tenants and keys have to be some', async () => {
  const adapter = await load(
    'export default () => ({ newTenant: () => ({}), issueKey: () => ({ apiKey: "a\\nb" }) });',
  );
  await expect(adapter.newTenant?.()).rejects.toThrow('newTenant answered without an apiKey');
  await expect(adapter.issueKey?.({ tenant })).rejects.toThrow('that no header can carry');
});

test('what an action takes and answers goes through', async () => {
  const adapter = await load(`export default ({ apiKey }) => ({
    newTenant: async () => ({ apiKey, readOnlyApiKey: 'r' }),
    settle: ({ extRefs }) => { if (extRefs[0] !== 'a') throw new Error('other'); },
  });`);
  expect(await adapter.newTenant?.()).toEqual({ apiKey: 'k', readOnlyApiKey: 'r' });
  await adapter.settle?.({ tenant, extRefs: ['a'] });
  expect(adapter.decideKyc).toBeUndefined();
  const fetching = await load('export default () => ({ settle: async () => new Response("{}") });');
  await fetching.settle?.({ tenant, extRefs: ['a'] });
});
