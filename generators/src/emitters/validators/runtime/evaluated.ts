import { matches } from './check.js';
import type { Context } from './internals.js';
import type { AnySchema } from './schema.js';

/**
 * Determines which properties (by name) or elements (by index) of a value are evaluated by a part of a
 * schema, in the sense of `unevaluatedProperties` and `unevaluatedItems`.
 */
export type Evaluation<Key> = (value: unknown, context: Context) => (key: Key) => boolean;

/** The named properties. */
export function named(...names: readonly string[]): Evaluation<string> {
  const known = new Set(names);
  return () => (name) => known.has(name);
}

/** Properties whose names match one of the patterns. */
export function matchingNames(...patterns: readonly RegExp[]): Evaluation<string> {
  return () => (name) => patterns.some((pattern) => pattern.test(name));
}

/** The first `count` elements. */
export function firstElements(count: number): Evaluation<number> {
  return () => (index) => index < count;
}

/** Elements that match the schema. */
export function matchingElements(schema: AnySchema): Evaluation<number> {
  return (value, context) => (index) =>
    Array.isArray(value) && matches(schema, value[index], context);
}

/** All properties or elements. */
export function everything(): () => () => boolean {
  return () => () => true;
}

/** The evaluations, if the value matches the schema. */
export function whenMatching<Key>(
  schema: AnySchema,
  ...evaluations: readonly Evaluation<Key>[]
): Evaluation<Key> {
  return conditional((value, context) => matches(schema, value, context), evaluations);
}

/** The evaluations, if the value does not match the schema. */
export function whenNotMatching<Key>(
  schema: AnySchema,
  ...evaluations: readonly Evaluation<Key>[]
): Evaluation<Key> {
  return conditional((value, context) => !matches(schema, value, context), evaluations);
}

/** The evaluations, if the object has the property. */
export function whenPresent<Key>(
  property: string,
  ...evaluations: readonly Evaluation<Key>[]
): Evaluation<Key> {
  const has = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, property);
  return conditional(has, evaluations);
}

/** The union of the evaluations. */
export function anyEvaluation<Key>(evaluations: readonly Evaluation<Key>[]): Evaluation<Key> {
  return (value, context) => {
    const parts = evaluations.map((evaluation) => evaluation(value, context));
    return (key) => parts.some((part) => part(key));
  };
}

/** The evaluations, if the condition holds. It is evaluated at most once per value, on first use. */
function conditional<Key>(
  condition: (value: unknown, context: Context) => boolean,
  evaluations: readonly Evaluation<Key>[],
): Evaluation<Key> {
  return (value, context) => {
    let inner: ((key: Key) => boolean) | undefined;
    return (key) => {
      inner ??= condition(value, context)
        ? anyEvaluation(evaluations)(value, context)
        : () => false;
      return inner(key);
    };
  };
}
