// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Rule } from './check.js';
import { run } from './run.js';
import type { AnySchema, Schema } from './schema.js';
import { wrapper } from './wrapper.js';

/**
 * Adds rules to a schema. Unlike a zod `check`, a rule gets the original value with undeclared properties,
 * and runs even if the schema has found issues, so that all issues are reported at once.
 */
export function refined(schema: AnySchema, ...rules: readonly Rule[]): Schema {
  return wrapper(schema, (inner, payload, context) => {
    const { value, issues } = run(inner, payload.value, context);
    payload.issues.push(...issues);
    for (const rule of rules) rule(payload, context);
    payload.value = value;
  });
}
