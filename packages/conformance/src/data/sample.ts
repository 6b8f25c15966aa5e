import type { DocumentPart } from '../document/pointer.js';
import { isObject, type JsonObject, same } from '../json.js';
import { collectConstraints, type Constraints, type SchemaContext } from './constraints.js';
import { textOfLength, boundaryStrings } from './strings.js';

/** The maximum nesting of generated values, for recursive schemas. */
const deepest = 6;

/** Builds a small value: an example, or what is required, for the caller to check. Undefined if none is allowed. */
export function buildSample(context: SchemaContext, schema: DocumentPart, depth = 0): unknown {
  const constraints = collectConstraints(context, schema, undefined);
  const sample = constraints.examples.find((each) => context.schemas.fits(schema, each, 'request'));
  if (sample !== undefined) return sample;
  if (constraints.values) return constraints.values[0];
  for (const branch of constraints.unions.flat()) {
    // A branch may only say which members of the surrounding schema it requires.
    const inner = collectConstraints(context, branch, undefined);
    const required = [...new Set([...constraints.required, ...inner.required])];
    const around = fromType(context, { ...constraints, required }, depth);
    const isOnlyRequired = inner.properties.size === 0 && inner.required.length > 0;
    const value = isOnlyRequired ? around : merge(buildSample(context, branch, depth + 1), around);
    if (depth > deepest || context.schemas.fits(schema, value, 'request')) return value;
  }
  const value = fromType(context, constraints, depth);
  return isObject(value) && depth <= deepest
    ? grow(context, schema, constraints, value, depth)
    : value;
}

/** Adds optional members to an object until it is valid, such as for `minProperties`. */
function grow(
  context: SchemaContext,
  schema: DocumentPart,
  { properties }: Constraints,
  least: JsonObject,
  depth: number,
): unknown {
  let value = least;
  for (const [name, property] of properties) {
    if (context.schemas.fits(schema, value, 'request')) return value;
    if (!(name in value)) value = { ...value, [name]: buildSample(context, property, depth + 1) };
  }
  return context.schemas.fits(schema, value, 'request') ? value : least;
}

function fromType(context: SchemaContext, constraints: Constraints, depth: number): unknown {
  const { properties, required, types } = constraints;
  // Schemas with members often lack their type.
  const isObjectOnly = properties.size + required.length > 0 && types.includes('object');
  const type = isObjectOnly ? 'object' : (types.find((each) => each !== 'null') ?? 'null');
  switch (type) {
    case 'object':
      return objectOf(context, constraints, depth);
    case 'array':
      return arrayOf(context, constraints, depth);
    case 'string':
      return boundaryStrings(constraints, 1).find((each) => each !== '') ?? textOfLength(8);
    case 'integer':
    case 'number':
      return numberOf(constraints);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function objectOf(context: SchemaContext, constraints: Constraints, depth: number): unknown {
  const named = constraints.required.map((name): [string, unknown] => {
    const schema = constraints.properties.get(name);
    return [name, schema && depth <= deepest ? buildSample(context, schema, depth + 1) : 'value'];
  });
  return Object.fromEntries(named);
}

function arrayOf(context: SchemaContext, constraints: Constraints, depth: number): unknown {
  const { items, minItems, uniqueItems } = constraints;
  if (!items || depth > deepest) return [];
  const one = buildSample(context, items, depth + 1);
  const length = Math.max(minItems, 1);
  if (!uniqueItems || length === 1) return Array.from({ length }, () => one);
  const others = distinctValues(collectConstraints(context, items, undefined), length + 1);
  return [one, ...others.filter((each) => !same(each, one))].slice(0, length);
}

function distinctValues(constraints: Constraints, count: number): readonly unknown[] {
  if (constraints.values) return constraints.values;
  if (constraints.types.includes('string')) return boundaryStrings(constraints, 1);
  const step = constraints.multipleOf ?? 1;
  return Array.from({ length: count }, (_, index) => numberOf(constraints) + index * step);
}

function numberOf({ minimum, maximum, multipleOf }: Constraints): number {
  const start = minimum ?? Math.min(1, maximum ?? 1);
  return multipleOf === undefined ? start : Math.ceil(start / multipleOf) * multipleOf;
}

function merge(a: unknown, b: unknown): unknown {
  return isObject(a) && isObject(b) ? { ...b, ...a } : a;
}
