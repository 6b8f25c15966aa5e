import { ZodMiniLazy } from 'zod/mini';
import { constructor, internalsOf } from './internals.js';
import type { AnySchema } from './schema.js';

interface LazyDef {
  readonly type: 'lazy';
  readonly getter: () => AnySchema;
}

const Lazy = /* @__PURE__ */ constructor<LazyDef>('Lazy', ZodMiniLazy, () => undefined, {
  get shape(): unknown {
    return Reflect.get(internalsOf(this).innerType, 'shape');
  },
  get options(): unknown {
    return Reflect.get(internalsOf(this).innerType, 'options');
  },
});

/**
 * `z.lazy` with the `shape` of an object or the `options` of an enum. Returns `never`, so that the declared
 * type of the constant applies and nothing has to be inferred.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazy(make: () => AnySchema): never {
  return new Lazy({ type: 'lazy', getter: make }) as never;
}
