// Generated from the OpenAPI document. Do not edit: change the document or the generator.

// Name by name: for `import *` the compiler works out the types of all that zod exports.
import type { core, ZodMiniOptional, ZodMiniType } from 'zod/mini';

/** A zod check of whatever kind of value. */
export type AnyCheck = core.$ZodCheck | core.CheckFn<never>;

/**
 * A zod schema, named by what its values are and not by how it is put together. TypeScript then need
 * not find out the one from the other, which for a large document takes it many seconds.
 * Nor that a schema of a narrower type is one of a wider: `out` says so.
 */
export interface Schema<out T = unknown> extends ZodMiniType<T> {
  check(...checks: readonly AnyCheck[]): this;
}

/**
 * A schema of objects, whose properties can be taken over: `z.object({ ...Pet.shape, more })`. As an
 * intersection it is seen to be a `Schema` without a look at its members; an interface is not.
 */
export type ObjectSchema<T> = Schema<T> & {
  readonly shape: {
    readonly [K in keyof T]-?: object extends Pick<T, K>
      ? ZodMiniOptional<Schema<Exclude<T[K], undefined>>>
      : Schema<T[K]>;
  };
};

/**
 * A schema of whatever values, where one is taken. The compiler is told no more: that what is emitted
 * is made of schemas is known, and whoever uses it would wait until all their members are compared.
 */
export type AnySchema = object;

/** What a schema says of its values: their type is inferred from this alone, not from all its methods. */
export interface Typed<out T> {
  readonly _zod: { readonly output: T };
}

/** A schema of fixed values, which can be listed. */
export type EnumSchema<T> = Schema<T> & { readonly options: readonly T[] };

/** The properties of an object, each with its schema. */
export type Shape = Readonly<Record<string, AnySchema>>;
