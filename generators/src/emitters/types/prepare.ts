import { isObject, resolvePointer, type Json, type JsonObject } from '../../json.js';
import { kindBelow, type KeyKind } from '../../keywords.js';
import type { Contract } from '../../model/contract.js';
import { withoutTypeCycles } from './cycles.js';

/**
 * A copy of the document as openapi-typescript can take it: every operation has the id that the
 * model gave it, no member of `allOf`, `anyOf` and `oneOf` is a boolean, no `enum` lists objects.
 */
export function prepare(contract: Contract): JsonObject {
  const document = mended(contract.document, 'keywords') as JsonObject;
  for (const { id, pointer } of [...contract.operations, ...contract.webhooks]) {
    const operation = resolvePointer(document, pointer);
    if (isObject(operation)) Object.assign(operation, { operationId: id });
  }
  const { components } = document;
  const schemas = isObject(components) ? components['schemas'] : undefined;
  if (!isObject(components) || !isObject(schemas)) return document;
  return { ...document, components: { ...components, schemas: withoutTypeCycles(schemas) } };
}

function mended(value: Json, kind: KeyKind): Json {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((entry) => mended(entry, kind));
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inside]) => {
    const below = mended(inside, kindBelow(key, kind, Array.isArray(inside)));
    return [key, kind === 'keywords' ? members(key, below) : below] as const;
  });
  const kept = entries.filter(([key]) => kind !== 'keywords' || !isObjectEnum(key, value));
  return Object.fromEntries(kept);
}

/** Members that say nothing are left out; what remains of booleans is written as an object. */
function members(keyword: string, value: Json): Json {
  if (!['allOf', 'anyOf', 'oneOf'].includes(keyword) || !Array.isArray(value)) return value;
  const silent = keyword === 'allOf';
  const telling = (value as readonly Json[]).filter((member) => member !== silent);
  const kept = telling.length > 0 ? telling : [silent];
  return kept.map((member) => (typeof member === 'boolean' ? (member ? {} : { not: {} }) : member));
}

/** Whether the key is an `enum` of what the tool takes for an object; it cannot list objects. */
function isObjectEnum(key: string, schema: JsonObject): boolean {
  const { type } = schema;
  const isObjectType = type === 'object' || (Array.isArray(type) && type.includes('object'));
  const shaped = schema['properties'] !== undefined || schema['additionalProperties'] !== undefined;
  return key === 'enum' && (isObjectType || shaped);
}
