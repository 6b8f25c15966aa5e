import assert from 'node:assert/strict';
import { createServer } from './server/index.js';
import { schemas } from './validators/registry.js';

const server = createServer({ api: { a: ({ query }) => ({ status: 200, body: query }) } });

export async function run(): Promise<void> {
  const accepts = (name: keyof typeof schemas, value: unknown): boolean => schemas[name].safeParse(value).success;
  assert.deepEqual(['abc', null, 'abcd'].map((value) => accepts('Text', value)), [true, true, false]);
  for (const name of ['Choice', 'Listed'] as const)
    assert.deepEqual(['a', null, 'b'].map((value) => accepts(name, value)), [true, true, false]);
  assert.deepEqual([1, 1.1].map((value) => accepts('Above', value)), [false, true]);
  assert.deepEqual([0.9, 1].map((value) => accepts('AtLeast', value)), [false, true]);
  assert.deepEqual([0, -0.1].map((value) => accepts('Below', value)), [false, true]);
  assert(accepts('Any', 1e9));
  assert.deepEqual([{}, null, { code: 1 }].map((value) => accepts('Named', value)), [true, true, false]);
  assert.deepEqual(['abc', null].map((value) => accepts('Wrapped', value)), [true, true]);
  assert.deepEqual(['abc', null].map((value) => accepts('Same', value)), [true, true]);
  // A default that does not fit is not put in.
  assert.deepEqual(await (await server.request('/a')).json(), {});
  assert.equal((await server.request('/a?size=x')).status, 422);
}
