import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { documentOf, faultsOf, operationOf, type Parts } from '../testing/document.js';

const responses = { 200: { description: 'ok' } };

/** What is wrong with a document of the only operation `POST /a`, without the place. */
async function faults(operation: object, parts: Parts = {}): Promise<string[]> {
  const post = { operationId: 'a', responses, ...operation } as Json;
  const found = await faultsOf(documentOf({ paths: { '/a': { post } }, ...parts }));
  return found.map((fault) => fault.replace(/ \S+:\d+:\d+/, ''));
}

test('reports no security scheme that is declared, or that no operation uses', async () => {
  expect(await faults({ security: [{}] }, { security: [{ key: [] }] })).toEqual([]);
  const securitySchemes = { key: { type: 'http', scheme: 'bearer' } };
  expect(await faults({ security: [{ key: [] }] }, { components: { securitySchemes } })).toEqual(
    [],
  );
});

async function securityOf(security: Json): Promise<unknown> {
  const securitySchemes = { key: { type: 'http', scheme: 'bearer' } };
  const operation = { operationId: 'a', responses, security };
  return (await operationOf(operation, { components: { securitySchemes } })).security;
}

test('leaves out an alternative with an undeclared security scheme, unless it is the only one', async () => {
  expect(await securityOf([{ key: [] }, { none: [] }])).toEqual([['key']]);
  // An operation must not be open to all because of a mistake.
  expect(await securityOf([{ none: [] }, {}])).toEqual([['none'], []]);
});

test.each<[string, object, Parts, readonly string[]]>([
  [
    'a server of its own',
    { servers: [{ url: 'https://b.example' }] },
    { servers: [{ url: 'https://a.example' }] },
    [],
  ],
  [
    'a server of its own if the document has no absolute server',
    { servers: [{ url: 'https://b.example' }] },
    { servers: [{ url: '/api' }] },
    ['the server https://b.example of the operation'],
  ],
  [
    'a server that the document has too',
    { servers: [{ url: 'https://a.example' }] },
    { servers: [{ url: 'https://a.example' }] },
    [],
  ],
  [
    'a relative server of its own',
    { servers: [{ url: '/files' }] },
    { servers: [{ url: 'https://a.example' }] },
    ['the server /files of the operation'],
  ],
])('reports %s', async (_what, operation, parts, expected) => {
  expect(await faults(operation, parts)).toEqual(
    expected.map((what) => `operation/unsupported Generated code does not support ${what}.`),
  );
});

const properties = {
  file: { type: 'string', format: 'binary' },
  name: { type: 'string' },
  data: { type: 'object' },
  tags: { type: 'array', items: { type: 'string' } },
};

test.each<[string, object, readonly string[]]>([
  ['multipart/form-data', { file: { contentType: 'image/png' } }, []],
  ['multipart/form-data', { data: { contentType: 'application/json' } }, []],
  ['multipart/form-data', { name: { contentType: 'text/plain' } }, []],
  ['multipart/form-data', { tags: { style: 'form', explode: true } }, []],
  [
    'multipart/form-data',
    { data: { contentType: 'application/xml' } },
    ['contentType in the encoding of data'],
  ],
  [
    'multipart/form-data',
    { name: { headers: { 'X-A': {} } } },
    ['headers in the encoding of name'],
  ],
  [
    'application/x-www-form-urlencoded',
    { tags: { explode: false }, data: { style: 'deepObject' } },
    [],
  ],
  [
    'application/x-www-form-urlencoded',
    { tags: { style: 'tabDelimited' } },
    ['style in the encoding of tags'],
  ],
])('%s with the encoding %j', async (type, encoding, expected) => {
  const requestBody = { content: { [type]: { schema: { type: 'object', properties }, encoding } } };
  expect(await faults({ requestBody })).toEqual(
    expected.map((what) => `operation/unsupported Generated code does not support ${what}.`),
  );
});
