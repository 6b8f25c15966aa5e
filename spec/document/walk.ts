import { fields, isObject, type JsonObject } from './guards.ts';

/** Called for every object of a document that is defined by OpenAPI. */
export type VisitObject = (node: JsonObject, steps: readonly string[]) => void;

/** Fields whose value is a map with arbitrary keys. */
const nameMaps = new Set(
  [
    'paths webhooks callbacks responses content headers encoding variables',
    'schemas parameters requestBodies securitySchemes links pathItems examples',
    'properties patternProperties $defs dependentSchemas x-versions',
  ].flatMap((names) => names.split(' ')),
);

/** Fields whose value is arbitrary data, not OpenAPI. */
const dataFields = new Set(['example', 'value', 'default', 'const', 'enum', 'mapping']);

/**
 * Walks through an OpenAPI document, parents first and in the order of the document, without following
 * references. Examples, defaults and other data are skipped.
 */
export function walkObjects(document: unknown, visit: VisitObject): void {
  walk(document, [], false, visit);
}

function walk(
  node: unknown,
  steps: readonly string[],
  isNameMap: boolean,
  visit: VisitObject,
): void {
  if (Array.isArray(node)) {
    node.forEach((item: unknown, index) => walk(item, [...steps, String(index)], false, visit));
    return;
  }
  if (!isObject(node)) return;
  if (!isNameMap) visit(node, steps);
  for (const [name, value] of fields(node)) {
    if (!isNameMap && holdsData(name, value)) continue;
    walk(value, [...steps, name], !isNameMap && nameMaps.has(name) && isObject(value), visit);
  }
}

/** A schema's `examples` is a list of values; elsewhere `examples` maps names to Example objects. */
function holdsData(name: string, value: unknown): boolean {
  return dataFields.has(name) || (name === 'examples' && Array.isArray(value));
}
