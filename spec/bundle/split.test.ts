import { expect, test } from 'vitest';
import { fields } from '../document/guards.ts';
import { lookUp } from '../document/pointer.ts';
import { versionsOf } from '../document/versions.ts';
import { documentOfVersion } from './split.ts';

const ref = (name: string) => ({ $ref: `#/components/${name}` });
const operation = (id: string, schema: string) => ({
  operationId: id,
  tags: [`tag ${id}`],
  responses: {
    200: {
      content: { json: { schema: ref(`schemas/${schema}`) } },
      headers: { a: ref('headers/H') },
    },
  },
});

const document = {
  openapi: '3.1.1',
  info: { title: 'Test', version: '1.0.0' },
  'x-versions': {
    v1: { title: 'Version 1', basePath: '/api/v1' },
    v2: { title: 'Version 2', basePath: '/api' },
  },
  security: [{ key: [] }],
  tags: [{ name: 'tag v1.a' }, { name: 'tag v2.b' }, { name: 'tag v2.c' }, { name: 'unused' }],
  paths: {
    '/api/v1/a': { get: operation('v1.a', 'v1.A') },
    '/api/b': { get: { ...operation('v2.b', 'v2.B'), security: [{ other: [] }] } },
  },
  webhooks: { c: { post: operation('v2.c', 'v2.C') } },
  components: {
    schemas: {
      Money: { type: 'integer' },
      'v1.A': {
        properties: { self: ref('schemas/v1.A'), money: ref('schemas/Money/properties/x') },
      },
      'v2.B': {
        discriminator: {
          propertyName: 'type',
          mapping: { d: '#/components/schemas/v2.D', e: 'v2.E' },
        },
      },
      'v2.C': {},
      'v2.D': {},
      'v2.E': {},
      'v2.Unused': {},
    },
    headers: { H: {}, Unused: {} },
    examples: { Unused: {} },
    securitySchemes: { key: {}, other: {} },
  },
};
const versions = versionsOf(document);
const split = (index: number) => {
  const version = versions[index];
  if (version === undefined) throw new Error('no such version');
  return documentOfVersion(document, version, versions);
};
const names = (version: unknown, pointer: string) =>
  fields(lookUp(version, pointer)).map(([name]) => name);

test('keeps the operations, tags and reachable components of a version', () => {
  const v1 = split(0);
  expect(names(v1, '/paths')).toEqual(['/api/v1/a']);
  expect(lookUp(v1, '/tags')).toEqual([{ name: 'tag v1.a' }]);
  expect(names(v1, '/components')).toEqual(['schemas', 'headers', 'securitySchemes']);
  expect(names(v1, '/components/schemas')).toEqual(['Money', 'v1.A']);
  expect(names(v1, '/components/securitySchemes')).toEqual(['key']);
  expect(names(v1, '/x-versions')).toEqual(['v1']);
  expect(lookUp(v1, '/info/title')).toBe('Test, Version 1');
  expect('webhooks' in v1).toBe(false);
});

test('follows webhooks, mappings by pointer and by name, and security', () => {
  const v2 = split(1);
  expect(names(v2, '/webhooks')).toEqual(['c']);
  expect(names(v2, '/components/schemas')).toEqual(['v2.B', 'v2.C', 'v2.D', 'v2.E']);
  expect(names(v2, '/components/securitySchemes')).toEqual(['key', 'other']);
  expect(lookUp(v2, '/tags')).toEqual([{ name: 'tag v2.b' }, { name: 'tag v2.c' }]);
});
