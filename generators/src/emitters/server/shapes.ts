import { type CodeFile, FileDraft, type ImportedSymbol } from '../../code/file.js';
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
import { isJson } from '../../model/media-type.js';
import { partsOf } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';
import { itemsOf, itemWireOf, propertyWiresOf, wireOf } from '../../model/wire.js';
import { kindOf, parseMediaType } from './runtime/media-type.js';
import type { TextShape } from './runtime/shape.js';
import { runtimeSymbol } from './symbols.js';

const tableSymbol: ImportedSymbol = {
  from: { emitter: 'server', file: 'shapes' },
  name: 'componentShapes',
};

/** Emits how the text of forms and nested parameters is read. */
export class Shapes {
  readonly #contract: Contract;
  readonly #components = new Map<string, TextShape>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** The `RequestShapes` of an operation, as source; undefined if it needs none. */
  of(file: FileDraft, { body, parameters, responses }: Operation): string | undefined {
    const forms = (body?.content ?? []).flatMap((media): [string, Json][] => {
      const form = this.#formOf(media);
      return form ? [[essenceOf(media), form]] : [];
    });
    const nested = (place: Parameter['in']): [string, Json][] =>
      parameters.flatMap((parameter): [string, Json][] => {
        const isNested = parameter.in === place && this.#isNested(parameter);
        return isNested ? [[parameter.name, this.#shapeOf(parameter.schema) as Json]] : [];
      });
    const [query, cookie] = [nested('query'), nested('cookie')];
    const events = responses.some(({ content }) => content.some(({ item }) => item === 'event'));
    if (!events && forms.length + query.length + cookie.length === 0) return undefined;
    const parts = [...forms, ...query, ...cookie].map(([, value]) => value);
    const refers = parts.some((value) => JSON.stringify(value).includes('"component":'));
    return objectLiteral([
      ['forms', membersLiteral(forms)],
      ['query', membersLiteral(query)],
      ['cookie', membersLiteral(cookie)],
      ['events', events ? 'true' : undefined],
      ['components', refers ? file.use(tableSymbol) : undefined],
    ]);
  }

  /** The file with the shapes of the components that operations refer to; undefined if there are none. */
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

  #formOf(media: MediaType): Json | undefined {
    const { schema, encodings } = media;
    if (!schema || !isDescribedForm(this.#contract, media)) return undefined;
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
    const property = propertiesOf(this.#contract, schema).find((each) => each.name === name);
    if (!property) return [];
    const wire = wireOf(this.#contract, property.schema);
    if (style.explode && wire !== 'object') return [];
    const itemWire = itemWireOf(this.#contract, property.schema);
    const wires = Object.fromEntries(propertyWiresOf(this.#contract, property.schema));
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
      ['array', 'object'].includes(wireOf(this.#contract, found));
    const items = itemsOf(this.#contract, schema);
    if (wire === 'array') return items !== undefined && members(items);
    return (
      wire === 'object' &&
      propertiesOf(this.#contract, schema).some((property) => members(property.schema))
    );
  }

  /** The shape of a schema; the name of a component if it is one. */
  #shapeOf(schema: Schema): TextShape {
    const { ref } = schema;
    if (ref === undefined) return this.#structureOf(schema);
    const component = this.#contract.lookup(ref);
    if (!component) return 'text';
    if (!['array', 'object'].includes(wireOf(this.#contract, component)))
      return this.#structureOf(component);
    if (!this.#components.has(ref)) {
      // Set before reading the component, which may be recursive.
      this.#components.set(ref, 'text');
      this.#components.set(ref, this.#structureOf(component));
    }
    return { component: ref };
  }

  #structureOf(schema: Schema): TextShape {
    const wire = wireOf(this.#contract, schema);
    if (wire === 'array') {
      const items = itemsOf(this.#contract, schema);
      const lone = loneTexts(this.#contract, schema);
      return { items: items ? this.#shapeOf(items) : 'text', ...(lone && { lone }) };
    }
    if (wire !== 'object') return wire === 'string' ? 'text' : wire;
    const found = new Map<string, TextShape>();
    for (const { name, schema: inner } of propertiesOf(this.#contract, schema)) {
      const shape = this.#shapeOf(inner);
      if (!found.has(name) || found.get(name) === 'text') found.set(name, shape);
    }
    const rest = layersOf(this.#contract, schema)
      .map(({ object }) => object.additional)
      .find((additional) => additional?.possible);
    const restShape = rest && this.#shapeOf(rest);
    return {
      properties: Object.fromEntries(found),
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

function membersLiteral(found: readonly [string, Json][]): string | undefined {
  return found.length === 0 ? undefined : literal(Object.fromEntries(found));
}

function essenceOf({ type }: MediaType): string {
  return parseMediaType(type)?.essence ?? type;
}

function withJson(shape: TextShape, json: readonly FieldEncoding[]): TextShape {
  if (json.length === 0 || typeof shape === 'string' || !('properties' in shape)) return shape;
  const fields = json.map(({ name }) => [name, 'json'] as const);
  return { ...shape, properties: { ...shape.properties, ...Object.fromEntries(fields) } };
}

/** The strings that a value may be instead of an array. */
function loneTexts(contract: Contract, schema: Schema): true | string[] | undefined {
  const texts = layersOf(contract, schema).filter(
    ({ types, values }) => types?.includes('string') || (!types && values),
  );
  if (texts.length === 0) return undefined;
  if (texts.some(({ values }) => !values)) return true;
  return texts.flatMap(({ values }) => (values ?? []).filter((each) => typeof each === 'string'));
}

function propertiesOf(
  contract: Contract,
  schema: Schema,
): Schema['object']['properties'][number][] {
  return layersOf(contract, schema).flatMap(({ object }) => object.properties);
}

function layersOf({ lookup }: Contract, schema: Schema): Schema[] {
  return partsOf(lookup, schema, ({ allOf, oneOf, anyOf }) => [...allOf, ...oneOf, ...anyOf]);
}
