import type { Operation, Parameter, WireType } from '../../model/contract.js';
import type { SchemaComparison } from '../schema/compare-schemas.js';
import { type OperationPair, type Pair, pairBy } from './pair.js';
import { compareRequired, compareTexts, reportParameters } from '../report-differences.js';

export function compareParameters(
  { before, after }: OperationPair,
  schemas: SchemaComparison,
): void {
  const { report } = schemas;
  const { pairs, gone, added } = pairBy(
    before.parameters,
    after.parameters,
    keyIn(before.path),
    keyIn(after.path),
  );
  for (const pair of pairs) compareParameter(pair, schemas);
  const moved = pairBy(gone, added, ({ name }) => name);
  for (const { before: old, after: now } of moved.pairs) {
    const places = { field: fieldOf(old), before: old.schema.pointer, after: now.schema.pointer };
    compareTexts('parameter/moved', old.in, now.in, places, report);
  }
  reportParameters('parameter', moved, fieldOf, report);
  const known = argumentsOf(before).map(({ field }) => field);
  for (const { field, optional } of argumentsOf(after)) {
    if (!optional || known.includes(field)) continue;
    const places = { field, before: before.pointer, after: after.pointer };
    const message = `${field}? before the options of the generated method`;
    report({ rule: 'operation/arguments-moved', message, ...places });
  }
}

function argumentsOf({ body, parameters }: Operation): { field: string; optional: boolean }[] {
  const others = parameters.filter((each) => each.in !== 'path');
  return [
    ...(body ? [{ field: 'body', optional: !body.required }] : []),
    ...(others.length > 0
      ? [{ field: 'parameters', optional: !others.some(({ required }) => required) }]
      : []),
  ];
}

/** The key of a parameter: the position of path parameters, the name of others (case-insensitive for headers). */
function keyIn(path: string): (parameter: Parameter) => string {
  const places = Array.from(path.matchAll(/\{([^{}]*)\}/g), ([, name]) => name);
  return ({ in: place, name }) => {
    if (place === 'path') return `path ${places.indexOf(name)}`;
    return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
  };
}

function compareParameter(
  { before: old, after: now }: Pair<Parameter>,
  schemas: SchemaComparison,
): void {
  const { report } = schemas;
  const field = fieldOf(now);
  const places = { field, before: old.schema.pointer, after: now.schema.pointer };
  if (old.in === 'path')
    compareTexts('parameter/renamed', old.name, now.name, places, report, 'name: ');
  compareRequired(old, now, ['parameter/required', 'parameter/optional'], places, report);
  compareTexts('parameter/style-changed', styleOf(old, now), styleOf(now, old), places, report);
  const [before, after] = [`${old.allowReserved}`, `${now.allowReserved}`];
  compareTexts('parameter/reserved-changed', before, after, places, report, 'allowReserved: ');
  schemas.compare([old.schema], [now.schema], field);
}

/** The serialization of a parameter; `explode` has no effect on scalars. */
function styleOf({ style, explode, wire, whole }: Parameter, other: Parameter): string {
  if (whole) return `the whole query as ${whole.type}`;
  if (wire === 'json') return 'JSON';
  return explode && hasParts(wire) && hasParts(other.wire) ? `${style}, exploded` : style;
}

function hasParts(wire: WireType): boolean {
  return wire === 'array' || wire === 'object';
}

function fieldOf({ in: place, name }: Parameter): string {
  return `${place} ${name}`;
}
