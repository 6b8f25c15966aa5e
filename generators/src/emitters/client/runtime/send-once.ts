import { type CallState, currentAttempt } from './call-state.js';
import { clock } from './clock.js';
import { limitBody } from './limit-body.js';
import { isBrowser } from './platform.js';
import { addToQuery, type CredentialParameters } from './security.js';
import type { ConnectionSettings } from './settings.js';
import type { WrittenRequest } from './transport.js';

/**
 * Sends the request of an attempt with its credentials and its request id, and runs the hooks of the options.
 * @param written the headers of the call take precedence over the credentials, those of the client do not
 */
export async function sendOnce(
  settings: ConnectionSettings,
  call: CallState,
  written: Sendable,
  credentials: CredentialParameters,
  signal: AbortSignal,
): Promise<Response> {
  const { onRequest, onResponse, fetch, maxResponseBytes = 1e8 } = settings.options;
  const headers = authenticate(settings, call, written, credentials);
  identify(settings, call, headers);
  const target = addToQuery(written.target, credentials.query);
  const init = { ...written.init, headers, signal };
  const attempt = currentAttempt(call);
  let request = onRequest || fetch ? new Request(target, init) : undefined;
  call.phase = 'hook';
  request = (request && (await onRequest?.(request, attempt))) || request;
  // `fetch` would accept a URL or a string too, and send it without key and body.
  if (request && !request.method) throw new TypeError('onRequest returned no Request');
  call.phase = 'sending';
  const response = await (request
    ? fetchRequest(settings, request)
    : fetchWritten(call, target, init));
  if (!response?.headers) throw new TypeError('fetch returned no Response');
  limitBody(response, call.operation, maxResponseBytes);
  if (onResponse) {
    call.phase = 'hook';
    await onResponse(response, attempt);
    call.phase = 'sending';
  }
  return response;
}

/** What openapi-fetch wrote, or a request of the platform with its headers. */
type Sendable = Pick<WrittenRequest, 'target' | 'headers'> & { readonly init: object };

/** The headers with the credentials. */
function authenticate(
  settings: ConnectionSettings,
  { input }: CallState,
  written: Sendable,
  credentials: CredentialParameters,
): Headers {
  const headers = new Headers(written.headers);
  for (const [name, value] of Object.entries(credentials.header)) {
    const present = headers.get(name);
    if (present === settings.headers.get(name)) headers.set(name, value);
    // The cookies among the parameters.
    else if (name === 'cookie' && input.cookie) headers.set(name, `${value}; ${present}`);
  }
  return headers;
}

function fetchRequest(
  { options: { fetch }, fetchInit }: ConnectionSettings,
  request: Request,
): Promise<Response> | Response {
  return fetch ? fetch(request) : globalThis.fetch(request, fetchInit);
}

async function fetchWritten(
  call: CallState,
  target: string | Request,
  init: RequestInit,
): Promise<Response> {
  try {
    return await globalThis.fetch(target, init);
  } catch (error) {
    // `fetch` parses the request: this throws again if it is the arguments that are wrong.
    call.phase = 'writing';
    // A stream cannot be read twice.
    call.phase = 'duplex' in init || new Request(target, init) ? 'sending' : 'writing';
    throw error;
  }
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
