import { expect, test } from 'vitest';
import { build, documentOf } from '../testing/document.js';
import { type MethodNames, withoutGroup } from './resources.js';

/** The operations of a document as `tag: id` by method and path, with the names of the client's methods and functions. */
async function namesOf(
  operations: Readonly<Record<string, string>>,
  methods?: MethodNames,
): Promise<Record<string, string>> {
  const paths: Record<string, Record<string, { tags: string[]; operationId: string }>> = {};
  for (const [place, named] of Object.entries(operations)) {
    const [[method = '', path = ''], [tag = '', operationId = '']] = [
      place.split(' '),
      named.split(': '),
    ];
    paths[path] = { ...paths[path], [method]: { tags: [tag], operationId } };
  }
  const { contract } = await build(documentOf({ paths }), methods);
  return Object.fromEntries(
    contract.operations.map(({ method, path, name, resource }) => [
      `${method} ${path}`,
      `${resource.group}.${resource.method} ${name.id}`,
    ]),
  );
}

const lists = { 'get /keys': 'keys: list', 'get /users': 'users: list' };

test('a method has the name of its operation, whatever other groups have', async () => {
  const found = await namesOf(lists);
  expect(found).toEqual({
    'get /keys': 'keys.list keysList',
    'get /users': 'users.list usersList',
  });
  const more = await namesOf({ 'get /a': 'things: list', ...lists, 'get /b': 'things: get' });
  expect(more).toMatchObject(found);
});

test('methods with the same name in a group have names of their places, in any order', async () => {
  const same = {
    'get /keys': 'keys: list',
    'get /v2/keys': 'keys: list',
    'put /keys': 'keys: put',
  };
  const found = await namesOf(same);
  expect(found).toEqual({
    'get /keys': 'keys.getKeys getKeys',
    'get /v2/keys': 'keys.getV2Keys getV2Keys',
    'put /keys': 'keys.put put',
  });
  const reversed = Object.fromEntries(Object.entries(same).toReversed());
  expect(await namesOf(reversed)).toEqual(found);
});

test('short names lack that of the group, unless two methods would have the same', async () => {
  const found = await namesOf(
    {
      'post /servers': 'servers: createServer',
      'get /servers': 'servers: listServers',
      'get /server': 'servers: listServer',
    },
    'short',
  );
  expect(found).toEqual({
    'post /servers': 'servers.create createServer',
    'get /servers': 'servers.listServers listServers',
    'get /server': 'servers.listServer listServer',
  });
});

test.each([
  ['createServer', 'servers', 'create'],
  ['listServerActions', 'servers', 'listActions'],
  ['getTicketCode', 'tickets', 'getCode'],
  ['listServerActions', 'serverActions', 'list'],
  ['deletePetsById', 'pet', 'deleteById'],
  ['searchCompanies', 'company', 'search'],
  ['getIPAddress', 'ipAddresses', 'get'],
  ['servers', 'servers', 'servers'],
  ['get2Fa', 'get', 'get2Fa'],
  ['create', 'servers', 'create'],
])('%s in %s is %s', (name, group, short) => {
  expect(withoutGroup(name, group)).toBe(short);
});
