// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { ZodMiniLazy } from 'zod/mini';
import { constructor, type Context, type Payload } from './internals.js';
import { showValues } from './lazy.js';
import type { AnySchema, Schema } from './schema.js';

/** Parses a value with the schema that is wrapped, and leaves value and issues in the payload. */
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
    showValues(internals);
    if (optional) internals.optin = 'optional';
    internals.parse = (payload, context) => {
      wrap(internals.innerType, payload, context);
      return payload;
    };
  },
);

/**
 * A schema that does what another one does, and more. To zod it is a `z.lazy`, and so can be looked
 * through.
 * @param optional whether an object may go without it as a property, unless it itself objects
 */
export function wrapper<T>(inner: AnySchema, wrap: Wrap, optional = false): Schema<T> {
  return new Wrapper({ type: 'lazy', getter: () => inner, wrap, optional }) as Schema<T>;
}
