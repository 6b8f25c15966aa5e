import { elements, isObject, member, members, text, texts, type JsonObject } from '../json.js';
import { append, dereference, type DocumentPart } from '../document/pointer.js';
import type { Schemas } from '../document/schemas.js';

/** What all the schemas together that apply at one place of a value demand there. */
export interface Constraints {
  /** The schemas that apply, references followed. The first is the one that was asked for. */
  readonly parts: readonly DocumentPart[];
  /** JSON types that are allowed; all of them where nothing restricts them. */
  readonly types: readonly string[];
  readonly minLength: number;
  readonly maxLength: number;
  readonly patterns: readonly string[];
  readonly format: string | undefined;
  readonly base64: boolean;
  /** Inclusive for integers; for other numbers an exclusive limit is moved by a small step. */
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly multipleOf: number | undefined;
  readonly minItems: number;
  readonly maxItems: number;
  readonly uniqueItems: boolean;
  /** The closed set of values, of `enum` and `const`; undefined where the set is open. */
  readonly values: readonly unknown[] | undefined;
  readonly required: readonly string[];
  readonly properties: ReadonlyMap<string, DocumentPart>;
  readonly items: DocumentPart | undefined;
  /** The branches of unions, each union a list. */
  readonly unions: readonly (readonly DocumentPart[])[];
  /** Values that the document shows. */
  readonly examples: readonly unknown[];
}

const allTypes = ['string', 'number', 'boolean', 'array', 'object', 'null'];

/** A schema and the document that it stands in, with the validator that knows both. */
export interface SchemaContext {
  readonly root: JsonObject;
  readonly schemas: Schemas;
}

/**
 * Gathers what applies to a value at a schema: the schema, what it refers to, all of `allOf`, and
 * of each union the branches that the value fits (none, where the value is undefined).
 */
export function collectConstraints(
  context: SchemaContext,
  schema: DocumentPart,
  value: unknown,
): Constraints {
  const parts = partsOf(context, schema, value, 0);
  const objects = parts.map((part) => part.value).filter(isObject);
  const numbers = (keyword: string): number[] =>
    objects.map((part) => part[keyword]).filter((each) => typeof each === 'number');
  const integer = objects.some((part) => texts(part['type']).includes('integer'));
  const step = integer ? 1 : 0.5;
  return {
    parts,
    types: typesOf(objects),
    minLength: Math.max(0, ...numbers('minLength')),
    maxLength: Math.min(Infinity, ...numbers('maxLength')),
    patterns: objects.flatMap((part) => texts(part['pattern']).slice(0, 1)),
    format: objects.map((part) => text(part['format'])).find((each) => each !== undefined),
    base64: objects.some((part) => part['contentEncoding'] === 'base64'),
    minimum: largest([
      ...numbers('minimum'),
      ...numbers('exclusiveMinimum').map((each) => each + step),
    ]),
    maximum: smallest([
      ...numbers('maximum'),
      ...numbers('exclusiveMaximum').map((each) => each - step),
    ]),
    multipleOf: numbers('multipleOf')[0],
    minItems: Math.max(0, ...numbers('minItems')),
    maxItems: Math.min(Infinity, ...numbers('maxItems')),
    uniqueItems: objects.some((part) => part['uniqueItems'] === true),
    values: valuesOf(objects),
    required: [...new Set(objects.flatMap((part) => texts(part['required'])))],
    properties: propertiesOf(parts),
    items: itemsOf(parts),
    unions: parts.flatMap(unionsOf),
    examples: examplesOf(objects),
  };
}

function partsOf(
  context: SchemaContext,
  schema: DocumentPart,
  value: unknown,
  depth: number,
): DocumentPart[] {
  const found = dereference(context.root, schema);
  // A reference of 3.1 may carry keywords of its own beside what it refers to.
  const own = found.pointer === schema.pointer ? [] : [schema];
  if (depth > 12 || !isObject(found.value)) return [...own, found];
  const all = located(found, 'allOf').flatMap((each) => partsOf(context, each, value, depth + 1));
  const chosen = unionsOf(found).flatMap((union) => {
    const branch = union.find(
      (each) => value !== undefined && context.schemas.fits(each, value, 'request'),
    );
    return branch ? partsOf(context, branch, value, depth + 1) : [];
  });
  return [...own, found, ...all, ...chosen];
}

function located(part: DocumentPart, keyword: string): DocumentPart[] {
  return elements(member(part.value, keyword)).map((value, index) => ({
    pointer: append(part.pointer, keyword, index),
    value,
  }));
}

function unionsOf(part: DocumentPart): DocumentPart[][] {
  return ['oneOf', 'anyOf']
    .map((keyword) => located(part, keyword))
    .filter((union) => union.length > 0);
}

function typesOf(parts: readonly JsonObject[]): string[] {
  const sets = parts
    .map((part) => texts(part['type']))
    .filter((types) => types.length > 0)
    .map((types) => (types.includes('number') ? [...types, 'integer'] : types));
  const [first = allTypes, ...others] = sets;
  return first.filter((type) => others.every((set) => set.includes(type)));
}

function valuesOf(parts: readonly JsonObject[]): readonly unknown[] | undefined {
  const fixed = parts.find((part) => 'const' in part);
  if (fixed) return [fixed['const']];
  return parts.map((part) => part['enum']).find(Array.isArray) as readonly unknown[] | undefined;
}

function propertiesOf(parts: readonly DocumentPart[]): ReadonlyMap<string, DocumentPart> {
  const found = new Map<string, DocumentPart>();
  for (const part of parts) {
    for (const [name, value] of members(member(part.value, 'properties'))) {
      if (value === false) continue;
      found.set(name, { pointer: append(part.pointer, 'properties', name), value });
    }
  }
  return found;
}

function itemsOf(parts: readonly DocumentPart[]): DocumentPart | undefined {
  const part = parts.find((each) => isObject(member(each.value, 'items')));
  return part && { pointer: append(part.pointer, 'items'), value: member(part.value, 'items') };
}

function examplesOf(parts: readonly JsonObject[]): unknown[] {
  return parts.flatMap((part) => [
    ...elements(part['examples']),
    ...('example' in part ? [part['example']] : []),
    ...('default' in part ? [part['default']] : []),
  ]);
}

function largest(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}

function smallest(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}
