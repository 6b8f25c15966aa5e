import { expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { documentOf } from '../../testing/document.js';
import { emit } from '../../testing/emitted.js';

/** What is emitted for an operation at `GET /{id}`, from its declaration on. */
async function emitted(operation: Readonly<Record<string, Json>>, path = '/a'): Promise<string> {
  const get = { operationId: 'run', responses: { 204: { description: 'ok' } }, ...operation };
  const components = { schemas: { Pet: { type: 'object' } } };
  const files = await emit(documentOf({ paths: { [path]: { get } }, components }), ['validators']);
  const text = files.get('validators/operations/api.ts') ?? '';
  return text.slice(text.indexOf('export const')).trim();
}

const content = (schema: Json, type = 'application/json'): Json => ({ [type]: { schema } });

test('an operation has only the parts that it has', async () => {
  expect(await emitted({})).toBe(
    'export const run = /* @__PURE__ */ operation(() => ({ responses: {} }));',
  );
});

test('parameters stand together by place, with their defaults', async () => {
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

test('bodies are validated where they are JSON', async () => {
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
  responses: { '200': z.string(), '4XX': Pet, default: z.never() },
}));`);
});

test('a body that is not required may be missing', async () => {
  expect(await emitted({ requestBody: { content: content({ type: 'string' }) } })).toContain(
    'body: z.optional(z.string())',
  );
});
