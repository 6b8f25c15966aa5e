// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as z from 'zod';
import { adopt, type Check } from './check.js';
import { type Evaluation, united } from './evaluated.js';

/** Properties that no evaluation knows must fit the schema. */
export function unevaluatedProperties(
  schema: z.ZodType,
  ...evaluations: readonly Evaluation<string>[]
): Check {
  return (payload) => {
    const { value } = payload;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const isEvaluated = united(evaluations)(value);
    for (const [name, property] of Object.entries(value)) {
      if (!isEvaluated(name)) adopt(payload, schema, property, [name]);
    }
  };
}

/** Elements that no evaluation knows must fit the schema. */
export function unevaluatedItems(
  schema: z.ZodType,
  ...evaluations: readonly Evaluation<number>[]
): Check {
  return (payload) => {
    const { value } = payload;
    if (!Array.isArray(value)) return;
    const isEvaluated = united(evaluations)(value);
    for (const [index, element] of value.entries()) {
      if (!isEvaluated(index)) adopt(payload, schema, element, [index]);
    }
  };
}
