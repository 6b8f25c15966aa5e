import { ZodMiniLazy } from 'zod/mini';
import { constructor, type Context, type Payload } from './internals.js';
import type { AnySchema, Schema } from './schema.js';

/** Parses a value with the wrapped schema, and stores value and issues in the payload. */
export type Wrap = (inner: AnySchema, payload: Payload, context: Context) => void;

interface WrapperDef {
  readonly type: 'lazy';
  readonly getter: () => AnySchema;
  readonly wrap: Wrap;
  readonly optional: boolean;
}

const Wrapper = /* @__PURE__ */ constructor<WrapperDef>(
  'Wrapper',
  ZodMiniLazy,
  (internals, { wrap, optional }) => {
    if (optional) internals.optin = 'optional';
    internals.parse = (payload, context) => {
      wrap(internals.innerType, payload, context);
      return payload;
    };
  },
);

/**
 * Creates a schema that extends another one. For zod it is a `z.lazy`, so that tools can unwrap it.
 * @param optional true if a property of this schema may be missing, unless `wrap` reports it
 */
export function wrapper<T>(inner: AnySchema, wrap: Wrap, optional = false): Schema<T> {
  return new Wrapper({ type: 'lazy', getter: () => inner, wrap, optional }) as Schema<T>;
}
