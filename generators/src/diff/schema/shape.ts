import type { Json } from '../../json.js';
import type { LimitName } from '../../model/limits.js';
import type { Schema } from '../../model/schema.js';

/**
 * The types of JSON, with numbers taken apart: every number is a whole one or has a fraction, and so
 * `integer` is a part of `number`.
 */
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

/** A limit, and where it is stated. */
export interface Limit {
  readonly value: number;
  /** Whether the limit itself is not allowed. */
  readonly exclusive: boolean;
  readonly pointer: string;
}

/** What is said of one property. All of the schemas hold at once. */
export interface PropertyShape {
  readonly required: boolean;
  readonly schemas: readonly Schema[];
  readonly pointer: string;
}

/** Something that can only be compared as a whole, by its text, and where it is stated. */
export type Texts = ReadonlyMap<string, string>;

/** What one alternative of a schema says of the values of one type. */
export interface Shape {
  readonly pointer: string;
  /** The component that it came from, where it is a member of a union. */
  readonly origin: string | undefined;
  /** Where it stands in that union. */
  readonly member: string | undefined;
  /** The only valid values; undefined where all of the type are. */
  readonly values: readonly Json[] | undefined;
  /** Where they are listed. */
  readonly listed: string | undefined;
  readonly limits: ReadonlyMap<LimitName, Limit>;
  readonly patterns: Texts;
  readonly formats: Texts;
  readonly multiples: ReadonlyMap<number, string>;
  /** Where it is stated that elements differ; undefined where they need not. */
  readonly unique: string | undefined;
  readonly properties: ReadonlyMap<string, PropertyShape>;
  /** Where it is stated that there is nothing but these properties; undefined where there may be. */
  readonly closed: string | undefined;
  /** What holds of other properties. */
  readonly additional: readonly Schema[];
  readonly items: readonly Schema[];
  readonly prefix: readonly (readonly Schema[])[];
  /** `not`, conditions and other statements, by their text. */
  readonly constraints: Texts;
}

/** A shape of values that no schema says anything about. */
export const unconstrainedShape: Shape = {
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

/** A schema taken apart: the alternatives for the values of each type; a missing type is refused. */
export type Shapes = ReadonlyMap<Kind, readonly Shape[]>;
