// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Middleware, type MiddlewareCallbackParams, mergeHeaders } from 'openapi-fetch';
import { currentAttempt, callStates, type CallState } from './call-state.js';
import { isBrowser } from './platform.js';
import type { CredentialParameters } from './security.js';
import type { ConnectionSettings } from './settings.js';

/**
 * Creates the middleware of openapi-fetch that adds the request id and the credentials to each request
 * and runs the hooks of the options.
 */
export function createMiddleware({ api, options }: ConnectionSettings): Middleware {
  const { requestId: header } = api;
  const standard = mergeHeaders(options.headers);
  // In browsers, the service must allow the header (CORS).
  const makeId = options.requestId ?? !isBrowser();
  return {
    async onRequest({ request, params, id }) {
      const call = stateOf(params);
      const { operation, credentials } = call;
      const { headers } = request;
      let requestId = headers.get(header ?? 'x-request-id') ?? undefined;
      if (header && makeId && requestId === undefined) {
        requestId = operation.requestId ?? (makeId === true ? id : makeId());
        headers.set(header, requestId);
      }
      operation.requestId = requestId;
      authenticate(headers, credentials.header, standard);
      call.context = currentAttempt(call);
      call.phase = 'sending';
      const returned = await options.onRequest?.(request, call.context);
      if (!returned) return;
      // `fetch` would accept a URL or a string too, and send it without key and body.
      if (!returned.method) throw new TypeError('onRequest returned no Request');
      callStates.set(returned, call);
      return returned;
    },
    async onResponse({ response, params }) {
      const call = stateOf(params);
      await options.onResponse?.(response, call.context ?? currentAttempt(call));
      call.phase = 'reading';
    },
  };
}

/** Adds credentials to the headers. Headers of the call itself take precedence. */
function authenticate(
  headers: Headers,
  credentials: CredentialParameters['header'],
  standard: Headers,
): void {
  for (const [name, value] of Object.entries(credentials)) {
    const given = headers.get(name);
    if (name === 'cookie' && given) headers.set(name, `${value}; ${given}`);
    else if (given === standard.get(name)) headers.set(name, value);
  }
}

function stateOf(params: MiddlewareCallbackParams['params']): CallState {
  const call = callStates.get(params);
  if (call) return call;
  throw new TypeError('Use createClient(…).raw: this transport is internal');
}
