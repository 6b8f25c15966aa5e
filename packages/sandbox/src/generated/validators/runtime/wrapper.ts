// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { ZodMiniLazy } from 'zod/mini';
import { $constructor, type $ZodLazyDef, type $ZodLazyInternals } from 'zod/v4/core';
import { showValues } from './lazy.js';
import type { Context, Payload } from './run.js';
import type { Schema } from './schema.js';

/** Parses a value with the schema that is wrapped, and leaves value and issues in the payload. */
export type Wrap = (inner: Schema, payload: Payload, context: Context) => void;

interface WrapperDef extends $ZodLazyDef<Schema> {
  readonly wrap: Wrap;
  readonly optional: boolean;
}

interface WrapperType extends ZodMiniLazy<Schema> {
  readonly _zod: $ZodLazyInternals<Schema> & { readonly def: WrapperDef };
}

const Wrapper = /* @__PURE__ */ $constructor<WrapperType>('Wrapper', (inst, def) => {
  ZodMiniLazy.init(inst, def);
  showValues(inst);
  if (def.optional) inst._zod.optin = 'optional';
  inst._zod.parse = (payload, context) => {
    def.wrap(inst._zod.innerType, payload, context);
    return payload;
  };
});

/**
 * A schema that does what another one does, and more. To zod it is a `z.lazy`, and so can be looked
 * through.
 * @param optional whether an object may go without it as a property, unless it itself objects
 */
export function wrapper<T>(inner: Schema, wrap: Wrap, optional = false): Schema<T> {
  const schema: unknown = new Wrapper({ type: 'lazy', getter: () => inner, wrap, optional });
  return schema as Schema<T>;
}
