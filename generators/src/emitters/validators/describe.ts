import type { Schema } from '../../model/schema.js';
import { reference, type Context } from './context.js';
import { isTyped, mayBeClosed, onlyAsserts, onlyRules } from './facts.js';
import { mergedObject, mergesExactly, mergesWholly } from './merge.js';
import { isSaidElsewhere } from './rules.js';
import { mergedType, nameOf, typedType, unionType, valuesType } from './type.js';
import { typedExpression } from './typed.js';
import { anyOfExpression, oneOfExpression } from './unions.js';
import { needsMoreThanValues, valuesExpression } from './values.js';

/** One part of a schema that says what the value looks like. */
export interface Facet {
  readonly code: string;
  /** Whether it may refuse properties that it does not know. */
  readonly closed: boolean;
  /** The TypeScript type that zod infers from the code, or a wider one. */
  readonly type: () => string;
}

/** What a value looks like. */
export interface Description {
  /** All of them must hold. */
  readonly facets: readonly Facet[];
  /** The unions of the schema that only restrict what the facets say. */
  readonly unions: readonly ('anyOf' | 'oneOf')[];
}

/** The parts of a schema that say what a value looks like. */
export function describe(context: Context, schema: Schema): Description {
  const facets = describeAlone(context, schema);
  const unions: ('anyOf' | 'oneOf')[] = [];
  for (const kind of ['anyOf', 'oneOf'] as const) {
    const members = schema[kind];
    if (members.length === 0) continue;
    if (facets.length > 0 && onlyAsserts(members)) unions.push(kind);
    else facets.push(unionFacet(context, schema, kind));
  }
  return { facets, unions };
}

/** All parts but the unions. */
function describeAlone(context: Context, schema: Schema): Facet[] {
  const { ref, values, allOf } = schema;
  const found: Facet[] = [];
  if (ref !== undefined) found.push(referenceFacet(context, ref));
  if (values) {
    const type = (): string => valuesType(schema);
    found.push({ code: valuesExpression(context, schema), closed: false, type });
  }
  if (allOf.length > 0 && !values && mergesWholly(context, schema)) {
    const type = (): string => mergedType(context, schema);
    const closed = schema.unevaluatedProperties !== undefined && mergesExactly(context, schema);
    return [...found, { code: mergedObject(context, schema), closed, type }];
  }
  if (needsTyped(context, schema)) {
    const closed = mayBeClosed(context, schema);
    const type = (): string => typedType(context, schema);
    found.push({ code: typedExpression(context, schema), closed, type });
  }
  const members = allOf.filter((member) => !onlyRules(member));
  return [...found, ...members.map((member) => memberFacet(context, member))];
}

function referenceFacet(context: Context, ref: string): Facet {
  const target = context.components.get(ref)?.schema;
  const closed = target !== undefined && mayBeClosed(context, target);
  return { code: reference(context, ref), closed, type: () => nameOf(context, ref) };
}

function memberFacet(context: Context, member: Schema): Facet {
  const closed = mayBeClosed(context, member);
  return {
    code: context.print(context, member),
    closed,
    type: () => context.typeOf(context, member),
  };
}

function unionFacet(context: Context, schema: Schema, kind: 'anyOf' | 'oneOf'): Facet {
  const members = schema[kind];
  const isAny = kind === 'anyOf';
  return {
    code: isAny ? anyOfExpression(context, members) : oneOfExpression(context, schema),
    closed: members.some((member) => mayBeClosed(context, member)),
    type: () => unionType(context, members),
  };
}

function needsTyped(context: Context, schema: Schema): boolean {
  if (schema.values) return needsMoreThanValues(schema);
  return isTyped(schema) && !isSaidElsewhere(context, schema);
}
