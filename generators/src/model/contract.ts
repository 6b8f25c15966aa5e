import type { Json, JsonObject } from '../json.js';
import type { Location } from '../diagnostics/diagnostic.js';
import type { Lookup } from './resolve.js';
import type { Schema } from './schema.js';

/** The model of an API, read from one OpenAPI document and independent of OpenAPI's syntax. Immutable. */
export interface Contract {
  readonly title: string;
  readonly version: string;
  readonly description: string | undefined;
  /** The modules of components and operations, in a stable order. */
  readonly modules: readonly Module[];
  /** Component schemas, each after its dependencies; members of a cycle are marked. */
  readonly schemas: readonly ComponentSchema[];
  /** The same components by original name. */
  readonly components: ReadonlyMap<string, ComponentSchema>;
  /** The schemas of components by original name. */
  readonly lookup: Lookup;
  readonly operations: readonly Operation[];
  /** The requests that the service sends: webhooks of the document, then callbacks. */
  readonly webhooks: readonly Operation[];
  /** Those of them that are callbacks: their URL was passed to an operation. */
  readonly callbacks: readonly Callback[];
  /** The links of responses to other operations. */
  readonly links: readonly Link[];
  readonly tags: readonly Tag[];
  /** The servers of the API; the first is the default. */
  readonly servers: readonly Server[];
  /** The security schemes, sorted by name. */
  readonly securitySchemes: readonly SecurityScheme[];
  /** The servers with a name (`x-environment`), in the order of the document. */
  readonly environments: readonly Environment[];
  /** Where error bodies have code, message and details (`x-errors`). */
  readonly errorFormat: ErrorFormat | undefined;
  /** Settings of clients (`x-client`). */
  readonly clientHints: ClientHints | undefined;
  /** The error codes (`x-error-codes`). */
  readonly errorCodes: readonly ErrorCode[];
  /** Limits that are not part of a schema (`x-limits`). */
  readonly limits: readonly DocumentLimit[];
  readonly document: JsonObject;
  /** Returns the location of a pointer in the source files, for diagnostics of emitters. */
  readonly locate: (pointer: string) => Location;
}

/** A module of names: one for each version of `x-versions`, and one for what versions share. */
export interface Module {
  /** An identifier, such as `v1`, `v2`, `shared`; `api` in a document without versions. */
  readonly name: string;
  /** The prefix of its original names, such as `v1.`; may be empty. */
  readonly prefix: string;
  /** The title, such as `Version 1`. */
  readonly title: string;
  /** True if operations are grouped under this module; false for the shared one. */
  readonly versioned: boolean;
  /** The beginning of the paths of this version; undefined if the document does not say. */
  readonly basePath?: string | undefined;
}

/** The name of a component or operation as an identifier, unique within its module. */
export interface Name {
  readonly module: string;
  readonly id: string;
  /** The name as the document has it, such as `v1.PaymentSplit`. */
  readonly original: string;
}

/** A schema of the document's components. */
export interface ComponentSchema {
  readonly name: Name;
  readonly schema: Schema;
  /** Original names of the components that this one refers to directly. */
  readonly needs: readonly string[];
  /** Original names of the members of its cycle; empty if it is not part of one. */
  readonly cycle: readonly string[];
}

/** One operation, or the request of one webhook or callback. */
export interface Operation {
  /** The operationId as the document has it, such as `v1.createPaymentSplit`. */
  readonly id: string;
  /** The same as an identifier within its module, such as `createPaymentSplit`. */
  readonly name: Name;
  /** The HTTP method in lower case. */
  readonly method: string;
  /** The path template, the name of a webhook, or the URL expression of a callback. */
  readonly path: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: readonly Response[];
  /** Alternatives; each is a set of scheme names that are all required. */
  readonly security: readonly (readonly string[])[];
  readonly resource: Resource;
  readonly pagination: Pagination | undefined;
  readonly idempotency: Idempotency | undefined;
  /** The servers of this operation or its path; empty if it uses those of the document. */
  readonly servers: readonly Server[];
  /** The id of an earlier operation that matches the same requests. */
  readonly shadowedBy?: string;
  readonly pointer: string;
}

/** A request that the service sends to a URL that was passed to an operation. */
export interface Callback {
  /** The id of the operation that has the callback. */
  readonly operation: string;
  readonly name: string;
  /** The request; its path is a runtime expression such as `{$request.body#/callbackUrl}`. */
  readonly request: Operation;
}

