import type { ErrorBody, ErrorDetail } from '@seller-funds/contract/shared';
import type { Fetch } from '../kernel/fetch.js';

export interface Target {
  /** Sends a request to a sandbox in this process, or over the network. */
  readonly fetch: Fetch;
  /** The origin of the server, such as `http://127.0.0.1:4020`. */
  readonly origin: string;
  readonly key: string;
}

export interface CallableOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

/** Parameters by name; undefined ones are omitted. */
export type CallValues = Readonly<Record<string, string | number | boolean | undefined>>;

export interface CallInput {
  readonly path?: CallValues;
  readonly query?: CallValues;
  readonly headers?: Readonly<Record<string, string>>;
  /** Any JSON. */
  readonly body?: unknown;
}

/** An error response of the API or the control API. */
export class ControlError extends Error {
  override readonly name = 'ControlError';

  constructor(
    readonly status: number,
    /** The error code; empty if the response has none. */
    readonly code: string,
    message: string,
    /** The id of the operation. */
    readonly operation: string,
    /** The errors of fields. */
    readonly details: readonly ErrorDetail[],
  ) {
    super(message);
  }
}

/**
 * Calls an operation.
 * @returns the response body; undefined if it is not JSON
 * @throws {ControlError} for an error response
 */
export async function callOperation(
  { fetch, origin, key }: Target,
  { id, method, path: template }: CallableOperation,
  { path = {}, query = {}, headers, body }: CallInput = {},
): Promise<unknown> {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const url = new URL(filled, origin);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const sent = new Headers({ ...headers, authorization: `Bearer ${key}` });
  const init = { method: method.toUpperCase(), headers: sent };
  if (body !== undefined) sent.set('content-type', 'application/json');
  const response = await fetch(
    new Request(url, body === undefined ? init : { ...init, body: JSON.stringify(body) }),
  );
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok) return content;
  const failure = (content ?? {}) as Partial<ErrorBody>;
  const { code = '', message = `${id} failed.`, details = [] } = failure;
  throw new ControlError(response.status, code, message, id, details);
}
