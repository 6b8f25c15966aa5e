// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type {
  ParseAs,
  PathSerializer,
  QuerySerializer,
  QuerySerializerOptions,
} from 'openapi-fetch';
import type { RepresentationOptions } from './call-options.js';
import type { Encoded } from './encoded.js';
import type { Security } from './security.js';

/** An operation as errors, hooks and logs name it. */
export interface OperationName {
  /** The operationId as the document has it. */
  readonly id: string;
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';
  /** The path template, such as `/payments/{code}`. */
  readonly path: string;
}

/**
 * What calling one operation takes. Only its name is always there: each of the rest brings the code
 * with it that a rarer operation needs, so that the others do without. Serializers and `parseAs` are
 * those of openapi-fetch; its own serve where they are left out.
 */
export interface Endpoint extends OperationName {
  /** Where the operation is for a connection to one of these servers; others keep to their own. */
  readonly server?: { readonly url: string; readonly instead: readonly string[] };
  readonly security?: Security;
  /** Converts points in time where they are no texts. */
  readonly dates?: {
    readResponse(status: number, value: unknown): unknown;
    readItem(status: number, value: unknown): unknown;
    writeRequest(input: Input): Input;
  };
  /** Whether sending the same request twice has the effect of sending it once. */
  readonly repeatable?: boolean;
  /** Whether the service recognises the repeat of a request by its body. */
  readonly hasKey?: (body: unknown) => boolean;
  /** Fills in what the caller left to the client. */
  readonly complete?: (body: unknown) => unknown;
  readonly pathSerializer?: PathSerializer;
  readonly querySerializer?: QuerySerializer<unknown> | QuerySerializerOptions;
  /** Writes header and cookie parameters that are no plain values. */
  readonly writeHeaders?: (input: Input) => Readonly<Record<string, string>>;
  /** Encodes a body that is not JSON alone. */
  readonly encode?: Encoder;
  /** The media types that are asked for, where that is not JSON alone. */
  readonly accept?: string;
  /** How to read the body of a success that is not JSON alone. */
  readonly parseAs?: Exclude<ParseAs, 'json'>;
  /** Reads the body of a success that `parseAs: 'stream'` left unread. */
  readonly read?: (response: Response, operation: OperationName) => Promise<unknown>;
  /** Reads the body of a success in the representation that the option `accept` of a call asked for. */
  readonly readOther?: (response: Response, operation: OperationName) => Promise<unknown>;
}

/** Encodes the body of a call. */
export type Encoder = (value: unknown, input: Input) => Encoded;

/** The values of one call: those of each kind of parameter by their names, and the body. */
export interface Input {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly header?: object | undefined;
  readonly cookie?: object | undefined;
  readonly body?: unknown;
  readonly options?: RepresentationOptions<string> | undefined;
}