/** A link from a response to another operation. */
export interface Link {
  /** The id of the operation whose response has the link, and the response's status. */
  readonly operation: string;
  readonly status: string;
  readonly name: string;
  /** The id of the target operation. */
  readonly target: string;
  /** Values or runtime expressions, such as `$response.body#/id`, by parameter of the target. */
  readonly parameters: JsonObject;
  /** The body of the request: a value or a runtime expression. */
  readonly body: Json | undefined;
}

/** A declared tag. */
export interface Tag {
  readonly name: string;
  /** Its name after those of its parents. */
  readonly path: readonly string[];
  /** Its summary, or its name. */
  readonly title: string;
  /** False for tags that only mark operations, such as badges. */
  readonly isGroup: boolean;
}

/** A server of the API. */
export interface Server {
  /** A URL, absolute or relative to the document's, with variables in braces. */
  readonly url: string;
  readonly description: string | undefined;
  /** Its name for clients (`x-environment`, or `name`). */
  readonly environment: string | undefined;
  readonly variables: readonly ServerVariable[];
}

/** A variable of a server URL. */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** The allowed values; undefined allows any. */
  readonly values: readonly string[] | undefined;
  readonly description: string | undefined;
}

export function defaultUrlOf({ url, variables }: Server): string {
  const values = new Map(variables.map((variable) => [variable.name, variable.default]));
  return url.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}

/** The server of an operation, and the servers of the document that it replaces. */
export interface OwnServer {
  readonly url: string;
  readonly instead: readonly string[];
}

/** Returns the server of an operation if it is not one of the document's. Only supports absolute URLs. */
export function ownServerOf(
  operation: Pick<Operation, 'servers'>,
  servers: readonly Server[],
): OwnServer | undefined {
  const [own] = operation.servers.map(urlOf);
  const instead = servers.map(urlOf).filter(isAbsolute);
  if (own === undefined || !isAbsolute(own) || instead.includes(own) || instead.length === 0)
    return undefined;
  return { url: own, instead: [...new Set(instead)] };
}

/** The same without a trailing slash, as clients prepend it to paths. */
export function urlOf(server: Server): string {
  return defaultUrlOf(server).replace(/\/+$/, '');
}

function isAbsolute(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

export interface SecurityScheme {
  /** The name by which operations refer to it. */
  readonly name: string;
  readonly type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect';
  /** The location of the key, for the type `apiKey`. */
  readonly in: 'query' | 'header' | 'cookie' | undefined;
  /** The name of the header, query parameter or cookie with the key, for the type `apiKey`. */
  readonly parameter: string | undefined;
  /** The scheme of `Authorization` in lower case, such as `bearer`, for the type `http`. */
  readonly scheme: string | undefined;
  readonly description: string | undefined;
  readonly deprecated: boolean;
}

/** The location of a parameter in the request. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** The type as which the text of a parameter is read before validation; a `scalar` is a number, a boolean or else a text. */
export type WireType = 'string' | 'number' | 'boolean' | 'scalar' | 'array' | 'object' | 'json';

/** A parameter of an operation, with the defaults of style and explode. */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  readonly style: string;
  readonly explode: boolean;
  /** True if reserved characters in a value are not encoded. */
  readonly allowReserved: boolean;
  /** The form of the whole query (`in: querystring`, read as one query parameter); undefined for other parameters. */
  readonly whole: MediaType | undefined;
  readonly wire: WireType;
  /** The type of the elements if `wire` is `array`. */
  readonly itemWire: WireType | undefined;
  /** Those of its first elements, if they have schemas of their own. */
  readonly firstWires: readonly WireType[];
  /** The types of the properties if `wire` is `object`. */
  readonly propertyWires: ReadonlyMap<string, WireType>;
  readonly schema: Schema;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  readonly example: Json | undefined;
}

export interface MediaType {
  readonly type: string;
  /** The schema of the body; for sequences such as `text/event-stream`, the schema of one item. */
  readonly schema: Schema | undefined;
  /** The form of the items of a sequence; undefined for other media types. */
  readonly item?: ItemForm | undefined;
  /** The events whose data is JSON, if items are whole events: all, or those of these names. */
  readonly jsonData?: true | readonly string[] | undefined;
  /** The media type of the parts of a multipart sequence. */
  readonly partType?: string | undefined;
  /** The first example. */
  readonly example: Json | undefined;
  readonly examples: readonly Example[];
  /** The `encoding` of form fields. */
  readonly encodings: readonly FieldEncoding[];
}

