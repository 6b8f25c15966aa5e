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
