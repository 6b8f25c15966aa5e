import createClient from 'openapi-fetch';
import { createApiError } from './api-error.js';
import { toCallError } from './call-errors.js';
import { type CallState, startCall } from './call-state.js';
import { ApiError } from './errors.js';
import { withRetries } from './retries.js';
import type { CredentialParameters, SecurityRequirements } from './security.js';
import { withCredentials } from './credentials.js';
import { sendOnce } from './send-once.js';
import type { ConnectionSettings } from './settings.js';
import { transportOptions } from './transport.js';

/** An openapi-fetch client, typed with the document's paths. */
export type RawClient<Paths extends object> = ReturnType<typeof createClient<Paths>>;

/**
 * Returns a function that returns an openapi-fetch client with the credentials, hooks, retries and timeouts of a
 * connection, made when it is first called.
 * @param security the security requirements of most operations, used for all calls
 */
export function lazyRaw<Paths extends object>(
  settings: ConnectionSettings,
  security: SecurityRequirements,
): () => RawClient<Paths> {
  let raw: RawClient<Paths> | undefined;
  return () => (raw ??= openRaw<Paths>(settings, security));
}

function openRaw<Paths extends object>(
  settings: ConnectionSettings,
  security: SecurityRequirements,
): RawClient<Paths> {
  const calls = new WeakMap<Request, CallState>();
  const raw = createClient<Paths>({
    ...transportOptions(settings),
    fetch: (request) => {
      // Middleware may have replaced the request.
      const call = calls.get(request) ?? startCall(unknownOperation, settings.secrets);
      // No credentials for other hosts, such as `@host` after a base URL without path.
      const isOwn = request.url.startsWith(new URL(`${settings.baseUrl}/`).href);
      return fetchWithRetries(settings, call, request, isOwn ? security : []);
    },
  });
  raw.use({
    // `fetch` gets nothing but the request.
    onRequest({ request, schemaPath }) {
      const method = request.method.toLowerCase();
      const name = { id: `${request.method} ${schemaPath}`, method, path: schemaPath };
      calls.set(request, startCall(name, settings.secrets));
    },
  });
  return raw;
}

/** The name of a request that custom middleware has replaced. */
const unknownOperation = { id: 'raw', method: 'get', path: '' } as const;

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
  const idempotent = /^(GET|HEAD|OPTIONS|PUT|DELETE|QUERY)$/.test(request.method);
  let response: Response | undefined;
  const attempt = async (
    limit: AbortSignal,
    credentials: CredentialParameters,
  ): Promise<Response> => {
    await response?.body?.cancel();
    response = undefined;
    // Without `AbortSignal.any`, the caller's abort works until the body begins.
    const either = abortSignal.any?.([limit, signal]) ?? limit;
    const written = { target: request.clone(), headers: request.headers, init: settings.fetchInit };
    response = await sendOnce(settings, call, written, credentials, either).catch(
      (error: unknown) => {
        throw toCallError(call, limit, error);
      },
    );
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

/** `AbortSignal.any`, which older platforms and older TypeScript libraries do not have. */
const abortSignal: {
  readonly prototype: AbortSignal;
  readonly any?: (signals: AbortSignal[]) => AbortSignal;
} = AbortSignal;
