import type { Json } from '../../json.js';
import type { LimitName } from '../../model/limits.js';
import type { Schema } from '../../model/schema.js';

/** The types of JSON, with numbers divided into integers and fractions, so that `integer` is a part of `number`. */
export const kinds = [
  'string',
  'integer',
  'fraction',
  'boolean',
  'array',
  'object',
  'null',
] as const;

/** A type of values. */
export type Kind = (typeof kinds)[number];

/** A limit and its pointer. */
export interface Limit {
  readonly value: number;
  /** True if the limit itself is not allowed. */
  readonly exclusive: boolean;
  readonly pointer: string;
}

/** A property. All of its schemas apply. */
export interface PropertyConstraints {
  readonly required: boolean;
  readonly schemas: readonly Schema[];
  readonly pointer: string;
}

/** Constraints by text, with their pointers. */
export type Texts = ReadonlyMap<string, string>;

/** The constraints of one alternative of a schema for values of one type. */
export interface Alternative {
  readonly pointer: string;
  /** The component, if it is a member of a union. */
  readonly origin: string | undefined;
  /** Its pointer in that union. */
  readonly member: string | undefined;
  /** The enum values; undefined allows all. */
  readonly values: readonly Json[] | undefined;
  /** The pointer of the enum. */
  readonly listed: string | undefined;
  readonly limits: ReadonlyMap<LimitName, Limit>;
  readonly patterns: Texts;
  readonly formats: Texts;
  readonly multiples: ReadonlyMap<number, string>;
  /** The pointer of `uniqueItems: true`; undefined if there is none. */
  readonly unique: string | undefined;
  readonly properties: ReadonlyMap<string, PropertyConstraints>;
  /** The pointer of the keyword that forbids other properties; undefined if they are allowed. */
  readonly closed: string | undefined;
  /** The schemas of other properties. */
  readonly additional: readonly Schema[];
  readonly items: readonly Schema[];
  readonly prefix: readonly (readonly Schema[])[];
  /** `not`, conditions and other constraints, by text. */
  readonly constraints: Texts;
}

/** The alternative without constraints. */
export const unconstrainedAlternative: Alternative = {
  pointer: '#',
  origin: undefined,
  member: undefined,
  values: undefined,
  listed: undefined,
  limits: new Map(),
  patterns: new Map(),
  formats: new Map(),
  multiples: new Map(),
  unique: undefined,
  properties: new Map(),
  closed: undefined,
  additional: [],
  items: [],
  prefix: [],
  constraints: new Map(),
};

/** The alternatives of a schema for each type; types without an entry are not allowed. */
export type Alternatives = ReadonlyMap<Kind, readonly Alternative[]>;
