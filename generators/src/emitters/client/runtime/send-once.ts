import { type CallState, currentAttempt } from './call-state.js';
import { clock } from './clock.js';
import { limitBody } from './limit-body.js';
import { isBrowser } from './platform.js';
import type { ConnectionSettings } from './settings.js';

/**
 * Sends the request of an attempt with its request id, and runs the hooks of the options.
 * @param init the signal of the attempt, if the request was created without it: the platform copies a
 * request that has a signal each time, so it is faster to pass it here
 */
export async function sendOnce(
  settings: ConnectionSettings,
  call: CallState,
  created: Request,
  init?: { readonly signal: AbortSignal },
): Promise<Response> {
  const { onRequest, onResponse, fetch, maxResponseBytes = 1e8 } = settings.options;
  identify(settings, call, created.headers);
  const attempt = currentAttempt(call);
  call.phase = 'hook';
  const request = (onRequest && (await onRequest(created, attempt))) || created;
  // `fetch` would accept a URL or a string too, and send it without key and body.
  if (!request.method) throw new TypeError('onRequest returned no Request');
  call.phase = 'sending';
  const response = await (fetch
    ? fetch(init ? new Request(request, init) : request)
    : globalThis.fetch(request, { ...settings.fetchInit, ...init }));
  if (!response?.headers) throw new TypeError('fetch returned no Response');
  limitBody(response, call.operation, maxResponseBytes);
  if (onResponse) {
    call.phase = 'hook';
    await onResponse(response, attempt);
    call.phase = 'sending';
  }
  return response;
}

/** The request id of a call: the one in the headers, or else a new one, which is added to them. */
function identify(
  { api, options }: ConnectionSettings,
  { operation }: CallState,
  headers: Headers,
): void {
  const header = api.requestId ?? 'x-request-id';
  const given = headers.get(header);
  // In browsers, the service must allow the header (CORS).
  const makeId = options.requestId ?? !isBrowser();
  if (given === null && api.requestId && makeId) {
    operation.requestId ??= makeId === true ? randomId() : makeId();
    headers.set(header, operation.requestId);
  } else {
    operation.requestId = given ?? undefined;
  }
}

/** Not secret, and short enough to read out. `crypto` is missing in React Native. */
function randomId(): string {
  return clock.random().toString(36).slice(2, 11);
}
