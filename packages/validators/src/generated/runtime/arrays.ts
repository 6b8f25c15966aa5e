// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { adoptAt, canonical, fits, report, type Rule } from './check.js';
import type { AnySchema } from './schema.js';

// All of these say nothing about a value that is no array.

/** No two elements may be equal as JSON values. */
export function unique(): Rule {
  return (payload) => {
    const seen = new Set<string>();
    for (const [index, element] of elementsOf(payload.value).entries()) {
      const text = canonical(element);
      if (seen.has(text)) report(payload, 'the element stands in the array twice', [index]);
      seen.add(text);
    }
  };
}

/** The first elements must fit the schemas in order, all further ones the last argument. */
export function prefix(schemas: readonly AnySchema[], rest: AnySchema): Rule {
  return (payload, context) => {
    for (const [index, element] of elementsOf(payload.value).entries()) {
      adoptAt(payload, index, element, schemas[index] ?? rest, context);
    }
  };
}

/** Between so many and so many elements must fit the schema. */
export function contains(schema: AnySchema, minimum: number, maximum: number = Infinity): Rule {
  return (payload, context) => {
    if (!Array.isArray(payload.value)) return;
    const elements = elementsOf(payload.value);
    const count = elements.filter((element) => fits(schema, element, context)).length;
    if (count < minimum) report(payload, `at least ${minimum} elements of a kind are needed`);
    if (count > maximum) report(payload, `at most ${maximum} elements of a kind are allowed`);
  };
}

function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
