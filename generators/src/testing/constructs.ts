import { elementFields, type ElementName } from '../fields.js';
import { at, isObject, type Json, type JsonObject, resolvePointer, tokensOf } from '../json.js';
import { operationsIn } from '../path-item.js';

export interface Demand {
  readonly pointer: string;
  /** The element and its field, such as `Schema.pattern`. */
  readonly kind: string;
  /** The operation or component whose page has to show it, by its pointer; empty for the API as a whole. */
  readonly owner: string;
  readonly text: string;
}

const limits =
  `minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems
  minProperties maxProperties minContains maxContains`.split(/\s+/);

/**
 * The fields that the reference shows: `name` for the value of one, `name[]` for each element or member of it, and
 * `name{}` for the name of each member.
 */
const shown: Partial<Record<ElementName, string>> = {
  Info: 'title version summary description termsOfService',
  Contact: 'name url email',
  License: 'name identifier url',
  Server: 'url name description variables{}',
  ServerVariable: 'default description enum[]',
  Components: 'securitySchemes{}',
  SecurityScheme:
    'description name bearerFormat openIdConnectUrl oauth2MetadataUrl deprecated flows{}',
  OAuthFlow: 'authorizationUrl tokenUrl refreshUrl deviceAuthorizationUrl scopes{} scopes[]',
  Tag: 'summary description',
  ExternalDocs: 'description url',
  PathItem: 'summary description',
  Operation: 'summary description operationId responses{} callbacks{} security[]{} security[][][]',
  Parameter: 'name description style example content{}',
  Header: 'description style example content{}',
  RequestBody: 'description content{}',
  Response: 'summary description headers{} content{}',
  MediaType: 'example',
  Encoding: 'contentType style',
  Example: 'value dataValue serializedValue',
  Link: 'description parameters{}',
  Schema: `$ref title description default const example examples[] enum[] x-enumDescriptions[]
    format pattern multipleOf ${limits.join(' ')} contentMediaType contentEncoding
    deprecated readOnly writeOnly required[] dependentRequired{} dependentRequired[][]
    properties{} patternProperties{} dependentSchemas{}`,
  Discriminator: 'mapping{}',
};

/** The fields whose elements are not read. */
const unread =
  /^(?:Components\.(?!schemas$|securitySchemes$)|Encoding\.headers|Link\.server|Schema\.(?:\$defs|definitions|contentSchema|additionalItems|unevaluatedItems)$)/;

type Test = (pointer: string, value: JsonObject, document: JsonObject) => boolean;

// The model has one of `example` and `examples`.
const hasExamples: Test = (_pointer, { examples }) => isObject(examples);
const isStandardStyle: Test = (_pointer, { style }) => style === 'form' || style === 'simple';

/** When a field is not shown. */
const hidden: Readonly<Record<string, Test>> = {
  'Operation.requestBody': (pointer) => /(?:get|head)$/.test(pointer),
  'Operation.security': (_pointer, _value, { components }) =>
    !isObject(components) || components['securitySchemes'] === undefined,
  'Parameter.style': isStandardStyle,
  'Parameter.example': hasExamples,
  'Header.style': isStandardStyle,
  'Header.example': hasExamples,
  // Others have no body.
  'Response.content': (pointer) => /\/(?:204|205|304)$/.test(pointer),
  'MediaType.example': hasExamples,
  // A style has no effect in multipart bodies.
  'Encoding.style': (pointer) => tokensOf(pointer).at(-3)?.startsWith('multipart/') === true,
  'Example.dataValue': (_pointer, { value }) => value !== undefined,
  'Example.serializedValue': (_pointer, { value, dataValue }) => (value ?? dataValue) !== undefined,
  'ExternalDocs.url': (_pointer, { description }) => description !== undefined,
  'Schema.title': (pointer) => !/\/(?:anyOf|oneOf)\/\d+$/.test(pointer),
};

const flags: Readonly<Record<string, string>> = {
  'SecurityScheme.deprecated': 'Deprecated',
  'Schema.deprecated': 'deprecated',
  'Schema.writeOnly': 'only in requests',
  'Schema.readOnly': 'set by the service',
};

/** What a document states, and where the reference has to show it. */
export function demandsOf(document: JsonObject): Demand[] {
  const reading = new Reading(document);
  reading.read('OpenAPI', document, '#', '');
  return reading.demands;
}

class Reading {
  readonly demands: Demand[] = [];

  constructor(private readonly document: JsonObject) {}

  read(element: ElementName, raw: Json, pointer: string, around: string): void {
    const value = element === 'Schema' ? raw : this.#followed(raw);
    if (!isObject(value)) return;
    if (element === 'PathItem') return this.#readItem(value, pointer);
    if (element === 'Header' && isReserved(tokensOf(pointer).at(-1))) return;
    if (element === 'Parameter' && isReserved(value['name'])) return;
    const owner = /^#\/components\/schemas\/[^/]+$/.test(pointer) ? pointer : around;
    this.#demandFields(element, value, pointer, owner);
    this.#readInside(element, value, pointer, owner);
  }

