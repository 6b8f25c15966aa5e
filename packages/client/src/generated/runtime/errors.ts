// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '@seller-funds/contract/runtime/operation';

/** What every error of the client has: the operation that was called. */
export class OperationError extends Error {
  override readonly name: string = 'OperationError';
  /** The operationId as the document has it. */
  readonly operationId: string;
  /** The method in capitals. */
  readonly method: string;
  /** The path template, without the values of this call. */
  readonly path: string;

  constructor(operation: OperationDescriptor, problem: string, options?: ErrorOptions) {
    const method = operation.method.toUpperCase();
    super(`${method} ${operation.path} ${problem}`, options);
    this.operationId = operation.id;
    this.method = method;
    this.path = operation.path;
  }
}

/** The request cannot be made of the values that were given; nothing was sent. */
export class RequestError extends OperationError {
  override readonly name = 'RequestError';
}

/**
 * No response arrived, or its body broke off. The server may have acted on the request all the
 * same. `cause` is what the platform reported, or the reason of the abort.
 */
export class ConnectionError extends OperationError {
  override readonly name = 'ConnectionError';
  /** Whether the caller's signal ended the call. */
  readonly aborted: boolean;

  constructor(operation: OperationDescriptor, aborted: boolean, cause: unknown) {
    const reason = aborted ? 'was aborted' : `got no complete response${platformCode(cause)}`;
    super(operation, reason, { cause });
    this.aborted = aborted;
  }
}

/** What arrived with an error: the status and headers of the response, and its body. */
export interface Received<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A response whose body is not what the document says: another media type, no JSON, or nothing. */
export class ResponseError extends OperationError {
  override readonly name = 'ResponseError';
  readonly status: number;
  readonly headers: Headers;
  /** The value of `x-request-id`, which the operator's support asks for. */
  readonly requestId: string | undefined;
  /** What came instead, as text. */
  readonly text: string;

  constructor(operation: OperationDescriptor, problem: string, received: Received<string>) {
    super(operation, `answered ${received.status} with ${problem}`);
    this.status = received.status;
    this.headers = received.headers;
    this.requestId = received.headers.get('x-request-id') ?? undefined;
    this.text = received.body;
  }
}

/** A response that is no success. `isErrorOf` tells which of an operation's documented errors. */
export class ApiError extends OperationError {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly headers: Headers;
  /** The value of `x-request-id`, which the operator's support asks for. */
  readonly requestId: string | undefined;
  /**
   * The body as documented for the status. Of an undocumented status the raw body: a JSON value
   * where it is JSON, a `Blob` where it is binary, else its text; undefined where there is none.
   */
  readonly body: unknown;

  /** @param description what the body says of the error, fit for logs; empty where it says nothing */
  constructor(operation: OperationDescriptor, received: Received<unknown>, description: string) {
    super(operation, `answered ${received.status}${description && `: ${description}`}`);
    this.status = received.status;
    this.headers = received.headers;
    this.requestId = received.headers.get('x-request-id') ?? undefined;
    this.body = received.body;
  }
}

/** A documented error of an operation: its status says which body it has. */
export interface DocumentedError<Status extends number, Body> extends ApiError {
  readonly status: Status;
  readonly body: Body;
}

/** The platform's code of a network failure, such as `ECONNREFUSED`, where it gives one. */
function platformCode(error: unknown): string {
  const inner = error instanceof Error ? (error.cause ?? error) : undefined;
  if (!(inner instanceof Error) || !('code' in inner)) return '';
  return typeof inner.code === 'string' ? ` (${inner.code})` : '';
}
