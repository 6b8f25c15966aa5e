import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const lint = (example: string, more: Record<string, string> = {}) =>
  lintWith('known-errors', {
    'errors.yaml':
      'codes: { 409.900.001: {}, 422.900.001: {}, 422.900.003: { template: No. }, 422.200.001: { template: "{a} is set." } }',
    'openapi.yaml': `${head}
x-error-codes: { $ref: errors.yaml#/codes }
paths:
  /api/a:
    get:
      responses:
        '200': { description: ok, content: { application/json: { example: { code: va_1 } } } }
        '422':
          description: faults
          content:
            application/json:
              examples: { one: { $ref: one.yaml } }
webhooks:
  b: { post: { responses: { '410': { description: x, content: { application/json: { example: { code: mine } } } } } } }
`,
    'one.yaml': `value:\n  ${example}\n`,
    ...more,
  });

test('accepts codes of the catalogue, in details of any status', async () => {
  expect(
    await lint(
      '{ code: 422.900.001, details: [{ code: 422.900.003 }, { code: 409.900.001 }, {}] }',
    ),
  ).toEqual([]);
});

test('rejects an unknown code at its location, in the body and in details', async () => {
  const found = await lint('{ code: 422.900.002, details: [{ code: 422.900.009 }] }');
  expect(found).toEqual([
    {
      at: 'one.yaml:2:11',
      message:
        'The error code 422.900.002 is not in x-error-codes. Correct it, or add an entry for it there.',
    },
    {
      at: 'one.yaml:2:42',
      message: expect.stringContaining('422.900.009 is not in x-error-codes'),
    },
  ]);
});

test('rejects the code of another status', async () => {
  expect(await lint('{ code: 409.900.001 }')).toEqual([
    {
      at: 'one.yaml:2:11',
      message:
        'The error code 409.900.001 belongs to another status than 422. Use a code that begins with 422.',
    },
  ]);
});

const own = (error: string) => lint(`{ code: 422.900.003, message: Any, details: [${error}] }`);

test('compares messages with the template of their code, except those of the domain 900', async () => {
  const parameterized = 'parameterized: { template: "{a} is set.", params: { a: 1 } }';
  expect(await own(`{ code: 422.200.001, message: 1 is set., ${parameterized} }`)).toEqual([]);
  const found = [expect.objectContaining({ at: 'one.yaml:2:56' })];
  expect(await own('{ code: 422.200.001, message: 1 is set. }')).toEqual(found);
  expect(await own(`{ code: 422.200.001, message: 2 is set., ${parameterized} }`)).toEqual(found);
  const other = parameterized.replace('is', 'was');
  expect(await own(`{ code: 422.200.001, message: 1 is set., ${other} }`)).toEqual(found);
});
