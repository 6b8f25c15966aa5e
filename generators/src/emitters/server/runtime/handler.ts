import type { OperationDescriptor, OperationTypes } from '../../types/runtime/operation.js';
import type { Listed } from '../../types/runtime/unlisted.js';

import type { ServerEvent } from './server-event.js';

/** A value or a promise of it. */
export type Awaitable<T> = T | Promise<T>;

/**
 * A request as a handler gets it: parsed, validated and typed by the document. Its enums have listed values only.
 * @template T the types of the operation
 * @template Filled parameters that always have a value, because they have a default
 * @template Body the type of the body, if it is not only JSON
 */
export interface OperationRequest<
  T extends OperationTypes,
  Filled extends PropertyKey = never,
  Body = Listed<T['body']>,
> {
  /** The request id, which the response returns. */
  readonly id: string;
  readonly operation: OperationDescriptor;
  readonly path: Listed<T['path']>;
  readonly query: WithFilled<Listed<T['query']>, Filled>;
  readonly headers: WithFilled<Listed<T['headers']>, Filled>;
  readonly cookies: WithFilled<T extends { cookies: infer C } ? Listed<C> : undefined, Filled>;
  /**
   * The body: parsed JSON including undocumented fields; a form as an object if the document describes it
   * as one, else as `FormData`; text as a string; everything else as bytes.
   */
  readonly body: Body;
  /** The media type of the body without parameters; undefined if there is no body. */
  readonly mediaType: string | undefined;
  /** The original request. Its body has been read. */
  readonly raw: Request;
}

/** Parameters of which some always have a value. */
export type WithFilled<P, Filled extends PropertyKey> = [Filled] extends [never]
  ? P
  : P & Required<Pick<P, Filled & keyof P>>;

/** Response headers by name; an array for several lines of one header. */
export type ResponseHeaders = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/** A body that is sent unchanged. */
export type RawBody = Uint8Array | ReadableStream<Uint8Array> | Blob;

/** One of the documented responses of an operation. */
export type OperationResponse<T extends OperationTypes> = [keyof T['responses']] extends [never]
  ? Reply
  : {
      [Status in keyof T['responses']]: DocumentedReply<Status, T['responses'][Status]>;
    }[keyof T['responses']];

/** The response of one documented status; for `default` and ranges the status is any number. */
export type DocumentedReply<Status, Body> = {
  readonly status: Status extends number ? Status : number;
  readonly headers?: ResponseHeaders;
} & ([Body] extends [undefined]
  ? { readonly body?: undefined }
  : { readonly body: Written<Body> | (string extends Body ? RawBody : never) });

/** The body that a handler returns. For a stream, items may have event names and ids, or be raw bytes. */
type Written<Body> =
  Body extends AsyncIterable<infer Item> ? AsyncIterable<Item | ServerEvent<Item>> | RawBody : Body;

/** A response as a handler returns it. */
export interface Reply {
  /** An HTTP status, 200 to 599. */
  readonly status: number;
  /** Serialized if the media type is JSON; otherwise a string or a {@link RawBody}. */
  readonly body?: unknown;
  readonly headers?: ResponseHeaders;
}
