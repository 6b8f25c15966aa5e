import type { RepresentationOptions } from './call-options.js';
import type { EncodedBody } from './encoded-body.js';
import type { SecurityRequirements } from './security.js';

/** The identity of an operation, as used in errors, hooks and logs. */
export interface OperationName {
  /** The operationId in the document. */
  readonly id: string;
  /** The HTTP method in lower case. */
  readonly method: string;
  /** The path template, such as `/payments/{code}`. */
  readonly path: string;
}

/** An operation that is being called. Each error of the client takes one, so that none lacks the place of the call. */
export interface CalledOperation extends OperationName {
  /** The request id that the client sends; undefined before the first attempt, and if it sends none. */
  requestId: string | undefined;
  /** Created where the call was made, for its stack: later stacks end in timers and sockets. */
  readonly site: Error;
}

/**
 * How to call one operation. Everything but its identity is optional: each option brings in the code
 * for a feature, so that bundles of operations without the feature stay small. Serializers are those of
 * openapi-fetch, whose defaults apply if they are omitted.
 */
export interface Endpoint extends OperationName {
  /** The operation's own `url`, used if the base URL of the connection is one of `instead`. */
  readonly server?: { readonly url: string; readonly instead: readonly string[] };
  readonly security?: SecurityRequirements;
  /** Converts date-times, if the client represents them as objects. */
  readonly dates?: {
    readResponse(status: number, value: unknown): unknown;
    readItem(status: number, value: unknown): unknown;
    writeRequest(input: Input): Input;
  };
  /** True if sending the same request twice has the same effect as sending it once. */
  readonly idempotent?: boolean;
  /** True if a body has an idempotency key, by which the service recognises a retry. */
  readonly hasIdempotencyKey?: (body: unknown) => boolean;
  /** Fills in body fields that the caller omitted, such as an idempotency key. */
  readonly completeBody?: (body: unknown) => unknown;
  readonly pathSerializer?: (template: string, values: object) => string;
  readonly querySerializer?:
    | ((values: object) => string)
    | { readonly array: { readonly style: 'form'; readonly explode: boolean } };
  /** The query parameters that are named like options of a call, such as `timeout`. */
  readonly likeOptions?: readonly string[];
  /** Serializes header and cookie parameters that are not plain values. */
  readonly writeHeaders?: (input: Input) => Readonly<Record<string, string>>;
  /** Encodes the request body if it is not only JSON. */
  readonly encode?: Encoder;
  /** The header `accept`; `application/json` by default. */
  readonly accept?: string;
  /** How a successful response that is not JSON is read. */
  readonly parseAs?: 'text' | 'blob' | 'stream';
  /** Reads the body of a successful response that `parseAs: 'stream'` leaves unread. */
  readonly read?: (response: Response, operation: CalledOperation) => Promise<unknown>;
  /** Reads the body of a successful response in the media type that the call option `accept` names. */
  readonly readAccepted?: (response: Response, operation: CalledOperation) => Promise<unknown>;
  /** True to skip validation and date conversion of responses, which apply to the default media type. */
  readonly unvalidated?: boolean;
}

/** Encodes the request body of a call. */
export type Encoder = (value: unknown, input: Input) => EncodedBody;

/** The arguments of a call: the parameters of each kind by name, the body and the options. */
export interface Input {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly header?: object | undefined;
  readonly cookie?: object | undefined;
  readonly body?: unknown;
  readonly options?: RepresentationOptions<string> | undefined;
}
