import { isObject, type Json, type JsonObject } from '../json.js';
import { kindBelow, type KeyKind } from '../keywords.js';

/** The usual order of keywords; others follow, sorted by name. */
const standard = (
  'openapi $ref operationId name in title summary version description ' +
  'type format const enum pattern required properties items ' +
  'info servers security tags parameters requestBody responses headers content schema ' +
  'get put post delete options head patch trace query paths webhooks components ' +
  'schemas requestBodies examples securitySchemes'
).split(' ');

const ranks: ReadonlyMap<string, number> = new Map(standard.map((key, index) => [key, index]));

/** Sorts keywords and components, so that output does not depend on the order of files. Others keep their order. */
export function inStandardOrder(document: JsonObject): JsonObject {
  const ordered = order(document, 'keywords') as JsonObject;
  const { components } = ordered;
  if (!isObject(components)) return ordered;
  const sorted = Object.entries(components).map(
    ([section, named]) => [section, isObject(named) ? sortBy(named, compare) : named] as const,
  );
  return { ...ordered, components: Object.fromEntries(sorted) };
}

function order(value: Json, kind: KeyKind): Json {
  if (kind === 'data') return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map((entry) => order(entry, kind));
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  const sorted = kind === 'keywords' && keys.length > 1 ? keys.toSorted(compareKeywords) : keys;
  return Object.fromEntries(
    sorted.map((key) => {
      const inside = value[key] ?? null;
      // Most values are scalars.
      if (typeof inside !== 'object') return [key, inside];
      return [key, order(inside, kindBelow(key, kind, Array.isArray(inside)))];
    }),
  );
}

function sortBy(value: JsonObject, by: (left: string, right: string) => number): JsonObject {
  return Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => by(left, right)));
}

function compareKeywords(left: string, right: string): number {
  return rankOf(left) - rankOf(right) || compare(left, right);
}

function rankOf(key: string): number {
  return ranks.get(key) ?? standard.length;
}

/** Compares by code units, independent of the locale. */
function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
