/** Everything about one operation that a program needs to call, route or test it. Plain data. */
export interface OperationDescriptor<Id extends string = string> {
  /** The operationId as the document has it. */
  readonly id: Id;
  /** The version of the API that the operation belongs to. */
  readonly version: string;
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';
  /** The path template, such as `/payments/{code}`. */
  readonly path: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly ParameterDescriptor[];
  readonly body?: BodyDescriptor;
  /** The media types of each documented status; a range is `4XX`, the rest is `default`. */
  readonly responses: Readonly<Record<string, readonly string[]>>;
  /** What of a response can be handed on to which operation, by status and name. */
  readonly links?: Readonly<Record<string, Readonly<Record<string, LinkDescriptor>>>>;
  /** Converts its points in time; left out where they are texts, or there are none. */
  readonly dates?: DateConversion;
  /** Alternatives; each is a set of security scheme names that are needed together. */
  readonly security?: readonly (readonly string[])[];
  /** The place in the client: `client.{version}.{group}.{method}`. */
  readonly resource: { readonly group: string; readonly method: string };
  readonly pagination?: PaginationDescriptor;
  readonly idempotency?: IdempotencyDescriptor;
}

/** Converts points in time between what programs see and the texts on the wire. */
export interface DateConversion {
  /** For servers: the body of a request. */
  readBody(value: unknown): unknown;
  readResponse(status: number, value: unknown): unknown;
  /** An item of a response that is a stream. */
  readItem(status: number, value: unknown): unknown;
  writeResponse(status: number, value: unknown): unknown;
  /** For clients: the parameters by place, and the body. */
  writeRequest<Input extends object>(input: Input): Input;
}

/** One parameter. What is left out has OpenAPI's default. */
export interface ParameterDescriptor {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  /** `simple` in path and header, `form` in query and cookie where left out. */
  readonly style?: string;
  /** True for the style `form`, false for the others where left out. */
  readonly explode?: boolean;
  /** How its text is to be read before it is validated; `string` where left out. */
  readonly wire?: WireType;
  /** How the elements of an array are to be read; `string` where left out. */
  readonly itemWire?: WireType;
  /** How the properties of an object are to be read; `string` where left out. */
  readonly propertyWires?: Readonly<Record<string, WireType>>;
}

/** The JSON type that a parameter's text stands for; `json` where it is JSON itself. */
export type WireType = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'json';

/** The body of a request. */
export interface BodyDescriptor {
  readonly required?: boolean;
  readonly types: readonly string[];
}

/** How a response leads to the request of another operation. */
export interface LinkDescriptor {
  /** The operationId of the other one. */
  readonly operation: string;
  /** Values or runtime expressions, such as `$response.body#/id`, by parameter. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** A value or a runtime expression. */
  readonly body?: unknown;
}

/** How a list is paged. */
export interface PaginationDescriptor {
  readonly page: { readonly parameter: string; readonly first: number };
  readonly size: {
    readonly parameter: string;
    readonly default?: number;
    readonly maximum?: number;
  };
  /** JSON pointer into the response body to the array of elements. */
  readonly elements: string;
  /** JSON pointer into the response body to the number of elements on all pages. */
  readonly total?: string;
}

/** Why a write may be sent again. */
export interface IdempotencyDescriptor {
  /** The fields of the body by which a repeat is recognised; empty where it needs none. */
  readonly key: readonly string[];
  /** Whether a repeat changes nothing, whatever is in its body. */
  readonly repeatable?: boolean;
  /** The response header that marks a replay. */
  readonly replayHeader?: string;
}

/** The types of one operation, by part. Parts that it does not have are `undefined`. */
export interface OperationTypes {
  readonly path: object | undefined;
  readonly query: object | undefined;
  readonly headers: object | undefined;
  /** Left out where the operation has none. */
  readonly cookies?: object;
  readonly body: unknown;
  /** The body of each documented status. */
  readonly responses: object;
}
