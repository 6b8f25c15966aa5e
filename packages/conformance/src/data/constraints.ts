import { elements, isObject, member, members, text, texts, type JsonObject } from '../json.js';
import { append, dereference, type DocumentPart } from '../document/pointer.js';
import { listedIn } from '../document/schema-part.js';
import type { Schemas } from '../document/schemas.js';

/** The combined constraints of all schemas that apply to a value. */
export interface Constraints {
  /** The schemas that apply, references resolved. The first is the given one. */
  readonly parts: readonly DocumentPart[];
  /** The allowed JSON types; all types if none are excluded. */
  readonly types: readonly string[];
  readonly minLength: number;
  readonly maxLength: number;
  readonly patterns: readonly string[];
  readonly format: string | undefined;
  readonly base64: boolean;
  /** Inclusive. Exclusive limits are moved by 1 for integers and by 0.5 for other numbers. */
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly multipleOf: number | undefined;
  readonly minItems: number;
  readonly maxItems: number;
  readonly uniqueItems: boolean;
  /** The values of `enum` or `const`; undefined if there is neither. */
  readonly values: readonly unknown[] | undefined;
  readonly required: readonly string[];
  readonly properties: ReadonlyMap<string, DocumentPart>;
  readonly items: DocumentPart | undefined;
  readonly unions: readonly (readonly DocumentPart[])[];
  /** The examples and default values of the document. */
  readonly examples: readonly unknown[];
}

const allTypes = ['string', 'number', 'boolean', 'array', 'object', 'null'];

/** A document and the validator of its schemas. */
export interface SchemaContext {
  readonly root: JsonObject;
  readonly schemas: Schemas;
}

/** Collects the constraints of a schema, its references, `allOf` and the first branch of each union that matches. */
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
    required: [...new Set(objects.flatMap((part) => texts(part['required'])))].filter(
      (name) => !objects.some((part) => isOfService(member(part['properties'], name))),
    ),
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
  // In OpenAPI 3.1, a reference may have other keywords beside `$ref`.
  const written = found.pointer === schema.pointer ? [found] : [schema, found];
  const portable = context.schemas.decisions ? [] : written.flatMap(portableOf);
  const direct = [...written.slice(0, -1), ...portable];
  if (depth > 12 || !isObject(found.value)) return [...direct, found];
  const all = listedIn(found, 'allOf').flatMap((each) => partsOf(context, each, value, depth + 1));
  const chosen = unionsOf(found).flatMap((union) => {
    const branch =
      value === undefined
        ? undefined
        : (union.find((each) => context.schemas.fits(each, value, 'request')) ??
          union.find((each) => hasConstant(context.root, each, value)));
    return branch ? partsOf(context, branch, value, depth + 1) : [];
  });
  return [...direct, found, ...all, ...chosen];
}

/** True if a value has a constant of a branch, so that it belongs there although another member does not fit. */
function hasConstant(root: JsonObject, branch: DocumentPart, value: unknown): boolean {
  return members(member(dereference(root, branch).value, 'properties')).some(
    ([name, property]) =>
      isObject(property) && 'const' in property && property['const'] === member(value, name),
  );
}

function portableOf({ pointer, value }: DocumentPart): DocumentPart[] {
  const portable = member(value, 'x-portable');
  return portable === undefined ? [] : [{ pointer, value: portable }];
}

function unionsOf(part: DocumentPart): DocumentPart[][] {
  return ['oneOf', 'anyOf']
    .map((keyword) => listedIn(part, keyword))
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
      if (isForbidden(value) || isOfService(value)) continue;
      found.set(name, { pointer: append(part.pointer, 'properties', name), value });
    }
  }
  return found;
}

/** True for a member that only the service sets: a request need not have it, and may be refused with it. */
function isOfService(schema: unknown): boolean {
  return member(schema, 'readOnly') === true;
}

function itemsOf(parts: readonly DocumentPart[]): DocumentPart | undefined {
  const part = parts.find(({ value }) => {
    const items = member(value, 'items');
    return isObject(items) && !isForbidden(items);
  });
  return part && { pointer: append(part.pointer, 'items'), value: member(part.value, 'items') };
}

/** True for `not: {}`, the schema of a member that must not be sent. */
function isForbidden(schema: unknown): boolean {
  const forbidden = member(schema, 'not');
  return isObject(forbidden) && Object.keys(forbidden).length === 0;
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
