import type { Contract } from './contract.js';
import type { Schema } from './schema.js';

/**
 * Caches the results of a function for each schema and key. Without it, a function that follows the members of
 * unions and `allOf` would take exponential time for nested ones. A schema belongs to one contract.
 */
export function cachedBySchema<Given, Result, Key = void>(
  compute: (given: Given, schema: Schema, key: Key) => Result,
): (given: Given, schema: Schema, key: Key) => Result {
  const results = new WeakMap<Schema, Map<Key, Result>>();
  return (given, schema, key) => {
    const known = results.get(schema) ?? new Map<Key, Result>();
    results.set(schema, known);
    if (!known.has(key)) known.set(key, compute(given, schema, key));
    return known.get(key) as Result;
  };
}

/** Caches the result of a function that reads a whole contract. */
export function cachedByContract<Result>(
  compute: (contract: Contract) => Result,
): (contract: Contract) => Result {
  const results = new WeakMap<Contract, { readonly result: Result }>();
  return (contract) => {
    const known = results.get(contract) ?? { result: compute(contract) };
    results.set(contract, known);
    return known.result;
  };
}
