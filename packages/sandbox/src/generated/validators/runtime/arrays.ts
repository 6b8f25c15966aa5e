// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as z from 'zod';
import { adopt, canonical, type Check, fits, report } from './check.js';

/** No two elements may be equal as JSON values. */
export function unique(): Check<readonly unknown[]> {
  return (payload) => {
    const seen = new Set<string>();
    for (const [index, element] of payload.value.entries()) {
      const text = canonical(element);
      if (seen.has(text)) report(payload, 'the element stands in the array twice', [index]);
      seen.add(text);
    }
  };
}

/** The first elements must fit the schemas in order, all further ones the last argument. */
export function prefix(schemas: readonly z.ZodType[], rest: z.ZodType): Check<readonly unknown[]> {
  return (payload) => {
    for (const [index, element] of payload.value.entries()) {
      adopt(payload, schemas[index] ?? rest, element, [index]);
    }
  };
}

/** Between so many and so many elements must fit the schema. */
export function contains(
  schema: z.ZodType,
  minimum: number,
  maximum: number = Infinity,
): Check<readonly unknown[]> {
  return (payload) => {
    const count = payload.value.filter((element) => fits(schema, element)).length;
    if (count < minimum) report(payload, `at least ${minimum} elements of a kind are needed`);
    if (count > maximum) report(payload, `at most ${maximum} elements of a kind are allowed`);
  };
}
