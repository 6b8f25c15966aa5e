// Generated from the OpenAPI document. Do not edit: change the document or the generator.

// What the emitted code uses of zod/mini, the part of zod that bundles small, under the same names. The
// functions are zod's own; only their types say less (see `Schema`). What differs says so.
import * as zod from 'zod/mini';
import { lazy } from './lazy.js';
import { openObject } from './open-object.js';
import type { AnyCheck, EnumSchema, Schema, Shape } from './schema.js';

type Scalar = string | number | boolean | null;

export { lazy };

export const unknown: () => Schema = zod.unknown;
export const never: () => Schema<never> = zod.never;
export const boolean: () => Schema<boolean> = zod.boolean;
export const number: () => Schema<number> = zod.number;
export const int: () => Schema<number> = zod.int;
export const int32: () => Schema<number> = zod.int32;
export const string: () => Schema<string> = zod.string;
export const guid: () => Schema<string> = zod.guid;
export const ipv4: () => Schema<string> = zod.ipv4;

const nothing: () => Schema<null> = zod.null;
const enumeration: (values: readonly string[]) => EnumSchema<string> = zod.enum;
export { enumeration as enum, nothing as null };
export const literal: (values: Scalar | readonly Scalar[]) => Schema = zod.literal;

export const minLength: (minimum: number) => AnyCheck = zod.minLength;
export const maxLength: (maximum: number) => AnyCheck = zod.maxLength;
export const regex: (pattern: RegExp) => AnyCheck = zod.regex;
export const minimum: (value: number) => AnyCheck = zod.minimum;
export const maximum: (value: number) => AnyCheck = zod.maximum;
export const gt: (value: number) => AnyCheck = zod.gt;
export const lt: (value: number) => AnyCheck = zod.lt;
export const multipleOf: (divisor: number) => AnyCheck = zod.multipleOf;

export const array: (element: Schema) => Schema = zod.array;
export const object: (shape: Shape) => Schema = zod.object;
export const strictObject: (shape: Shape) => Schema = zod.strictObject;
export const optional: (inner: Schema) => Schema = zod.optional;
export const nullable: (inner: Schema) => Schema = zod.nullable;
export const _default: (inner: Schema, value: unknown) => Schema = zod._default;
export const union: (options: readonly Schema[]) => Schema = zod.union;
export const xor: (options: readonly Schema[]) => Schema = zod.xor;

/** `z.iso.date`; taken out of its module by name, it would stay in every bundle. */
export function isoDate(): Schema<string> {
  return zod.iso.date();
}

/** `z.discriminatedUnion`; that the options can be told apart is known where this is emitted. */
export function discriminatedUnion(property: string, options: readonly Schema[]): Schema {
  return zod.discriminatedUnion(property, options as never);
}

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
