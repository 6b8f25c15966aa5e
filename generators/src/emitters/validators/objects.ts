import { propertyName } from '../../code/identifiers.js';
import { literal, regularExpression, stringLiteral } from '../../code/literals.js';
import type { ObjectRules, Property, Schema } from '../../model/schema.js';
import { runtime, refined, zod, type Context, type RuntimeName } from './context.js';
import { exemptionOf } from './directions.js';
import { isAnything } from './facts.js';

export function objectExpression(context: Context, schema: Schema): string {
  return refined(context, objectBase(context, schema.object), objectRules(context, schema));
}

function objectBase(context: Context, object: ObjectRules): string {
  const { properties, additional } = object;
  const z = zod(context);
  const shape = propertiesOf(context, properties);
  if (shape === '' && (!additional || needsRest(object))) return `${z}.looseObject({})`;
  if (needsRest(object) || properties.some(isInherited)) return `${z}.looseObject({ ${shape} })`;
  // Required but undeclared properties are part of the result.
  const demanded = object.requiredOnly.filter((name) => !(name in Object.prototype));
  const kept = demanded.map((name) => `${propertyName(name)}: ${z}.optional(${z}.unknown()),`);
  if (!additional) return `${z}.object({ ${[shape, ...kept].join('\n')} })`;
  if (!additional.possible) return `${z}.strictObject({ ${shape} })`;
  const inner = { ...context, types: undefined };
  if (properties.length === 0) return `${z}.record(${context.print(inner, additional)})`;
  if (isAnything(additional)) return `${z}.looseObject({ ${shape} })`;
  return `${z}.objectWithRest({ ${shape} }, ${context.print(inner, additional)})`;
}

/** True if zod cannot express which properties are additional. */
export function needsRest({ patterns, properties, additional }: ObjectRules): boolean {
  return patterns.length > 0 || (additional !== undefined && properties.some(isInherited));
}

/** True if every object inherits a property of this name, which zod would treat as an own one. */
export function isInherited({ name }: Property): boolean {
  return name in Object.prototype;
}

/** The properties of a shape. */
export function propertiesOf(context: Context, properties: readonly Property[]): string {
  return properties
    .filter((property) => !isInherited(property))
    .map((property) => `${propertyName(property.name)}: ${propertyCode(context, property)},`)
    .join('\n');
}

function propertyCode(context: Context, property: Property): string {
  const code = context.print({ ...context, types: undefined }, property.schema);
  if (!property.required) return `${zod(context)}.optional(${code})`;
  const exemption = exemptionOf(context, property);
  if (!exemption) return code;
  return `${runtime(context, exemption === 'request' ? 'readOnly' : 'writeOnly')}(${code})`;
}

/** The rules of an object that zod cannot express, as calls of checks. */
export function objectRules(context: Context, schema: Schema): string[] {
  const { object } = schema;
  const calls: string[] = [];
  const add = (name: RuntimeName, ...args: readonly string[]): void => {
    calls.push(`${runtime(context, name)}(${args.join(', ')})`);
  };
  const inner = { ...context, types: undefined };
  if (object.requiredOnly.length > 0) add('required', ...object.requiredOnly.map(stringLiteral));
  if (object.minProperties !== undefined || object.maxProperties !== undefined) {
    const limits = [object.minProperties ?? 0, object.maxProperties];
    add('propertyCount', ...limits.filter((limit) => limit !== undefined).map(String));
  }
  for (const { property, needs } of object.dependentRequired) {
    add('dependentRequired', stringLiteral(property), literal(needs));
  }
  const patterns = object.patterns.map((entry) => regularExpression(entry.pattern) ?? '/^/u');
  for (const [index, entry] of object.patterns.entries()) {
    add('patternProperties', patterns[index] ?? '', context.print(inner, entry.schema));
  }
  if (object.additional && needsRest(object) && !isAnything(object.additional)) {
    const declared = literal(object.properties.map((property) => property.name));
    add(
      'additionalProperties',
      declared,
      `[${patterns.join(', ')}]`,
      context.print(inner, object.additional),
    );
  }
  if (object.names)
    add('propertyNames', context.print({ ...inner, types: ['string'] }, object.names));
  return calls;
}
