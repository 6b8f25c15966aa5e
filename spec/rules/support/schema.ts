import { isObject, isReference } from '../../document/guards.ts';
import { elementsIn, follow, inside, placesIn, type Place, type Resolve } from './place.ts';

/** A property at any depth of the values that a schema describes. */
export interface PropertySite {
  readonly name: string;
  /** Its path in a value: `/items/*\/code`, with `*` for any element of a list or map. */
  readonly path: string;
  /** Its schema, which may be a reference. */
  readonly written: Place;
}

const branches = ['allOf', 'oneOf', 'anyOf'] as const;
const conditional = ['then', 'else'] as const;
const repeated = ['items', 'additionalProperties', 'contains', 'unevaluatedProperties'] as const;

/**
 * Yields all properties of the values that a schema describes, at any depth, through references and every branch of a
 * union. A recursive schema is entered twice on each path, so that its properties inside itself are also found.
 */
export function* propertiesOf(
  schema: Place,
  resolve: Resolve,
  path = '',
  above: readonly unknown[] = [],
): Generator<PropertySite> {
  if (!isObject(schema.node) || entered(schema.node, above) > 1) return;
  const chain = [...above, schema.node];
  if (isReference(schema.node)) {
    const target = follow(schema, resolve);
    if (target !== undefined) yield* propertiesOf(target, resolve, path, chain);
  }
  const map = inside(schema, 'properties');
  for (const [name, written] of map === undefined ? [] : placesIn(map)) {
    yield { name, path: `${path}/${name}`, written };
    yield* propertiesOf(written, resolve, `${path}/${name}`, chain);
  }
  for (const inner of [...sameValue(schema), ...many(schema, conditional)]) {
    yield* propertiesOf(inner, resolve, path, chain);
  }
  for (const inner of [...many(schema, repeated), ...elementsIn(inside(schema, 'prefixItems'))]) {
    yield* propertiesOf(inner, resolve, `${path}/*`, chain);
  }
}

/** Returns true if every value of a schema can have the property: it or each branch of a union declares it. */
export function alwaysDeclares(schema: Place, name: string, resolve: Resolve): boolean {
  const target = follow(schema, resolve);
  if (target === undefined) return false;
  const declares = (inner: Place): boolean => alwaysDeclares(inner, name, resolve);
  return [schema, target].some(
    (part) =>
      inside(part, 'properties', name) !== undefined ||
      elementsIn(inside(part, 'allOf')).some(declares) ||
      (['oneOf', 'anyOf'] as const).some((union) =>
        everyOf(elementsIn(inside(part, union)), declares),
      ),
  );
}

/** Returns the schemas at a JSON pointer into a value; empty if the schema does not describe it. */
export function schemasAt(schema: Place, steps: readonly string[], resolve: Resolve): Place[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [schema];
  const parts = flatten(schema, resolve);
  const next = parts.flatMap((part) => [
    ...some(inside(part, 'properties', step)),
    ...(/^\d+$/.test(step) ? some(inside(part, 'items')) : []),
  ]);
  return next.flatMap((inner) => schemasAt(inner, rest, resolve));
}

/** Returns a schema with all schemas of the same value: reference targets and branches of unions. */
export function flatten(schema: Place, resolve: Resolve, above: readonly unknown[] = []): Place[] {
  if (above.includes(schema.node)) return [];
  const chain = [...above, schema.node];
  const target = isReference(schema.node) ? follow(schema, resolve) : undefined;
  return [
    schema,
    ...some(target).flatMap((inner) => flatten(inner, resolve, chain)),
    ...sameValue(schema).flatMap((inner) => flatten(inner, resolve, chain)),
  ];
}

function entered(node: unknown, above: readonly unknown[]): number {
  return above.filter((each) => each === node).length;
}

function sameValue(schema: Place): Place[] {
  return branches.flatMap((union) => elementsIn(inside(schema, union)));
}

function many(schema: Place, names: readonly string[]): Place[] {
  return names.flatMap((name) => some(inside(schema, name)));
}

function some(place: Place | undefined): Place[] {
  return place === undefined ? [] : [place];
}

function everyOf(places: readonly Place[], test: (place: Place) => boolean): boolean {
  return places.length > 0 && places.every(test);
}
