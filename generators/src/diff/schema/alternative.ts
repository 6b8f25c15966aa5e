import type { Json } from '../../json.js';
import type { LimitName } from '../../model/limits.js';
import type { Schema } from '../../model/schema.js';
import type { Facet } from '../rules/facets.js';

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

export interface Limit {
  readonly value: number;
  readonly exclusive: boolean;
  readonly pointer: string;
}

/** A property. All of its schemas apply. */
export interface PropertyConstraints {
  readonly required: boolean;
  readonly schemas: readonly Schema[];
  readonly pointer: string;
}

/** The parts of a schema that are compared by their text. */
export type TextFacet = Extract<
  Facet,
  'pattern' | 'format' | 'multiple' | 'unique' | 'additional' | 'constraint'
>;

/** A constraint that is compared by its text: `additional` forbids other properties. */
export interface TextConstraint {
  readonly facet: TextFacet;
  /** For `constraint` its keyword, and what it says after a space. */
  readonly text: string;
  readonly pointer: string;
}

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
  readonly texts: readonly TextConstraint[];
  readonly properties: ReadonlyMap<string, PropertyConstraints>;
  readonly additional: readonly Schema[];
  readonly items: readonly Schema[];
  readonly prefix: readonly (readonly Schema[])[];
}

/** The alternative without constraints. */
export const unconstrainedAlternative: Alternative = {
  pointer: '#',
  origin: undefined,
  member: undefined,
  values: undefined,
  listed: undefined,
  limits: new Map(),
  texts: [],
  properties: new Map(),
  additional: [],
  items: [],
  prefix: [],
};

/** True if an alternative forbids other properties. */
export function isClosed({ texts }: Alternative): boolean {
  return texts.some(({ facet }) => facet === 'additional');
}

/** The alternatives of a schema for each type; types without an entry are not allowed. */
export type Alternatives = ReadonlyMap<Kind, readonly Alternative[]>;
