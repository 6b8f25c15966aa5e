// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { callOperation, type Call } from './call.js';
import type { Connection } from './connection.js';
import type { Endpoint } from './endpoint.js';
import { ResponseError } from './errors.js';
import { bareType } from './media.js';
import { encodeJson } from './json-body.js';
import type { CallOptions } from './options.js';
import { plainQuery } from './plain-query.js';
import { jsonOf } from './read-json.js';
import { readKind } from './response.js';
import type { Security } from './security.js';

/** What a request without a method of its own takes. */
export interface RequestOptions extends CallOptions {
  /** Values for `{name}` in the path. */
  readonly path?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Whether a write may be sent twice; `GET`, `HEAD`, `OPTIONS`, `PUT` and `DELETE` may. */
  readonly repeatable?: boolean | undefined;
}

/** Sends a request that no method is for. The type of its result is the caller's word. */
export type RequestFunction = <Result = unknown>(
  method: Endpoint['method'],
  path: string,
  options?: RequestOptions,
) => Call<Result>;

const idempotent = /^(get|head|options|put|delete|trace)$/;

/**
 * Sends a request that the document does not have, with the credentials, retries, timeouts, hooks
 * and errors of all others. Nothing is validated.
 * @param path below the base URL, with `{name}` for values, which errors and logs do not show
 * @returns JSON, text or a `Blob`, as the content type of the response says; undefined if it is empty
 * @throws {TypeError} if the path does not start with one slash, or has a query or fragment
 */
export function requestOn<Result>(
  connection: Connection,
  security: Security,
  [method, path, given = {}]: Parameters<RequestFunction>,
): Call<Result> {
  // Without the slash, `@host` or `.host` would lead the key to another host.
  if (!/^\/(?!\/)[^?#\\]*$/.test(path)) {
    throw new TypeError('A path starts with one slash and has no query; give query as an option.');
  }
  const { path: values = {}, query, body, repeatable, ...options } = given;
  const endpoint: Endpoint = {
    id: `${method.toUpperCase()} ${path}`,
    method,
    path,
    security,
    repeatable: repeatable ?? idempotent.test(method),
    writeQuery: plainQuery(),
    encode: encodeJson,
    accept: 'application/json, */*;q=0.5',
    read: readAny,
  };
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  const input = { path: Object.fromEntries(texts) as object, query, body, options };
  return callOperation(connection, endpoint, input);
}

async function readAny(response: Response, endpoint: Endpoint): Promise<unknown> {
  const type = bareType(response.headers.get('content-type') ?? '');
  const kind = readKind(type);
  if (kind === 'binary') return response.blob();
  const text = await response.text();
  if (kind === 'text') return text;
  const value = jsonOf(text);
  if (value === undefined && text !== '') throw new ResponseError(endpoint, response, text, 'JSON');
  return value;
}