/** An example of a body. */
export interface Example {
  /** Its summary, or its name in the document; undefined for an `example` without either. */
  readonly title: string | undefined;
  readonly value: Json;
  /** Its text as it is sent, if the document has it. */
  readonly serialized?: string | undefined;
}

/** An item of a sequence: a JSON value (of a line, a part or event data), the text of a part or event data, the bytes of a part, or the whole event. */
export type ItemForm = 'json' | 'text' | 'bytes' | 'event';

/** The encoding of a form field: a style, or a media type. */
export interface FieldEncoding {
  readonly name: string;
  readonly style:
    | { readonly name: string; readonly explode: boolean; readonly allowReserved: boolean }
    | undefined;
  /** One media type or several, separated by commas. */
  readonly contentType: string | undefined;
}

/** The request body of an operation. */
export interface RequestBody {
  readonly required: boolean;
  readonly description: string | undefined;
  readonly content: readonly MediaType[];
}

/** A documented response. */
export interface Response {
  /** A status code, a range such as `4XX`, or `default`. */
  readonly status: string;
  readonly description: string;
  readonly content: readonly MediaType[];
  readonly headers: readonly Parameter[];
}

/** The group and method of an operation in the client, such as `client.pets.create`. */
export interface Resource {
  readonly group: string;
  readonly method: string;
}

/** The pagination of a list (`x-pagination`). */
export interface Pagination {
  readonly page: { readonly parameter: string; readonly first: number };
  readonly size: {
    readonly parameter: string;
    readonly default: number | undefined;
    readonly maximum: number | undefined;
  };
  /** JSON pointer into the response body to the array of elements. */
  readonly elements: string;
  /** JSON pointer into the response body to the number of elements on all pages. */
  readonly total: string | undefined;
}

/** A server with a name. */
export interface Environment {
  readonly name: string;
  /** Its URL, with the defaults of its variables filled in. */
  readonly url: string;
  readonly description: string | undefined;
}

/** Where an error has its parts: the name of a header, and property paths in the body and in each detail. */
export interface ErrorFormat {
  readonly requestId?: string;
  readonly code?: readonly string[];
  readonly message?: readonly string[];
  readonly template?: readonly string[];
  readonly params?: readonly string[];
  readonly details?: readonly string[];
  readonly field?: readonly string[];
}

/** Settings of clients (`x-client`). */
export interface ClientHints {
  /** The prefix of environment variables: `PREFIX_API_KEY`, `PREFIX_LOG`. */
  readonly prefix?: string;
  /** The request header for an id that the client creates. */
  readonly requestId?: string;
}

export interface ErrorCode {
  readonly code: string;
  /** The template of the message, with `{name}` for values. */
  readonly template: string | undefined;
}

/** A limit that is not part of a schema. */
export interface DocumentLimit {
  readonly name: string;
  readonly value: number;
}

/** Why a write may be repeated (`x-idempotency`). */
export interface Idempotency {
  /** The body fields that identify a repeated request. */
  readonly key: readonly string[];
  /** True if the operation can always be repeated without further effect. */
  readonly repeatable: true | undefined;
  /** The response header that marks a replay. */
  readonly replayHeader: string | undefined;
}

/** The operations of a module, in the order of the document. */
export function operationsOf(contract: Contract, module: Module): Operation[] {
  return contract.operations.filter((entry) => entry.name.module === module.name);
}

export function withOperations({ modules, operations }: Contract): Module[] {
  return withAny(modules, operations);
}

export function withWebhooks({ modules, webhooks }: Contract): Module[] {
  return withAny(modules, webhooks);
}

export function withComponents({ modules, schemas }: Contract): Module[] {
  return withAny(modules, schemas);
}

function withAny(modules: readonly Module[], named: readonly { readonly name: Name }[]): Module[] {
  return modules.filter((module) => named.some(({ name }) => name.module === module.name));
}

/** The schemas of the parameters and the body of an operation, without nested ones. */
export function requestSchemas({ parameters, body }: Operation): Schema[] {
  return [...parameters.map(({ schema }) => schema), ...schemasOf(body?.content ?? [])];
}

/** The schemas of the response bodies of an operation, without nested ones. */
export function responseSchemas({ responses }: Operation): Schema[] {
  return responses.flatMap(({ content }) => schemasOf(content));
}

function schemasOf(content: readonly MediaType[]): Schema[] {
  return content.flatMap(({ schema }) => (schema ? [schema] : []));
}
