// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { ZodMiniLazy } from 'zod/mini';
import { constructor, type Internals, internalsOf } from './internals.js';
import type { AnySchema } from './schema.js';

interface LazyDef {
  readonly type: 'lazy';
  readonly getter: () => AnySchema;
}

const Lazy = /* @__PURE__ */ constructor<LazyDef>('Lazy', ZodMiniLazy, showValues, {
  get shape(): unknown {
    return Reflect.get(internalsOf(this).innerType, 'shape');
  },
  get options(): unknown {
    return Reflect.get(internalsOf(this).innerType, 'options');
  },
});

/**
 * `z.lazy`, which also shows the shape of an object or the options of an enum. What it is declared as
 * says which of them there is: its own type fits every declaration, so that none is inferred.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazy(make: () => AnySchema): never {
  return new Lazy({ type: 'lazy', getter: make }) as never;
}

/** Shows fixed values through a lazy schema, which `z.discriminatedUnion` asks for and zod forgets. */
export function showValues(internals: Internals): void {
  Object.defineProperty(internals, 'values', { get: valuesInside });
}

function valuesInside(this: Internals): unknown {
  return Reflect.get(internalsOf(this.innerType), 'values');
}
