import type { Fetch } from '../kernel/fetch.js';

export interface Target {
  /** Sends a request to a sandbox in this process, or over the network. */
  readonly fetch: Fetch;
  /** The origin of the server, such as `http://127.0.0.1:4020`. */
  readonly origin: string;
  readonly key: string;
}

export interface CallableOperation {
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

export interface CallResult {
  readonly ok: boolean;
  readonly status: number;
  /** Undefined if the response is not JSON. */
  readonly body: unknown;
}

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
  const content: unknown = await response.json().catch(() => undefined);
  return { ok: response.ok, status: response.status, body: content };
}
