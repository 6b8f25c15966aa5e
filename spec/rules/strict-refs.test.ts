import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

test('accepts references where OpenAPI allows them, and in extensions', async () => {
  const found = await lintWith('strict-refs', {
    'openapi.yaml': `${head}
x-limits: { $ref: limits.yaml }
paths:
  /a: { get: { responses: { '200': { $ref: response.yaml } }, externalDocs: { $ref: docs.yaml } } }
`,
    'limits.yaml': '{ a: 1 }\n',
    'response.yaml': '{ description: ok }\n',
    'docs.yaml': '{ url: https://docs.example }\n',
  });
  expect(found).toEqual([
    {
      at: expect.stringMatching(/^openapi\.yaml:\d+:/),
      message:
        'OpenAPI does not allow $ref on an object of type ExternalDocs. Replace it with the object that it refers to.',
    },
  ]);
});
