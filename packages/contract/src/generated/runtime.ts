// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** The description of one operation, for calling, routing and testing it. Plain data. */
export interface OperationDescriptor<Id extends string = string> {
  /** The operationId in the document. */
  readonly id: Id;
  /** The API version of the operation. */
  readonly version: string;
  /** The HTTP method in lower case. */
  readonly method: string;
  /** The path template, such as `/payments/{code}`. */
  readonly path: string;
  readonly parameters?: readonly ParameterDescriptor[];
  readonly body?: BodyDescriptor;
  /** The media types of each documented status, range (`4XX`) or `default`. */
  readonly responses: Readonly<Record<string, readonly string[]>>;
  /** The links from responses to other operations, by status and name. */
  readonly links?: Readonly<Record<string, Readonly<Record<string, LinkDescriptor>>>>;
  /** Converts date-times, if they are represented as objects. */
  readonly dates?: DateConversion;
  /** Alternatives, each a list of security schemes that are required together. */
  readonly security?: readonly (readonly string[])[];
  /** The method in the client: `client.{version}.{group}.{method}`. */
  readonly resource: { readonly group: string; readonly method: string };
  readonly pagination?: PaginationDescriptor;
  readonly idempotency?: IdempotencyDescriptor;
}

/** Converts date-times between objects and their strings in JSON. */
export interface DateConversion {
  /** For servers: converts a request body. */
  readBody(value: unknown): unknown;
  readResponse(status: number, value: unknown): unknown;
  /** Converts an item of a stream. */
  readItem(status: number, value: unknown): unknown;
  writeResponse(status: number, value: unknown): unknown;
  /** For clients: converts parameters and body. */
  writeRequest<Input extends object>(input: Input): Input;
}

/** One parameter. Omitted properties have OpenAPI's defaults. */
export interface ParameterDescriptor {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  /** By default `simple` in path and header, `form` in query and cookie. */
  readonly style?: string;
  /** By default true for the style `form`, false for other styles. */
  readonly explode?: boolean;
  /** The type of its value before validation; `string` by default. */
  readonly wire?: WireType;
  /** The type of the elements of an array; `string` by default. */
  readonly itemWire?: WireType;
  /** The types of its first elements, if they differ from the others. */
  readonly firstWires?: readonly WireType[];
  /** The types of the properties of an object; `string` by default. */
  readonly propertyWires?: Readonly<Record<string, WireType>>;
}

/** The JSON type of a parameter's value; `scalar` if it is a number, a boolean or else a string, `json` if the string is JSON. */
export type WireType = 'string' | 'number' | 'boolean' | 'scalar' | 'array' | 'object' | 'json';

/** A request body. */
export interface BodyDescriptor {
  readonly required?: boolean;
  readonly types: readonly string[];
}

/** A link: how to use a response for a request of another operation. */
export interface LinkDescriptor {
  /** The operationId of the other operation. */
  readonly operation: string;
  /** Values or runtime expressions, such as `$response.body#/id`, by parameter. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** A value or a runtime expression. */
  readonly body?: unknown;
}

/** The pagination of a list operation. */
export interface PaginationDescriptor {
  readonly page: { readonly parameter: string; readonly first: number };
  readonly size: {
    readonly parameter: string;
    readonly default?: number;
    readonly maximum?: number;
  };
  /** JSON pointer into the response body to the array of elements. */
  readonly elements: string;
  /** JSON pointer into the response body to the total number of elements. */
  readonly total?: string;
}

/** The idempotency of a write operation. */
export interface IdempotencyDescriptor {
  /** The body fields that make up the idempotency key; empty if none is required. */
  readonly key: readonly string[];
  /** True if the operation is idempotent without a key. */
  readonly repeatable?: boolean;
  /** The response header that marks a replayed response. */
  readonly replayHeader?: string;
}

/** The types of one operation by part. Parts that it does not have are `undefined`. */
export interface OperationTypes {
  readonly path: object | undefined;
  readonly query: object | undefined;
  readonly headers: object | undefined;
  /** Missing if the operation has none. */
  readonly cookies?: object;
  readonly body: unknown;
  /** The body of each documented status. */
  readonly responses: object;
}

/**
 * Returns the key of an operation's responses for a status code: the code, else its range, else
 * `default`; undefined if the status is not documented.
 */
export function documentedKey(
  responses: Readonly<Record<string, unknown>>,
  status: number,
): string | undefined {
  const own = String(status);
  if (Object.hasOwn(responses, own)) return own;
  // RFC 9110 defines no other status codes, so neither ranges nor `default` include them.
  if (status < 100 || status > 599) return undefined;
  const range = `${own.charAt(0)}XX`;
  return [range, 'default'].find((key) => Object.hasOwn(responses, key));
}

/** A security scheme of the document. Plain data. */
export type SecuritySchemeDescriptor =
  | HttpSchemeDescriptor
  | KeySchemeDescriptor
  | OtherSchemeDescriptor;

/** An HTTP scheme: the credential follows the scheme's name in `Authorization`. */
export interface HttpSchemeDescriptor {
  readonly type: 'http';
  /** In lower case, such as `bearer` or `basic`. */
  readonly scheme: string;
}

/** An API key in a header, a query parameter or a cookie. */
export interface KeySchemeDescriptor {
  readonly type: 'apiKey';
  readonly in: 'query' | 'header' | 'cookie';
  readonly name: string;
}

/** An access token (`oauth2`, `openIdConnect`) or a client certificate (`mutualTLS`). */
export interface OtherSchemeDescriptor {
  readonly type: 'oauth2' | 'openIdConnect' | 'mutualTLS';
}

/** The security schemes of a document by name. */
export type SecuritySchemes = Readonly<Record<string, SecuritySchemeDescriptor>>;

/** Any JSON value; not `undefined`. */
type Value = string | number | boolean | object | null;

/** An object that has the named properties with any values. */
export type Present<Name extends string> = { [Key in Name]: Value };

declare const unlisted: unique symbol;

/**
 * A value of an enum that the document does not list. What a service returned can have it and be sent back; a value that
 * is typed must be a listed one. `text as Colour` makes one of your own.
 */
export type Unlisted<Type> = Type & { readonly [unlisted]: true };

/** A type without unlisted values, at any depth. */
export type Listed<Type> =
  Type extends Unlisted<unknown>
    ? never
    : Type extends Blob | { toJSON(): unknown } | ((...values: never) => unknown)
      ? Type
      : Type extends object
        ? { [Key in keyof Type]: Listed<Type[Key]> }
        : Type;
