import { fits } from './check.js';
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
export function matching(...patterns: readonly RegExp[]): Evaluation<string> {
  return () => (name) => patterns.some((pattern) => pattern.test(name));
}

/** The first `count` elements. */
export function leading(count: number): Evaluation<number> {
  return () => (index) => index < count;
}

/** Elements that match the schema. */
export function fitting(schema: AnySchema): Evaluation<number> {
  return (value, context) => (index) => Array.isArray(value) && fits(schema, value[index], context);
}

/** All properties or elements. */
export function everything(): () => () => boolean {
  return () => () => true;
}

/** The evaluations, if the value matches the schema. */
export function where<Key>(
  schema: AnySchema,
  ...evaluations: readonly Evaluation<Key>[]
): Evaluation<Key> {
  return guarded((value, context) => fits(schema, value, context), evaluations);
}

/** The evaluations, if the value does not match the schema. */
export function otherwise<Key>(
  schema: AnySchema,
  ...evaluations: readonly Evaluation<Key>[]
): Evaluation<Key> {
  return guarded((value, context) => !fits(schema, value, context), evaluations);
}

/** The evaluations, if the object has the property. */
export function having<Key>(
  property: string,
  ...evaluations: readonly Evaluation<Key>[]
): Evaluation<Key> {
  const has = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, property);
  return guarded(has, evaluations);
}

/** The union of the evaluations. */
export function united<Key>(evaluations: readonly Evaluation<Key>[]): Evaluation<Key> {
  return (value, context) => {
    const parts = evaluations.map((evaluation) => evaluation(value, context));
    return (key) => parts.some((part) => part(key));
  };
}

/** The evaluations, if the condition holds. It is evaluated at most once per value, on first use. */
function guarded<Key>(
  condition: (value: unknown, context: Context) => boolean,
  evaluations: readonly Evaluation<Key>[],
): Evaluation<Key> {
  return (value, context) => {
    let inner: ((key: Key) => boolean) | undefined;
    return (key) => {
      inner ??= condition(value, context) ? united(evaluations)(value, context) : () => false;
      return inner(key);
    };
  };
}