  #readInside(element: ElementName, value: JsonObject, pointer: string, owner: string): void {
    for (const [key, { element: inner, depth }] of elementFields.get(element) ?? []) {
      const kind = `${element}.${key}`;
      if (!inner || unread.test(kind) || this.#hides(kind, pointer, value)) continue;
      for (const [place, each] of this.#elementsIn(value[key], depth))
        this.read(inner, each, at(pointer, key, ...place), owner);
    }
  }

  #readItem(item: JsonObject, pointer: string): void {
    for (const { method, place, value } of operationsIn(item)) {
      const operation = this.#followed(value);
      const owner = at(pointer, ...place);
      if (/^#\/paths\/[^/]+$/.test(pointer))
        this.#demand('PathItem.method', owner, owner, method.toUpperCase());
      this.#demandFields('PathItem', item, pointer, owner);
      const servers = operation['servers'] ?? item['servers'];
      this.read('Operation', { ...operation, ...(servers && { servers }) }, owner, owner);
      const own = members(operation['parameters']).map(([, each]) => this.#keyOf(each));
      for (const [index, each] of members(item['parameters']))
        if (!own.includes(this.#keyOf(each)))
          this.read('Parameter', each, at(pointer, 'parameters', index), owner);
    }
  }

  /** The elements of a field, in lists and maps of some depth, each with its place in them. */
  #elementsIn(value: Json | undefined, depth: number): [place: string[], element: Json][] {
    if (value === undefined) return [];
    if (depth === 0) return [[[], value]];
    return members(Array.isArray(value) ? value : this.#followed(value)).flatMap(([key, inside]) =>
      this.#elementsIn(inside, depth - 1).map(([place, element]): [string[], Json] => [
        [key, ...place],
        element,
      ]),
    );
  }

  #demandFields(element: ElementName, value: JsonObject, pointer: string, owner: string): void {
    for (const path of shown[element]?.split(/\s+/) ?? []) {
      const [key = '', ...steps] = path.split(/(?=\[\]|\{\})/);
      const kind = `${element}.${key}`;
      const inside = value[key];
      if (inside === undefined || this.#hides(kind, pointer, value)) continue;
      const found = steps.reduce<readonly Json[]>(
        (all, step) =>
          all.flatMap((each) => members(each).map(([name, one]) => (step === '{}' ? name : one))),
        [inside],
      );
      for (const each of found) this.#demand(kind, at(pointer, key), owner, each);
    }
  }

  #hides(kind: string, pointer: string, value: JsonObject): boolean {
    return hidden[kind]?.(pointer, value, this.document) === true;
  }

  #demand(kind: string, pointer: string, owner: string, value: Json): void {
    const text = textOf(kind, value);
    for (const paragraph of text.split(/\n\s*\n/).filter((each) => each !== ''))
      this.demands.push({ kind, pointer, owner, text: paragraph });
  }

  #followed(value: Json | undefined): JsonObject {
    if (!isObject(value)) return {};
    const ref = value['$ref'];
    return typeof ref === 'string' ? this.#followed(resolvePointer(this.document, ref)) : value;
  }

  #keyOf(raw: Json): string {
    const { name, in: place } = this.#followed(raw);
    return JSON.stringify([place, name]).toLowerCase();
  }
}

/** The text that shows a value; empty if none does. */
function textOf(kind: string, value: Json): string {
  const [element, key = ''] = kind.split('.');
  if (flags[kind] !== undefined) return value === true ? flags[kind] : '';
  if (element === 'Schema' && limits.includes(key)) return limitText(value);
  if (kind === 'Response.headers' && isReserved(value)) return '';
  if (value === null || (key === 'content' && value === 'application/json')) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function limitText(value: Json): string {
  if (typeof value !== 'number') return '';
  return value === Number.MAX_SAFE_INTEGER
    ? '2⁵³ − 1'
    : value.toLocaleString('en', { maximumFractionDigits: 20 });
}

/** The elements or members of a value, without extensions and without properties that are not allowed. */
function members(value: Json | undefined): [string, Json][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as JsonObject).filter(
    ([name, each]) => !name.startsWith('x-') && !isNever(each),
  );
}

function isNever(schema: Json): boolean {
  return (
    schema === false ||
    (isObject(schema) && isObject(schema['not']) && Object.keys(schema['not']).length === 0)
  );
}

/** True for the name of a header that is no parameter. */
function isReserved(name: Json | undefined): boolean {
  return typeof name === 'string' && /^(?:accept|authorization|content-type)$/i.test(name);
}
