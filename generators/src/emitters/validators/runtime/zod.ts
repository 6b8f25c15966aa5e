// The functions of zod/mini, the variant of zod for small bundles, that the emitted code uses, under the same
// names. They have simpler types (see `Schema`). The types of functions that take schemas are asserted, because
// comparing them takes the compiler more than twice the time for an API of 1,200 operations; a test compares
// them. Differences in behaviour are documented. Named imports: with `import *` the compiler computes the types
// of all exports of zod.
import {
  array as zodArray,
  boolean as zodBoolean,
  _default as zodDefault,
  enum as zodEnum,
  gt as zodGt,
  guid as zodGuid,
  int as zodInt,
  int32 as zodInt32,
  ipv4 as zodIpv4,
  iso as zodIso,
  literal as zodLiteral,
  lt as zodLt,
  maximum as zodMaximum,
  maxLength as zodMaxLength,
  minimum as zodMinimum,
  minLength as zodMinLength,
  multipleOf as zodMultipleOf,
  never as zodNever,
  null as zodNull,
  nullable as zodNullable,
  number as zodNumber,
  object as zodObject,
  optional as zodOptional,
  regex as zodRegex,
  strictObject as zodStrictObject,
  string as zodString,
  union as zodUnion,
  unknown as zodUnknown,
  xor as zodXor,
} from 'zod/mini';
import { openObject } from './open-object.js';
import type { AnyCheck, AnySchema, EnumSchema, Schema, Shape } from './schema.js';

type Scalar = string | number | boolean | null;

export { lazy } from './lazy.js';

export const unknown: () => Schema = zodUnknown;
export const never: () => Schema<never> = zodNever;
export const boolean: () => Schema<boolean> = zodBoolean;
export const number: () => Schema<number> = zodNumber;
export const string: () => Schema<string> = zodString;
export const guid: () => Schema<string> = zodGuid;
export const ipv4: () => Schema<string> = zodIpv4;

const nothing = zodNull as unknown as () => Schema<null>;
const enumeration = zodEnum as unknown as (values: readonly string[]) => EnumSchema<string>;
export { enumeration as enum, nothing as null };
export const literal = zodLiteral as unknown as (values: Scalar | readonly Scalar[]) => Schema;

export const minLength: (minimum: number) => AnyCheck = zodMinLength;
export const maxLength: (maximum: number) => AnyCheck = zodMaxLength;
export const regex: (pattern: RegExp) => AnyCheck = zodRegex;
export const minimum: (value: number) => AnyCheck = zodMinimum;
export const maximum: (value: number) => AnyCheck = zodMaximum;
export const gt: (value: number) => AnyCheck = zodGt;
export const lt: (value: number) => AnyCheck = zodLt;
export const multipleOf: (divisor: number) => AnyCheck = zodMultipleOf;

export const array = zodArray as unknown as (element: AnySchema) => Schema;
export const object = zodObject as unknown as (shape: Shape) => Schema;
export const strictObject = zodStrictObject as unknown as (shape: Shape) => Schema;
export const optional = zodOptional as unknown as (inner: AnySchema) => Schema;
export const nullable = zodNullable as unknown as (inner: AnySchema) => Schema;
export const _default = zodDefault as unknown as (inner: AnySchema, value: unknown) => Schema;
export const union = zodUnion as unknown as (options: readonly AnySchema[]) => Schema;
export const xor = zodXor as unknown as (options: readonly AnySchema[]) => Schema;

/** Reports a string for an integer as `expected integer`; zod would report `expected number`. */
const integerExpected = {
  error: ({ code }: { readonly code?: string | undefined }) =>
    code === 'invalid_type' ? 'Invalid input: expected integer' : undefined,
} as const;

/** `z.int` that reports `expected integer`. */
export function int(): Schema<number> {
  const make = zodInt as unknown as (options: object) => Schema<number>;
  return make(integerExpected);
}

/** `z.int32` that reports `expected integer`. */
export function int32(): Schema<number> {
  const make = zodInt32 as unknown as (options: object) => Schema<number>;
  return make(integerExpected);
}

/** `z.iso.date`. As a top-level constant, it would be in every bundle. */
export function isoDate(): Schema<string> {
  const date = zodIso.date as unknown as () => Schema<string>;
  return date();
}

/** `z.looseObject` that also keeps a property `__proto__`. */
export function looseObject(shape: Shape): Schema {
  return openObject(shape, unknown());
}

/** `z.catchall` of a `z.object`, including a property `__proto__`. */
export function objectWithRest(shape: Shape, rest: AnySchema): Schema {
  return openObject(shape, rest);
}

/** `z.record` of a `z.string`, including a property `__proto__`. */
export function record(values: AnySchema): Schema {
  return openObject({}, values);
}
