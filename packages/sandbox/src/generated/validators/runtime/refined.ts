// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { ZodMiniLazy } from 'zod/mini';
import { $constructor } from 'zod/v4/core';
import type * as core from 'zod/v4/core';
import type { Rule } from './check.js';
import { run } from './run.js';
import type { Schema } from './schema.js';

interface RefinedDef extends core.$ZodLazyDef<Schema> {
  readonly rules: readonly Rule[];
}

interface RefinedType extends ZodMiniLazy<Schema> {
  readonly _zod: core.$ZodLazyInternals<Schema> & { def: RefinedDef };
}

const Refined = /* @__PURE__ */ $constructor<RefinedType>('Refined', (inst, def) => {
  ZodMiniLazy.init(inst, def);
  inst._zod.parse = (payload, context) => {
    const { value, issues } = run(inst._zod.innerType, payload.value, context);
    payload.issues.push(...issues);
    for (const rule of def.rules) rule(payload, context);
    payload.value = value;
    return payload;
  };
});

/**
 * A schema with rules on top of it. Unlike what zod's `check` adds, a rule sees the value as it came,
 * with the properties that the schema does not declare, and is asked also where the schema found
 * faults, so that all faults are told at once.
 */
export function refined(schema: Schema, ...rules: readonly Rule[]): Schema {
  return new Refined({ type: 'lazy', getter: () => schema, rules });
}
