import { pascalCase, uniqueName } from '../code/identifiers.js';
import { fieldNames } from '../fields.js';
import { at, isObject, type Json, type JsonObject, mapInside, tokensOf } from '../json.js';
import { isJson } from './media-type.js';
import { type KeyKind, type Member, membersOf } from '../keywords.js';
import type { SourceDocument } from '../source/load.js';

/**
 * Turns every referenced schema that is not a component (in a property, a response or `$defs`), and every object in a
 * shared response or request body, into a component, and replaces it by a reference. So each can be recursive, and has
 * one type and one validator. Returns documents that refer only to components unchanged.
 */
export function nameReferencedSchemas(source: SourceDocument): SourceDocument {
  const targets = targetsOf(source.value);
  if (targets.size === 0) return source;
  const names = namesOf(source.value, [...targets]);
  const components = new Map<string, Json>();
  const value = new DocumentRebuilder(names, components).visit(source.value, '#') as JsonObject;
  const section = childOf(value, 'components');
  const schemas = { ...childOf(section, 'schemas'), ...Object.fromEntries(components) };
  const origins = new Map(Array.from(names, ([pointer, name]) => [referenceTo(name), pointer]));
  return {
    ...source,
    value: { ...value, components: { ...section, schemas } },
    locate: (pointer) => source.locate(originOf(origins, pointer)),
  };
}

/** The pointer of an element before it became part of a component. */
function originOf(origins: ReadonlyMap<string, string>, pointer: string): string {
  const [root = '', section = '', schemas = '', name = '', ...rest] = pointer.split('/');
  const origin = origins.get([root, section, schemas, name].join('/'));
  return origin === undefined ? pointer : [origin, ...rest].join('/');
}

/** The pointers of referenced schemas that are not components. */
function targetsOf(document: JsonObject): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: Json, kind: KeyKind, schema: boolean): void => {
    // Most values are scalars.
    if (typeof value !== 'object') return;
    for (const [key, inside, below] of membersOf(value, kind)) {
      if (!schema || kind !== 'keywords' || key !== '$ref')
        visit(inside, below, isInSchema(key, kind, schema));
      else if (typeof inside === 'string' && isDeep(inside)) found.add(inside);
    }
  };
  visit(document, 'keywords', false);
  for (const pointer of sharedObjects(childOf(document, 'components'))) found.add(pointer);
  const places = [...found].map(tokensOf).filter((tokens) => isSchemaAt(document, tokens));
  return new Set(places.map((tokens) => at('#', ...tokens)));
}

function sharedObjects(components: JsonObject): string[] {
  return ['responses', 'requestBodies'].flatMap((section) => {
    const shared = childOf(components, section);
    return Object.keys(shared).flatMap((name) => {
      const content = childOf(childOf(shared, name), 'content');
      const type = Object.keys(content).find(isJson);
      if (type === undefined) return [];
      const schema = childOf(childOf(content, type), 'schema');
      const isInPlace = isObject(schema['properties']) && schema['$ref'] === undefined;
      return isInPlace ? [at('#/components', section, name, 'content', type, 'schema')] : [];
    });
  });
}

function isSchemaAt(document: JsonObject, tokens: readonly string[]): boolean {
  let [value, kind, schema]: [Json, KeyKind, boolean] = [document, 'keywords', false];
  for (const token of tokens) {
    const found: Member | undefined = [...membersOf(value, kind)].find(
      ([key]) => String(key) === token,
    );
    if (!found) return false;
    schema = isInSchema(found[0], kind, schema);
    [, value, kind] = found;
  }
  return schema && kind === 'keywords' && !Array.isArray(value);
}

/** True for what is in a schema or (a list or map of) schemas. */
function isInSchema(key: string | number, kind: KeyKind, around: boolean): boolean {
  return around || (kind === 'keywords' && beginsSchemas.has(key));
}

const beginsSchemas: ReadonlySet<string | number> = new Set([
  ...fieldNames(({ element }, owner) => element === 'Schema' && owner !== 'Schema'),
  'definitions',
  '$defs',
]);

function isDeep(reference: string): boolean {
  if (!reference.startsWith('#/')) return false;
  const [section, kind, , ...deeper] = tokensOf(reference);
  return section !== 'components' || kind !== 'schemas' || deeper.length > 0;
}

/** Pointer tokens that are part of OpenAPI's structure and do not describe a schema. */
const structural: ReadonlySet<string> = new Set([
  '$defs',
  'components',
  'content',
  'definitions',
  'paths',
  'properties',
  'requestBodies',
  'responses',
  'schema',
  'schemas',
]);

/** A name for each pointer, made of its tokens: `#/components/schemas/Pet/$defs/id` becomes `Pet.Id`. */
function namesOf(document: JsonObject, pointers: readonly string[]): Map<string, string> {
  const schemas = childOf(childOf(document, 'components'), 'schemas');
  const taken = new Set(Object.keys(schemas).map((name) => name.toLowerCase()));
  const sorted = pointers.toSorted();
  return new Map(sorted.map((pointer) => [pointer, uniqueName(nameOf(pointer), taken)]));
}

function nameOf(pointer: string): string {
  const tokens = tokensOf(pointer);
  const telling = tokens.filter((token) => !structural.has(token) && !token.includes('/json'));
  if (!pointer.startsWith('#/components/schemas/')) return pascalCase(telling.join(' '));
  // The name of the component comes first, unchanged: its prefix may be that of a version.
  const [component = '', ...inside] = [tokens[2], ...telling.filter((_, index) => index > 0)];
  return [component, ...inside.map((token) => pascalCase(token ?? ''))].join('.');
}

class DocumentRebuilder {
  constructor(
    private readonly names: ReadonlyMap<string, string>,
    private readonly components: Map<string, Json>,
  ) {}

  visit(value: Json, pointer: string): Json {
    const name = this.names.get(pointer);
    if (name === undefined) return this.#inside(value, pointer);
    this.components.set(name, this.#inside(value, pointer));
    return { $ref: referenceTo(name) };
  }

  #inside(value: Json, pointer: string): Json {
    return mapInside(value, (inside, key) => {
      const target = key === '$ref' && typeof inside === 'string' && this.#nameOf(inside);
      return target ? referenceTo(target) : this.visit(inside, at(pointer, key));
    });
  }

  #nameOf(reference: string): string | undefined {
    return isDeep(reference) ? this.names.get(at('#', ...tokensOf(reference))) : undefined;
  }
}

function referenceTo(name: string): string {
  return at('#/components/schemas', name);
}

function childOf(value: JsonObject, key: string): JsonObject {
  const found = value[key];
  return isObject(found) ? found : {};
}
