import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const openapi = (body: string): Record<string, string> => ({ 'openapi.yaml': head + body });
const lint = (body: string) => lintWith('extension-shape', openapi(body));

test('accepts every extension on its objects, and header names and data that look like extensions', async () => {
  const found = await lint(`
paths:
  /api/a:
    get:
      operationId: v2.listA
      x-resource: { group: a, method: list }
      x-pagination:
        page: { parameter: page, first: 0 }
        size: { parameter: limit, default: 10 }
        elements: /items
      x-claims: [CORE-GEN-001]
      x-decision: [D1, D12]
      responses:
        '200':
          description: ok
          headers: { x-request-id: { schema: { type: string }, x-decision: D13 } }
          content:
            application/json:
              schema:
                properties:
                  x-odd: { type: string }
                  code: { $ref: '#/components/schemas/Code', x-service-assigned: true }
                  id: { type: string, x-service-assigned: true, x-claims: [EXT-GEN-002] }
              example: { x-unknown: 1 }
components:
  schemas:
    Code: { type: string }
`);
  expect(found).toEqual([]);
});

test('rejects an unknown extension, also beside a $ref, and lists the known ones', async () => {
  const found = await lint(`
paths:
  /api/a:
    get:
      x-ressource: { group: a, method: list }
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema:
                properties:
                  code: { $ref: '#/components/schemas/Code', x-servce-assigned: true }
components:
  schemas:
    Code: { type: string }
`);
  expect(found.map(({ at }) => at)).toEqual(['openapi.yaml:10:7', 'openapi.yaml:18:62']);
  expect(found[0]?.message).toMatch(/^The extension x-ressource is unknown\. .*x-resource/);
});

test('rejects an invalid value at its exact location', async () => {
  const found = await lint(`
paths:
  /api/a:
    get:
      x-resource: { group: Payouts, method: list }
      x-pagination:
        page: { parameter: page }
        size: { parameter: limit, default: 10, max: 3 }
        elements: items
      x-idempotency: { key: [] }
      x-claims: [CORE-1, CORE-GEN-001, CORE-GEN-001]
      x-decision: [D1, d2]
      responses: {}
`);
  expect(found.map(({ at, message }) => `${at} ${message.split('. See')[0] ?? ''}`)).toEqual([
    'openapi.yaml:10:28 x-resource/group must match pattern "^[a-z][A-Za-z0-9]*$": "Payouts"',
    "openapi.yaml:12:15 x-pagination/page must have required property 'first'",
    'openapi.yaml:13:15 x-pagination/size must not have the field "max"',
    'openapi.yaml:14:19 x-pagination/elements must match pattern "^(/([^~/]|~[01])*)*$": "items"',
    'openapi.yaml:15:29 x-idempotency/key must NOT have fewer than 1 items',
    'openapi.yaml:16:17 x-claims must NOT have duplicate items (items ## 1 and 2 are identical)',
    'openapi.yaml:16:18 x-claims/0 must match pattern "^(CORE|EXT)-[A-Z]+-[0-9]{3}$": "CORE-1"',
    'openapi.yaml:17:24 x-decision/1 must match pattern "^D[1-9][0-9]*$": "d2"',
  ]);
});

test('rejects an extension on an object that it is not defined for', async () => {
  const found = await lint(`
paths:
  /api/a:
    x-resource: { group: a, method: list }
    get:
      x-service-assigned: true
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Code' }
              x-claims: [CORE-GEN-001]
components:
  schemas:
    Code: { type: string, x-service-assigned: true }
`);
  expect(found.map(({ at, message }) => `${at} ${message}`)).toEqual([
    'openapi.yaml:9:5 x-resource is not allowed on an object of type PathItem. Move it to: Operation.',
    'openapi.yaml:11:7 x-service-assigned is not allowed on an object of type Operation. Move it to: Property.',
    expect.stringMatching(
      /^openapi.yaml:18:15 x-claims is not allowed on an object of type MediaType\. Move it to: Info, /,
    ),
    'openapi.yaml:21:27 x-service-assigned is not allowed on an object of type Schema. Move it to: Property.',
  ]);
});
