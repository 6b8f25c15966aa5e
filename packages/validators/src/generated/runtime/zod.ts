// Generated from the OpenAPI document. Do not edit: change the document or the generator.

// What the emitted code uses of zod/mini, the part of zod that bundles small, under the same names. The
// functions are zod's own; only their types say less (see `Schema`), by assertion, because whoever uses this
// would wait for the compiler to compare them: a test has it do that. What differs says so.
import * as zod from 'zod/mini';
import { lazy } from './lazy.js';
import { openObject } from './open-object.js';
import type { AnyCheck, EnumSchema, Schema, Shape } from './schema.js';

type Scalar = string | number | boolean | null;

export { lazy };

export const unknown = zod.unknown as unknown as () => Schema;
export const never = zod.never as unknown as () => Schema<never>;
export const boolean = zod.boolean as unknown as () => Schema<boolean>;
export const number = zod.number as unknown as () => Schema<number>;
export const int = zod.int as unknown as () => Schema<number>;
export const int32 = zod.int32 as unknown as () => Schema<number>;
export const string = zod.string as unknown as () => Schema<string>;
export const guid = zod.guid as unknown as () => Schema<string>;
export const ipv4 = zod.ipv4 as unknown as () => Schema<string>;

const nothing = zod.null as unknown as () => Schema<null>;
const enumeration = zod.enum as unknown as (values: readonly string[]) => EnumSchema<string>;
export { enumeration as enum, nothing as null };
export const literal = zod.literal as unknown as (values: Scalar | readonly Scalar[]) => Schema;

export const minLength = zod.minLength as unknown as (minimum: number) => AnyCheck;
export const maxLength = zod.maxLength as unknown as (maximum: number) => AnyCheck;
export const regex = zod.regex as unknown as (pattern: RegExp) => AnyCheck;
export const minimum = zod.minimum as unknown as (value: number) => AnyCheck;
export const maximum = zod.maximum as unknown as (value: number) => AnyCheck;
export const gt = zod.gt as unknown as (value: number) => AnyCheck;
export const lt = zod.lt as unknown as (value: number) => AnyCheck;
export const multipleOf = zod.multipleOf as unknown as (divisor: number) => AnyCheck;

export const array = zod.array as unknown as (element: Schema) => Schema;
export const object = zod.object as unknown as (shape: Shape) => Schema;
export const strictObject = zod.strictObject as unknown as (shape: Shape) => Schema;
export const optional = zod.optional as unknown as (inner: Schema) => Schema;
export const nullable = zod.nullable as unknown as (inner: Schema) => Schema;
export const _default = zod._default as unknown as (inner: Schema, value: unknown) => Schema;
export const union = zod.union as unknown as (options: readonly Schema[]) => Schema;
export const xor = zod.xor as unknown as (options: readonly Schema[]) => Schema;

/** `z.iso.date`; taken out of its module by name, it would stay in every bundle. */
export function isoDate(): Schema<string> {
  const date = zod.iso.date as unknown as () => Schema<string>;
  return date();
}

/** `z.discriminatedUnion`; that the options can be told apart is known where this is emitted. */
export const discriminatedUnion = zod.discriminatedUnion as unknown as (
  property: string,
  options: readonly Schema[],
) => Schema;

/** `z.looseObject`, that also keeps a property called `__proto__`. */
export function looseObject(shape: Shape): Schema {
  return openObject(shape, unknown());
}

/** `z.catchall` of a `z.object`, also for a property called `__proto__`. */
export function objectWithRest(shape: Shape, rest: Schema): Schema {
  return openObject(shape, rest);
}

/** `z.record` of a `z.string`, also for a property called `__proto__`. */
export function record(values: Schema): Schema {
  return openObject({}, values);
}
