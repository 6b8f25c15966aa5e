// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor, OperationTypes } from '@seller-funds/contract/runtime/operation';

import type { ServerEvent } from './server-event.js';

/** A value, or the promise of it. */
export type Awaitable<T> = T | Promise<T>;

/**
 * A request as its handler gets it: read, checked, and typed as the document says.
 * @template T the types of the operation
 * @template Filled parameters that are always there, because they have a default
 * @template Body the type of the body, where it is not only JSON
 */
export interface OperationRequest<
  T extends OperationTypes,
  Filled extends PropertyKey = never,
  Body = T['body'],
> {
  /** Identifies the request; the response carries the same id. */
  readonly id: string;
  readonly operation: OperationDescriptor;
  readonly path: T['path'];
  readonly query: WithFilled<T['query'], Filled>;
  readonly headers: WithFilled<T['headers'], Filled>;
  readonly cookies: WithFilled<T extends { cookies: infer C } ? C : undefined, Filled>;
  /**
   * A JSON body exactly as it was sent, fields unknown to the document included; a form as the object that
   * the document describes, or as `FormData` if it describes none; text as a string, anything else as bytes.
   */
  readonly body: Body;
  /** The media type of the body, without its parameters; undefined where there is no body. */
  readonly mediaType: string | undefined;
  /** The request as it came in. Its body has been read. */
  readonly raw: Request;
}

/** Parameters of which some are always there. */
export type WithFilled<P, Filled extends PropertyKey> = [Filled] extends [never]
  ? P
  : P & Required<Pick<P, Filled & keyof P>>;

/** Response headers by name; several lines of one header as an array. */
export type ResponseHeaders = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/** A body that is sent as it is. */
export type RawBody = Uint8Array | ReadableStream<Uint8Array> | Blob;

/** One of the responses that the document has for an operation. */
export type OperationResponse<T extends OperationTypes> = [keyof T['responses']] extends [never]
  ? Reply
  : {
      [Status in keyof T['responses']]: DocumentedReply<Status, T['responses'][Status]>;
    }[keyof T['responses']];

/** The response of one documented status; `default` and ranges such as `4XX` leave it open. */
export type DocumentedReply<Status, Body> = {
  readonly status: Status extends number ? Status : number;
  readonly headers?: ResponseHeaders;
} & ([Body] extends [undefined]
  ? { readonly body?: undefined }
  : { readonly body: Written<Body> | (string extends Body ? RawBody : never) });

/** What a handler gives for a body: of a stream also events with names and ids, or the bytes themselves. */
type Written<Body> =
  Body extends AsyncIterable<infer Item> ? AsyncIterable<Item | ServerEvent<Item>> | RawBody : Body;

/** Any response, as the runtime writes it. */
export interface Reply {
  /** An HTTP status, 200 to 599. */
  readonly status: number;
  /** Written as JSON where the media type is JSON, else text or a {@link RawBody}. */
  readonly body?: unknown;
  readonly headers?: ResponseHeaders;
}
