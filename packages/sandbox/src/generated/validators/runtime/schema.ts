// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as zod from 'zod/mini';

/** A zod check of whatever kind of value. */
export type AnyCheck = zod.core.$ZodCheck | zod.core.CheckFn<never>;

/**
 * A zod schema, named by what its values are and not by how it is put together. TypeScript then need
 * not find out the one from the other, which for a large document takes it many seconds.
 */
export interface Schema<T = unknown> extends zod.ZodMiniType<T> {
  check(...checks: readonly AnyCheck[]): this;
}

/** A schema of objects, whose properties can be taken over: `z.object({ ...Pet.shape, more })`. */
export interface ObjectSchema<T> extends Schema<T> {
  readonly shape: {
    readonly [K in keyof T]-?: object extends Pick<T, K>
      ? zod.ZodMiniOptional<Schema<Exclude<T[K], undefined>>>
      : Schema<T[K]>;
  };
}

/** A schema of fixed values, which can be listed. */
export interface EnumSchema<T> extends Schema<T> {
  readonly options: readonly T[];
}

/** The properties of an object, each with its schema. */
export type Shape = Readonly<Record<string, Schema>>;
