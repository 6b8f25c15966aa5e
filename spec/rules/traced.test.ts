import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const lint = (body: string) => lintWith('traced', { 'openapi.yaml': head + body });

test('accepts a source on the element, on the component it refers to and, for enums, on the property', async () => {
  const found = await lint(`
paths:
  /api/a:
    get:
      x-claims: [CORE-GEN-001]
      parameters:
        - { name: a, in: query, schema: { type: string, enum: [x] }, x-decision: D1 }
        - $ref: '#/components/parameters/B'
      responses:
        '200':
          description: ok
          x-decision: [D1]
          headers: { x-a: { schema: { enum: [y] }, x-decision: D1 } }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Thing' }
components:
  parameters:
    B: { name: b, in: query, schema: { type: string }, x-claims: [CORE-GEN-001] }
  schemas:
    Kind: { enum: [x, y], x-decision: D1 }
    Thing:
      properties:
        kind: { $ref: '#/components/schemas/Kind' }
        list: { type: array, items: { enum: [x] }, x-claims: [CORE-GEN-001] }
        count: { type: integer, x-claims: [CORE-GEN-001] }
      not: { required: [count, list], properties: { count: true } }
      allOf:
        - if: { properties: { kind: { const: x } } }
          then: { properties: { count: { minimum: 1 } } }
          else: { properties: { list: { properties: { inner: { enum: [z] } } } } }
`);
  expect(found).toEqual([]);
});

test('rejects each kind of element without a source', async () => {
  const found = await lint(`
paths:
  /api/a:
    get:
      parameters:
        - { name: a, in: query, schema: { type: string } }
      responses:
        '200':
          description: ok
          headers: { x-a: { schema: { type: string } } }
          content:
            application/json:
              schema:
                properties:
                  plain: { type: string }
                  referring: { $ref: '#/components/schemas/Kind' }
                  marked:
                    x-decision: D1
                    properties: { inner: { type: string } }
components:
  schemas:
    Kind: { enum: [x] }
`);
  expect(found.map(({ at, message }) => `${at} ${message.split(' has ')[0] ?? ''}`)).toEqual([
    'openapi.yaml:9:5 This operation',
    'openapi.yaml:11:11 This parameter',
    'openapi.yaml:13:9 This response',
    'openapi.yaml:15:22 This header',
    'openapi.yaml:20:19 This property "plain"',
    'openapi.yaml:21:19 This property "referring"',
    'openapi.yaml:24:35 This property "inner"',
    'openapi.yaml:27:13 This enum',
  ]);
});
