import assert from 'node:assert/strict';
import { connection, createApi, createApi_, descriptors, getOwn, operations } from './client/api.js';
import { connect, createClient } from './client/index.js';
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
    connection: () => ({ status: 204 }),
    createApi: () => ({ status: 204 }),
    endpoint: () => ({ status: 204 }),
    default_: () => ({ status: 200, body: 'x' }),
  },
});
const options = { baseUrl: 'http://test.example', fetch: (request: Request) => server.fetch(request) };
const client = createClient(options);
const open = connect(options);

export async function run(): Promise<void> {
  const query = { "it's": 'b', constructor: 'c', 'a[]': ['d'] };
  const pet = await client.new.filesAddSharedLink('a', 'p', { name: 'n' }, query);
  assert.equal(JSON.stringify(pet), '{"__proto__":"own","a b":1}');
  await client.operations.connection();
  await operations(open).connection();
  await connection(open).endpoint();
  await getOwn(open)();
  await client.api.createApi();
  await createApi(open)();
  await createApi_(open).connection.endpoint();
  assert.equal(descriptors.createApi.path, '/own/api');
  assert.equal(schemas.PET.safeParse('*/').success, true);
  assert.equal(schemas.PET.safeParse('`').success, false);
  assert.equal(schemas['1st'].safeParse('$`/').success, true);
  assert.equal(schemas['ünï-cødé'].safeParse(1.5).success, false);
  assert.equal(schemas.Pet.safeParse({}).success, false);
  assert.equal(schemas.Promise.safeParse([{ Record: { a: 'b' } }]).success, true);
  assert.equal(schemas.undefined.safeParse(null).success, true);
}
