// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { adopt, canonical, fits, report, type Rule } from './check.js';
import type { AnySchema } from './schema.js';

/** The value equals one of these JSON values. */
export function equals(...values: readonly unknown[]): Rule {
  const allowed = new Set(values.map(canonical));
  return (payload) => {
    if (allowed.has(canonical(payload.value))) return;
    report(payload, 'the value is not one of those allowed');
  };
}

/** `not`: the value does not match the schema. */
export function not(schema: AnySchema): Rule {
  return (payload, context) => {
    if (fits(schema, payload.value, context)) report(payload, 'the value is not allowed');
  };
}

/** `anyOf`: the value matches at least one of the schemas. */
export function matchesAny(...schemas: readonly AnySchema[]): Rule {
  return (payload, context) => {
    if (schemas.some((schema) => fits(schema, payload.value, context))) return;
    report(payload, 'the value has none of the allowed forms');
  };
}

/** `oneOf`: the value matches exactly one of the schemas. */
export function matchesOne(...schemas: readonly AnySchema[]): Rule {
  return (payload, context) => {
    const count = schemas.filter((schema) => fits(schema, payload.value, context)).length;
    if (count === 0) report(payload, 'the value has none of the allowed forms');
    if (count > 1) report(payload, 'the value has more than one of the allowed forms');
  };
}

/** Where the value fits the first schema it must fit the second, otherwise the third. */
export function when(
  condition: AnySchema,
  then: AnySchema | undefined,
  otherwise?: AnySchema,
): Rule {
  return (payload, context) => {
    const schema = fits(condition, payload.value, context) ? then : otherwise;
    if (schema) adopt(payload, schema, context);
  };
}
