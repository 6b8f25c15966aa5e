// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { checkMember, canonicalJson, matches, report, type Rule } from './check.js';
import type { AnySchema } from './schema.js';

// These rules ignore values that are not arrays.

/** `uniqueItems`: no two elements are equal as JSON values. */
export function uniqueItems(): Rule {
  return (payload) => {
    const seen = new Set<string>();
    for (const [index, element] of elementsOf(payload.value).entries()) {
      const text = canonicalJson(element);
      if (seen.has(text)) report(payload, 'the element is a duplicate', [index]);
      seen.add(text);
    }
  };
}

/** `prefixItems`: the first elements match the schemas in order, all others match `rest`. */
export function prefixItems(schemas: readonly AnySchema[], rest: AnySchema): Rule {
  return (payload, context) => {
    for (const [index, element] of elementsOf(payload.value).entries()) {
      checkMember(payload, index, element, schemas[index] ?? rest, context);
    }
  };
}

/** `contains`: the number of elements that match the schema is within the limits. */
export function contains(schema: AnySchema, minimum: number, maximum: number = Infinity): Rule {
  return (payload, context) => {
    if (!Array.isArray(payload.value)) return;
    const elements = elementsOf(payload.value);
    const count = elements.filter((element) => matches(schema, element, context)).length;
    if (count < minimum)
      report(payload, `at least ${minimum} elements must match the schema of contains`);
    if (count > maximum)
      report(payload, `at most ${maximum} elements may match the schema of contains`);
  };
}

function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
