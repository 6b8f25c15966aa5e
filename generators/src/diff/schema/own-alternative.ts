import { at, type Json } from '../../json.js';
import type { Lookup } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';
import { isMultiple } from '../../model/scalars.js';
import { canonicalText } from './canonical.js';
import { isOfKind } from './kinds.js';
import { ownLimits } from './limits.js';
import {
  unconstrainedAlternative,
  type Kind,
  type PropertyConstraints,
  type Alternative,
  type TextConstraint,
  type TextFacet,
} from './alternative.js';

/** The constraints of a schema itself for values of a type, without references and compositions. */
export function ownAlternative(schema: Schema, kind: Kind, lookup: Lookup): Alternative {
  const { pointer } = schema;
  const values = ownValues(schema, kind);
  return {
    ...unconstrainedAlternative,
    pointer,
    values,
    listed: values && at(pointer, 'enum'),
    limits: ownLimits(schema, kind),
    texts: textConstraints(schema, kind, lookup),
    ...ownParts(schema, kind),
  };
}

function ownParts({ pointer, array, object }: Schema, kind: Kind): Partial<Alternative> {
  if (kind === 'array') {
    const prefix = array.prefixItems.map((entry) => [entry]);
    return { items: array.items ? [array.items] : [], prefix };
  }
  if (kind !== 'object') return {};
  const { additional } = object;
  return {
    properties: properties(pointer, object),
    additional: additional?.possible ? [additional] : [],
  };
}

/** The enum values of a type; undefined if all values of the type are allowed. */
function ownValues({ values }: Schema, kind: Kind): Alternative['values'] {
  const found = values?.filter((value) => isOfKind(value, kind));
  const isAll = kind === 'null' || (kind === 'boolean' && new Set(found).size === 2);
  return isAll ? undefined : found;
}

function properties(
  pointer: string,
  object: Schema['object'],
): ReadonlyMap<string, PropertyConstraints> {
  const declared = object.properties.map(
    ({ name, required, schema }): [string, PropertyConstraints] => [
      name,
      { required, schemas: [schema], pointer: at(pointer, 'properties', name) },
    ],
  );
  const demanded = object.requiredOnly.map((name): [string, PropertyConstraints] => [
    name,
    { required: true, schemas: [], pointer: at(pointer, 'required') },
  ]);
  return new Map([...declared, ...demanded]);
}

class TextConstraints {
  readonly constraints: TextConstraint[] = [];

  constructor(
    private readonly pointer: string,
    private readonly lookup: Lookup,
  ) {}

  add(facet: TextFacet, text: string | undefined, ...place: readonly string[]): void {
    if (text !== undefined)
      this.constraints.push({ facet, text, pointer: at(this.pointer, ...place) });
  }

  data(keyword: string, value: Json): void {
    this.add('constraint', `${keyword} ${JSON.stringify(value)}`, keyword);
  }

  /** Adds a keyword whose value is a schema, or has one by a name. */
  schema(keyword: string, inside: Schema | undefined, ...names: readonly string[]): void {
    const text = inside && [keyword, ...names, canonicalText(inside, this.lookup)].join(' ');
    this.add('constraint', text, keyword, ...names);
  }
}

function textConstraints(schema: Schema, kind: Kind, lookup: Lookup): TextConstraint[] {
  const { pointer, string, number, condition } = schema;
  const texts = new TextConstraints(pointer, lookup);
  texts.schema('not', schema.not);
  texts.schema('if', condition?.if);
  texts.schema('then', condition?.then);
  texts.schema('else', condition?.else);
  if (kind === 'string') {
    texts.add('pattern', string.pattern === '' ? undefined : string.pattern, 'pattern');
    texts.add('format', string.format, 'format');
  } else if (kind === 'integer' || kind === 'fraction') {
    texts.add('format', number.format, 'format');
    // Every integer is a multiple of 1, 0.5 or 0.1.
    const isImplied = kind === 'integer' && isMultiple(1, number.multipleOf ?? 0);
    texts.add('multiple', isImplied ? undefined : number.multipleOf?.toString(), 'multipleOf');
  } else if (kind === 'array') addArray(texts, schema);
  else if (kind === 'object') addObject(texts, schema);
  return texts.constraints;
}

function addArray(texts: TextConstraints, { array, unevaluatedItems }: Schema): void {
  const { uniqueItems, contains, minContains = null, maxContains = null } = array;
  if (uniqueItems) texts.add('unique', 'yes', 'uniqueItems');
  texts.schema('contains', contains);
  if (contains) texts.data('minContains', [minContains, maxContains]);
  texts.schema('unevaluatedItems', unevaluatedItems);
}

function addObject(texts: TextConstraints, schema: Schema): void {
  const { object, discriminator, unevaluatedProperties } = schema;
  if ([object.additional, unevaluatedProperties].some((rest) => rest?.possible === false))
    texts.add('additional', 'refused', 'additionalProperties');
  else texts.schema('unevaluatedProperties', unevaluatedProperties);
  // The members of a union include its discriminator.
  if (discriminator && schema.oneOf.length + schema.anyOf.length === 0) {
    const means = discriminator.mapping.map(({ value, component }) => `${value} ${component}`);
    const { property, fallback = '' } = discriminator;
    texts.data('discriminator', [property, ...means.toSorted(), fallback]);
  }
  texts.schema('propertyNames', object.names);
  for (const item of object.patterns) texts.schema('patternProperties', item.schema, item.pattern);
  for (const { property, needs } of object.dependentRequired)
    texts.data('dependentRequired', [property, ...needs.toSorted()]);
  for (const item of object.dependentSchemas)
    texts.schema('dependentSchemas', item.schema, item.property);
}
