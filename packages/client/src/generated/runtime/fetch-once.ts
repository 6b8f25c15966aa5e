// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallState } from './call-state.js';
import { toConnectionError } from './call-errors.js';
import { limitBody } from './limit-body.js';
import type { ConnectionSettings } from './settings.js';

/**
 * Sends a request once.
 * @param signal aborts the attempt
 * @param init the same signal, if the request was created without it: the platform copies a request
 * that has a signal each time, so it is faster to pass it here
 * @throws {ConnectionError} if no response arrives; the signal's reason if the attempt was aborted
 */
export async function fetchOnce(
  { fetchInit, options: { fetch, maxResponseBytes = 1e8 }, secrets }: ConnectionSettings,
  call: CallState,
  request: Request,
  signal: AbortSignal,
  init?: { readonly signal: AbortSignal },
): Promise<Response> {
  try {
    const response = await (fetch
      ? fetch(init ? new Request(request, init) : request)
      : globalThis.fetch(request, { ...fetchInit, ...init }));
    if (response?.headers) return limitBody(response, call.operation, maxResponseBytes);
    throw new TypeError('fetch returned no Response');
  } catch (error) {
    throw toConnectionError(secrets, call, signal, error);
  }
}
