import type { Json, JsonObject } from '../json.js';
import type { Location } from '../diagnostics/diagnostic.js';
import type { Lookup } from './resolve.js';
import type { Schema } from './schema.js';

/**
 * A whole API, read from one OpenAPI document and free of OpenAPI's syntax. Immutable: emitters
 * take it and return files.
 */
export interface Contract {
  readonly title: string;
  readonly version: string;
  readonly description: string | undefined;
  /** Modules in which components and operations live, in a stable order. */
  readonly modules: readonly Module[];
  /** Component schemas, each after those it needs; members of a cycle are marked. */
  readonly schemas: readonly ComponentSchema[];
  /** The same by their original names. */
  readonly components: ReadonlyMap<string, ComponentSchema>;
  /** Their schemas alone. */
  readonly lookup: Lookup;
  readonly operations: readonly Operation[];
  /** The requests that the service makes: the document's webhooks, then those of callbacks. */
  readonly webhooks: readonly Operation[];
  /** Which of these go to addresses that the service was given by an operation. */
  readonly callbacks: readonly Callback[];
  /** What of a response can be handed on to which operation. */
  readonly links: readonly Link[];
  /** Where the API is, the first being the default; empty where the document does not say. */
  readonly servers: readonly Server[];
  /** How requests prove who sends them, in the order of their names. */
  readonly securitySchemes: readonly SecurityScheme[];
  /** The servers that have a name (`x-environment`), in the order of the document. */
  readonly environments: readonly Environment[];
  /** Where errors say what went wrong (`x-errors`); undefined where the document does not tell. */
  readonly errorFormat: ErrorFormat | undefined;
  /** What clients need to know besides (`x-client`); undefined where the document does not tell. */
  readonly clientHints: ClientHints | undefined;
  /** The codes that errors can have (`x-error-codes`); empty where the document does not tell. */
  readonly errorCodes: readonly ErrorCode[];
  /** The limits that no schema can say (`x-limits`); empty where the document has none. */
  readonly limits: readonly DocumentLimit[];
  /** The bundled document itself, for tools that read OpenAPI on their own. */
  readonly document: JsonObject;
  /** Where in the source files a pointer of the model stands, for what emitters have to say. */
  readonly locate: (pointer: string) => Location;
}

/** Where a name lives: one per version of `x-versions`, and one for what the versions share. */
export interface Module {
  /** An identifier, such as `v1`, `v2`, `shared`; `api` where the document has no versions. */
  readonly name: string;
  /** What the names of its components and operations begin with, such as `v1.`; else empty. */
  readonly prefix: string;
  /** What readers call it, such as `Version 1`. */
  readonly title: string;
  /** Whether operations are grouped under this module (the shared one has components alone). */
  readonly versioned: boolean;
}

/** A component's name made safe: an identifier in a module, unique there. */
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
  /** Original names of the components that this one refers to, directly. */
  readonly needs: readonly string[];
  /** The cycle that this schema is part of, by original names; empty outside of cycles. */
  readonly cycle: readonly string[];
}

/** HTTP methods that OpenAPI knows, in the order in which they are listed. */
export const httpMethods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;

/** An HTTP method in lower case. */
export type HttpMethod = (typeof httpMethods)[number];

/** One operation, or the request of one webhook or callback. */
export interface Operation {
  /** The operationId as the document has it, such as `v1.createPaymentSplit`. */
  readonly id: string;
  /** The same as an identifier within its module, such as `createPaymentSplit`. */
  readonly name: Name;
  readonly method: HttpMethod;
  /** The path template; the name of a webhook; the expression that gives a callback's address. */
  readonly path: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: readonly Response[];
  /** Alternatives; each is a set of scheme names that are needed together. */
  readonly security: readonly (readonly string[])[];
  readonly resource: Resource;
  readonly pagination: Pagination | undefined;
  readonly idempotency: Idempotency | undefined;
  /** Where this operation is instead of where the API is; empty where it has no place of its own. */
  readonly servers: readonly Server[];
  /** The id of an operation before it that matches the same requests, so that no server tells them apart. */
  readonly shadowedBy?: string;
  readonly pointer: string;
}

