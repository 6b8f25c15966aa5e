import { checkMember, checkUndeclared, type Rule } from './check.js';
import { type Evaluation, anyEvaluation } from './evaluated.js';
import type { AnySchema } from './schema.js';

/** `unevaluatedProperties`: properties without evaluation match the schema. */
export function unevaluatedProperties(
  schema: AnySchema,
  ...evaluations: readonly Evaluation<string>[]
): Rule {
  return (payload, context) => {
    const { value } = payload;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const isEvaluated = anyEvaluation(evaluations)(value, context);
    for (const [name, property] of Object.entries(value)) {
      if (!isEvaluated(name)) checkUndeclared(payload, name, property, schema, context);
    }
  };
}

/** `unevaluatedItems`: elements without evaluation match the schema. */
export function unevaluatedItems(
  schema: AnySchema,
  ...evaluations: readonly Evaluation<number>[]
): Rule {
  return (payload, context) => {
    const { value } = payload;
    if (!Array.isArray(value)) return;
    const isEvaluated = anyEvaluation(evaluations)(value, context);
    for (const [index, element] of value.entries()) {
      if (!isEvaluated(index)) checkMember(payload, index, element, schema, context);
    }
  };
}
