// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Rule } from './check.js';
import { run } from './run.js';
import type { AnySchema, Schema } from './schema.js';
import { wrapper } from './wrapper.js';

/**
 * A schema with rules on top of it. Unlike what zod's `check` adds, a rule sees the value as it came,
 * with the properties that the schema does not declare, and is asked also where the schema found
 * faults, so that all faults are told at once.
 */
export function refined(schema: AnySchema, ...rules: readonly Rule[]): Schema {
  return wrapper(schema, (inner, payload, context) => {
    const { value, issues } = run(inner, payload.value, context);
    payload.issues.push(...issues);
    for (const rule of rules) rule(payload, context);
    payload.value = value;
  });
}
