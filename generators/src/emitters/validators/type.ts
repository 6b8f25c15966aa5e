import { propertyName } from '../../code/identifiers.js';
import { literal } from '../../code/literals.js';
import type { JsonType, Schema } from '../../model/schema.js';
import { allowedValues } from './allowed-values.js';
import type { Context } from './context.js';
import { isInherited, needsRest } from './objects.js';

// Each type is the one that zod infers from the code printed for the same part, or a wider one.

/** The type of a component. */
export function nameOf(context: Context, original: string): string {
  const component = context.components.get(original);
  if (!component) return 'unknown';
  const { module, id } = component.name;
  return context.file.use({
    from: { emitter: 'validators', file: module },
    name: id,
    typeOnly: true,
  });
}

/** The type of `enum` and `const`. */
export function valuesType(schema: Schema): string {
  const values = allowedValues(schema);
  const scalar = values.every((value) => typeof value !== 'object' || value === null);
  return scalar ? unionOf(values.map(literal)) : 'unknown';
}

/** The type of a union's members. */
export function unionType(context: Context, members: readonly Schema[]): string {
  return unionOf(members.map((member) => context.typeOf(context, member)));
}

/** The type of an `allOf` that is printed as one object. */
export function mergedType(context: Context, schema: Schema): string {
  const inherited = schema.allOf.map((member) => context.typeOf(context, member));
  const own = schema.object.properties.length > 0 ? [objectType(context, schema)] : [];
  return [...inherited, ...own].join(' & ');
}

/** The type of what a schema says by `type` and the limits beside it. */
export function typedType(context: Context, schema: Schema): string {
  const types = schema.types ?? context.types;
  return types ? unionOf(types.map((type) => ofType(context, schema, type))) : 'unknown';
}

function ofType(context: Context, schema: Schema, type: JsonType): string {
  const { items, prefixItems } = schema.array;
  switch (type) {
    case 'integer':
      return 'number';
    case 'array':
      return items && prefixItems.length === 0 ? `(${innerType(context, items)})[]` : 'unknown[]';
    case 'object':
      return objectType(context, schema);
    case 'null':
    case 'boolean':
    case 'number':
    case 'string':
      return type;
  }
}

function objectType(context: Context, { object }: Schema): string {
  const { properties, additional } = object;
  const shown = properties.filter((property) => !isInherited(property));
  const lines = shown.map(({ name, required, schema }) => {
    const type = innerType(context, schema);
    return required
      ? `${propertyName(name)}: ${type};`
      : `${propertyName(name)}?: ${type} | undefined;`;
  });
  if (lines.length === 0 && (!additional || additional.possible)) {
    const other = additional && !needsRest(object) ? innerType(context, additional) : 'unknown';
    lines.push(`[key: string]: ${other};`);
  }
  return `{ ${lines.join(' ')} }`;
}

function innerType(context: Context, schema: Schema): string {
  return context.typeOf({ ...context, types: undefined }, schema);
}

function unionOf(types: readonly string[]): string {
  const [only = 'never', ...others] = new Set(types);
  return others.length === 0 ? only : `(${[only, ...others].join(' | ')})`;
}
