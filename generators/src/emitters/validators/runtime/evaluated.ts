import { fits } from './check.js';
import type { Context } from './internals.js';
import type { AnySchema } from './schema.js';

/**
 * Tells for one value which of its properties (by name) or elements (by index) some part of a schema
 * speaks of, so that what remains is unevaluated.
 */
export type Evaluation<Key> = (value: unknown, context: Context) => (key: Key) => boolean;

/** These properties. */
export function named(...names: readonly string[]): Evaluation<string> {
  const known = new Set(names);
  return () => (name) => known.has(name);
}

/** Properties whose names match one of the patterns. */
export function matching(...patterns: readonly RegExp[]): Evaluation<string> {
  return () => (name) => patterns.some((pattern) => pattern.test(name));
}

/** So many elements from the first on. */
export function leading(count: number): Evaluation<number> {
  return () => (index) => index < count;
}

/** Elements that fit the schema. */
export function fitting(schema: AnySchema): Evaluation<number> {
  return (value, context) => (index) => Array.isArray(value) && fits(schema, value[index], context);
}

/** Everything. */
export function everything(): () => () => boolean {
  return () => () => true;
}

/** What the evaluations say, of a value that fits the schema. */
export function where<Key>(
  schema: AnySchema,
  ...evaluations: readonly Evaluation<Key>[]
): Evaluation<Key> {
  return guarded((value, context) => fits(schema, value, context), evaluations);
}

/** What the evaluations say, of a value that does not fit the schema. */
export function otherwise<Key>(
  schema: AnySchema,
  ...evaluations: readonly Evaluation<Key>[]
): Evaluation<Key> {
  return guarded((value, context) => !fits(schema, value, context), evaluations);
}

/** What the evaluations say, of an object that has the property. */
export function having<Key>(
  property: string,
  ...evaluations: readonly Evaluation<Key>[]
): Evaluation<Key> {
  const has = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, property);
  return guarded(has, evaluations);
}

/** What any of the evaluations says. */
export function united<Key>(evaluations: readonly Evaluation<Key>[]): Evaluation<Key> {
  return (value, context) => {
    const parts = evaluations.map((evaluation) => evaluation(value, context));
    return (key) => parts.some((part) => part(key));
  };
}

/** Asks whether the value fulfils the condition once, and not before a key needs the answer. */
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
