import type { Fetch } from '../kernel/fetch.js';

/** Where calls go. */
export interface Target {
  /** A sandbox in this process, or the network. */
  readonly fetch: Fetch;
  /** The server, such as `http://127.0.0.1:4020`. */
  readonly origin: string;
  readonly key: string;
}

/** As much of an operation as a call needs. */
export interface CallableOperation {
  readonly method: string;
  readonly path: string;
}

/** Parameters by their names; those that are undefined are left out. */
export type CallValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** What is sent. */
export interface CallInput {
  readonly path?: CallValues;
  readonly query?: CallValues;
  readonly headers?: Readonly<Record<string, string>>;
  /** Any JSON. */
  readonly body?: unknown;
}

/** What came back. */
export interface CallResult {
  readonly ok: boolean;
  readonly status: number;
  /** Undefined where it is not JSON. */
  readonly body: unknown;
}

/** Calls an operation of the API or of the control API. */
export async function callOperation(
  { fetch, origin, key }: Target,
  { method, path: template }: CallableOperation,
  { path = {}, query = {}, headers, body }: CallInput = {},
): Promise<CallResult> {
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
  const answer: unknown = await response.json().catch(() => undefined);
  return { ok: response.ok, status: response.status, body: answer };
}
