// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallState } from './call-state.js';
import { connectionFailure } from './failures.js';
import type { Settings } from './settings.js';

/**
 * Sends a request once.
 * @param signal ends the attempt
 * @param init the same signal, if the request was made without it: an earlier one would cost more, as
 * the platform makes another request of each that it is given
 * @throws {ConnectionError} if no response arrives, or what ended the attempt
 */
export async function fetchOnce(
  { fetchInit, options: { fetch }, secrets }: Settings,
  call: CallState,
  request: Request,
  signal: AbortSignal,
  init?: { readonly signal: AbortSignal },
): Promise<Response> {
  try {
    const response = await (fetch
      ? fetch(init ? new Request(request, init) : request)
      : globalThis.fetch(request, { ...fetchInit, ...init }));
    if (response?.headers) return response;
    throw new TypeError('fetch returned no Response');
  } catch (error) {
    throw connectionFailure(secrets, call, signal, error);
  }
}
