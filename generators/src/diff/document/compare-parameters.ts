import type { Operation, Parameter, WireType } from '../../model/contract.js';
import type { Report } from '../finding.js';
import type { SchemaComparison } from '../schema/compare-schemas.js';
import type { OperationPair } from './pair.js';

/** Compares what an operation takes in its path, query, headers and cookies. */
export function compareParameters(
  { before, after }: OperationPair,
  schemas: SchemaComparison,
  report: Report,
): void {
  const rest = new Set(after.parameters);
  const gone: Parameter[] = [];
  for (const old of before.parameters) {
    const now = [...rest].find((each) => isSame(before, old, after, each));
    if (now) {
      rest.delete(now);
      compareParameter(old, now, schemas, report);
    } else gone.push(old);
  }
  for (const old of gone) {
    const moved = [...rest].find(({ name }) => name === old.name);
    if (moved) rest.delete(moved);
    report(
      moved
        ? {
            rule: 'parameter/moved',
            message: `${old.in} → ${moved.in}`,
            field: fieldOf(old),
            before: old.schema.pointer,
            after: moved.schema.pointer,
          }
        : {
            rule: old.required ? 'parameter/required-removed' : 'parameter/removed',
            message: 'the parameter is gone',
            field: fieldOf(old),
            before: old.schema.pointer,
            after: undefined,
          },
    );
  }
  for (const now of rest) {
    report({
      rule: now.required ? 'parameter/required-added' : 'parameter/added',
      message: `new ${now.required ? 'required' : 'optional'} parameter`,
      field: fieldOf(now),
      before: undefined,
      after: now.schema.pointer,
    });
  }
}

/** A path parameter is known by its place in the path, any other by its name. */
function isSame(before: Operation, old: Parameter, after: Operation, now: Parameter): boolean {
  if (old.in !== now.in) return false;
  if (old.in !== 'path') return nameOf(old) === nameOf(now);
  return placeIn(before.path, old.name) === placeIn(after.path, now.name);
}

/** Headers have no case. */
function nameOf({ name, in: place }: Parameter): string {
  return place === 'header' ? name.toLowerCase() : name;
}

function placeIn(path: string, name: string): number {
  return Array.from(path.matchAll(/\{([^{}]*)\}/g), ([, inside]) => inside).indexOf(name);
}

function compareParameter(
  old: Parameter,
  now: Parameter,
  schemas: SchemaComparison,
  report: Report,
): void {
  const field = fieldOf(now);
  const places = { field, before: old.schema.pointer, after: now.schema.pointer };
  if (old.in === 'path' && old.name !== now.name) {
    report({ rule: 'parameter/renamed', message: `name: ${old.name} → ${now.name}`, ...places });
  }
  if (old.required !== now.required) {
    report({
      rule: now.required ? 'parameter/required' : 'parameter/optional',
      message: now.required ? 'optional → required' : 'required → optional',
      ...places,
    });
  }
  const [before, after] = [styleOf(old, now), styleOf(now, old)];
  if (before !== after) {
    report({ rule: 'parameter/style-changed', message: `${before} → ${after}`, ...places });
  }
  if (old.allowReserved !== now.allowReserved) {
    const message = `allowReserved: ${old.allowReserved} → ${now.allowReserved}`;
    report({ rule: 'parameter/reserved-changed', message, ...places });
  }
  schemas.compare([old.schema], [now.schema], field);
}

/** How a value is written: where one of both is plain, exploding makes no difference. */
function styleOf({ style, explode, wire }: Parameter, other: Parameter): string {
  if (wire === 'json') return 'JSON';
  return explode && hasParts(wire) && hasParts(other.wire) ? `${style}, exploded` : style;
}

function hasParts(wire: WireType): boolean {
  return wire === 'array' || wire === 'object';
}

function fieldOf({ in: place, name }: Parameter): string {
  return `${place} ${name}`;
}
