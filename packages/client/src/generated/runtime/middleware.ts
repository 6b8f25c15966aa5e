// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Middleware, type MiddlewareCallbackParams, mergeHeaders } from 'openapi-fetch';
import { attemptOf, callStates, type CallState } from './call-state.js';
import { isBrowser } from './platform.js';
import type { Placed } from './security.js';
import type { Settings } from './settings.js';

/**
 * What openapi-fetch runs around each request: gives it the id that the service may log and its
 * credentials, then runs the hooks of the options.
 */
export function middlewareOf({ api, options }: Settings): Middleware {
  const { requestId: header } = api;
  const standard = mergeHeaders(options.headers);
  // In browsers the service would have to allow the header (CORS).
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
      call.context = attemptOf(call);
      call.phase = 'sending';
      const returned = await options.onRequest?.(request, call.context);
      if (!returned) return;
      // A URL or a text would be fetched too, without key and body.
      if (!returned.method) throw new TypeError('onRequest returned no Request');
      callStates.set(returned, call);
      return returned;
    },
    async onResponse({ response, params }) {
      const call = stateOf(params);
      await options.onResponse?.(response, call.context ?? attemptOf(call));
      call.phase = 'reading';
    },
  };
}

/** Puts credentials into headers. Those that the call itself brings win. */
function authenticate(headers: Headers, credentials: Placed['header'], standard: Headers): void {
  for (const [name, value] of Object.entries(credentials)) {
    const given = headers.get(name);
    if (name === 'cookie' && given) headers.set(name, `${value}; ${given}`);
    else if (given === standard.get(name)) headers.set(name, value);
  }
}

function stateOf(params: MiddlewareCallbackParams['params']): CallState {
  const call = callStates.get(params);
  if (call) return call;
  throw new TypeError('Calls of its own are for a whole client: createClient(…).raw');
}
