import { expect, test } from 'vitest';
import { lookUp } from '../../spec/document/pointer.ts';
import { annotate } from './annotate.ts';
import { operationsOf } from './operations.ts';

const link = (id: string): string => `[${id}](decisions.html#${id} "t${id}")`;

function annotated(document: Record<string, unknown>): (pointer: string) => unknown {
  const context = {
    decisions: new Map([['D1', 'tD1']]),
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

test('links the marks of decisions and removes extensions', () => {
  const at = annotated({
    info: { description: 'About (D1).', 'x-decision': ['D2', 'D1'], 'x-claims': ['CORE-GEN-001'] },
    components: { schemas: { A: { description: 'An A.', examples: [{ 'x-decision': 'D1' }] } } },
  });
  expect(at('/info')).toEqual({ description: `About\u00A0${link('D1')}.` });
  expect(at('/components/schemas/A')).toEqual({
    description: 'An A.',
    examples: [{ 'x-decision': 'D1' }],
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
          description: 'Sums (D1): `422.300.001`, not `422.300.009`.',
          'x-idempotency': { key: ['k'] },
          'x-decision': 'D1',
        }),
      },
      '/api/a': { get: operation('v2.a', {}) },
    },
  });
  const lines = String(at('/paths/~1api~1v1~1a/post/description')).split('\n\n');
  expect(lines).toEqual([
    `Sums\u00A0${link('D1')}: [\`422.300.001\`](errors.html#422.300.001), not \`422.300.009\`.`,
    expect.stringContaining('**Idempotency:**'),
    '**In Two:** [Do v2.a](v2.a.html).',
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
