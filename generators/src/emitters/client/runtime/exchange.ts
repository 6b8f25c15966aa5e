import { apiError } from './api-error.js';
import type { Arrived } from './attempt.js';
import type { Connection } from './connection.js';
import type { Endpoint } from './endpoint.js';
import { ConnectionError, OperationError, UsageError } from './errors.js';
import type { Attempt } from './options.js';
import type { Prepared } from './prepare.js';
import { clean } from './problem.js';
import { jsonOf, readJson } from './read-json.js';

/**
 * Sends a request and reads its response.
 * @throws {OperationError} for whatever goes wrong but in a hook.
 */
export async function exchange(
  connection: Connection,
  endpoint: Endpoint,
  { url, init }: Prepared,
  context: Attempt,
  signal: AbortSignal,
): Promise<Arrived<unknown>> {
  const { onRequest, onResponse, fetch = globalThis.fetch, validate } = connection.options;
  const lost = (error: unknown): never => {
    throw error instanceof OperationError ? error : connectionError(connection, endpoint, error);
  };
  const made = makeRequest(endpoint, url, { ...init, signal });
  const request = (await onRequest?.(made, context)) ?? made;
  const response = await (async () => fetch(request))().catch(lost);
  await onResponse?.(response, context);
  if (!response.ok) {
    const text = await response.text().catch(lost);
    const value = jsonOf(text);
    throw apiError(connection, endpoint, response, value === undefined ? text : value);
  }
  const data = await (endpoint.read ?? readJson)(response, endpoint).catch(lost);
  validate?.response?.(endpoint, response.status, data);
  return { data, response };
}

function makeRequest(endpoint: Endpoint, url: string, init: RequestInit): Request {
  try {
    return new Request(url, init);
  } catch {
    // The platform's message is not passed on: it quotes the URL.
    throw new UsageError(endpoint, 'cannot be sent: its URL or body is none that can be');
  }
}

/** A platform's codes for what fails before the first byte leaves. */
const unsent = /REFUSED|NOTFOUND|EAI_AGAIN|UNREACH|CONNECT_TIMEOUT/i;

function connectionError(
  { secrets }: Connection,
  endpoint: Endpoint,
  error: unknown,
): ConnectionError {
  // The platform's `fetch failed` wraps what failed.
  const { cause = error } = Object(error) as { readonly cause?: unknown };
  const { code = '', message = '' } = Object(cause) as Partial<Record<string, string>>;
  const reason = clean(`${code} ${message}`, secrets).trim();
  const sent = !unsent.test(code);
  return new ConnectionError(endpoint, `got no complete response: ${reason}`, sent, error);
}
