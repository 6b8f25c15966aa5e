import { HttpResponse } from 'msw';
import { Random } from './random.js';
import type { Route, RouteResponse } from './route.js';
import { sample } from './sample.js';
import type { Sampling } from './sampling.js';
import type { DataSchema, Json, Schemas } from './schema.js';

/** What decides about data that is made. */
export interface DataSource {
  readonly schemas: Schemas;
  readonly seed: number | string;
  readonly optional: number;
}

/** The body of a documented response: the document's example, or data made from the schema. */
export function bodyOf(
  route: Route,
  response: RouteResponse,
  source: DataSource,
): Json | undefined {
  if (response.type === undefined) return undefined;
  if (response.example !== undefined) return response.example;
  return make(response.schema ?? {}, '', `${route.id} ${response.status}`, source);
}

/** The headers of a documented response. */
export function headersOf(
  route: Route,
  response: RouteResponse,
  source: DataSource,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, schema] of Object.entries(response.headers ?? {})) {
    const value = make(schema, name, `${route.id} ${response.status} ${name}`, source);
    const text = Array.isArray(value) ? value.map(plainText).join(',') : plainText(value);
    // Other characters cannot stand in a header.
    if (/^[\u0020-\u007e]*$/.test(text)) headers[name] = text;
  }
  return headers;
}

/** The response that goes out. */
export function respond(
  status: number,
  type: string | undefined,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): HttpResponse<string> {
  const isEmpty = body === undefined || status === 204 || status === 205 || status === 304;
  const init = {
    status,
    headers: isEmpty || type === undefined ? headers : { 'content-type': type, ...headers },
  };
  return new HttpResponse(isEmpty ? null : textOf(body, type ?? 'application/json'), init);
}

function textOf(body: unknown, type: string): string {
  if (/^[^;]*[/+]json\s*(?:;|$)/i.test(type)) return JSON.stringify(body);
  if (type.startsWith('application/x-www-form-urlencoded') && typeof body === 'object' && body) {
    const fields = new URLSearchParams();
    for (const [name, value] of Object.entries(body)) fields.append(name, plainText(value));
    return fields.toString();
  }
  return plainText(body);
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Each body and header has a sequence of chance of its own, so that one does not change another. */
function make(schema: DataSchema, name: string, place: string, source: DataSource): Json {
  const { schemas, seed, optional } = source;
  const random = new Random(`${seed} ${place}`);
  const start = { made: { count: 0 }, depth: 0, open: [], minimal: false };
  return sample(schema, name, { schemas, random, optional, ...start } satisfies Sampling);
}
