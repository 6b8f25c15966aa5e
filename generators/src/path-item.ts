import { fieldNames } from './fields.js';
import { at, isObject, type Json, type JsonObject } from './json.js';

/** The HTTP methods that are fields of a path item, in the order in which they are listed. */
export const httpMethods: ReadonlySet<string> = fieldNames(
  ({ element, depth }) => element === 'Operation' && depth === 0,
);

/** An operation of a path item, as the document has it. */
export interface ItemOperation {
  /** In lower case. */
  readonly method: string;
  /** The field, and its name in `additionalOperations`. */
  readonly place: readonly [string, ...string[]];
  readonly value: Json;
}

/** The operations of a path item: those of its fields, then those of `additionalOperations`. */
export function operationsIn(item: JsonObject): ItemOperation[] {
  const more = item['additionalOperations'];
  const fixedMethods = [...httpMethods].map((method) => ({ method, place: [method] as const }));
  const others = Object.keys(isObject(more) ? more : {})
    .filter((name) => !name.startsWith('x-'))
    .map((name) => ({
      method: name.toLowerCase(),
      place: ['additionalOperations', name] as const,
    }));
  return [...fixedMethods, ...others].flatMap(({ method, place }) => {
    const value = place.reduce<Json | undefined>(
      (found, key) => (isObject(found) ? found[key] : undefined),
      item,
    );
    return value === undefined ? [] : [{ method, place, value }];
  });
}

/** A path item without some of its operations. */
export function withoutOperations(item: JsonObject, gone: readonly ItemOperation[]): JsonObject {
  const places = new Set(gone.map(({ place }) => at('#', ...place)));
  const left = (value: JsonObject, from: string): [string, Json][] =>
    Object.entries(value).filter(([key]) => !places.has(at(from, key)));
  return Object.fromEntries(
    left(item, '#').map(([key, value]) =>
      key === 'additionalOperations' && isObject(value)
        ? [key, Object.fromEntries(left(value, at('#', key)))]
        : [key, value],
    ),
  );
}
