import { expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { documentOf } from '../../testing/document.js';
import { emit } from '../../testing/emitted.js';
import type { Directions } from '../emitter.js';

/** Returns the emitted code for an operation at `POST /{id}`, from its declaration. */
async function emitted(
  operation: Readonly<Record<string, Json>>,
  path = '/a',
  directions: Partial<Directions> = {},
): Promise<string> {
  const post = { operationId: 'run', responses: { 204: { description: 'ok' } }, ...operation };
  const components = { schemas: { Pet: { type: 'object' } } };
  const document = documentOf({ paths: { [path]: { post } }, components });
  const files = await emit(document, ['validators'], directions);
  const text = files.get('validators/operations/api.ts') ?? '';
  return text.slice(text.indexOf('export const')).trim();
}

const content = (schema: Json, type = 'application/json'): Json => ({ [type]: { schema } });

test('emits only the existing parts of an operation', async () => {
  expect(await emitted({})).toBe(
    'export const run = /* @__PURE__ */ operation(() => ({ responses: {} }));',
  );
});

test('groups parameters by location, with defaults', async () => {
  const parameters = [
    { name: 'id', in: 'path', schema: { type: 'integer' } },
    { name: 'page', in: 'query', schema: { type: 'integer', default: 1 } },
    { name: 'q', in: 'query', required: true, schema: { type: 'string', default: 'x' } },
    { name: 'X-Id', in: 'header', schema: { type: 'string' } },
    { name: 'session', in: 'cookie' },
  ];
  expect(await emitted({ parameters }, '/{id}'))
    .toBe(`export const run = /* @__PURE__ */ operation(() => ({
  path: z.object({ id: z.int() }),
  query: z.object({ page: z._default(z.int(), 1), q: z.string() }),
  headers: z.object({ 'X-Id': z.optional(z.string()) }),
  cookies: z.object({ session: z.optional(z.unknown()) }),
  responses: {},
}));`);
});

test('validates JSON bodies', async () => {
  const pet = { $ref: '#/components/schemas/Pet' };
  expect(
    await emitted({
      requestBody: { required: true, content: content(pet) },
      responses: {
        200: { description: '', content: content({ type: 'string' }, 'application/hal+json; v=1') },
        202: { description: '', content: content({ type: 'string' }, 'text/plain') },
        204: { description: '' },
        '4XX': { description: '', content: content(pet, 'application/problem+json') },
        default: { description: '', content: content(false) },
      },
    }),
  ).toBe(`export const run = /* @__PURE__ */ operation(() => ({
  body: Pet,
  responses: { '200': open(z.string()), '4XX': open(Pet), default: open(z.never()) },
}));`);
});

test('accepts a missing optional body', async () => {
  expect(await emitted({ requestBody: { content: content({ type: 'string' }) } })).toContain(
    'body: z.optional(z.string())',
  );
});

test('reads each direction as configured', async () => {
  const operation = {
    parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
    requestBody: { content: content({ type: 'string' }) },
    responses: { 200: { description: '', content: content({ type: 'string' }) } },
  };
  expect(await emitted(operation, '/a', { requests: 'open', responses: 'strict' }))
    .toBe(`export const run = /* @__PURE__ */ operation(() => ({
  query: open(z.object({ q: z.optional(z.string()) })),
  body: open(z.optional(z.string())),
  responses: { '200': z.string() },
}));`);
});
