import { checkValue, canonicalJson, matches, report, type Rule } from './check.js';
import type { AnySchema } from './schema.js';

/** The value equals one of these JSON values. */
export function equals(...values: readonly unknown[]): Rule {
  const allowed = new Set(values.map(canonicalJson));
  return (payload) => {
    if (allowed.has(canonicalJson(payload.value))) return;
    report(payload, 'the value is not one of those allowed');
  };
}

/** `not`: the value does not match the schema. */
export function not(schema: AnySchema): Rule {
  return (payload, context) => {
    if (matches(schema, payload.value, context)) report(payload, 'the value is not allowed');
  };
}

/** `anyOf`: the value matches at least one of the schemas. */
export function matchesAny(...schemas: readonly AnySchema[]): Rule {
  return (payload, context) => {
    if (schemas.some((schema) => matches(schema, payload.value, context))) return;
    report(payload, 'the value has none of the allowed forms');
  };
}

/** `oneOf`: the value matches exactly one of the schemas. */
export function matchesOne(...schemas: readonly AnySchema[]): Rule {
  return (payload, context) => {
    const count = schemas.filter((schema) => matches(schema, payload.value, context)).length;
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
    const schema = matches(condition, payload.value, context) ? then : otherwise;
    if (schema) checkValue(payload, schema, context);
  };
}
