import type { JsonObject } from '../json.js';
import type { DocumentPart } from './pointer.js';
import type { Schemas } from './schemas.js';

/** An OpenAPI document: its operations, and the whole document for schemas. */
export interface Api {
  readonly title: string;
  /** The version of the document (`info.version`), for reports. */
  readonly release: string;
  /** The bundled OpenAPI 3.1 document. */
  readonly root: JsonObject;
  /** For targets that have to follow decisions. Compiled when first needed; all runs of this document share them. */
  readonly schemas: Schemas;
  /** For other targets. */
  readonly statedSchemas: Schemas;
  readonly operations: readonly Operation[];
  readonly paths: readonly string[];
}

/** An operation of the document. */
export interface Operation {
  /** The operationId, otherwise `METHOD /path`. */
  readonly id: string;
  /** The name of the API version (`x-versions`); may be empty. */
  readonly version: string;
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  /** The JSON pointer to the operation. */
  readonly pointer: string;
  /** The group in reports: the first tag. */
  readonly area: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  /** By status: `200`, a range such as `4XX`, or `default`. */
  readonly responses: ReadonlyMap<string, ResponseRule>;
  /** The alternatives, each the names of all schemes that it requires. Empty if no key is required. */
  readonly security: readonly (readonly string[])[];
  readonly pagination: Pagination | undefined;
  readonly idempotency: Idempotency | undefined;
  /** The claims and decisions cited at the operation itself. */
  readonly claims: readonly string[];
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  /** The media type of the parameter if it is the whole query (`in: querystring`). */
  readonly whole?: string | undefined;
  readonly schema: DocumentPart;
  /** An example or default value; undefined if the document has none. */
  readonly example: unknown;
  readonly explode: boolean;
  readonly claims: readonly string[];
}

/** A JSON request body. Other media types are not generated. */
export interface Body {
  readonly required: boolean;
  /** The JSON media type, such as `application/json`; undefined if the body has none. */
  readonly mediaType: string | undefined;
  readonly schema: DocumentPart | undefined;
  readonly examples: readonly Example[];
}

/** A named example. */
export interface Example {
  readonly name: string;
  readonly value: unknown;
}

/** The description of a response. */
export interface ResponseRule {
  readonly headers: readonly HeaderRule[];
  /** Schemas by media type, as written; undefined if a media type has no schema. */
  readonly content: ReadonlyMap<string, DocumentPart | undefined>;
  readonly claims: readonly string[];
  readonly links: readonly Link[];
}

/** The description of a response header. */
export interface HeaderRule {
  readonly name: string;
  readonly required: boolean;
  readonly schema: DocumentPart | undefined;
  readonly claims: readonly string[];
}

/** An OpenAPI link: how values of a response are used in another operation. */
export interface Link {
  readonly operationId: string;
  /** Runtime expressions or values, by parameter name. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The pagination of a list (`x-pagination`). */
export interface Pagination {
  readonly pageParameter: string;
  readonly firstPage: number;
  readonly sizeParameter: string;
  readonly defaultSize: number | undefined;
  readonly maximumSize: number | undefined;
  /** The JSON pointer to the elements in the body. */
  readonly elements: string;
  readonly total: string | undefined;
}

/** The body fields that identify a repeated request (`x-idempotency`). */
export interface Idempotency {
  readonly key: readonly string[];
  readonly replayHeader: string | undefined;
}
