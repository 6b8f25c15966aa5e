import { createApiError } from './api-error.js';
import type { CallState } from './call-state.js';
import type { Connection } from './connection.js';
import type { EncodedBody } from './encoded-body.js';
import type { Endpoint, Input } from './endpoint.js';
import { toCallError, toUsageError } from './call-errors.js';
import { headerRecord } from './headers.js';
import { InputError } from './input-error.js';
import { optionNames } from './limits.js';
import { parseJson } from './read-json.js';
import { withRetries } from './retries.js';
import { withCredentials } from './credentials.js';
import { sendOnce } from './send-once.js';
import type { WrittenRequest } from './transport.js';

/** The result of a call together with its HTTP response. */
export interface ReceivedResponse<Result> {
  readonly data: Result;
  /** For its status and headers; the body has already been read. */
  readonly response: Response;
}

/**
 * Calls an operation and retries it if the failure is temporary and a retry is safe. openapi-fetch writes the request once,
 * before anything is awaited, so that a later change of the arguments has no effect. An attempt includes the response
 * body, so that an incomplete or slow one counts as a failure too.
 * @throws {OperationError} if the call fails; its subclass says why
 */
export async function sendRequest<Result>(
  connection: Connection,
  endpoint: Endpoint,
  call: CallState,
): Promise<ReceivedResponse<Result>> {
  const { options } = connection;
  const { completeBody, dates, hasIdempotencyKey, idempotent, security = [] } = endpoint;
  const { input: given, operation } = call;
  let received: ReceivedResponse<Result> | undefined;
  try {
    // As it is sent: date-times as strings, and omitted fields such as keys filled in.
    const dated = dates ? dates.writeRequest(given) : given;
    const input = completeBody ? { ...dated, body: completeBody(dated.body) } : dated;
    call.phase = 'hook';
    const checked = options.validate?.request({ ...endpoint, ...operation }, input);
    call.phase = 'writing';
    const body = (endpoint.encode ?? jsonBody)(input.body, input);
    const once = body.duplex !== undefined;
    const safe = !once && (idempotent ?? hasIdempotencyKey?.(input.body) ?? false);
    const send = async (request: WrittenRequest): Promise<Response> => {
      call.phase = 'hook';
      await checked;
      received = await withRetries(
        options,
        call,
        { ...given.options, idempotent: safe },
        (signal) =>
          withCredentials(call, security, options, once, async (credentials) => {
            call.phase = 'writing';
            try {
              const response = await sendOnce(connection, call, request, credentials, signal);
              return await readResponse<Result>(connection, endpoint, call, response);
            } catch (error) {
              throw toCallError(call, signal, error);
            }
          }),
      );
      return received.response;
    };
    await connection.transport.request(endpoint.method, endpoint.path, {
      ...fetchOptions(connection.baseUrl, endpoint, input, body),
      fetch: send,
    });
  } catch (error) {
    throw call.phase === 'writing' ? toUsageError(call, error) : error;
  }
  return received as unknown as ReceivedResponse<Result>;
}

function jsonBody(body: unknown): EncodedBody {
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
}

/** The options for openapi-fetch. */
function fetchOptions(
  baseUrl: string,
  endpoint: Endpoint,
  input: Input,
  encoded: EncodedBody,
): object {
  const { accept = 'application/json', pathSerializer, querySerializer } = endpoint;
  const { server, writeHeaders } = endpoint;
  const { type, ...body } = encoded;
  const { header, path = {}, query = {}, options: { headers } = {} } = input;
  checkQuery(endpoint, query);
  return {
    ...body,
    params: { path, query },
    // The attempt reads the body.
    parseAs: 'stream',
    querySerializer,
    headers: {
      accept,
      ...(writeHeaders ? writeHeaders(input) : header),
      ...headerRecord(headers),
      // For `FormData`, the platform sets the header with its boundary.
      'content-type': type ?? null,
    },
    bodySerializer: (written: unknown) => written,
    pathSerializer,
    baseUrl: server?.instead.includes(baseUrl) ? server.url : undefined,
  };
}

/**
 * Refuses options among the query parameters: a JavaScript call whose options moved when its operation got a first
 * parameter would send them to the service.
 */
function checkQuery({ likeOptions }: Endpoint, query: object): void {
  const name = optionNames.find((each) => each in query && !likeOptions?.includes(each));
  if (name) throw new InputError(`${name} is an option; pass it last`);
}

/** Reads and validates the body of a response. */
async function readResponse<Result>(
  connection: Connection,
  endpoint: Endpoint,
  call: CallState,
  response: Response,
): Promise<ReceivedResponse<Result>> {
  const { status } = response;
  const convert = (body: unknown): unknown =>
    endpoint.dates ? endpoint.dates.readResponse(status, body) : body;
  if (!response.ok) {
    const body = convert(jsonOrText(await response.text()));
    throw createApiError(connection, call, response, body);
  }
  const data = await readBody(endpoint, call, response);
  if (endpoint.unvalidated) return { data: data as Result, response };
  call.phase = 'hook';
  await connection.options.validate?.response({ ...endpoint, ...call.operation }, status, data);
  return { data: convert(data) as Result, response };
}

async function readBody(
  { parseAs, read }: Endpoint,
  { operation }: CallState,
  response: Response,
): Promise<unknown> {
  if (read) return read(response, operation);
  if (parseAs === 'blob') return response.blob();
  const text = await response.text();
  return parseAs ? text : parseJson(text, response, operation);
}

/** The body of an error, whatever its media type. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
