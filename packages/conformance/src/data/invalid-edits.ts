import { append, type DocumentPart } from '../document/pointer.js';
import { isObject } from '../json.js';
import type { Constraints, SchemaContext } from './constraints.js';
import type { Edit } from './edit.js';
import { findLocations, type ValueLocation } from './locations.js';
import { invalidStrings, textOfLength } from './strings.js';

/** Limits from this value on are not tested, as the values would be too long. */
const longestBroken = 20_000;

/**
 * Builds edits of a valid value that violate one constraint each: a missing required member, a wrong type,
 * a value that is too long, too short or out of range, a pattern or format violation, a value that is not in
 * the enum, too few or too many elements, an additional member. They are candidates: the caller has to check
 * that each result is invalid.
 */
export function invalidEdits(context: SchemaContext, schema: DocumentPart, value: unknown): Edit[] {
  return findLocations(context, schema, value).flatMap((place) => [
    ...typeFaults(place),
    ...valueFaults(place),
    ...memberFaults(place),
  ]);
}

type Fault = readonly [value: unknown, label: string];

function edits({ path, schema }: ValueLocation, faults: readonly Fault[]): Edit[] {
  return faults.map(([value, label]) => ({ path, value, label, schema: schema.pointer }));
}

function typeFaults(place: ValueLocation): Edit[] {
  const { types } = place.constraints;
  if (types.length >= 6) return [];
  const wrong: Fault[] = [];
  const expected = types.join(' or ');
  // A boolean is rarely coerced to another type; a number in quotes often is.
  if (!types.includes('boolean')) wrong.push([true, `a boolean instead of ${expected}`]);
  else wrong.push(['yes', `a text instead of ${expected}`]);
  if (!types.includes('object')) wrong.push([{}, `an object instead of ${expected}`]);
  else wrong.push([[], `an array instead of ${expected}`]);
  if (!types.includes('null')) wrong.push([null, `null instead of ${expected}`]);
  if (types.includes('integer') && !types.includes('string')) {
    wrong.push(['12', `a number in quotes instead of ${expected}`]);
    if (!types.includes('number')) wrong.push([1.5, 'a fraction instead of a whole number']);
  }
  return edits(place, wrong);
}

function valueFaults(place: ValueLocation): Edit[] {
  const { constraints, value } = place;
  if (constraints.values)
    return edits(place, [['NO_SUCH_$&_{0}_"%s"', 'a value outside the closed set']]);
  if (typeof value === 'string') return edits(place, textFaults(constraints, value));
  if (typeof value === 'number') return edits(place, numberFaults(constraints));
  if (Array.isArray(value)) return edits(place, arrayFaults(constraints, value));
  return [];
}

function textFaults(constraints: Constraints, value: string): Fault[] {
  const { minLength, maxLength } = constraints;
  const faults: Fault[] = invalidStrings(constraints, value).map((each) => [
    each,
    constraints.format === undefined ? 'a broken pattern' : `no ${constraints.format}`,
  ]);
  if (minLength > 0)
    faults.push([textOfLength(minLength - 1), `shorter than minLength ${minLength}`]);
  if (maxLength < longestBroken) {
    faults.push([textOfLength(maxLength + 1), `longer than maxLength ${maxLength}`]);
  }
  return faults;
}

function numberFaults({ minimum, maximum, multipleOf }: Constraints): Fault[] {
  const faults: Fault[] = [];
  if (minimum !== undefined) {
    faults.push([minimum - 1, `below minimum ${minimum}`], [-1, 'a negative number']);
  }
  if (maximum !== undefined) faults.push([maximum + 1, `above maximum ${maximum}`]);
  if (multipleOf !== undefined) faults.push([multipleOf / 2, `no multiple of ${multipleOf}`]);
  return faults;
}

function arrayFaults({ minItems, maxItems, uniqueItems }: Constraints, value: unknown[]): Fault[] {
  const faults: Fault[] = [];
  const [one] = value;
  if (minItems > 0) faults.push([value.slice(0, minItems - 1), `fewer than minItems ${minItems}`]);
  if (maxItems < longestBroken && one !== undefined) {
    const many = Array.from({ length: maxItems + 1 }, (_, index) => value[index] ?? one);
    faults.push([many, `more than maxItems ${maxItems}`]);
  }
  if (uniqueItems && one !== undefined) faults.push([[one, one], 'the same element twice']);
  return faults;
}

function memberFaults({ value, constraints, path, schema }: ValueLocation): Edit[] {
  if (!isObject(value)) return [];
  const missing = constraints.required.filter((name) => name in value);
  const closed = constraints.parts.some((part) => isClosed(part));
  return [
    ...missing.map((name) => ({
      path: [...path, name],
      value: undefined,
      label: 'the required member missing',
      schema: constraints.properties.get(name)?.pointer ?? schema.pointer,
    })),
    ...(closed
      ? [
          {
            path: [...path, 'noSuchMember'],
            value: 'unexpected',
            label: 'an unknown member of a closed object',
            schema: append(schema.pointer, 'additionalProperties'),
          },
        ]
      : []),
  ];
}

function isClosed(part: DocumentPart): boolean {
  if (!isObject(part.value)) return false;
  const { additionalProperties, unevaluatedProperties } = part.value;
  return additionalProperties === false || unevaluatedProperties === false;
}
