import { apiError } from './api-error.js';
import type { Arrived } from './attempt.js';
import type { Connection } from './connection.js';
import type { Endpoint } from './endpoint.js';
import { ConnectionError, OperationError, UsageError } from './errors.js';
import type { Attempt, Hooks } from './options.js';
import type { Prepared } from './prepare.js';
import { clean } from './problem.js';
import { jsonOf, readJson } from './read-json.js';

type OnRequest = NonNullable<Hooks['onRequest']>;

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
  const { onRequest, onResponse, fetch, validate } = connection.options;
  const parts = { ...init, signal };
  const made = onRequest || fetch ? makeRequest(endpoint, url, parts) : undefined;
  const request = made && onRequest ? await changed(made, onRequest(made, context)) : made;
  // What the app's own hooks throw is passed on as it is, all else is told as an error of ours.
  let own = false;
  let arrived: Arrived<unknown>;
  try {
    // A request of its own would cost a tenth of the call: the platform makes another one of it.
    const response = await (request
      ? (fetch ?? globalThis.fetch)(request)
      : globalThis.fetch(url, parts));
    if (onResponse) {
      own = true;
      await onResponse(response, context);
      own = false;
    }
    if (!response.ok) throw apiError(connection, endpoint, response, await bodyOf(response));
    arrived = { data: await (endpoint.read ?? readJson)(response, endpoint), response };
  } catch (error) {
    throw own ? error : failureOf(connection, endpoint, { url, init }, signal, error);
  }
  await validate?.response(endpoint, arrived.response.status, arrived.data);
  return arrived;
}

/** The request that a hook returned, or the one that it was given. */
async function changed(made: Request, returned: ReturnType<OnRequest>): Promise<Request> {
  const request = (await returned) ?? made;
  // A URL or a text would be fetched too, without key and body.
  if (!request.method) throw new TypeError('onRequest returned no Request');
  return request;
}

/** What went wrong, as an error of ours. */
function failureOf(
  connection: Connection,
  endpoint: Endpoint,
  { url, init }: Prepared,
  signal: AbortSignal,
  error: unknown,
): unknown {
  if (error instanceof OperationError) return error;
  // Platforms do not agree on what they reject with.
  if (signal.aborted) return signal.reason;
  // Nor do they tell what they could not make a request of from what got lost.
  if (!('duplex' in init)) makeRequest(endpoint, url, init);
  return connectionError(connection, endpoint, error);
}

/** The JSON value that came with an error, or else the text. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const value = jsonOf(text);
  return value === undefined ? text : value;
}

function makeRequest(endpoint: Endpoint, url: string, init: RequestInit): Request {
  try {
    return new Request(url, init);
  } catch {
    // The platform's message is not passed on: it quotes the URL.
    throw new UsageError(endpoint, 'cannot be sent: its URL or body cannot be written');
  }
}

/** A platform's codes for what fails before the first byte leaves, and never later. */
const unsent = /REFUSED|NOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT/i;

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
