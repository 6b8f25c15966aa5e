// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Middleware, type MiddlewareCallbackParams, mergeHeaders } from 'openapi-fetch';
import { attemptOf, callStates, type CallState } from './call-state.js';
import type { CommonOptions } from './options.js';
import { isBrowser } from './platform.js';
import type { Settings } from './settings.js';

/** Gives each call the id that the service may log. */
export function identification({ api, options }: Settings): Middleware {
  const { requestId: header } = api;
  // In browsers the service would have to allow the header (CORS).
  const makeId = options.requestId ?? !isBrowser();
  return {
    onRequest({ request: { headers }, params, id }) {
      const { operation } = stateOf(params);
      if (header && makeId && !headers.has(header)) {
        headers.set(header, operation.requestId ?? (makeId === true ? id : makeId()));
      }
      operation.requestId = headers.get(header ?? 'x-request-id') ?? undefined;
    },
  };
}

/** Puts credentials into headers. Those that the call itself brings win. */
export function authentication({ headers }: CommonOptions): Middleware {
  const standard = mergeHeaders(headers);
  return {
    onRequest({ request, params }) {
      for (const [name, value] of Object.entries(stateOf(params).credentials.header)) {
        const given = request.headers.get(name);
        if (name === 'cookie' && given) request.headers.set(name, `${value}; ${given}`);
        else if (given === standard.get(name)) request.headers.set(name, value);
      }
    },
  };
}

/** Runs the hooks of the options. */
export function hooks({ onRequest, onResponse }: CommonOptions): Middleware {
  return {
    async onRequest({ request, params }) {
      const call = stateOf(params);
      call.context = attemptOf(call);
      call.phase = 'sending';
      const returned = await onRequest?.(request, call.context);
      if (!returned) return;
      // A URL or a text would be fetched too, without key and body.
      if (!returned.method) throw new TypeError('onRequest returned no Request');
      callStates.set(returned, call);
      return returned;
    },
    async onResponse({ response, params }) {
      const call = stateOf(params);
      await onResponse?.(response, call.context ?? attemptOf(call));
      call.phase = 'reading';
    },
  };
}

function stateOf(params: MiddlewareCallbackParams['params']): CallState {
  const call = callStates.get(params);
  if (call) return call;
  throw new TypeError('Calls of its own are for a whole client: createClient(…).raw');
}
