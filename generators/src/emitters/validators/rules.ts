import { literal, stringLiteral } from '../../code/literals.js';
import { targetOf } from '../../model/resolve.js';
import { childrenOf, type Condition, type Schema } from '../../model/schema.js';
import { runtime, type Context } from './context.js';
import { isAnything, isObjectOnly, isTyped, onlyRequires, onlyRules, typesOf } from './facts.js';
import { isInherited, objectRules } from './objects.js';
import { unevaluatedRules } from './unevaluated.js';

/** The rules beside the structure of a value, as calls of runtime checks; `unions` only restrict other parts. */
export function rulesOf(
  context: Context,
  schema: Schema,
  unions: readonly ('anyOf' | 'oneOf')[],
): string[] {
  const inherited = schema.allOf.filter((member) => onlyRules(member, context.types));
  return [
    ...requirements(context, schema),
    ...unions.map((kind) => unionRule(context, schema, kind)),
    ...(schema.not ? [notRule(context, schema.not)] : []),
    ...(schema.condition ? [conditionRule(context, schema.condition)] : []),
    ...schema.object.dependentSchemas.map((entry) => dependentRule(context, entry)),
    ...inheritedProperties(context, schema),
    ...unevaluatedRules(context, schema),
    ...inherited.flatMap((member) => [
      ...objectRules(context, member),
      ...rulesOf(context, member, []),
    ]),
  ];
}

/** True if the types of a schema follow from its other parts. */
export function isImpliedByOtherParts(context: Context, schema: Schema): boolean {
  const { types, allOf, anyOf, oneOf } = schema;
  const target = targetOf(context.contract.lookup, schema);
  const members = [...(target ? [target] : []), ...allOf, ...anyOf, ...oneOf];
  if (members.length === 0 || !types || !onlyRequires(schema)) return false;
  const known = members.flatMap((member) => {
    const found = typesOf(context, member);
    return found ? [found] : [];
  });
  const isUnion = anyOf.length + oneOf.length > 0;
  const enough = isUnion ? known.length === members.length : known.length > 0;
  return enough && known.every((found) => found.every((type) => types.includes(type)));
}

/** The required names of an object that other parts describe. */
function requirements(context: Context, schema: Schema): string[] {
  const elsewhere = isTyped(schema) && !schema.values && isImpliedByOtherParts(context, schema);
  return elsewhere ? objectRules(context, schema) : [];
}

function unionRule(context: Context, schema: Schema, kind: 'anyOf' | 'oneOf'): string {
  const members = schema[kind];
  const printed = members.map((member) => context.print(context, member)).join(', ');
  return `${runtime(context, kind === 'anyOf' ? 'matchesAny' : 'matchesOne')}(${printed})`;
}

function conditionRule(context: Context, condition: Condition): string {
  const { if: tested, then, else: otherwise } = condition;
  const printed = [tested, then, otherwise].map((part) => part && context.print(context, part));
  const [first, second = 'undefined', third] = printed;
  const args = [first, second, ...(third === undefined ? [] : [third])];
  return `${runtime(context, 'when')}(${args.join(', ')})`;
}

function notRule(context: Context, schema: Schema): string {
  const names = onlyRequiredNames(schema);
  const objects = isObjectOnly(context.types) && (!schema.types || isObjectOnly(schema.types));
  const together = objects && names.length > 1;
  return together
    ? `${runtime(context, 'mutuallyExclusive')}(${names.map(stringLiteral).join(', ')})`
    : `${runtime(context, 'not')}(${context.print(context, schema)})`;
}

/** The required names of a schema without other constraints. */
function onlyRequiredNames(schema: Schema): readonly string[] {
  const { properties, requiredOnly, dependentRequired } = schema.object;
  const free = properties.filter((property) => isAnything(property.schema));
  const others = properties.filter((property) => !free.includes(property));
  const rest = { ...schema, object: { ...schema.object, properties: others } };
  const bare = onlyRequires(rest) && dependentRequired.length + childrenOf(rest).length === 0;
  const unnamed = schema.ref === undefined && !schema.values && schema.possible;
  const demanded = free.filter((property) => property.required).map(({ name }) => name);
  return bare && unnamed ? [...requiredOnly, ...demanded] : [];
}

function dependentRule(
  context: Context,
  { property, schema }: { readonly property: string; readonly schema: Schema },
): string {
  const printed = context.print({ ...context, types: ['object'] }, schema);
  return `${runtime(context, 'dependentSchema')}(${stringLiteral(property)}, ${printed})`;
}

/** Properties with an inherited name, for which zod would read the inherited value. */
function inheritedProperties(context: Context, schema: Schema): string[] {
  const inner = { ...context, types: undefined };
  return schema.object.properties.filter(isInherited).map((property) => {
    const printed = context.print(inner, property.schema);
    const args = [stringLiteral(property.name), printed, literal(property.required)];
    return `${runtime(context, 'ownProperty')}(${args.join(', ')})`;
  });
}
