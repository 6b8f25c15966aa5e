import type { DocumentPart } from '../document/pointer.js';
import { at, isObject, type Path } from '../json.js';
import { collectConstraints, type Constraints, type SchemaContext } from './constraints.js';

/** A part of a value with its schema and constraints. */
export interface ValueLocation {
  readonly path: Path;
  readonly value: unknown;
  readonly schema: DocumentPart;
  readonly constraints: Constraints;
  readonly required: boolean;
}

const elementsSeen = 3;

/** Returns all parts of a value that have a schema, starting with the value itself. */
export function findLocations(
  context: SchemaContext,
  schema: DocumentPart,
  value: unknown,
): ValueLocation[] {
  const walk = (part: DocumentPart, path: Path, required: boolean): ValueLocation[] => {
    const found = at(value, path);
    const constraints = collectConstraints(context, part, found);
    const place = { path, value: found, schema: part, constraints, required };
    return [place, ...inner(place, walk)];
  };
  return walk(schema, [], true);
}

function inner(
  { path, value, constraints }: ValueLocation,
  walk: (schema: DocumentPart, path: Path, required: boolean) => ValueLocation[],
): ValueLocation[] {
  const { items, properties, required } = constraints;
  if (Array.isArray(value)) {
    if (!items) return [];
    return value.slice(0, elementsSeen).flatMap((_, index) => walk(items, [...path, index], false));
  }
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((name) => {
    const schema = properties.get(name);
    return schema ? walk(schema, [...path, name], required.includes(name)) : [];
  });
}
