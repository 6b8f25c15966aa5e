import type { Hono } from 'hono';
import * as z from 'zod';
import type { OperationDescriptor } from '../../types/runtime/operation.js';
import type { OperationValidators } from '../../validators/runtime/operation.js';
import { createApp } from '../runtime/app.js';
import type { Codecs } from '../runtime/codecs.js';
import { readFormData } from '../runtime/form.js';
import type { Issue } from '../runtime/request-error.js';
import type { ServerOptions } from '../runtime/options.js';
import type { AnyAuthenticate } from '../runtime/authentication.js';
import type { Route } from '../runtime/serve-operation.js';
import { styles } from '../runtime/styles.js';

const resource = { group: 'things', method: 'call' };
const json = ['application/json'];

export function route(
  operation: Pick<OperationDescriptor, 'id' | 'method' | 'path'> & Partial<OperationDescriptor>,
  validators: Partial<OperationValidators> = {},
  codecs: Codecs = {},
): Route {
  return {
    name: operation.id,
    operation: { version: 'api', resource, responses: { '200': json }, ...operation },
    validators: { responses: {}, ...validators },
    codecs,
  };
}

const Thing = z.object({
  name: z.string().min(2),
  amount: z.int().min(1),
  items: z.array(z.object({ amount: z.int() })).optional(),
});

export const sample: readonly Route[] = [
  route(
    {
      id: 'listThings',
      method: 'get',
      path: '/things',
      parameters: [
        { name: 'page', in: 'query', wire: 'number' },
        { name: 'tags', in: 'query', wire: 'array' },
        { name: 'X-Limit', in: 'header', wire: 'number' },
        { name: 'session', in: 'cookie' },
      ],
    },
    {
      query: z.object({
        page: z.int().max(9).default(0),
        tags: z.array(z.enum(['red', 'blue'])).optional(),
      }),
      headers: z.object({ 'X-Limit': z.int().optional() }),
      cookies: z.object({ session: z.string().optional() }),
    },
    { styles },
  ),
  route(
    {
      id: 'createThing',
      method: 'post',
      path: '/things',
      parameters: [{ name: 'dry', in: 'query', wire: 'boolean' }],
      body: { required: true, types: json },
      responses: { '200': json, '204': [], '4XX': json },
    },
    {
      query: z.object({ dry: z.boolean().default(false) }),
      body: Thing,
      responses: { '200': Thing, '4XX': z.object({ reason: z.string() }) },
    },
  ),
  route(
    {
      id: 'getThing',
      method: 'get',
      path: '/things/{code}',
      parameters: [{ name: 'code', in: 'path', required: true }],
    },
    { path: z.object({ code: z.string().max(20) }) },
  ),
  route({ id: 'getMine', method: 'get', path: '/things/mine' }),
  route({ id: 'removeMine', method: 'delete', path: '/things/mine', responses: { '204': [] } }),
  route({
    id: 'getSecret',
    method: 'get',
    path: '/secret',
    security: [['bearer'], ['key']],
  }),
  route(
    {
      id: 'putFile',
      method: 'put',
      path: '/file',
      body: { types: ['text/plain', 'multipart/form-data', 'application/pdf', 'image/*'] },
      responses: { '200': ['text/plain', 'application/pdf'] },
    },
    {},
    { forms: { 'multipart/form-data': readFormData } },
  ),
];

export interface SampleOptions extends Omit<ServerOptions, 'authenticate'> {
  readonly authenticate?: AnyAuthenticate;
}

export function serve(handlers: object, options: SampleOptions = {}): Hono {
  const all = { authenticate: () => true, ...options } as ServerOptions;
  return createApp([{ routes: sample, handlers }], all, {
    bearer: { type: 'http', scheme: 'bearer' },
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  });
}

export function echo(request: object): object {
  const { path, query, headers, cookies, body } = request as Record<string, unknown>;
  return { status: 200, body: { path, query, headers, cookies, body } };
}

/** A POST of a body as JSON; a string is sent as it is. */
export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

type Pending = Response | Promise<Response>;

/** The status of a response and its body, parsed if it is JSON. */
export async function resultOf(sent: Pending): Promise<[status: number, body: unknown]> {
  const response = await sent;
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return [response.status, isJson ? JSON.parse(text) : text];
}

/**
 * The issues of a response to an invalid request, each as `part field code`.
 * @throws {Error} if its status is not 422
 */
export async function issuesIn(sent: Pending): Promise<string[]> {
  const [status, body] = await resultOf(sent);
  if (status !== 422) throw new Error(`The status is ${status}: ${JSON.stringify(body)}`);
  const { details } = body as { details: readonly (Issue & { field: string })[] };
  return details.map((issue) => `${issue.in} ${issue.field} ${issue.code}`);
}
