import { expect, test } from 'vitest';
import { versionsOf } from '../document/versions.ts';
import { standaloneDocument } from './standalone.ts';

const ref = (name: string) => ({ $ref: `#/components/${name}` });
const marks = { 'x-claims': ['A-1'], 'x-decision': 'D1' };

function standalone(schemas: object) {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0', ...marks },
    'x-versions': { v2: { title: 'Version 2', basePath: '/api', ...marks } },
    tags: [{ name: 'v2 sellers' }, { name: 'all' }],
    paths: {
      '/api/v2.sellers': {
        get: {
          operationId: 'v2.get',
          tags: ['v2 sellers', 'all'],
          'x-webhooks': ['told'],
          parameters: [{ name: 'v2 x', in: 'query', schema: ref('schemas/v2.B/properties/b') }],
          responses: {
            200: {
              links: { next: ref('links/v2.Next') },
              content: { json: { examples: { 'v2.one': ref('examples/v2.One') } } },
            },
          },
          ...marks,
        },
      },
    },
    webhooks: { told: { post: { operationId: 'v2.told', tags: ['all'], ...marks } } },
    components: {
      schemas,
      links: { 'v2.Next': { operationId: 'v2.get', parameters: { code: '$response.body#/a' } } },
      examples: { 'v2.One': { value: { operationId: 'v2.get', tags: ['v2 sellers'], ...marks } } },
    },
  };
  const versions = versionsOf(document);
  const before = JSON.stringify(document);
  const [version] = versions;
  if (version === undefined) throw new Error('no version');
  const result = standaloneDocument(document, version, versions);
  expect(JSON.stringify(document)).toBe(before);
  return result;
}

test('removes the prefix wherever a name is used, and our marks, but changes no data', () => {
  const mapping = { b: '#/components/schemas/v2.B', a: 'A' };
  const result = standalone({
    A: { const: 'v2.B', ...marks },
    'v2.B': {
      properties: { b: { ...ref('schemas/v2.C'), ...marks }, tags: { enum: ['v2 sellers'] } },
      discriminator: { propertyName: 'kind', mapping },
    },
    'v2.C': { oneOf: [ref('schemas/A')] },
  });
  expect(result).toEqual({
    openapi: '3.1.0',
    info: { title: 'Test, Version 2', version: '1.0.0' },
    tags: [{ name: 'sellers' }, { name: 'all' }],
    paths: {
      '/api/v2.sellers': {
        get: {
          operationId: 'get',
          tags: ['sellers', 'all'],
          'x-webhooks': ['told'],
          parameters: [{ name: 'v2 x', in: 'query', schema: ref('schemas/B/properties/b') }],
          responses: {
            200: {
              links: { next: ref('links/Next') },
              content: { json: { examples: { 'v2.one': ref('examples/One') } } },
            },
          },
        },
      },
    },
    webhooks: { told: { post: { operationId: 'told', tags: ['all'] } } },
    components: {
      schemas: {
        A: { const: 'v2.B' },
        B: {
          properties: { b: ref('schemas/C'), tags: { enum: ['v2 sellers'] } },
          discriminator: { propertyName: 'kind', mapping: { b: '#/components/schemas/B', a: 'A' } },
        },
        C: { oneOf: [ref('schemas/A')] },
      },
      examples: { One: { value: { operationId: 'v2.get', tags: ['v2 sellers'], ...marks } } },
      links: { Next: { operationId: 'get', parameters: { code: '$response.body#/a' } } },
    },
  });
});

test('refuses two components of the same name without the prefix', () => {
  expect(() => standalone({ B: {}, 'v2.B': { items: ref('schemas/B') } })).toThrow(
    'The components B and v2.B in schemas would both be called B in the document of one version.',
  );
});
