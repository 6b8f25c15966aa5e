import {
  type Client,
  type ClientOptions,
  createQuerySerializer,
  mergeHeaders,
  type Middleware,
} from 'openapi-fetch';
import { createApiError } from './api-error.js';
import { toCallError } from './call-errors.js';
import { type CallState, startCall } from './call-state.js';
import type { OperationName } from './endpoint.js';
import { ApiError } from './errors.js';
import type { CommonOptions } from './options.js';
import { withRetries } from './retries.js';
import { type CredentialParameters, selectSchemes, type SecurityRequirements } from './security.js';
import { withCredentials } from './credentials.js';
import { sendOnce } from './send-once.js';
import type { ConnectionSettings } from './settings.js';

/** The openapi-fetch client that sends all requests, typed with the document's paths. */
export type RawClient<Paths extends object> = Client<Paths>;

/** The options and middleware that make an openapi-fetch client usable on its own. */
export interface RawCalls {
  readonly options: ClientOptions;
  readonly middleware: Middleware;
}

/** Creates them for a connection. */
export type RawCallsFactory = (settings: ConnectionSettings) => RawCalls;

/**
 * Creates what adds credentials, hooks, retries and timeouts to calls through `raw`.
 * @param security the security requirements of most operations, used for all calls
 */
export function createRawCalls(security: SecurityRequirements): RawCallsFactory {
  return (settings) => {
    const writeQuery = createQuerySerializer();
    const calls = new WeakMap<Request, CallState>();
    return {
      options: {
        querySerializer: (query) => writeQuery({ ...query, ...queryKeys(security, settings) }),
        fetch: (request) => {
          // Middleware may have replaced the request.
          const call = calls.get(request) ?? startCall(unknownOperation, settings.secrets);
          return fetchWithRetries(settings, call, request, securityOf(security, settings, request));
        },
      },
      middleware: {
        // `fetch` gets nothing but the request.
        onRequest({ request, schemaPath }) {
          const method = request.method.toLowerCase() as OperationName['method'];
          const name = { id: `${request.method} ${schemaPath}`, method, path: schemaPath };
          calls.set(request, startCall(name, settings.secrets));
        },
      },
    };
  };
}

/** The name of a request that custom middleware has replaced. */
const unknownOperation = { id: 'raw', method: 'get', path: '' } as const;

/** Keys in the query, which openapi-fetch writes before it calls `fetch`. */
function queryKeys(
  security: SecurityRequirements,
  { options }: ConnectionSettings,
): Record<string, string> {
  const found = selectSchemes(security, options).filter(([scheme]) => scheme.in === 'query');
  return Object.fromEntries(
    found.map(([{ field }, secret]) => {
      if (typeof secret === 'string') return [field, secret];
      throw new TypeError(`raw cannot send ${field}: pass a string instead of a function`);
    }),
  );
}

/** The security requirements of a request: none for other hosts, such as `@host` after a base URL without path. */
function securityOf(
  security: SecurityRequirements,
  settings: ConnectionSettings,
  { url }: Request,
): SecurityRequirements {
  if (url.startsWith(new URL(`${settings.baseUrl}/`).href)) return security;
  const [key] = Object.keys(queryKeys(security, settings));
  if (key === undefined) return [];
  throw new TypeError(`raw sends ${key} in the query and cannot call another host`);
}

/**
 * Sends a request and retries it if its method is idempotent and the failure is temporary. The timeout
 * covers the response headers only: the caller may read the body at any speed.
 */
async function fetchWithRetries(
  settings: ConnectionSettings,
  call: CallState,
  request: Request,
  security: SecurityRequirements,
): Promise<Response> {
  const { options } = settings;
  const { signal } = request;
  const idempotent = /^(GET|HEAD|OPTIONS|PUT|DELETE)$/.test(request.method);
  let response: Response | undefined;
  const attempt = async (
    limit: AbortSignal,
    credentials: CredentialParameters,
  ): Promise<Response> => {
    await response?.body?.cancel();
    response = undefined;
    // Without `AbortSignal.any`, the caller's abort works until the body begins.
    const either = abortSignal.any?.([limit, signal]) ?? limit;
    const copy = new Request(request.clone(), { signal: either });
    authenticate(copy.headers, credentials, options);
    response = await sendOnce(settings, call, copy).catch((error: unknown) => {
      throw toCallError(call, limit, error);
    });
    if (response.ok) return response;
    const error = createApiError(settings, call, response, undefined);
    if (error.retryable || error.status === 401) throw error;
    return response;
  };
  try {
    return await withRetries(options, call, { idempotent, signal }, (limit) =>
      withCredentials(call, security, options, false, (credentials) => attempt(limit, credentials)),
    );
  } catch (error) {
    // openapi-fetch returns error responses instead of throwing them.
    if (error instanceof ApiError && response) return response;
    throw error;
  }
}

/** Adds the credentials. Headers of the call itself take precedence over them, those of the client do not. */
function authenticate(
  headers: Headers,
  credentials: CredentialParameters,
  options: CommonOptions,
): void {
  const standard = mergeHeaders(options.headers);
  for (const [name, value] of Object.entries(credentials.header)) {
    if (headers.get(name) === standard.get(name)) headers.set(name, value);
  }
}

/** `AbortSignal.any`, which older platforms and older TypeScript libraries do not have. */
const abortSignal: {
  readonly prototype: AbortSignal;
  readonly any?: (signals: AbortSignal[]) => AbortSignal;
} = AbortSignal;
