import type { OperationDescriptor, ParameterDescriptor } from '../../types/runtime/operation.js';
import type { OperationValidators } from '../../validators/runtime/operation.js';
import type { Reply } from './handler.js';
import type { JsonLimits } from './json.js';
import type { Pair } from './query-string.js';

/**
 * Reads a form.
 * @throws {RequestError} `malformed`
 */
export type ReadForm = (
  bytes: Uint8Array,
  contentType: string,
  limits: JsonLimits,
) => Promise<unknown>;

/**
 * Reads a parameter with bracketed names from name-value pairs.
 * @param others names of the other parameters, which are not members of an exploded object
 * @returns the value; undefined if the parameter was not sent
 * @throws {UnreadableValueError} if the pairs contradict each other
 */
export type ReadNested = (
  parameter: ParameterDescriptor,
  pairs: readonly Pair[],
  others: ReadonlySet<string>,
  decode: (text: string) => string,
) => unknown;

/** Reads a path or header parameter from its text. */
export type ReadText = (
  parameter: ParameterDescriptor,
  text: string,
  decode: (text: string) => string,
) => unknown;

/** A reply with a stream of items. */
export type StreamedReply = Reply & { readonly body: AsyncIterable<unknown> };

/**
 * Serializes the items of a stream as they arrive. An error aborts the response.
 * @param validate true to validate each item against the document
 * @param report called with that error
 */
export type WriteStream = (
  route: ReadableOperation,
  reply: StreamedReply,
  validate: boolean,
  report: (error: unknown) => void,
) => Reply;

/** How the parts of an operation are read and written that few operations have. */
export interface Codecs {
  /** By media type. */
  readonly forms?: Readonly<Record<string, ReadForm>>;
  /** By parameter name. */
  readonly query?: Readonly<Record<string, ReadNested>>;
  readonly cookie?: Readonly<Record<string, ReadNested>>;
  /** Reads the whole query as the value of one parameter; undefined if there is no query. */
  readonly querystring?: (text: string) => unknown;
  readonly stream?: WriteStream;
  /** Reads arrays, objects and other styles than the default ones. */
  readonly styles?: { readonly text: ReadText; readonly pairs: ReadNested };
}

/** An operation with what is needed to parse and validate its requests. */
export interface ReadableOperation {
  readonly operation: OperationDescriptor;
  readonly validators: OperationValidators;
  readonly codecs?: Codecs | undefined;
}
