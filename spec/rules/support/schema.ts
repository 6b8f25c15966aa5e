import { isObject, isReference } from '../../document/guards.ts';
import type { Place } from './place.ts';

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
  path = '',
  above: readonly unknown[] = [],
): Generator<PropertySite> {
  if (!isObject(schema.node) || entered(schema.node, above) > 1) return;
  const chain = [...above, schema.node];
  if (isReference(schema.node)) yield* propertiesOf(schema.follow(), path, chain);
  for (const [name, written] of schema.at('properties').entries()) {
    yield { name, path: `${path}/${name}`, written };
    yield* propertiesOf(written, `${path}/${name}`, chain);
  }
  for (const inner of [...sameValue(schema), ...conditional.map((name) => schema.at(name))]) {
    yield* propertiesOf(inner, path, chain);
  }
  const items = schema.at('prefixItems').elements();
  for (const inner of [...repeated.map((name) => schema.at(name)), ...items]) {
    yield* propertiesOf(inner, `${path}/*`, chain);
  }
}

/** Returns true if every value of a schema can have the property: it or each branch of a union declares it. */
export function alwaysDeclares(schema: Place, name: string): boolean {
  const declares = (inner: Place): boolean => alwaysDeclares(inner, name);
  const parts = isReference(schema.node) ? [schema, schema.follow()] : [schema];
  return parts.some((part) => {
    const unions = ['oneOf', 'anyOf'].map((union) => part.at(union).elements());
    return (
      part.at('properties', name).exists ||
      part.at('allOf').elements().some(declares) ||
      unions.some((branchesOf) => branchesOf.length > 0 && branchesOf.every(declares))
    );
  });
}

/** Returns the schemas at a JSON pointer into a value; empty if the schema does not describe it. */
export function schemasAt(schema: Place, steps: readonly string[]): Place[] {
  if (!schema.exists) return [];
  const [step, ...rest] = steps;
  if (step === undefined) return [schema];
  const next = flatten(schema).flatMap((part) => [
    part.at('properties', step),
    ...(/^\d+$/.test(step) ? [part.at('items')] : []),
  ]);
  return next.flatMap((inner) => schemasAt(inner, rest));
}

/** Returns a schema with all schemas of the same value: reference targets and branches of unions. */
export function flatten(schema: Place, above: readonly unknown[] = []): Place[] {
  if (above.includes(schema.node)) return [];
  const chain = [...above, schema.node];
  const targets = isReference(schema.node) ? [schema.follow()] : [];
  const parts = [...targets, ...sameValue(schema)];
  return [schema, ...parts.flatMap((inner) => flatten(inner, chain))];
}

function entered(node: unknown, above: readonly unknown[]): number {
  return above.filter((each) => each === node).length;
}

function sameValue(schema: Place): Place[] {
  return branches.flatMap((union) => schema.at(union).elements());
}
