// A server that is right by a document of another team passes all derived checks, although the document says what the
// contract never does: header parameters, read-only members, choices of required members, ranges of path parameters, and
// PUT, which replaces; and lacks what it usually says: a 401, and the type of an object.
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { serveRequests } from '../serve.js';
import { temporaryFolder } from '../temporary-folder.js';
import { runCommand } from './run.js';

const refused = { $ref: '#/components/responses/Refused' };
const refusals = { 400: refused, 404: refused, 422: refused };
const room = { $ref: '#/components/schemas/Room' };
const content = { 'application/json': { schema: room } };
const body = { required: true, content };
const one = { description: 'The room.', content };
const site = { name: 'x-site', in: 'header', required: true, schema: { enum: ['north', 'south'] } };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
const day = {
  name: 'day',
  in: 'path',
  required: true,
  schema: { type: 'integer', minimum: 1, maximum: 31 },
};
const text = { type: 'string', minLength: 1, maxLength: 20 };

const schema = {
  required: ['id', 'floor'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', readOnly: true },
    createdAt: { $ref: '#/components/schemas/Moment' },
    name: text,
    number: text,
    floor: { type: 'integer', minimum: 0, maximum: 9 },
    address: {
      type: 'object',
      additionalProperties: false,
      properties: { street: text, town: text },
    },
  },
  anyOf: [{ required: ['name'] }, { required: ['number'] }],
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Rooms', version: '1' },
  security: [{ key: [] }],
  paths: {
    '/rooms': {
      post: {
        operationId: 'createRoom',
        parameters: [site],
        requestBody: body,
        responses: { 201: one, ...refusals },
      },
    },
    '/rooms/{id}': {
      parameters: [site, id],
      get: { operationId: 'getRoom', responses: { 200: one, ...refusals } },
      put: { operationId: 'putRoom', requestBody: body, responses: { 200: one, ...refusals } },
    },
    '/days/{day}': {
      parameters: [site, day],
      get: {
        operationId: 'getDay',
        responses: {
          200: {
            description: 'The day.',
            content: { 'application/json': { schema: { type: 'object' } } },
          },
          ...refusals,
        },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    responses: {
      Refused: {
        description: 'What is wrong.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['error'],
              properties: { error: { type: 'string' } },
            },
          },
        },
      },
    },
    schemas: { Moment: { type: 'string', format: 'date-time', readOnly: true }, Room: schema },
  },
};

const fault = (status: number, headers = {}): Response =>
  Response.json({ error: 'wrong' }, { status, headers });

/** A server of the document: refuses members that only it sets, and replaces a room as a whole. */
function rooms(): (request: Request) => Promise<Response> {
  const { id: _id, createdAt: _createdAt, ...properties } = schema.properties;
  const isRoom = new Ajv2020({ strict: false }).compile({
    ...schema,
    type: 'object',
    required: ['floor'],
    properties,
  });
  const stored = new Map<string, object>();
  const write = async (request: Request, key: string, status: number): Promise<Response> => {
    if (!request.headers.get('content-type')?.startsWith('application/json')) return fault(415);
    const sent = await request.json().catch(() => undefined);
    if (sent === undefined) return fault(400);
    if (!isRoom(sent)) return fault(422);
    const made = { ...(sent as object), id: Number(key), createdAt: '2026-01-01T00:00:00Z' };
    stored.set(key, made);
    return Response.json(made, { status });
  };
  const answer = async (request: Request, kind: string, key?: string): Promise<Response> => {
    if (!/^(?:north|south)$/.test(request.headers.get('x-site') ?? '')) return fault(422);
    if (key === undefined) return write(request, String(stored.size + 1), 201);
    if (kind === 'days')
      return /^(?:[1-9]|[12]\d|3[01])$/.test(key) ? Response.json({}) : fault(422);
    const found = stored.get(key);
    if (!found) return fault(404);
    return request.method === 'PUT' ? write(request, key, 200) : Response.json(found);
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    const [, kind = '', key] = /^\/(rooms|days)(?:\/([^/]+))?$/.exec(pathname) ?? [];
    const isItem = key !== undefined;
    const methods = { rooms: isItem ? ['GET', 'PUT'] : ['POST'], days: isItem ? ['GET'] : [] }[
      kind
    ];
    if (!methods?.[0]) return fault(404);
    if (request.headers.get('authorization') !== 'Bearer key')
      return fault(401, { 'www-authenticate': 'Bearer' });
    if (!methods.includes(request.method)) return fault(405, { allow: methods.join(', ') });
    return answer(request, kind, key);
  };
}

test('a right server of another document fails nothing, and every operation is tested', async () => {
  const url = await serveRequests(rooms());
  const folder = temporaryFolder({ 'openapi.json': JSON.stringify(document) });
  const spec = join(folder, 'openapi.json');
  const target = ['--target', url, '--api-key', 'key', '--seed', '1'];
  const { code, out: printed } = await runCommand('--spec', spec, ...target);
  expect(printed).toMatch(/[1-9]\d passed, 0 failed/);
  // For no other reason than these two.
  const [, left = ''] = /Checks not run:\n((?: .*\n)+)/.exec(printed) ?? [];
  expect(left.trim().split('\n')).toEqual([
    expect.stringContaining('The adapter cannot create tenants.'),
    expect.stringContaining('The adapter provides no read-only $API_KEY.'),
  ]);
  expect(code).toBe(0);
});
