import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.js';
import { AdapterError, type Adapter } from './adapter.js';
import { loadAdapter } from './load.js';

function load(source: string): Promise<Adapter> {
  const file = join(temporaryFolder({ 'adapter.mjs': source }), 'adapter.mjs');
  return loadAdapter(file, { target: 'http://127.0.0.1:1', apiKey: 'k' });
}

const tenant = { apiKey: 'k' };

test('names the missing file of an adapter, and not what imports it', async () => {
  const options = { target: 'http://127.0.0.1:1', apiKey: 'k' };
  await expect(loadAdapter(join(temporaryFolder(), 'none.mjs'), options)).rejects.toThrow(
    /none\.mjs cannot be loaded: Cannot find module [^ ]*none\.mjs'$/,
  );
});

test.each([
  ['throw new Error("no such host");', /cannot be loaded: no such host/],
  ['export const settle = 1;', /default export of .* is not a function/],
  [
    'export default () => { throw new TypeError("fetch failed"); };',
    /cannot be created: fetch fai/,
  ],
  ['export default async () => { throw "late"; };', /cannot be created: late/],
  ['export default () => 5;', /did not return an object of actions/],
  ['export default () => ({ settle: 5 });', /not functions: settle/],
  ['export default () => ({ setle: () => 1 });', /has no action/],
])('rejects the adapter: %s', async (source, message) => {
  const loaded = load(source);
  await expect(loaded).rejects.toThrow(message);
  await expect(loaded).rejects.toBeInstanceOf(AdapterError);
});

test.each([
  ['settle: () => { throw new TypeError("fetch failed"); }', /^settle of .* failed: fetch failed/],
  ['settle: async () => { throw "no"; }', /^settle of .* failed: no/],
  [
    'settle: async () => new Response("", { status: 500 })',
    /^settle of .* response with status 500/,
  ],
  ['settle: () => new TypeError("no account")', /^settle of .* failed: no account/],
  ['settle: () => false', /^settle of .* returned false/],
])('rejects with an AdapterError if an action fails: %s', async (action, message) => {
  const adapter = await load(`export default () => ({ ${action} });`);
  const done = adapter.settle?.({ tenant, extRefs: [] });
  await expect(done).rejects.toThrow(message);
  await expect(done).rejects.toBeInstanceOf(AdapterError);
});

test('rejects tenants and keys that are not valid', async () => {
  const adapter = await load(
    'export default () => ({ newTenant: () => ({}), issueKey: () => ({ apiKey: "a\\nb" }) });',
  );
  await expect(adapter.newTenant?.()).rejects.toThrow('newTenant returned no apiKey');
  await expect(adapter.issueKey?.({ tenant })).rejects.toThrow('not allowed in a header');
});

test('passes the input and the result of an action through', async () => {
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
