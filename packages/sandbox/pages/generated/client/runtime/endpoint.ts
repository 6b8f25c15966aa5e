// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Encoder } from './body.js';
import type { CallOptions } from './options.js';
import type { Security } from './security.js';

/**
 * What calling one operation takes. Only `id`, `method` and `path` are always there: each of the
 * rest brings the code with it that a rarer operation needs, so that the others do without.
 */
export interface Endpoint {
  /** The operationId as the document has it. */
  readonly id: string;
  /** The id that is sent with a call of it. */
  readonly requestId?: string | undefined;
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';
  /** The path template, such as `/payments/{code}`. */
  readonly path: string;
  /** Where the operation is for a connection to one of these servers; others keep to their own. */
  readonly server?: { readonly url: string; readonly instead: readonly string[] };
  readonly security?: Security;
  /** Whether sending the same request twice has the effect of sending it once. */
  readonly repeatable?: boolean;
  /** Whether the service recognises the repeat of a request by its body. */
  readonly hasKey?: (body: unknown) => boolean;
  /** Fills in what the caller left to the client. */
  readonly complete?: (body: unknown) => unknown;
  /** Fills in the path, where a parameter of it is no plain value. */
  readonly writePath?: (template: string, values: object) => string;
  /** Writes the query; there is none where left out. */
  readonly writeQuery?: (values: object) => string;
  /** Writes header and cookie parameters that are no plain values. */
  readonly writeHeaders?: (input: Input, credentials: PlainHeaders) => PlainHeaders;
  /** Encodes the body; there is none where left out. */
  readonly encode?: Encoder;
  /** The media types that are asked for, where that is not JSON alone. */
  readonly accept?: string;
  /** Reads the body of a success that is not JSON. */
  readonly read?: (response: Response, endpoint: Endpoint) => Promise<unknown>;
}

/** Headers as names and values. */
export type PlainHeaders = Readonly<Record<string, string>>;

/** The values of one call: those of each kind of parameter by their names, and the body. */
export interface Input {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly header?: object | undefined;
  readonly cookie?: object | undefined;
  readonly body?: unknown;
  readonly options?: CallOptions | undefined;
}
