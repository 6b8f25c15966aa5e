import type { MediaType, Operation, Parameter, Response } from '../../../model/contract.js';
import type { FieldEncoding } from '../../../model/contract.js';
import type { ArrayKeys } from '../runtime/nested.js';
import type { Style } from '../runtime/styles.js';
import type { PageRule } from './page-rules.js';

/** All decisions on how clients call one operation. Printers of code, samples and differences read nothing else. */
export interface Call {
  readonly name: string;
  /** The factory function of this method only. */
  readonly factory: string;
  readonly operation: Operation;
  readonly path: readonly PathArgument[];
  readonly body: BodyArgument | undefined;
  readonly parameters: ParameterObject | undefined;
  readonly request: CallRequest;
  readonly response: CallResponse;
  readonly pages: PageRule | undefined;
}

/** A path parameter and the name of its argument. */
export interface PathArgument {
  readonly argument: string;
  readonly parameter: Parameter;
}

export interface BodyArgument {
  readonly optional: boolean;
  readonly content: readonly MediaType[];
  /** The idempotency key that the client generates if the caller leaves it out. */
  readonly generatedKey: string | undefined;
}

/** The argument with all parameters that are not in the path. */
export interface ParameterObject {
  readonly optional: boolean;
  readonly members: readonly Member[];
  /** True if it has the query alone, each parameter with its own name. */
  readonly isQuery: boolean;
}

/** A parameter in the object, with its own name unless another parameter has it. */
export interface Member {
  readonly key: string;
  readonly parameter: Parameter;
}

/** How a request is written. What is undefined, openapi-fetch writes as documented. */
export interface CallRequest {
  /** Without a query if {@link query} writes it. */
  readonly url: string;
  /** The operation's own server, and the base URLs that it replaces. */
  readonly server: { readonly url: string; readonly instead: readonly string[] } | undefined;
  readonly idempotent: boolean;
  /** The fields of the body that make it idempotent. */
  readonly key: readonly string[];
  readonly path: readonly Style[] | undefined;
  readonly query: QueryWriter | undefined;
  /** The query parameters that are named like options of a call. */
  readonly likeOptions: readonly string[] | undefined;
  readonly headers:
    | { readonly headers: readonly Style[]; readonly cookies: readonly Style[] }
    | undefined;
  readonly body: BodyWriter | undefined;
}

/** Arrays separated by commas, or styles of single parameters. */
export type QueryWriter =
  | 'commas'
  | {
      readonly styles: readonly Style[];
      readonly fixed: string | undefined;
    }
  | {
      /** The parameter that is the whole query, and how it is written. */
      readonly whole: string;
      readonly as: 'json' | 'text' | FormFields;
    };

/** The media types of a body, and how forms among them are written. */
export interface BodyWriter {
  readonly types: readonly string[];
  readonly form: FormFields | undefined;
  /** `plain` if `FormData` can represent all parts. */
  readonly multipart: FormFields | 'plain' | undefined;
  /** True if a media type is a sequence of items. */
  readonly items: boolean;
  /** The media type of the parts, if one is a sequence of parts. */
  readonly partType: string | undefined;
}

/** The fields of a form with an encoding of their own. */
export interface FormFields {
  readonly fields: readonly FieldEncoding[];
  readonly arrays: ArrayKeys | undefined;
}

/** How a response is requested and read. */
export interface CallResponse {
  readonly successes: readonly Response[];
  readonly errors: readonly CallError[];
  readonly kind: 'list' | 'stream' | 'bytes' | 'body';
  /** The media types among which a call chooses, preferred ones first; empty if there is only one. */
  readonly choices: readonly string[];
  readonly accept: string;
  /** How a body is read: as JSON, text or bytes, not at all, or as its status and media type say. */
  readonly read: 'json' | 'text' | 'binary' | 'nothing' | TypesByStatus;
  /** The same for a media type that a call chooses. */
  readonly readChosen: TypesByStatus | undefined;
  readonly items: ReadonlyMap<string, Pick<MediaType, 'item' | 'jsonData'>>;
}

/** Media types by status. */
export type TypesByStatus = readonly (readonly [status: string, types: readonly string[]])[];

/** A documented error. */
export interface CallError {
  readonly response: Response;
  readonly kind: string;
  /** True if more than half of the operations describe it with the same words. */
  readonly isCommon: boolean;
  /** The statuses and ranges that a range or `default` does not cover. */
  readonly excluded: readonly string[];
  /** True if its body has the type that the operation's types have for its status. */
  readonly isPlain: boolean;
}