/** A request that the service makes because of an operation, to an address that it was given. */
export interface Callback {
  /** The id of the operation that has the callback. */
  readonly operation: string;
  /** What the operation calls it. */
  readonly name: string;
  /** The request; its path is a runtime expression such as `{$request.body#/callbackUrl}`. */
  readonly request: Operation;
}

/** How a response of one operation leads to the request of another one. */
export interface Link {
  /** The id of the operation whose response has the link, and the response's status. */
  readonly operation: string;
  readonly status: string;
  readonly name: string;
  /** The id of the operation that it leads to. */
  readonly target: string;
  /** Values or runtime expressions, such as `$response.body#/id`, by parameter of the target. */
  readonly parameters: JsonObject;
  /** The body of the request: a value or a runtime expression. */
  readonly body: Json | undefined;
}

/** Where an API can be reached. */
export interface Server {
  /** A URL, absolute or relative to the document's, with variables in braces. */
  readonly url: string;
  readonly description: string | undefined;
  /** What clients call it (`x-environment`); undefined where it has no name. */
  readonly environment: string | undefined;
  readonly variables: readonly ServerVariable[];
}

/** A part of a server's URL that differs between environments, regions or customers. */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** The values that it can have; undefined where it can have any. */
  readonly values: readonly string[] | undefined;
  readonly description: string | undefined;
}

/** The URL of a server with the defaults of its variables. */
export function defaultUrlOf({ url, variables }: Server): string {
  const values = new Map(variables.map((variable) => [variable.name, variable.default]));
  return url.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}

/** Where an operation is, and the servers of the document that have it there instead of at their own. */
export interface OwnServer {
  readonly url: string;
  readonly instead: readonly string[];
}

/**
 * The server of an operation that is at none of the document's. Only absolute URLs tell: where a
 * document stands is not known.
 */
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

/** The same without a slash at its end, as clients put it before paths. */
export function urlOf(server: Server): string {
  return defaultUrlOf(server).replace(/\/+$/, '');
}

function isAbsolute(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

/** One way to prove who sends a request. */
export interface SecurityScheme {
  /** The name by which operations refer to it. */
  readonly name: string;
  readonly type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect';
  /** Where the key stands; undefined unless the type is `apiKey`. */
  readonly in: 'query' | 'header' | 'cookie' | undefined;
  /** The name of the header, query parameter or cookie with the key, for the type `apiKey`. */
  readonly parameter: string | undefined;
  /** The scheme of `Authorization` in lower case, such as `bearer`, for the type `http`. */
  readonly scheme: string | undefined;
  readonly description: string | undefined;
}

/** Where a parameter stands in the request. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** How a parameter's text is to be read before it is validated. */
export type WireType = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'json';

/** One parameter of an operation, with OpenAPI's defaults for style and explode filled in. */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  readonly style: string;
  readonly explode: boolean;
  /** Whether reserved characters of a query's value stay as they are. */
  readonly allowReserved: boolean;
  readonly wire: WireType;
  /** How the elements are to be read where `wire` is `array`. */
  readonly itemWire: WireType | undefined;
  /** How the properties are to be read where `wire` is `object`. */
  readonly propertyWires: ReadonlyMap<string, WireType>;
  readonly schema: Schema;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  readonly example: Json | undefined;
}

/** A body by media type. */
export interface MediaType {
  readonly type: string;
  /** Of a sequence, such as `text/event-stream`, it is the schema of one item. */
  readonly schema: Schema | undefined;
  /** What an item of a sequence is; undefined for media types that are none. */
  readonly item?: ItemForm | undefined;
  /** The document's example, the first where it has several. */
  readonly example: Json | undefined;
  /** How fields of a form are written, where the document says so. */
  readonly encodings: readonly FieldEncoding[];
}

/**
 * What an item of a sequence is: the JSON value of a line or of an event's data, its text, or the event itself
 * with its name and id.
 */
