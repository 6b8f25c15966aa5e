import { createApiError } from './api-error.js';
import type { CallState } from './call-state.js';
import type { Connection } from './connection.js';
import type { EncodedBody } from './encoded-body.js';
import type { Endpoint, Input } from './endpoint.js';
import { toCallError, toUsageError } from './call-errors.js';
import { parseJson } from './read-json.js';
import { withRetries } from './retries.js';
import type { FetchResult } from './transport.js';
import { withCredentials } from './credentials.js';
import type { CredentialParameters } from './security.js';
import { sendOnce } from './send-once.js';

/** The result of a call together with its HTTP response. */
export interface ReceivedResponse<Result> {
  readonly data: Result;
  /** For its status and headers; the body has already been read. */
  readonly response: Response;
}

/**
 * Calls an operation through openapi-fetch and retries it if the failure is temporary and a retry is
 * safe. Each attempt is a whole call of openapi-fetch, not only of its `fetch`, so that an
 * incomplete or slow response body counts as a failure too.
 * @throws {OperationError} if the call fails; its subclass says why
 */
export async function sendRequest<Result>(
  connection: Connection,
  endpoint: Endpoint,
  call: CallState,
): Promise<ReceivedResponse<Result>> {
  const { options } = connection;
  const { input: given, operation } = call;
  const { completeBody, dates, encode, hasIdempotencyKey, idempotent, security = [] } = endpoint;
  // As it is sent: date-times as strings, and omitted fields such as keys filled in.
  const input = serialize(call, () => {
    const written = dates ? dates.writeRequest(given) : given;
    return completeBody ? { ...written, body: completeBody(written.body) } : written;
  });
  if (options.validate) await options.validate.request({ ...endpoint, ...operation }, input);
  const body = serialize(call, () => (encode ?? jsonBody)(input.body, input));
  const once = body.duplex !== undefined;
  const safe = !once && (idempotent ?? hasIdempotencyKey?.(input.body) ?? false);
  return withRetries(options, call, { ...given.options, idempotent: safe }, (signal) =>
    withCredentials(call, security, options, once, (credentials) =>
      runAttempt<Result>(connection, endpoint, call, { input, body, credentials }, signal),
    ),
  );
}

function serialize<Result>(call: CallState, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw toUsageError(call, error);
  }
}

/** A JSON body, which openapi-fetch serializes. */
function jsonBody(body: unknown): EncodedBody {
  return body === undefined ? {} : { body: body as string, type: 'application/json' };
}

/** The values of an attempt, with the encoded body. */
interface Written {
  readonly input: Input;
  readonly body: EncodedBody;
  readonly credentials: CredentialParameters;
}

/** The options that an attempt passes to openapi-fetch. */
function fetchOptions(
  baseUrl: string,
  endpoint: Endpoint,
  { input, body: { type, ...body }, credentials: keys }: Written,
): object {
  const { accept = 'application/json', parseAs = 'text', server, writeHeaders } = endpoint;
  const { encode, pathSerializer, querySerializer = {} } = endpoint;
  const { header, path = {}, query, options: { headers } = {} } = input;
  return {
    ...body,
    params: { path, query: { ...query, ...keys.query } },
    parseAs,
    querySerializer,
    headers: {
      accept,
      ...keys.header,
      ...(writeHeaders ? writeHeaders(input, keys.header) : header),
      ...(headers instanceof Headers ? Object.fromEntries(headers) : headers),
      // For `FormData`, the platform sets the header with its boundary.
      'content-type': type ?? null,
    },
    bodySerializer: encode && ((encoded: unknown) => encoded),
    pathSerializer,
    baseUrl: server?.instead.includes(baseUrl) ? server.url : undefined,
  };
}

async function runAttempt<Result>(
  connection: Connection,
  endpoint: Endpoint,
  call: CallState,
  written: Written,
  signal: AbortSignal,
): Promise<ReceivedResponse<Result>> {
  const { baseUrl, options, transport } = connection;
  // A hook must see the signal, and may return a request with another one.
  const [early, late] = options.onRequest ? [{ signal }] : [undefined, { signal }];
  const fetch = (request: Request): Promise<Response> => sendOnce(connection, call, request, late);
  let received: ReceivedResponse<Result>;
  call.phase = 'writing';
  try {
    const result: FetchResult = await transport.request(endpoint.method, endpoint.path, {
      ...fetchOptions(baseUrl, endpoint, written),
      ...early,
      fetch,
    });
    const { error, response } = result;
    if (!response.ok) {
      throw createApiError(connection, call, response, convertDates(endpoint, response, error));
    }
    received = { data: (await readBody(endpoint, call, result)) as Result, response };
  } catch (error) {
    throw toCallError(call, signal, error);
  }
  if (endpoint.unvalidated) return received;
  const { data, response } = received;
  const called = { ...endpoint, ...call.operation };
  if (options.validate) await options.validate.response(called, response.status, data);
  return { data: convertDates(endpoint, response, data) as Result, response };
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
