/** Any JSON value. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** The types of JSON Schema. */
export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/** What data must be like, as far as it guides the making of some. Everything present holds. */
export interface DataSchema {
  /** The name of a schema in `Schemas`. */
  readonly ref?: string;
  readonly allOf?: readonly DataSchema[];
  readonly unions?: readonly Union[];
  readonly types?: readonly JsonType[];
  readonly values?: readonly Json[];
  /** The document's example, taken as it is. */
  readonly example?: Json;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly items?: DataSchema;
  readonly prefixItems?: readonly DataSchema[];
  readonly contains?: DataSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, DataSchema>>;
  readonly required?: readonly string[];
  /** What undeclared properties hold, and what they are called. */
  readonly additional?: DataSchema;
  readonly names?: DataSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

/** Alternatives (`anyOf` or `oneOf`). */
export interface Union {
  readonly members: readonly DataSchema[];
  /** The member whose data can end soonest; the first where left out. */
  readonly base?: number;
}

/** The schemas that others refer to, by their names in the document. */
export type Schemas = Readonly<Record<string, DataSchema>>;

/** A schema without references, alternatives and the like. */
export type FlatSchema = Omit<DataSchema, 'ref' | 'allOf' | 'unions'>;
