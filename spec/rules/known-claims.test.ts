import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const claims = `# a comment
- id: CORE-GEN-001
  kind: convention
- id: CORE-GEN-002
  kind: gap
  decision: [D4, D5]
`;

const lint = (files: Record<string, string>) =>
  lintWith('known-claims', { 'claims.yaml': claims, ...files }, { file: 'claims.yaml' });

test('accepts known claims', async () => {
  expect(await lint({ 'openapi.yaml': `${head}paths: {}\n` })).toEqual([]);
  expect(
    await lint({
      'openapi.yaml': `${head}paths: { /api/a: { get: { x-claims: [CORE-GEN-001] } } }\n`,
    }),
  ).toEqual([]);
});

test('rejects an unknown id in another file, on x-versions and beside a $ref', async () => {
  const found = await lint({
    'openapi.yaml': `openapi: 3.1.1
info: { title: Test, version: 1.0.0 }
x-versions:
  v1: { title: Version 1, basePath: /api, x-claims: [CORE-GEN-008] }
paths: { /api/a: { $ref: a.yaml } }
`,
    'a.yaml': `get:
  responses:
    '200':
      description: ok
      content:
        application/json:
          schema: { properties: { a: { $ref: b.yaml, x-claims: [CORE-GEN-001, CORE-GEN-009] } } }
`,
    'b.yaml': 'type: string\n',
  });
  expect(found).toEqual([
    {
      at: 'openapi.yaml:4:54',
      message: 'x-claims cites CORE-GEN-008, which is not in claims.yaml. Correct the id.',
    },
    {
      at: 'a.yaml:7:79',
      message: 'x-claims cites CORE-GEN-009, which is not in claims.yaml. Correct the id.',
    },
  ]);
});

test('rejects a gap and names the decisions about it', async () => {
  const found = await lint({
    'openapi.yaml': `${head}paths: { /api/a: { get: { x-claims: [CORE-GEN-002] } } }\n`,
  });
  expect(found.map(({ message }) => message)).toEqual([
    'x-claims cites CORE-GEN-002, which is a gap of the reference (claims.yaml:4). Cite D4, D5 under x-decision instead.',
  ]);
});
