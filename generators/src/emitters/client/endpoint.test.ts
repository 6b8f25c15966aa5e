import { describe, expect, it } from 'vitest';
import { codeOf, documentOf, emitFrom } from './testing/emit.js';
import { emittedEndpoint, get, ok, parameter, post } from './testing/emitted-endpoint.js';

/** The servers of a document or an operation. */
const servers = (...urls: readonly string[]): string =>
  `servers: [${urls.map((url) => `{ url: '${url}' }`).join(', ')}]`;

describe('an endpoint', () => {
  it.each([
    ['get', 'idempotent: true'],
    ['put', 'idempotent: true'],
    ['delete', 'idempotent: true'],
    ['post', ''],
    ['patch', ''],
  ])('determines if %s may be retried', async (method, expected) => {
    expect(await emittedEndpoint('/x', `{ ${method}: { operationId: a, ${ok} } }`)).toBe(expected);
  });

  it('repeats a write if the document allows it', async () => {
    expect(await emittedEndpoint('/x', post('x-idempotency: { repeatable: true }'))).toBe(
      'idempotent: true',
    );
    expect(await emittedEndpoint('/x', post('x-idempotency: { key: [a, b] }'))).toBe(
      "hasIdempotencyKey: hasIdempotencyKey(['a', 'b'])",
    );
  });

  it('creates an idempotency key that is a UUID', async () => {
    const schemas = `
components:
  schemas:
    Base: { type: object, required: [id], properties: { id: { type: string, format: uuid } } }
    Move: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: object, properties: { b: { type: string } } }] }
`;
    const body = `requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Move' } } } }`;
    const withKey = (key: string): string => post(`x-idempotency: { key: [${key}] }, ${body}`);
    expect(await emittedEndpoint('/x', withKey('id'), schemas)).toBe(
      "hasIdempotencyKey: hasIdempotencyKey(['id']), completeBody: generateIdempotencyKey('id')",
    );
    expect(await emittedEndpoint('/x', withKey('b'), schemas)).toBe(
      "hasIdempotencyKey: hasIdempotencyKey(['b'])",
    );
  });

  it.each([
    ['plain values', [parameter('c', 'path')], ''],
    [
      'a style',
      [parameter('c', 'path', 'style: label, schema: { type: string }')],
      "pathSerializer: writePath([{ name: 'c', style: 'label', explode: false }]), ",
    ],
    [
      'an array',
      [parameter('c', 'path', 'schema: { type: array, items: { type: string } }')],
      "pathSerializer: writePath([{ name: 'c', style: 'simple', explode: false }]), ",
    ],
  ])('adds the serializer of a path of %s', async (_name, parameters, expected) => {
    const found = await emittedEndpoint('/x/{c}', get(`parameters: [${parameters.join(', ')}]`));
    expect(`${found}, `).toBe(`idempotent: true, ${expected}`);
  });

  const strings = 'schema: { type: array, items: { type: string } }';
  it.each([
    ['plain values', [parameter('a', 'query')], undefined],
    ['arrays', [parameter('a', 'query'), parameter('b[]', 'query', strings)], undefined],
    [
      'arrays between commas',
      [parameter('a', 'query', `explode: false, ${strings}`)],
      "{ array: { style: 'form', explode: false } }",
    ],
    [
      'arrays of both kinds',
      [parameter('a', 'query', `explode: false, ${strings}`), parameter('b', 'query', strings)],
      "writeQuery([ { name: 'a', style: 'form', explode: false }, { name: 'b', style: 'form', explode: true }, ])",
    ],
    [
      'objects',
      [parameter('a', 'query', 'style: deepObject, schema: { type: object }')],
      "writeQuery([{ name: 'a', style: 'deepObject', explode: false }])",
    ],
    [
      'JSON',
      [parameter('a', 'query', 'content: { application/json: {} }')],
      "writeQuery([{ name: 'a', style: 'form', explode: true, json: true }])",
    ],
    [
      'reserved characters',
      [parameter('a', 'query', 'allowReserved: true, schema: { type: string }')],
      "writeQuery([{ name: 'a', style: 'form', explode: true, reserved: true }])",
    ],
    [
      'names that need encoding',
      [parameter('a&b', 'query')],
      "writeQuery([{ name: 'a&b', style: 'form', explode: true }])",
    ],
  ])('adds the serializer of a query of %s', async (_name, parameters, expected) => {
    const found = await emittedEndpoint('/x', get(`parameters: [${parameters.join(', ')}]`));
    const writer = expected === undefined ? '' : `, querySerializer: ${expected}`;
    expect(found).toBe(`idempotent: true${writer}`);
  });

  it('adds writers of headers and cookies unless they are plain and alone', async () => {
    expect(await emittedEndpoint('/x', get(`parameters: [${parameter('X-A', 'header')}]`))).toBe(
      'idempotent: true',
    );
    const both = [parameter('X-A', 'header'), parameter('b', 'query'), parameter('c', 'cookie')];
    const found = await emittedEndpoint('/x', get(`parameters: [${both.join(', ')}]`));
    expect(found).toContain(
      "querySerializer: writeQuery([{ name: 'b', style: 'form', explode: true }])",
    );
    expect(found).toContain(
      "writeHeaders: writeHeaders( [{ name: 'X-A', style: 'simple', explode: false }], [{ name: 'c', style: 'form', explode: true }], )",
    );
  });

  it.each([
    ['application/json: {}', ''],
    ['application/merge-patch+json: {}', "encode: encodeAs(['application/merge-patch+json'])"],
    ['application/json: {}, text/csv: {}', "encode: encodeAs(['application/json', 'text/csv'])"],
    ['application/x-www-form-urlencoded: {}', 'encode: encodeForm(urlForm())'],
    [
      'application/json: {}, application/x-www-form-urlencoded: {}',
      "encode: encodeAs(['application/json', 'application/x-www-form-urlencoded'], { form: urlForm(), })",
    ],
    [
      'multipart/form-data: { encoding: { a: { contentType: text/csv } } }',
      "encode: encodeAs(['multipart/form-data'], { multipart: typedParts([{ name: 'a', type: 'text/csv' }]), })",
    ],
    [
      'application/x-www-form-urlencoded: { encoding: { a: { style: deepObject }, b: { allowReserved: true } } }',
      "encode: encodeForm( urlForm([ { name: 'a', style: 'deepObject', explode: false }, { name: 'b', style: 'form', explode: true, reserved: true }, ]), )",
    ],
  ])('adds the encoder of a body of %s', async (content, expected) => {
    expect(await emittedEndpoint('/x', post(`requestBody: { content: { ${content} } }`))).toBe(
      expected,
    );
  });

  it.each([
    ["'204': { description: Done. }", "accept: '*/*', parseAs: 'stream', read: discardBody"],
    [
      "'200': { description: '', content: { text/csv: {} } }",
      "accept: 'text/csv', parseAs: 'text'",
    ],
    [
      "'200': { description: '', content: { application/pdf: {} } }",
      "accept: 'application/pdf', parseAs: 'blob'",
    ],
    [
      "'200': { description: '', content: { application/problem+json: {} } }",
      "accept: 'application/problem+json'",
    ],
    [
      "'200': { description: '', content: { application/json: {} } }, '4XX': { description: '', content: { text/plain: {} } }",
      "accept: 'application/json, text/plain'",
    ],
    [
      "'200': { description: '', content: { application/json: {}, text/csv: {} } }, '204': { description: '' }",
      "parseAs: 'stream', read: readAs({ '200': ['application/json'], '204': [] }), readAccepted: readAs({ '200': ['application/json', 'text/csv'], '204': [] })",
    ],
    [
      'default: { description: "", content: { text/plain: {} } }',
      "accept: 'text/plain', parseAs: 'text'",
    ],
  ])('adds the reader of %s', async (responses, expected) => {
    const found = await emittedEndpoint(
      '/x',
      `{ post: { operationId: a, responses: { ${responses} } } }`,
    );
    expect(found).toBe(expected);
  });

  it('uses the server of an operation', async () => {
    const own = get(servers('https://b.example/', 'https://c.example'));
    const document = `\n${servers('https://a.example', '/a')}\n`;
    expect(await emittedEndpoint('/x', own, document)).toBe(
      "server: { url: 'https://b.example', instead: ['https://a.example'] }, idempotent: true",
    );
    expect(await emittedEndpoint('/x', own, `\n${servers('https://b.example')}\n`)).toBe(
      'idempotent: true',
    );
  });

  it('never sends a fragment', async () => {
    const generated = await emitFrom(documentOf(`"/x#a": ${get('tags: [g]')}`));
    expect(codeOf(generated, 'client/api/g.ts')).toContain("path: '/x',");
  });
});
