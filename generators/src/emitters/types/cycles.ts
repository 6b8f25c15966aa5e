import { isObject, tokensOf, type Json, type JsonObject } from '../../json.js';
import { sortByNeed } from '../../model/graph.js';

/** Keywords whose schemas become types that TypeScript looks into at once. */
const eager = ['allOf', 'anyOf', 'oneOf', 'items', 'prefixItems'];

/**
 * Component schemas in which no type leads back to itself without an object in between, such as a
 * list of lists of itself: TypeScript does not accept that from a property of an interface, which is
 * what openapi-typescript makes of a component. Where it would happen the type says nothing.
 */
export function withoutTypeCycles(schemas: JsonObject): JsonObject {
  const sorted = sortByNeed(
    Object.keys(schemas),
    (name) => name,
    (name) => eagerReferences(schemas[name]),
  );
  const cycles = new Map(sorted.map(({ node, cycle }) => [node, cycle]));
  const entries = Object.entries(schemas).map(
    ([name, schema]) => [name, cut(schema, cycles.get(name) ?? [])] as const,
  );
  return Object.fromEntries(entries);
}

function eagerReferences(schema: Json | undefined): string[] {
  if (Array.isArray(schema)) return (schema as readonly Json[]).flatMap(eagerReferences);
  if (!isObject(schema)) return [];
  const name = nameOf(schema);
  const inner = eager.flatMap((key) => eagerReferences(schema[key]));
  return name === undefined ? inner : [name, ...inner];
}

/** The schema without references to members of its cycle. */
function cut(schema: Json, cycle: readonly string[]): Json {
  if (cycle.length === 0) return schema;
  if (Array.isArray(schema)) return (schema as readonly Json[]).map((entry) => cut(entry, cycle));
  if (!isObject(schema)) return schema;
  if (cycle.includes(nameOf(schema) ?? '')) return {};
  const entries = Object.entries(schema).map(
    ([key, value]) => [key, eager.includes(key) ? cut(value, cycle) : value] as const,
  );
  return Object.fromEntries(entries);
}

/** The component that a schema refers to. */
function nameOf(schema: JsonObject): string | undefined {
  const reference = schema['$ref'];
  if (typeof reference !== 'string' || !reference.startsWith('#/components/schemas/')) {
    return undefined;
  }
  const [, , name, ...deeper] = tokensOf(reference);
  return deeper.length === 0 ? name : undefined;
}
