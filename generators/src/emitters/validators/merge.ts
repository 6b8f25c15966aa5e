import { cachedBySchema } from '../../model/cached.js';
import { resolveSchema } from '../../model/resolved.js';
import type { Schema } from '../../model/schema.js';
import { reference, zod, type Context } from './context.js';
import { constrainedTypes, isAllOfAlone, isAnything, isObjectOnly } from './facts.js';
import { isInherited, propertiesOf } from './objects.js';

/** True if an `allOf` and the keywords beside it can be printed as one object with all shapes. */
export function mergesWholly(context: Context, schema: Schema): boolean {
  const { types, ref, object } = schema;
  const onlyShape = !hasMoreConstraints(schema) && !object.properties.some(isInherited);
  const objects = types === undefined || isObjectOnly(types);
  return objects && onlyShape && ref === undefined && mergeable(context, schema);
}

/** True if that object can also express the constraints of undeclared properties. */
export function mergesExactly(context: Context, schema: Schema): boolean {
  return isAllOfAlone(schema) && mergesWholly(context, schema);
}

/** The object with all shapes of an `allOf`. */
export function mergedObject(context: Context, schema: Schema): string {
  const z = zod(context);
  const shape = `{ ${mergedShape(context, schema)} }`;
  const rest = schema.unevaluatedProperties;
  if (!rest || !mergesExactly(context, schema)) return `${z}.object(${shape})`;
  if (!rest.possible) return `${z}.strictObject(${shape})`;
  if (isAnything(rest)) return `${z}.looseObject(${shape})`;
  const others = context.print({ ...context, types: undefined }, rest);
  return `${z}.objectWithRest(${shape}, ${others})`;
}

/** True if a schema is printed as a plain zod object whose shape can be reused. */
export const hasShape: (context: Context, schema: Schema) => boolean = cachedBySchema(findShape);

function findShape(context: Context, schema: Schema): boolean {
  if (schema.ref !== undefined) return hasReferencedShape(context, schema, schema.ref);
  if (!isPlain(schema)) return false;
  if (schema.allOf.length > 0) return mergesWholly(context, schema);
  const { properties } = schema.object;
  return isObjectOnly(schema.types) && properties.length > 0 && !properties.some(isInherited);
}

function hasReferencedShape(context: Context, schema: Schema, ref: string): boolean {
  const target = context.contract.components.get(ref);
  const alone = isPlain(schema) && schema.object.properties.length + schema.allOf.length === 0;
  if (!target || !alone) return false;
  return !target.cycle.includes(ref) && hasShape(context, target.schema);
}

/** True if a schema has only an object type, properties and `allOf`. */
function isPlain(schema: Schema): boolean {
  const unions = schema.anyOf.length + schema.oneOf.length;
  const ruled = (schema.not ?? schema.condition ?? schema.unevaluatedProperties) !== undefined;
  return unions === 0 && !ruled && !schema.values && schema.possible && !hasMoreConstraints(schema);
}

function hasMoreConstraints(schema: Schema): boolean {
  const object = { ...schema.object, properties: [] };
  return object.dependentSchemas.length + constrainedTypes({ ...schema, object }).length > 0;
}

/** True if all members have a shape, without a common property. */
function mergeable(context: Context, schema: Schema): boolean {
  if (!schema.allOf.every((member) => hasShape(context, member))) return false;
  const { properties } = resolveSchema(context.contract.lookup, schema);
  return properties.every(({ schemas }) => schemas.length === 1);
}

function mergedShape(context: Context, schema: Schema): string {
  if (schema.ref !== undefined) return `...${reference(context, schema.ref)}.shape,`;
  const inherited = schema.allOf.map((member) => mergedShape(context, member));
  return [...inherited, propertiesOf(context, schema.object.properties)].join('\n');
}
