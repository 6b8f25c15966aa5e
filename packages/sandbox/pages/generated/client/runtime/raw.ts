// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  type Client,
  type ClientOptions,
  createQuerySerializer,
  type Middleware,
} from 'openapi-fetch';
import { createApiError } from './api-error.js';
import { callStates, startCall } from './call-state.js';
import type { OperationName } from './endpoint.js';
import { ApiError } from './errors.js';
import { fetchOnce } from './fetch-once.js';
import { withRetries } from './retries.js';
import { selectCredentials, type SecurityRequirements } from './security.js';
import type { ConnectionSettings } from './settings.js';

/** The openapi-fetch client that sends all requests, typed with the document's paths. */
export type RawClient<Paths extends object> = Client<Paths>;

/** The options and middleware that make an openapi-fetch client usable on its own. */
export interface RawCalls {
  readonly options: ClientOptions;
  /** Runs before all other middleware. */
  readonly middleware: Middleware;
}

/** Creates them for a connection. */
export type RawCallsFactory = (settings: ConnectionSettings) => RawCalls;

/**
 * Creates what adds credentials, retries and timeouts to calls through `raw`.
 * @param security the security requirements of most operations, used for all calls
 */
export function createRawCalls(security: SecurityRequirements): RawCallsFactory {
  return (settings) => {
    const { baseUrl, options } = settings;
    const writeQuery = createQuerySerializer();
    const { query: keys } = selectCredentials(security, options);
    return {
      options: {
        querySerializer: (query) => writeQuery({ ...query, ...keys }),
        fetch: (request) => fetchWithRetries(settings, request),
      },
      middleware: {
        onRequest({ request, params, schemaPath, options: target }) {
          const known = callStates.get(params);
          if (known && !known.raw) return;
          // Never send the key to another host: `@host` or `.host` after a base URL without path.
          const ours = target.baseUrl === baseUrl && /^\/(?![/\\])/.test(schemaPath);
          const method = request.method.toLowerCase() as OperationName['method'];
          const name = { id: `${request.method} ${schemaPath}`, method, path: schemaPath };
          const call = startCall(
            name,
            selectCredentials(ours ? security : [], options),
            undefined,
            true,
          );
          callStates.set(params, call).set(request, call);
        },
      },
    };
  };
}

/**
 * Sends a request and retries it if its method is idempotent and the failure is temporary. The timeout
 * covers the response headers only: the caller may read the body at any speed.
 */
async function fetchWithRetries(settings: ConnectionSettings, request: Request): Promise<Response> {
  const { signal } = request;
  const call = callStates.get(request) ?? startCall(unknownOperation, { header: {}, query: {} });
  const idempotent = /^(GET|HEAD|OPTIONS|PUT|DELETE)$/.test(request.method);
  let response: Response | undefined;
  try {
    return await withRetries(settings.options, call, { idempotent, signal }, async (limit) => {
      await response?.body?.cancel();
      response = undefined;
      // Without `AbortSignal.any`, the caller's abort works until the body begins.
      const either = abortSignal.any?.([limit, signal]) ?? limit;
      const copy = new Request(request.clone(), { signal: either });
      response = await fetchOnce(settings, call, copy, limit);
      if (response.ok) return response;
      const error = createApiError(settings, call, response, undefined);
      if (error.retryable) throw error;
      return response;
    });
  } catch (error) {
    // openapi-fetch returns error responses instead of throwing them.
    if (error instanceof ApiError && response) return response;
    throw error;
  }
}

/** `AbortSignal.any`, which older platforms and older TypeScript libraries do not have. */
const abortSignal: {
  readonly prototype: AbortSignal;
  readonly any?: (signals: AbortSignal[]) => AbortSignal;
} = AbortSignal;

/** The name of a request that custom middleware has replaced. */
const unknownOperation = { id: 'raw', method: 'get', path: '' } as const;
