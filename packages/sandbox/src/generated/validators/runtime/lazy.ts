// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { ZodMiniLazy } from 'zod/mini';
import { $constructor } from 'zod/v4/core';
import type { EnumSchema, ObjectSchema, Schema } from './schema.js';

const Lazy = /* @__PURE__ */ $constructor<ZodMiniLazy<Schema>>('Lazy', (inst, def) => {
  ZodMiniLazy.init(inst, def);
  for (const name of ['shape', 'options']) {
    const get = (): unknown => Reflect.get(inst._zod.innerType, name);
    Object.defineProperty(inst, name, { get, configurable: true });
  }
});

/**
 * `z.lazy`, which also shows the shape of an object or the options of an enum. What it is declared as
 * says which of them there is.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazy<T>(make: () => Schema): ObjectSchema<T> & EnumSchema<T> {
  const schema: unknown = new Lazy({ type: 'lazy', getter: make });
  return schema as ObjectSchema<T> & EnumSchema<T>;
}
