// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  type Client,
  type ClientOptions,
  createQuerySerializer,
  type Middleware,
} from 'openapi-fetch';
import { apiError } from './api-error.js';
import { callStates, startCall } from './call-state.js';
import type { OperationName } from './endpoint.js';
import { ApiError } from './errors.js';
import { fetchOnce } from './fetch-once.js';
import { withRetries } from './retries.js';
import { credentialsFor, type Security } from './security.js';
import type { Settings } from './settings.js';

/** The client of openapi-fetch that sends all requests, with the types of the document's paths. */
export type RawClient<Paths extends object> = Client<Paths>;

/** What a client of openapi-fetch needs besides, so that it can be called as it is. */
export interface RawCalls {
  readonly options: ClientOptions;
  /** Runs ahead of all other middleware. */
  readonly middleware: Middleware;
}

/** Makes that of a connection. */
export type RawCallsOf = (settings: Settings) => RawCalls;

/**
 * Makes what gives calls of `raw` their credentials, retries and time limits.
 * @param security what they take, as most operations do
 */
export function rawCalls(security: Security): RawCallsOf {
  return (settings) => {
    const { baseUrl, options } = settings;
    const writeQuery = createQuerySerializer();
    const { query: keys } = credentialsFor(security, options);
    return {
      options: {
        querySerializer: (query) => writeQuery({ ...query, ...keys }),
        fetch: (request) => fetchWithRetries(settings, request),
      },
      middleware: {
        onRequest({ request, params, schemaPath, options: target }) {
          const known = callStates.get(params);
          if (known && !known.raw) return;
          // A key goes to no other host, such as `@host` or `.host` behind a base URL without a path.
          const ours = target.baseUrl === baseUrl && /^\/(?![/\\])/.test(schemaPath);
          const method = request.method.toLowerCase() as OperationName['method'];
          const name = { id: `${request.method} ${schemaPath}`, method, path: schemaPath };
          const call = startCall(name, credentialsFor(ours ? security : [], options), true);
          callStates.set(params, call).set(request, call);
        },
      },
    };
  };
}

/**
 * Sends a request, again where an idempotent method failed in a way that may pass. The time limit
 * ends with the headers: whoever reads the body may take as long as it wants.
 */
async function fetchWithRetries(settings: Settings, request: Request): Promise<Response> {
  const { signal } = request;
  const call = callStates.get(request) ?? startCall(unnamed, { header: {}, query: {} });
  const repeatable = /^(GET|HEAD|OPTIONS|PUT|DELETE)$/.test(request.method);
  let response: Response | undefined;
  try {
    return await withRetries(settings.options, call, { repeatable, signal }, async (limit) => {
      await response?.body?.cancel();
      response = undefined;
      // Where the platform cannot join signals, an abort ends what comes before the body.
      const either = joining.any?.([limit, signal]) ?? limit;
      const copy = new Request(request.clone(), { signal: either });
      response = await fetchOnce(settings, call, copy, limit);
      if (response.ok) return response;
      const error = apiError(settings, call, response, undefined);
      if (error.retryable) throw error;
      return response;
    });
  } catch (error) {
    // Status and body of a response are told as openapi-fetch tells them.
    if (error instanceof ApiError && response) return response;
    throw error;
  }
}

/** `AbortSignal.any`, which older platforms do not have, nor older compilers' libraries. */
const joining: {
  readonly prototype: AbortSignal;
  readonly any?: (signals: AbortSignal[]) => AbortSignal;
} = AbortSignal;

/** What middleware of an app's own replaced has no name. */
const unnamed = { id: 'raw', method: 'get', path: '' } as const;
