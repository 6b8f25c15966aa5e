import { propertyName } from '../../code/identifiers.js';
import { literal, regularExpression, stringLiteral } from '../../code/literals.js';
import { referencesOf, type ObjectRules, type Property, type Schema } from '../../model/schema.js';
import { check, zod, type CheckName, type Context } from './context.js';
import { isAnything } from './facts.js';
import { isFlat } from './sight.js';

/** An object with its declared properties, what else it may hold, and the rules between them. */
export function objectExpression(context: Context, schema: Schema): string {
  const { properties, patterns } = schema.object;
  const base = objectBase(context, schema.object);
  const rules = objectRules(context, schema).join(', ');
  if (rules === '') return base;
  // A pattern may speak of a declared property, and of what that has lost when it was parsed.
  const parsed = properties.some((property) => !isFlat(context, property.schema));
  const z = zod(context);
  // zod takes no property of this name over from any object.
  const lost = schema.object.requiredOnly.includes('__proto__');
  return lost || (patterns.length > 0 && parsed)
    ? `${z}.intersection(${base}, ${z}.unknown().check(${rules}))`
    : `${base}.check(${rules})`;
}

function objectBase(context: Context, object: ObjectRules): string {
  const { properties, additional } = object;
  const z = zod(context);
  const shape = propertiesOf(context, properties);
  if (shape === '' && (!additional || needsRest(object))) return `${z}.looseObject({})`;
  if (needsRest(object) || speaksOfOthers(object)) return `${z}.looseObject({ ${shape} })`;
  if (!additional) return `${z}.object({ ${shape} })`;
  if (!additional.possible) return `${z}.strictObject({ ${shape} })`;
  const inner = { ...context, types: undefined };
  if (properties.length === 0)
    return `${z}.record(${z}.string(), ${context.print(inner, additional)})`;
  if (isAnything(additional)) return `${z}.looseObject({ ${shape} })`;
  return `${z}.object({ ${shape} }).catchall(${context.print(inner, additional)})`;
}

/** Whether zod's own constructs cannot say which properties are the additional ones. */
export function needsRest({ patterns, properties, additional }: ObjectRules): boolean {
  return patterns.length > 0 || (additional !== undefined && properties.some(isInherited));
}

/** Whether the rules of an object speak of undeclared properties, which must not get lost then. */
function speaksOfOthers(object: ObjectRules): boolean {
  if (object.additional) return false;
  const declared = new Set(object.properties.map((property) => property.name));
  const named = object.dependentRequired.flatMap(({ property, needs }) => [property, ...needs]);
  const counted = object.minProperties ?? object.maxProperties ?? object.names;
  return (
    counted !== undefined ||
    object.requiredOnly.length > 0 ||
    named.some((name) => !declared.has(name))
  );
}

/** Whether every object inherits a property of this name, which zod would take for its own. */
export function isInherited({ name }: Property): boolean {
  return name in Object.prototype;
}

/** The entries of a shape. One that needs what is declared further down becomes a getter. */
export function propertiesOf(context: Context, properties: readonly Property[]): string {
  const inner = { ...context, types: undefined };
  return properties
    .filter((property) => !isInherited(property))
    .map(({ name, required, schema }) => {
      const optional = required ? '' : '.optional()';
      const later =
        !context.deferred && referencesOf(schema).some((entry) => context.pending.has(entry));
      if (!later) return `${propertyName(name)}: ${context.print(inner, schema)}${optional},`;
      const code = context.print({ ...inner, deferred: true }, schema);
      return `get ${propertyName(name)}() { return ${code}${optional}; },`;
    })
    .join('\n');
}

/** The rules of an object that zod's own constructs do not say, as calls of checks. */
export function objectRules(context: Context, schema: Schema): string[] {
  const { object } = schema;
  const calls: string[] = [];
  const add = (name: CheckName, ...args: readonly string[]): void => {
    calls.push(`${check(context, name)}(${args.join(', ')})`);
  };
  const inner = { ...context, types: undefined };
  if (object.requiredOnly.length > 0) add('required', ...object.requiredOnly.map(stringLiteral));
  if (object.minProperties !== undefined || object.maxProperties !== undefined) {
    const limits = [object.minProperties ?? 0, object.maxProperties];
    add('size', ...limits.filter((limit) => limit !== undefined).map(String));
  }
  for (const { property, needs } of object.dependentRequired) {
    add('needs', stringLiteral(property), literal(needs));
  }
  const patterns = object.patterns.map((entry) => regularExpression(entry.pattern) ?? '/^/u');
  for (const [index, entry] of object.patterns.entries()) {
    add('pattern', patterns[index] ?? '', context.print(inner, entry.schema));
  }
  if (object.additional && needsRest(object) && !isAnything(object.additional)) {
    const declared = literal(object.properties.map((property) => property.name));
    add('rest', declared, `[${patterns.join(', ')}]`, context.print(inner, object.additional));
  }
  if (object.names) add('names', context.print({ ...inner, types: ['string'] }, object.names));
  return calls;
}
