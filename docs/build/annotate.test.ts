import { expect, test } from 'vitest';
import { lookUp } from '../../spec/document/pointer.ts';
import { annotate } from './annotate.ts';
import { operationsOf } from './operations.ts';

const titles = ['D1', 'D2', 'D3', 'D4'].map((id): [string, string] => [id, `t${id}`]);
const decision = (...ids: string[]): string =>
  `*Our decision${ids.length > 1 ? 's' : ''}:* ${ids
    .map((id) => `[${id}](decisions.html#${id} "Our decision: t${id}")`)
    .join(' ')}`;

function annotated(document: Record<string, unknown>): (pointer: string) => unknown {
  const context = {
    decisions: new Map(titles),
    errors: new Map([['422.300.001', 'sum']]),
    operations: operationsOf(document),
  };
  const result = annotate(document, context);
  return (pointer) => lookUp(result, pointer);
}

const operation = (id: string, more: object): object => ({
  operationId: id,
  summary: `Do ${id}`,
  tags: ['My tag'],
  'x-resource': { group: 'things', method: 'list' },
  responses: {},
  ...more,
});

test('writes decisions into descriptions and removes extensions', () => {
  const at = annotated({
    info: { description: 'About.', 'x-decision': ['D2', 'D1'], 'x-claims': ['CORE-GEN-001'] },
    components: { schemas: { A: { description: 'An A.', examples: [{ 'x-decision': 'D1' }] } } },
  });
  expect(at('/info')).toEqual({ description: `About. ${decision('D1', 'D2')}` });
  expect(at('/components/schemas/A')).toEqual({
    description: 'An A.',
    examples: [{ 'x-decision': 'D1' }],
  });
});

test('keeps the description of the target if a reference gets notes', () => {
  const target = '#/components/schemas/Code';
  const at = annotated({
    components: {
      schemas: {
        Code: { type: 'string', description: 'A code.', 'x-decision': 'D2' },
        Thing: {
          properties: {
            bare: { $ref: target, 'x-claims': ['CORE-GEN-001'] },
            own: { $ref: target, description: 'Mine.' },
            decided: { $ref: target, 'x-decision': 'D1', 'x-service-assigned': true },
          },
        },
      },
    },
  });
  const properties = '/components/schemas/Thing/properties';
  expect(at(`${properties}/bare`)).toEqual({ $ref: target });
  expect(at(`${properties}/own/description`)).toBe(`Mine. ${decision('D2')}`);
  expect(at(`${properties}/decided`)).toEqual({
    $ref: target,
    description: `A code. ${decision('D1', 'D2')}`,
    readOnly: true,
  });
});

test('cites the decisions of parts without description at the next described element', () => {
  const at = annotated({
    components: {
      parameters: {
        P: { in: 'query', description: 'P.', schema: { items: { 'x-decision': 'D1' } } },
      },
      schemas: {
        Part: { description: 'Part.', 'x-decision': 'D4' },
        Whole: {
          description: 'Whole.',
          allOf: [
            { $ref: '#/components/schemas/Part' },
            { if: { properties: { a: { 'x-decision': 'D2' } } }, then: { 'x-decision': 'D3' } },
          ],
        },
      },
    },
  });
  expect(at('/components/parameters/P')).toEqual({
    in: 'query',
    description: `P. ${decision('D1')}`,
    schema: { items: {} },
  });
  expect(at('/components/schemas/Whole/description')).toBe(`Whole. ${decision('D2', 'D3', 'D4')}`);
  expect(at('/components/schemas/Whole/allOf/1')).toEqual({
    description: decision('D2', 'D3'),
    if: { properties: { a: {} } },
    then: {},
  });
});

test('describes pagination and idempotency, and links to the other version', () => {
  const at = annotated({
    'x-versions': {
      v1: { title: 'One', basePath: '/api/v1' },
      v2: { title: 'Two', basePath: '/api' },
    },
    paths: {
      '/api/v1/a': {
        post: operation('v1.a', {
          description: 'Sums: `422.300.001`, not `422.300.009`.',
          'x-idempotency': { key: ['k'] },
          'x-decision': 'D1',
        }),
      },
      '/api/a': { get: operation('v2.a', {}) },
    },
  });
  const lines = String(at('/paths/~1api~1v1~1a/post/description')).split('\n\n');
  expect(lines).toEqual([
    'Sums: [`422.300.001`](errors.html#422.300.001), not `422.300.009`.',
    expect.stringContaining('**Idempotency:**'),
    '**In Two:** [Do v2.a](v2.a.html).',
    decision('D1'),
  ]);
  expect(at('/paths/~1api~1a/get/description')).toBe('**In One:** [Do v1.a](v1.a.html).');
});

test('lists the targets of links with their values', () => {
  const at = annotated({
    'x-versions': { v1: { title: 'Version 1', basePath: '/' } },
    paths: {
      '/a/{place}': {
        post: operation('v1.createA', {
          responses: {
            '200': {
              links: {
                get: { $ref: '#/components/links/Get' },
                again: {
                  operationId: 'v1.createA',
                  parameters: { place: '$request.path.place' },
                  requestBody: { size: 1, parts: [{ code: 'a-{$response.body#/parts/0/code}' }] },
                },
              },
            },
            '400': { links: { get: { $ref: '#/components/links/Get' } } },
          },
        }),
      },
      '/a': { get: operation('v1.getA', {}) },
    },
    components: {
      links: { Get: { operationId: 'v1.getA', parameters: { code: '$response.body#/code' } } },
    },
  });
  expect(at('/paths/~1a~1{place}/post/description')).toContain(`**Next steps:**

| Operation | Parameter = field of the response |
|---|---|
| [Do v1.getA](v1.getA.html) | \`code\` = \`code\` |
| [Do v1.createA](v1.createA.html) | \`place\` = \`place\` of the request, \`parts.0.code\` = \`parts.0.code\` |`);
  expect(at('/paths/~1a/get/description')).toBeUndefined();
});
