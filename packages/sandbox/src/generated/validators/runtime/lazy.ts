// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { ZodMiniLazy } from 'zod/mini';
import { $constructor } from 'zod/v4/core';
import type { EnumSchema, ObjectSchema, Schema } from './schema.js';

interface LazyType extends ZodMiniLazy<Schema> {
  readonly shape: unknown;
  readonly options: unknown;
}

const Lazy = /* @__PURE__ */ $constructor<LazyType>(
  'Lazy',
  (inst, def) => {
    ZodMiniLazy.init(inst, def);
    showValues(inst);
  },
  {
    get shape(): unknown {
      return Reflect.get(this._zod.innerType, 'shape');
    },
    get options(): unknown {
      return Reflect.get(this._zod.innerType, 'options');
    },
  },
);

/**
 * `z.lazy`, which also shows the shape of an object or the options of an enum. What it is declared as
 * says which of them there is.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazy<T>(make: () => Schema): ObjectSchema<T> & EnumSchema<T> {
  const schema: unknown = new Lazy({ type: 'lazy', getter: make });
  return schema as ObjectSchema<T> & EnumSchema<T>;
}

/** Shows fixed values through a lazy schema, which `z.discriminatedUnion` asks for and zod forgets. */
export function showValues({ _zod: internals }: ZodMiniLazy<Schema>): void {
  // They stand where zod has what is worked out late: once for all schemas of a kind.
  const shared: object = Reflect.getPrototypeOf(internals) ?? internals;
  if (!Object.hasOwn(shared, 'values'))
    Object.defineProperty(shared, 'values', { get: valuesInside });
}

function valuesInside(this: ZodMiniLazy<Schema>['_zod']): unknown {
  return this.innerType._zod.values;
}
