import { same } from '../json.js';
import type { DocumentPart } from '../document/pointer.js';
import type { Constraints, SchemaContext } from './constraints.js';
import type { Edit } from './edit.js';
import { findLocations, type ValueLocation } from './locations.js';
import { buildSample } from './sample.js';
import { countCodePoints, boundaryStrings } from './strings.js';

/** The maximum length of generated arrays, whatever their limit. */
const mostElements = 1_000;

/** Builds edits of a valid value to the boundaries of its schema. The caller has to check that each result is valid. */
export function boundaryEdits(
  context: SchemaContext,
  schema: DocumentPart,
  value: unknown,
  seed: number,
): Edit[] {
  return findLocations(context, schema, value).flatMap((place) => [
    ...valueEdges(context, place, seed),
    ...memberEdges(context, place),
  ]);
}

function valueEdges(context: SchemaContext, place: ValueLocation, seed: number): Edit[] {
  const { constraints, path, schema } = place;
  const edit = (value: unknown, label: string): Edit[] =>
    same(value, place.value) ? [] : [{ path, value, label, schema: schema.pointer }];
  if (constraints.values) {
    return constraints.values.flatMap((each) => edit(each, `the value ${JSON.stringify(each)}`));
  }
  const { types } = constraints;
  return [
    ...(types.includes('null') && constraints.types.length < 6 ? edit(null, 'null') : []),
    ...(types.length < 6 ? scalarEdges(constraints, place.value, seed) : []).flatMap((each) =>
      edit(each, scalarLabel(each)),
    ),
    ...arrayEdges(context, place).flatMap((each) => edit(each, `${each.length} elements`)),
    ...constraints.unions
      .flat()
      .flatMap((branch) =>
        edit(buildSample(context, branch), `the branch ${branch.pointer.split('/').at(-1) ?? ''}`),
      ),
  ];
}

function scalarEdges(constraints: Constraints, value: unknown, seed: number): unknown[] {
  const { types } = constraints;
  return [
    ...(types.includes('string') && !Array.isArray(value)
      ? boundaryStrings(constraints, seed)
      : []),
    ...(types.includes('integer') || types.includes('number') ? numberEdges(constraints) : []),
    ...(types.includes('boolean') ? [true, false] : []),
  ];
}

function numberEdges({ minimum, maximum, multipleOf, format }: Constraints): number[] {
  const widest = format === 'int32' ? 2 ** 31 - 1 : Number.MAX_SAFE_INTEGER;
  const step = multipleOf ?? 1;
  const low = minimum ?? -widest;
  const high = maximum ?? widest;
  return [low, low + step, high, high - step, 0].map((each) =>
    multipleOf === undefined ? each : Math.trunc(each / step) * step,
  );
}

function arrayEdges(context: SchemaContext, { value, constraints }: ValueLocation): unknown[][] {
  if (!constraints.types.includes('array') || constraints.types.length === 6) return [];
  const { items, minItems, maxItems, uniqueItems } = constraints;
  const given = Array.isArray(value) ? (value as unknown[]) : [];
  const one = given[0] ?? (items && buildSample(context, items));
  if (one === undefined || uniqueItems) return [given.slice(0, minItems)];
  const lengths = new Set([minItems, minItems + 1, Math.min(maxItems, mostElements)]);
  return [...lengths]
    .filter((length) => length <= maxItems && (maxItems !== Infinity || length <= minItems + 1))
    .map((length) => Array.from({ length }, (_, index) => given[index] ?? one));
}

function memberEdges(context: SchemaContext, place: ValueLocation): Edit[] {
  const { value, constraints, path } = place;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return [...constraints.properties].flatMap(([name, schema]): Edit[] => {
    const inner = [...path, name];
    if (!(name in value)) {
      const made = buildSample(context, schema);
      const label = 'the optional member present';
      return made === undefined
        ? []
        : [{ path: inner, value: made, label, schema: schema.pointer }];
    }
    if (constraints.required.includes(name)) return [];
    const label = 'the optional member absent';
    return [{ path: inner, value: undefined, label, schema: schema.pointer }];
  });
}

/** Adds all missing optional members without repeating a schema. The caller has to check that the result is valid. */
export function fillOptionalMembers(
  context: SchemaContext,
  schema: DocumentPart,
  value: unknown,
): unknown {
  const fill = (part: DocumentPart, found: unknown, seen: readonly string[]): unknown => {
    const places = findLocations(context, part, found);
    const [place] = places;
    if (!place || seen.includes(part.pointer)) return found;
    if (Array.isArray(found)) {
      const { items } = place.constraints;
      return items ? found.map((each) => fill(items, each, [...seen, part.pointer])) : found;
    }
    if (typeof found !== 'object' || found === null) return found;
    let copy = { ...found } as Record<string, unknown>;
    for (const [name, property] of place.constraints.properties) {
      const filled = name in copy ? copy[name] : buildSample(context, property);
      if (filled === undefined) continue;
      const next = { ...copy, [name]: fill(property, filled, [...seen, part.pointer]) };
      if (context.schemas.fits(part, next, 'request')) copy = next;
    }
    return copy;
  };
  return fill(schema, value, []);
}

function scalarLabel(value: unknown): string {
  if (typeof value === 'string') return `a text of ${countCodePoints(value)} characters`;
  return `the value ${JSON.stringify(value)}`;
}