export type ItemForm = 'json' | 'text' | 'event';

/** How one field of a form is written; either in a style, or as what a media type makes of it. */
export interface FieldEncoding {
  readonly name: string;
  readonly style:
    | { readonly name: string; readonly explode: boolean; readonly allowReserved: boolean }
    | undefined;
  /** One media type or several, separated by commas. */
  readonly contentType: string | undefined;
}

/** What an operation takes as its body. */
export interface RequestBody {
  readonly required: boolean;
  readonly description: string | undefined;
  readonly content: readonly MediaType[];
}

/** One documented response. */
export interface Response {
  /** A status code, a range such as `4XX`, or `default`. */
  readonly status: string;
  readonly description: string;
  readonly content: readonly MediaType[];
  readonly headers: readonly Parameter[];
}

/** The place of an operation in a client's tree: `client.paymentSplits.create`. */
export interface Resource {
  readonly group: string;
  readonly method: string;
}

/** How a list is paged (`x-pagination`). */
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

/** A server that clients choose by its name. */
export interface Environment {
  readonly name: string;
  /** Its URL, with the defaults of its variables filled in. */
  readonly url: string;
  readonly description: string | undefined;
}

/** Where an error says what: a header, and in its body and each detail paths of property names. */
export interface ErrorFormat {
  readonly requestId?: string;
  readonly code?: readonly string[];
  readonly message?: readonly string[];
  readonly template?: readonly string[];
  readonly params?: readonly string[];
  readonly details?: readonly string[];
  readonly field?: readonly string[];
}

/** What clients need to know and OpenAPI has no word for (`x-client`). */
export interface ClientHints {
  /** What the names of environment variables start with: `PREFIX_API_KEY`, `PREFIX_LOG`. */
  readonly prefix?: string;
  /** The request header that takes an id of the client's own. */
  readonly requestId?: string;
}

/** A code of errors. */
export interface ErrorCode {
  readonly code: string;
  /** The message with `{name}` where a value goes; undefined where the document does not tell. */
  readonly template: string | undefined;
}

/** A limit of the document that is not of one schema. */
export interface DocumentLimit {
  readonly name: string;
  readonly value: number;
}

/** Why a write may be sent again (`x-idempotency`). */
export interface Idempotency {
  /** The fields of the body by which a repeat is recognised; empty where it needs none. */
  readonly key: readonly string[];
  /** True where a repeat changes nothing, whatever is in its body; else undefined. */
  readonly repeatable: true | undefined;
  /** The response header that marks a replay. */
  readonly replayHeader: string | undefined;
}

/** The operations of a module, in the order of the document. */
export function operationsOf(contract: Contract, module: Module): Operation[] {
  return contract.operations.filter((entry) => entry.name.module === module.name);
}

/** Modules that have operations: without one, a file of operations would be no module. */
export function withOperations({ modules, operations }: Contract): Module[] {
  return withAny(modules, operations);
}

/** The same for webhooks. */
export function withWebhooks({ modules, webhooks }: Contract): Module[] {
  return withAny(modules, webhooks);
}

/** The same for components. */
export function withComponents({ modules, schemas }: Contract): Module[] {
  return withAny(modules, schemas);
}

function withAny(modules: readonly Module[], named: readonly { readonly name: Name }[]): Module[] {
  return modules.filter((module) => named.some(({ name }) => name.module === module.name));
}

/** The schemas that clients fill when they call an operation, without those inside of them. */
export function requestSchemas({ parameters, body }: Operation): Schema[] {
  return [...parameters.map(({ schema }) => schema), ...schemasOf(body?.content ?? [])];
}

/** The schemas of what an operation returns in bodies, without those inside of them. */
export function responseSchemas({ responses }: Operation): Schema[] {
  return responses.flatMap(({ content }) => schemasOf(content));
}

function schemasOf(content: readonly MediaType[]): Schema[] {
  return content.flatMap(({ schema }) => (schema ? [schema] : []));
}
