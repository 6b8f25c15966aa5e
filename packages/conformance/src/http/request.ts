import type { Api, Operation, Parameter } from '../document/api.js';
import { dereference, append } from '../document/pointer.js';
import { isObject, member, text } from '../json.js';
import type { SentRequest } from './exchange.js';

/** The input of a request to an operation. */
export interface Input {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly rawBody?: string;
  readonly contentType?: string;
  /** Headers that replace the tenant's credential; null to send no credential. */
  readonly credential?: Readonly<Record<string, string>> | null;
}

/** Builds the request for an operation. */
export function buildRequest(
  api: Api,
  baseUrl: string,
  operation: Operation,
  input: Input,
  key: string,
): SentRequest {
  const credential = input.credential === undefined ? credentialOf(api, operation, key) : undefined;
  const body = input.rawBody ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  const type = input.contentType ?? operation.body?.mediaType ?? 'application/json';
  const query = queryText(operation, { ...input.query, ...credential?.query });
  return {
    method: operation.method,
    url: `${baseUrl}${fillPath(operation.path, input.path ?? {})}${query}`,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(input.credential === undefined ? credential?.headers : input.credential),
      ...input.headers,
    },
    body,
  };
}

/** Headers and query parameters that carry an API key. */
export interface Credential {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** The credential for the first security scheme of an operation; empty if it needs no authentication. */
export function credentialOf(api: Api, operation: Operation, key: string): Credential {
  const name = operation.security[0]?.[0];
  const pointer = append('#/components/securitySchemes', name ?? '');
  const schemes = member(member(api.root, 'components'), 'securitySchemes');
  const scheme = dereference(api.root, { pointer, value: member(schemes, name ?? '') }).value;
  if (name === undefined || !isObject(scheme)) return { headers: {}, query: {} };
  if (scheme['type'] === 'apiKey') {
    const field = text(scheme['name']) ?? 'authorization';
    if (scheme['in'] === 'query') return { headers: {}, query: { [field]: key } };
    if (scheme['in'] === 'cookie') return { headers: { cookie: `${field}=${key}` }, query: {} };
    return { headers: { [field.toLowerCase()]: key }, query: {} };
  }
  const basic = text(scheme['scheme'])?.toLowerCase() === 'basic';
  const value = basic ? `Basic ${Buffer.from(key).toString('base64')}` : `Bearer ${key}`;
  return { headers: { authorization: value }, query: {} };
}

function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(written(values[name])),
  );
}

function queryText(operation: Operation, values: Readonly<Record<string, unknown>>): string {
  const only = operation.parameters.find(({ whole, name }) => whole && values[name] !== undefined);
  if (only) return `?${wholeText(only.whole ?? '', values[only.name])}`;
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    pairsOf(
      operation.parameters.find((each) => each.in === 'query' && each.name === name),
      name,
      value,
    ),
  );
  const search = new URLSearchParams(pairs).toString();
  return search === '' ? '' : `?${search}`;
}

/** A query that is one value: JSON, a form or text. */
function wholeText(type: string, value: unknown): string {
  if (!type.includes('form-urlencoded'))
    return encodeURIComponent(type.endsWith('json') ? JSON.stringify(value) : written(value));
  const entries = isObject(value) ? Object.entries(value) : [];
  const pairs = entries.flatMap(([name, each]) => pairsOf(undefined, name, each));
  return new URLSearchParams(pairs).toString();
}

function pairsOf(
  parameter: Parameter | undefined,
  name: string,
  value: unknown,
): [string, string][] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    return [[name, written(value)]];
  }
  if (parameter?.explode === false) return [[name, value.map(written).join(',')]];
  return value.map((each): [string, string] => [name, written(each)]);
}

/** Serializes a value for a URL: strings as they are, everything else as JSON. */
function written(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
