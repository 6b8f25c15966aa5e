import { join } from 'node:path';
import type { Hono } from 'hono';
import { expect, test } from 'vitest';
import { emit, write } from '../../testing/emitted.js';
import { resultOf } from './testing/sample.js';

const json = (schema: object, type = 'application/json'): object => ({
  description: 'It is so.',
  content: { [type]: { schema } },
});
const text = { type: 'string' };

/** A problem as RFC 9457 has it. */
const Problem = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { ...text, format: 'uri-reference', example: 'about:blank' },
    title: text,
    status: { type: 'integer' },
    detail: text,
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: text, message: text } },
    },
  },
};

const Wrapped = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'retry'],
      properties: {
        code: { ...text, enum: ['BAD', 'WORSE'] },
        message: text,
        retry: { type: 'boolean' },
      },
    },
  },
};

const operation = (responses: object): object => ({
  operationId: 'make',
  security: [{ key: [] }],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object', required: ['name'] } } },
  },
  responses: { '204': { description: 'Done.' }, ...responses },
});

async function refusal(
  responses: object,
  options: { readonly key?: string; readonly errors?: unknown } = {},
): Promise<{ status: number; type: string | null; body: unknown }> {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: { '/things': { post: operation(responses) } },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } } },
  };
  const files = await emit(JSON.stringify(document), ['types', 'validators', 'server']);
  const folder = write(files);
  const { createServer } = (await import(join(folder, 'server/index.ts'))) as {
    createServer: (handlers: object, options: object) => Hono;
  };
  const { key = 'k', errors } = options;
  const server = createServer(
    { api: { make: () => ({ status: 204 }) } },
    { authenticate: (request: Request) => request.headers.get('x-key') === 'k', errors },
  );
  const headers = { 'x-key': key, 'content-type': 'application/json' };
  const response = await server.request('/things', { method: 'POST', headers, body: '{}' });
  const [status, body] = await resultOf(response);
  return { status, type: response.headers.get('content-type'), body };
}

test('fills in status, title and all errors of a problem', async () => {
  const problem = json(Problem, 'application/problem+json');
  expect(await refusal({ '400': problem })).toEqual({
    status: 400,
    type: 'application/problem+json',
    body: {
      type: 'about:blank',
      title: '',
      status: 400,
      detail: 'The request has 1 fault.',
      errors: [{ field: 'name', code: 'missing', message: 'The field is required.' }],
    },
  });
});

test('fills in an enumerated code and all required properties', async () => {
  const { body } = await refusal({ '422': json(Wrapped), '400': json(Problem) });
  expect(body).toEqual({
    error: { code: 'BAD', message: 'body.name is required', retry: false },
  });
});

test('sends no body for a status without one, and uses `default` for any status', async () => {
  const bare = { description: 'Go away.' };
  expect(await refusal({ '401': bare }, { key: '' })).toEqual({
    status: 401,
    type: null,
    body: '',
  });
  expect(await refusal({ default: json(Wrapped) })).toMatchObject({
    status: 422,
    body: { error: { code: 'BAD' } },
  });
});

test('sends the usual status and body without documented errors', async () => {
  expect(await refusal({})).toMatchObject({
    status: 422,
    body: { message: 'The request has 1 fault.', details: [{ field: 'name' }] },
  });
});

function ownErrors({ kind }: { kind: string }): object | undefined {
  return kind === 'unauthenticated' ? { status: 401, body: { own: true } } : undefined;
}

test('the option `errors` overrides the errors for which it returns a response', async () => {
  const responses = { '422': json(Wrapped) };
  expect(await refusal(responses, { key: '', errors: ownErrors })).toMatchObject({
    status: 401,
    body: { own: true },
  });
  expect(await refusal(responses, { errors: ownErrors })).toMatchObject({
    status: 422,
    body: { error: {} },
  });
});
