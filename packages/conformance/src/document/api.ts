import type { JsonObject } from '../json.js';
import type { Located } from './pointer.js';

/** A document as the checks see it: its operations, and the whole of it for schemas. */
export interface Api {
  readonly title: string;
  /** The document as published (`info.version`), for reports. */
  readonly release: string;
  /** The bundled document, in OpenAPI 3.1. */
  readonly root: JsonObject;
  readonly operations: readonly Operation[];
  /** The path templates of the document. */
  readonly paths: readonly string[];
}

/** One operation. */
export interface Operation {
  /** The operationId; `METHOD /path` where the document gives none. */
  readonly id: string;
  /** The name of the API's version (`x-versions`); empty where the document names none. */
  readonly version: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  /** Pointer to the operation. */
  readonly pointer: string;
  /** What reports group it by: its first tag. */
  readonly area: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  /** By status: `200`, a range such as `4XX`, or `default`. */
  readonly responses: ReadonlyMap<string, ResponseRule>;
  /** Alternatives; each is the set of scheme names needed together. Empty: no key is needed. */
  readonly security: readonly (readonly string[])[];
  readonly pagination: Pagination | undefined;
  readonly idempotency: Idempotency | undefined;
  /** The statements and decisions that the operation itself rests on. */
  readonly claims: readonly string[];
}

/** One parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly schema: Located;
  /** A value that the document shows; `undefined` where it shows none. */
  readonly example: unknown;
  readonly explode: boolean;
  readonly claims: readonly string[];
}

/** The body of a request in JSON; other media types are not generated. */
export interface Body {
  readonly required: boolean;
  /** The JSON media type, such as `application/json`; undefined where only others are taken. */
  readonly mediaType: string | undefined;
  readonly schema: Located | undefined;
  readonly examples: readonly Example[];
}

/** A named example. */
export interface Example {
  readonly name: string;
  readonly value: unknown;
}

/** What the document says of one response. */
export interface ResponseRule {
  readonly headers: readonly HeaderRule[];
  /** By media type, as written; the schema is undefined where there is none. */
  readonly content: ReadonlyMap<string, Located | undefined>;
  readonly claims: readonly string[];
  readonly links: readonly Link[];
}

/** A documented header of a response. */
export interface HeaderRule {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Located | undefined;
  readonly claims: readonly string[];
}

/** How a value of a response is used in another operation (OpenAPI's links). */
export interface Link {
  /** The operation that it leads to. */
  readonly operationId: string;
  /** Runtime expressions or values by parameter name. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** How a list is paged (`x-pagination`). */
export interface Pagination {
  readonly pageParameter: string;
  readonly firstPage: number;
  readonly sizeParameter: string;
  readonly defaultSize: number | undefined;
  readonly maximumSize: number | undefined;
  /** JSON pointers into the body. */
  readonly elements: string;
  readonly total: string | undefined;
}

/** By which body fields a repeated request is known (`x-idempotency`). */
export interface Idempotency {
  readonly key: readonly string[];
  readonly replayHeader: string | undefined;
}
