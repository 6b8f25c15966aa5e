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
  // They stand where zod has what is worked out late: once for all schemas of a kind. In older zod
  // that is each schema itself, whose prototype is that of all objects.
  const kind = Reflect.getPrototypeOf(internals);
  const shared: object = kind === null || kind === Object.prototype ? internals : kind;
  if (!Object.hasOwn(shared, 'values'))
    Object.defineProperty(shared, 'values', { get: valuesInside });
}

function valuesInside(this: Internals): unknown {
  return Reflect.get(internalsOf(this.innerType), 'values');
}
