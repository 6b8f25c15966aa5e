// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Client, Middleware } from 'openapi-fetch';
import type { OperationDescriptor } from '@seller-funds/contract/runtime/operation';
import type { SecuritySchemes } from '@seller-funds/contract/runtime/security';
import { encodeBody, type EncodedBody, type WireBody } from './body.js';
import type { CallInput } from './call.js';
import { describeBody, redact } from './describe.js';
import { ApiError, ConnectionError, OperationError, RequestError } from './errors.js';
import { headersOf } from './headers.js';
import type { ConnectionOptions } from './options.js';
import { documentedBody, rawBody, type Arrival } from './response.js';
import { credentialsFor } from './security.js';
import { documentedKey, isSuccess } from './status.js';
import { targetOf } from './url.js';

/** Any path with any method: what the requests are is known from descriptors. */
export type AnyPaths = Record<string, Record<OperationDescriptor['method'], AnyOperation>>;

interface AnyOperation {
  readonly requestBody?: { readonly content: Readonly<Record<string, WireBody>> };
  readonly responses: object;
}

/** The parts of an open connection. */
export interface Line {
  readonly http: Client<AnyPaths>;
  readonly options: ConnectionOptions;
  readonly schemes: SecuritySchemes;
  /** Texts that no message may repeat. */
  readonly secrets: readonly string[];
}

/** Sends the request of one call and returns the body of its success. */
export async function exchange(
  line: Line,
  operation: OperationDescriptor,
  input: CallInput,
): Promise<unknown> {
  const { target, headers, body } = prepare(line, operation, input);
  const signal = input.options?.signal;
  let sent = false;
  const mark = (): undefined => void (sent = true);
  try {
    const { response } = await line.http.request(operation.method, target, {
      headers,
      middleware: [{ onRequest: mark }, refuseErrors(line, operation, signal)],
      bodySerializer: (content: unknown) => content,
      // The body is read here, where it is known what it should be.
      parseAs: 'stream',
      ...(body && { body: body.content }),
      ...(body?.content instanceof ReadableStream && { duplex: 'half' as const }),
      ...(signal && { signal }),
    });
    return await documentedBody({ operation, response, signal });
  } catch (error) {
    if (error instanceof OperationError) throw error;
    // Whatever fails from here on, the server may have acted already.
    if (sent) throw new ConnectionError(operation, signal?.aborted === true, error);
    throw unsendable(line, operation, error);
  }
}

interface Prepared {
  readonly target: string;
  readonly headers: Headers;
  readonly body: EncodedBody | undefined;
}

function prepare(line: Line, operation: OperationDescriptor, input: CallInput): Prepared {
  const { options, schemes } = line;
  try {
    const credentials = credentialsFor(operation, schemes, options);
    const target = targetOf(operation, input, credentials);
    const headers = headersOf(operation, input, options.headers, credentials);
    if (input.body === undefined) return { target, headers, body: undefined };
    const given = headers.get('content-type') ?? undefined;
    const body = encodeBody(operation.body?.types ?? [], input.body, given);
    if (body.type === undefined) headers.delete('content-type');
    else headers.set('content-type', body.type);
    return { target, headers, body };
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw unsendable(line, operation, error);
  }
}

/** Turns what is no success into an error before anything else reads it. */
function refuseErrors(
  line: Line,
  operation: OperationDescriptor,
  signal: AbortSignal | undefined,
): Middleware {
  return {
    onError: ({ error }) => new ConnectionError(operation, signal?.aborted === true, error),
    onResponse: async ({ response }) => {
      if (isSuccess(operation, response.status)) return;
      throw await errorOf(line, { operation, response, signal });
    },
  };
}

async function errorOf(line: Line, arrival: Arrival): Promise<ApiError> {
  const { operation, response } = arrival;
  const { status, headers } = response;
  const documented = documentedKey(operation, status) !== undefined;
  const body = await (documented ? documentedBody(arrival) : rawBody(arrival));
  const description = redact(describeBody(body), line.secrets);
  return new ApiError(operation, { status, headers, body }, description);
}

/** The platform's error is not passed on as the cause: it may quote the URL, a header or the body. */
function unsendable(line: Line, operation: OperationDescriptor, error: unknown): RequestError {
  const reason = error instanceof Error ? redact(error.message, line.secrets) : 'unknown reason';
  return new RequestError(operation, `cannot be called: ${reason}`);
}
