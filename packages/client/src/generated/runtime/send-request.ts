// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { createApiError } from './api-error.js';
import { type CallState, callStates, startCall } from './call-state.js';
import type { Connection } from './connection.js';
import type { EncodedBody } from './encoded-body.js';
import type { Endpoint, Input } from './endpoint.js';
import { OperationError } from './errors.js';
import { toConnectionError, toUsageError } from './call-errors.js';
import { fetchOnce } from './fetch-once.js';
import { parseJson } from './read-json.js';
import { withRetries } from './retries.js';
import { selectCredentials } from './security.js';

/** The result of a call together with its HTTP response. */
export interface ReceivedResponse<Result> {
  readonly data: Result;
  /** For its status and headers; the body has already been read. */
  readonly response: Response;
}

/** What openapi-fetch resolves to, with the types of the path left out. */
interface FetchResult {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Calls an operation through openapi-fetch and retries it if the failure is temporary and a retry is
 * safe. Each attempt is a whole call of openapi-fetch, not only of its `fetch`, so that an
 * incomplete or slow response body counts as a failure too.
 * @throws {OperationError} if the call fails; its subclass says why
 */
export async function sendRequest(
  connection: Connection,
  endpoint: Endpoint,
  given: Input,
): Promise<ReceivedResponse<unknown>> {
  const { options } = connection;
  const { encode, hasIdempotencyKey, idempotent, security = [] } = endpoint;
  const call = startCall(endpoint, selectCredentials(security, options), given);
  const input = prepareInput(endpoint, given, call);
  await options.validate?.request(endpoint, input);
  let body: EncodedBody;
  let init: object;
  try {
    body = encode ? encode(input.body, input) : jsonBody(input.body);
    init = buildFetchOptions(connection.baseUrl, endpoint, input, call, body);
  } catch (error) {
    throw toUsageError(call, error);
  }
  const safe = !body.once && (idempotent ?? hasIdempotencyKey?.(input.body) ?? false);
  return withRetries(options, call, { ...given.options, idempotent: safe }, (signal) =>
    runAttempt(connection, endpoint, call, init, signal),
  );
}

/** The input as it is sent: date-times as strings, and omitted fields such as keys filled in. */
function prepareInput({ completeBody, dates }: Endpoint, given: Input, call: CallState): Input {
  try {
    const written = dates ? dates.writeRequest(given) : given;
    return completeBody ? { ...written, body: completeBody(written.body) } : written;
  } catch (error) {
    throw toUsageError(call, error);
  }
}

/** A JSON body, which openapi-fetch serializes. */
function jsonBody(body: unknown): EncodedBody {
  return body === undefined ? {} : { body: body as string, type: 'application/json' };
}

/** The options that a call passes to openapi-fetch. */
function buildFetchOptions(
  baseUrl: string,
  endpoint: Endpoint,
  input: Input,
  call: CallState,
  { type, once: _once, ...body }: EncodedBody,
): object {
  const { accept = 'application/json', encode, parseAs = 'text', server, writeHeaders } = endpoint;
  const { pathSerializer, querySerializer = {} } = endpoint;
  const { header, path = {}, query, options: { headers } = {} } = input;
  const params = { path, query: { ...query, ...call.credentials.query } };
  callStates.set(params, call);
  return {
    ...body,
    params,
    parseAs,
    querySerializer,
    headers: {
      accept,
      ...(writeHeaders ? writeHeaders(input) : header),
      ...(headers instanceof Headers ? Object.fromEntries(headers) : headers),
      // For `FormData`, the platform sets the header with its boundary.
      'content-type': type ?? null,
    },
    ...(encode && { bodySerializer: (encoded: unknown) => encoded }),
    ...(pathSerializer && { pathSerializer }),
    ...(server?.instead.includes(baseUrl) && { baseUrl: server.url }),
  };
}

async function runAttempt(
  connection: Connection,
  endpoint: Endpoint,
  call: CallState,
  init: object,
  signal: AbortSignal,
): Promise<ReceivedResponse<unknown>> {
  const { options, secrets, transport } = connection;
  // A hook must see the signal, and may return a request with another one.
  const [early, late] = options.onRequest ? [{ signal }] : [undefined, { signal }];
  const fetch = (request: Request): Promise<Response> =>
    fetchOnce(connection, call, request, signal, late);
  let received: ReceivedResponse<unknown>;
  call.phase = 'writing';
  try {
    const result: FetchResult = await transport.request(endpoint.method, endpoint.path, {
      ...init,
      ...early,
      fetch,
    });
    const { error, response } = result;
    if (!response.ok) {
      throw createApiError(connection, call, response, convertDates(endpoint, response, error));
    }
    received = { data: await readBody(endpoint, call, result), response };
  } catch (error) {
    if (error instanceof OperationError) throw error;
    if (call.phase === 'writing') throw toUsageError(call, error);
    // Errors thrown by hooks reach the caller unchanged.
    throw call.phase === 'reading' ? toConnectionError(secrets, call, signal, error) : error;
  }
  if (endpoint.unvalidated) return received;
  const { data, response } = received;
  await options.validate?.response(endpoint, response.status, data);
  return { data: convertDates(endpoint, response, data), response };
}

/** The body of a response with its date-times converted to the types of the client. */
function convertDates({ dates }: Endpoint, { status }: Response, body: unknown): unknown {
  return dates ? dates.readResponse(status, body) : body;
}

/** The result of a successful response, from what openapi-fetch has read of it. */
function readBody(
  { parseAs, read }: Endpoint,
  { operation }: CallState,
  { data, response }: FetchResult,
): unknown {
  if (read) return read(response, operation);
  if (parseAs === 'blob') return data ?? new Blob([]);
  const text = (data ?? '') as string;
  return parseAs ? text : parseJson(text, response, operation);
}
