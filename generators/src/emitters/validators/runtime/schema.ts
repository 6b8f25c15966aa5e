import type { core, ZodMiniOptional, ZodMiniType } from 'zod/mini';

/** A zod check of any kind of value. */
export type AnyCheck = core.$ZodCheck | core.CheckFn<never>;

/**
 * A zod schema, typed by its values instead of its structure. TypeScript then does not have to infer the
 * values from the structure, which takes many seconds for a large document. `out` declares the variance, so
 * that it is not computed either.
 */
export interface Schema<out T = unknown> extends ZodMiniType<T> {
  check(...checks: readonly AnyCheck[]): this;
}

/**
 * An object schema with its properties, for `z.object({ ...Pet.shape, more })`. The compiler checks that an
 * intersection is a `Schema` without comparing members, unlike for an interface.
 */
export type ObjectSchema<T> = Schema<T> & {
  readonly shape: {
    readonly [K in keyof T]-?: object extends Pick<T, K>
      ? ZodMiniOptional<Schema<Exclude<T[K], undefined>>>
      : Schema<T[K]>;
  };
};

/**
 * Any schema, as a parameter. Deliberately a wide type: the emitted code passes schemas only, and comparing
 * all their members would slow down the compiler of applications.
 */
export type AnySchema = object;

/** The part of a schema from which the type of its values is inferred. */
export interface Typed<out T> {
  readonly _zod: { readonly output: T };
}

/** An enum schema with its values. */
export type EnumSchema<T> = Schema<T> & { readonly options: readonly T[] };

/** The properties of an object, each with its schema. */
export type Shape = Readonly<Record<string, AnySchema>>;
