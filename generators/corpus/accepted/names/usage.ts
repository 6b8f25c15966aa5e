import assert from 'node:assert/strict';
import { createClient } from './client/index.js';
import { createServer } from './server/index.js';
import { schemas } from './validators/registry.js';

const odd = JSON.parse('{"__proto__": "own", "a b": 1}') as never;
const server = createServer({
  api: {
    filesAddSharedLink: ({ path, query }) => {
      assert.equal(path.class, 'a');
      assert.deepEqual(query, { "it's": 'b', constructor: 'c', 'a[]': ['d'] });
      return { status: 200, body: odd };
    },
    default_: () => ({ status: 200, body: 'x' }),
  },
});
const client = createClient({ baseUrl: 'http://test.example', fetch: (request) => server.fetch(request) });

export async function run(): Promise<void> {
  const query = { "it's": 'b', constructor: 'c', 'a[]': ['d'] };
  const pet = await client.new.filesAddSharedLink('a', 'p', { name: 'n' }, query);
  assert.equal(JSON.stringify(pet), '{"__proto__":"own","a b":1}');
  assert.equal(schemas.PET.safeParse('*/').success, true);
  assert.equal(schemas.PET.safeParse('`').success, false);
  assert.equal(schemas['1st'].safeParse('$`/').success, true);
  assert.equal(schemas['ünï-cødé'].safeParse(1.5).success, false);
  assert.equal(schemas.Pet.safeParse({}).success, false);
  assert.equal(schemas.Promise.safeParse([{ Record: { a: 'b' } }]).success, true);
  assert.equal(schemas.undefined.safeParse(null).success, true);
}
