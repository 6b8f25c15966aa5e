import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isObject, type JsonObject } from '../json.js';
import { makeFolder } from '../testing/folder.js';
import type { FilterOptions } from './filters.js';
import { loadDocument } from './load.js';

const ref = (name: string, section = 'schemas') => ({ $ref: `#/components/${section}/${name}` });
const body = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } });
const ok = (name: string) => ({ 200: { description: 'ok', ...body(name) } });

const document = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  security: [{ key: [] }],
  paths: {
    '/v1/pets': {
      get: { operationId: 'listPets', tags: ['pets'], responses: ok('Pets') },
      post: {
        operationId: 'createPet',
        tags: ['pets', 'admin'],
        requestBody: body('NewPet'),
        responses: ok('Pet'),
      },
    },
    '/v1/orders/{id}': {
      parameters: [ref('Id', 'parameters')],
      get: {
        operationId: 'getOrder',
        tags: ['orders'],
        security: [{ oauth: [] }],
        responses: {
          200: { description: 'ok', ...body('Order'), links: { pet: { operationId: 'listPets' } } },
        },
      },
    },
    '/health': ref('Health', 'pathItems'),
  },
  webhooks: {
    orderPaid: { post: { tags: ['orders'], requestBody: body('Event'), responses: {} } },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: ref('Key') } },
    pathItems: {
      Health: {
        get: { operationId: 'health', responses: {} },
        head: { operationId: 'alive', responses: {} },
      },
    },
    securitySchemes: { key: { type: 'apiKey' }, oauth: { type: 'oauth2' } },
    schemas: {
      Pets: { type: 'array', items: ref('Pet') },
      Pet: {
        oneOf: [ref('Cat')],
        discriminator: { propertyName: 'kind', mapping: { dog: 'Dog' } },
      },
      Cat: { type: 'object', properties: { friend: ref('Pet') } },
      Dog: { default: { $ref: '#/components/schemas/Unused' } },
      NewPet: { type: 'object' },
      Order: { type: 'object', properties: { pet: ref('Pet'), id: ref('Key') } },
      Key: { type: 'string' },
      Event: { type: 'object' },
      Unused: { type: 'object' },
    },
  },
};

function names(part: unknown): string[] {
  return isObject(part) ? Object.keys(part) : [];
}

async function left(options: FilterOptions) {
  const folder = makeFolder({ 'a.json': JSON.stringify(document) });
  const { value, warnings } = await loadDocument(join(folder, 'a.json'), options);
  const { components } = value;
  const of = (section: string): string[] =>
    isObject(components) ? names(components[section]).toSorted() : [];
  const ids = JSON.stringify([value['paths'], value['webhooks']]).matchAll(
    /"operationId":"(\w+)"/g,
  );
  return {
    value,
    // A link names one too.
    ids: [...new Set(Array.from(ids, ([, id]) => id))],
    webhooks: names(value['webhooks']),
    schemas: of('schemas'),
    security: of('securitySchemes'),
    parameters: of('parameters'),
    warnings: warnings.map(({ code, location }) => `${code} ${location?.pointer}`),
  };
}

test('keeps the operations of a tag with what they need, and nothing else', async () => {
  expect(await left({ include: ['tag:pets'] })).toMatchObject({
    ids: ['listPets', 'createPet'],
    webhooks: [],
    schemas: ['Cat', 'Dog', 'NewPet', 'Pet', 'Pets'],
    security: ['key'],
    parameters: [],
    warnings: [],
  });
});

test('removes excluded parts with what only they need, and nothing else', async () => {
  const found = await left({ exclude: ['tag:admin'] });
  expect(found.schemas).toEqual(['Cat', 'Dog', 'Event', 'Key', 'Order', 'Pet', 'Pets', 'Unused']);
  expect(found.ids).not.toContain('createPet');
  expect((await left({ include: ['tag:pets'], exclude: ['tag:admin'] })).ids).toEqual(['listPets']);
});

test.each<[FilterOptions, string[]]>([
  [{ include: ['path:/v1/orders/*'] }, ['getOrder']],
  [{ include: ['path:/v1/*'], exclude: ['operation:*Pet'] }, ['listPets', 'getOrder']],
  [{ include: ['operation:getOrder', 'operation:createPet'] }, ['createPet', 'getOrder']],
  [{ include: ['operation:POST /v1/pets'] }, ['createPet']],
  [{ include: ['schema:Key'] }, []],
  [{ include: ['operation:alive'] }, ['alive']],
])('%j leaves %j', async (options, ids) => {
  expect((await left(options)).ids).toEqual(ids);
});

test('includes schemas with what they need, and parameters of paths', async () => {
  expect((await left({ include: ['schema:Order'] })).schemas).toEqual([
    'Cat',
    'Dog',
    'Key',
    'Order',
    'Pet',
  ]);
  const orders = await left({ include: ['tag:orders'] });
  expect(orders).toMatchObject({
    webhooks: ['orderPaid'],
    parameters: ['Id'],
    security: ['key', 'oauth'],
  });
});

test('removes links to removed operations', async () => {
  expect(JSON.stringify((await left({ include: ['tag:orders'] })).value)).not.toContain('listPets');
  expect(JSON.stringify((await left({ exclude: ['tag:admin'] })).value)).toContain(
    '"pet":{"operationId"',
  );
});

test('allows any value for an excluded schema that is needed, with a warning', async () => {
  const { value, schemas, warnings } = await left({
    include: ['tag:pets'],
    exclude: ['schema:Pet'],
  });
  expect(schemas).toEqual(['NewPet', 'Pet', 'Pets']);
  expect(warnings).toEqual(['filter/needed #/components/schemas/Pet']);
  const { schemas: all } = value['components'] as { schemas: JsonObject };
  expect(all['Pet']).toEqual({ description: 'Excluded: any value.' });
});

test('matches patterns in linear time', async () => {
  await expect(left({ include: [`tag:${'*a'.repeat(5000)}b`] })).rejects.toThrow('matches nothing');
});
