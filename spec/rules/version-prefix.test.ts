import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const responds = (schema: string): string =>
  `responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '${schema}' } } } } }`;

const lint = (files: Record<string, string>) => lintWith('version-prefix', files);

test('accepts versions that use only their own and shared components', async () => {
  const found = await lint({
    'openapi.yaml': `${head}
paths:
  /api/v1/a: { $ref: v1/paths/a.yaml }
  /api/a: { $ref: v2/paths/a.yaml }
webhooks:
  b: { post: { operationId: v2.b, ${responds('v2/schemas/v2.A.yaml')} } }
`,
    'v1/paths/a.yaml': `get: { operationId: v1.getA, ${responds('../schemas/v1.A.yaml')} }\n`,
    'v2/paths/a.yaml': `get: { operationId: v2.getA, ${responds('../schemas/v2.A.yaml')} }\n`,
    'v1/schemas/v1.A.yaml':
      'properties: { money: { $ref: ../../shared/schemas/Money.yaml }, a: { $ref: v1.A.yaml } }\n',
    'v2/schemas/v2.A.yaml': 'properties: { money: { $ref: ../../shared/schemas/Money.yaml } }\n',
    'shared/schemas/Money.yaml': 'type: integer\n',
  });
  expect(found).toEqual([]);
});

test('rejects a path without version, and the operationId of another version', async () => {
  const found = await lint({
    'openapi.yaml': `${head}
paths:
  /other/a: { get: { operationId: v1.getA, responses: {} } }
  /api/v1/b: { get: { operationId: v2.getB, responses: {} } }
  /api/v1x: { get: { operationId: getC, responses: {} } }
webhooks:
  d: { post: { operationId: gotD, responses: {} } }
`,
  });
  expect(found).toEqual([
    {
      at: 'openapi.yaml:8:3',
      message: expect.stringContaining(
        '/other/a has no base path of x-versions. Begin it with one of /api/v1, /api.',
      ),
    },
    {
      at: 'openapi.yaml:9:36',
      message: expect.stringContaining('v2.getB must begin with its version, v1, and a dot'),
    },
    {
      at: 'openapi.yaml:10:35',
      message: expect.stringContaining('getC must begin with its version, v2, and a dot'),
    },
    {
      at: 'openapi.yaml:12:29',
      message: expect.stringContaining(
        'gotD must begin with its version, one of v1, v2, and a dot',
      ),
    },
  ]);
});

test('rejects a component of another version, at any depth', async () => {
  const found = await lint({
    'openapi.yaml': `${head}
paths:
  /api/v1/a: { get: { operationId: v1.getA, ${responds('#/components/schemas/v1.A')} } }
components:
  schemas:
    v1.A: { items: { $ref: '#/components/schemas/v2.A' } }
    v2.A: { type: string }
`,
  });
  expect(found).toEqual([
    {
      at: 'openapi.yaml:11:28',
      message: 'v1.getA of v1 uses the component v2.A of v2. Use one of v1 or a shared one.',
    },
  ]);
});

test('rejects a shared component that refers to a component of a version', async () => {
  const found = await lint({
    'openapi.yaml': `${head}
paths:
  /api/v1/a: { get: { operationId: v1.getA, ${responds('shared/schemas/Page.yaml')} } }
`,
    'shared/schemas/Page.yaml': 'items: { $ref: ../../v1/schemas/v1.A.yaml }\n',
    'v1/schemas/v1.A.yaml': 'type: string\n',
  });
  expect(found).toEqual([
    {
      at: 'shared/schemas/Page.yaml:1:16',
      message: expect.stringContaining('The shared component Page refers to v1.A of v1.'),
    },
  ]);
});

test('rejects files whose name and folder have different versions', async () => {
  const found = await lint({
    'openapi.yaml': `${head}
paths:
  /api/v1/a:
    get: { operationId: v1.getA, ${responds('v1/schemas/A.yaml')} }
    post: { operationId: v1.createA, ${responds('shared/schemas/v1.B.yaml')} }
    put: { operationId: v1.updateA, ${responds('v2/schemas/v1.C.yaml')} }
`,
    'v1/schemas/A.yaml': 'type: string\n',
    'shared/schemas/v1.B.yaml': 'type: string\n',
    'v2/schemas/v1.C.yaml': 'type: string\n',
  });
  expect(found.map(({ message }) => message)).toEqual([
    'The component A is in the folder of v1. Rename its file to v1.A.yaml, or move it to the folder shared.',
    'The component v1.B of v1 is in the folder shared. Move it to the folder v1, or remove the prefix from its name.',
    'The component v1.C is in the folder of v2. Rename its file to v2.C.yaml, or move it to the folder shared.',
  ]);
});
