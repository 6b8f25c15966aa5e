import { type CodeFile, FileDraft, valueFrom } from '../../code/file.js';
import { literal, objectLiteral } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import type { Json } from '../../json.js';
import type {
  Contract,
  FieldEncoding,
  MediaType,
  Operation,
  Parameter,
} from '../../model/contract.js';
import { isJson, isItemList } from '../../model/media-type.js';
import { partsWithUnions } from '../../model/resolve.js';
import type { Property, Schema } from '../../model/schema.js';
import { itemsOf, itemWireOf, propertyWiresOf, wireOf } from '../../model/wire.js';
import { isDocumented, kindOf, parseMediaType } from './runtime/media-type.js';
import type { TextShape } from './runtime/shape.js';
import { runtimeSymbol } from './symbols.js';

const tableSymbol = valueFrom('server', 'shapes', 'componentShapes');

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Emits how forms and nested parameters are read, and how streams are written. */
export class Shapes {
  readonly #components = new Map<string, TextShape>();

  constructor(private readonly contract: Contract) {}

  /** The `Codecs` of an operation, as source; undefined if it needs none. */
  of(file: FileDraft, { body, parameters, responses }: Operation): string | undefined {
    const streams = responses.flatMap(({ content }) => content).filter(isStream);
    const members = objectLiteral([
      ['forms', recordLiteral(this.#forms(file, body?.content ?? []))],
      ['query', recordLiteral(this.#nested(file, 'query', parameters))],
      ['cookie', recordLiteral(this.#nested(file, 'cookie', parameters))],
      ['querystring', this.#querystring(file, parameters)],
      ['stream', streams.length === 0 ? undefined : this.#writer(file, streams)],
    ]);
    return members === '{}' ? undefined : members;
  }

  file(): CodeFile | undefined {
    if (this.#components.size === 0) return undefined;
    const draft = new FileDraft('server', 'shapes');
    draft.declare(tableSymbol.name);
    const shapes = [...this.#components].toSorted(([left], [right]) => (left < right ? -1 : 1));
    const table = constant({
      docs: ['How the strings of components in forms and queries are converted.'],
      name: tableSymbol.name,
      type: draft.use(runtimeSymbol('shape', 'ShapeTable')),
      initializer: objectLiteral(shapes.map(([name, shape]) => [name, literal(shape as Json)])),
    });
    return { draft, statements: [table] };
  }

  #writer(file: FileDraft, streams: readonly MediaType[]): string {
    const use = (name: string): string => file.use(runtimeSymbol('stream', name, false));
    const events = streams.find(({ item }) => item === 'event');
    const parts = streams.find(({ partType }) => partType !== undefined)?.partType;
    if (!events && parts === undefined) return use('writeItems');
    const options = { events: events && (events.jsonData ?? []), parts };
    return `${use('itemWriter')}(${literal(options)})`;
  }

  #forms(file: FileDraft, content: readonly MediaType[]): [string, string][] {
    const readers = content.flatMap((media): [string, string][] => {
      const shape = this.#formOf(media);
      const { essence = media.type } = parseMediaType(media.type) ?? {};
      if (isItemList(media)) return [[essence, itemReader(file, media)]];
      return shape ? [[essence, reader(file, 'form', 'formReader', shape)]] : [];
    });
    const documented = content.map(({ type }) => type);
    const others = formTypes.filter(
      (type) => isDocumented(type, documented) && !readers.some(([read]) => read === type),
    );
    return [
      ...readers,
      ...others.map((type): [string, string] => [
        type,
        file.use(runtimeSymbol('form', 'readFormData', false)),
      ]),
    ];
  }

  #nested(
    file: FileDraft,
    place: Parameter['in'],
    parameters: readonly Parameter[],
  ): [string, string][] {
    return parameters
      .filter((parameter) => parameter.in === place && this.#isNested(parameter))
      .map(({ name, schema }) => [
        name,
        reader(file, 'nested', 'nestedReader', this.#shapeOf(schema) as Json),
      ]);
  }

  #querystring(file: FileDraft, parameters: readonly Parameter[]): string | undefined {
    const found = parameters.find(({ whole }) => whole);
    if (!found?.whole) return undefined;
    const form = this.#formOf(found.whole);
    if (form) return reader(file, 'form', 'queryReader', form);
    const wire = ['object', 'array'].includes(found.wire) ? 'json' : found.wire;
    return reader(file, 'wire', 'textReader', wire);
  }

  #formOf(media: MediaType): Json | undefined {
    const { schema, encodings } = media;
    if (!schema || !isDescribedForm(this.contract, media)) return undefined;
    const shape = this.#structureOf(schema);
    const fields = encodings.flatMap((field) => this.#fieldOf(schema, field));
    const json = encodings.filter(({ contentType }) => contentType?.split(',').some(isJson));
    return {
      shape: withJson(shape, json) as Json,
      ...(fields.length > 0 && { fields }),
    };
  }

  /** A field with separators, or with members beside the other fields. */
  #fieldOf(schema: Schema, { name, style }: FieldEncoding): Json[] {
    if (!style || style.name === 'deepObject') return [];
    const property = propertiesOf(this.contract, schema).find((each) => each.name === name);
    if (!property) return [];
    const wire = wireOf(this.contract, property.schema);
    if (style.explode && wire !== 'object') return [];
    const itemWire = itemWireOf(this.contract, property.schema);
    const wires = Object.fromEntries(propertyWiresOf(this.contract, property.schema));
    return [
      {
        name,
        in: 'query',
        style: style.name,
        explode: style.explode,
        wire,
        ...(wire === 'array' && itemWire && { itemWire }),
        ...(wire === 'object' && { propertyWires: wires }),
      },
    ];
  }

  #isNested({ in: place, style, explode, wire, schema }: Parameter): boolean {
    if (place !== 'query' && place !== 'cookie') return false;
    if (style === 'deepObject') return true;
    if (!explode || style !== 'form') return false;
    const members = (found: Schema): boolean =>
      ['array', 'object'].includes(wireOf(this.contract, found));
    const items = itemsOf(this.contract, schema);
    if (wire === 'array') return items !== undefined && members(items);
    return (
      wire === 'object' &&
      propertiesOf(this.contract, schema).some((property) => members(property.schema))
    );
  }

  #shapeOf(schema: Schema): TextShape {
    const { ref } = schema;
    if (ref === undefined) return this.#structureOf(schema);
    const component = this.contract.lookup(ref);
    if (!component) return 'text';
    if (!['array', 'object'].includes(wireOf(this.contract, component)))
      return this.#structureOf(component);
    if (!this.#components.has(ref)) {
      // Set before reading the component, which may be recursive.
      this.#components.set(ref, 'text');
      this.#components.set(ref, this.#structureOf(component));
    }
    return { component: ref };
  }

  #structureOf(schema: Schema): TextShape {
    const wire = wireOf(this.contract, schema);
    if (wire === 'array') {
      const items = itemsOf(this.contract, schema);
      const lone = loneTexts(this.contract, schema);
      return { items: items ? this.#shapeOf(items) : 'text', ...(lone && { lone }) };
    }
    if (wire !== 'object') return wire === 'string' ? 'text' : wire;
    const structure = new Map<string, TextShape>();
    for (const { name, schema: inner } of propertiesOf(this.contract, schema)) {
      const shape = this.#shapeOf(inner);
      if (!structure.has(name) || structure.get(name) === 'text') structure.set(name, shape);
    }
    const rest = partsWithUnions(this.contract.lookup, schema)
      .map(({ object }) => object.additional)
      .find((additional) => additional?.possible);
    const restShape = rest && this.#shapeOf(rest);
    return {
      properties: Object.fromEntries(structure),
      ...(restShape && restShape !== 'text' && { rest: restShape }),
    };
  }
}

/** True if a form has properties, so that it can be read as an object. */
export function isDescribedForm(contract: Contract, { type, schema }: MediaType): boolean {
  const essence = parseMediaType(type)?.essence ?? '';
  return (
    kindOf(essence) === 'form' && schema !== undefined && wireOf(contract, schema) === 'object'
  );
}

/** How the items of a body are read, as source. */
function itemReader(file: FileDraft, { item, partType }: MediaType): string {
  const use = (name: string): string => file.use(runtimeSymbol('form', name, false));
  return partType === undefined
    ? use('readItems')
    : `${use('partsReader')}(${literal(item ?? 'json')})`;
}

function recordLiteral(members: readonly [string, string][]): string | undefined {
  return members.length === 0 ? undefined : objectLiteral(members);
}

function reader(file: FileDraft, module: string, name: string, shape: Json): string {
  const refers = JSON.stringify(shape).includes('"component":');
  const args = [literal(shape), ...(refers ? [file.use(tableSymbol)] : [])];
  return `${file.use(runtimeSymbol(module, name, false))}(${args.join(', ')})`;
}

function isStream({ type, item }: MediaType): boolean {
  return item !== undefined || type.includes('*');
}

function withJson(shape: TextShape, json: readonly FieldEncoding[]): TextShape {
  if (json.length === 0 || typeof shape === 'string' || !('properties' in shape)) return shape;
  const fields = json.map(({ name }) => [name, 'json'] as const);
  return { ...shape, properties: { ...shape.properties, ...Object.fromEntries(fields) } };
}

/** The strings that a value may be instead of an array. */
function loneTexts(contract: Contract, schema: Schema): true | string[] | undefined {
  const texts = partsWithUnions(contract.lookup, schema).filter(
    ({ types, values }) => types?.includes('string') || (!types && values),
  );
  if (texts.length === 0) return undefined;
  if (texts.some(({ values }) => !values)) return true;
  return texts.flatMap(({ values }) => (values ?? []).filter((each) => typeof each === 'string'));
}

function propertiesOf({ lookup }: Contract, schema: Schema): Property[] {
  return partsWithUnions(lookup, schema).flatMap(({ object }) => object.properties);
}
