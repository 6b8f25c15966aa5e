import type { Json } from '../../json.js';
import { type ResolvedProperty, type ResolvedSchema, resolveSchema } from '../../model/resolved.js';
import { cachedBySchema } from '../../model/cached.js';
import { freeSchema, type Schema } from '../../model/schema.js';
import { type Choice, choicesOf, type Member, onlyMembers } from './choices.js';
import { textOf } from './schema-text.js';
import { sampleValue } from './sample-value.js';
import { componentsOf, linkTo, rawOf, type TypeContext, typeText } from './type-text.js';
import { code } from '../values-text.js';

/** What is inside a value: its fields, and its alternatives. */
export interface Shape {
  /** Rules, in Markdown. */
  readonly notes: readonly string[];
  readonly fields: readonly Field[];
  readonly choices: readonly ShapeChoice[];
}

/** A field of a body, or a parameter. */
export interface Field {
  readonly name: string;
  /** Its path in the body: `items[].amount`. Unique in the shape of the body. */
  readonly path: string;
  /** Type and limits, in Markdown. */
  readonly type: string;
  readonly required: boolean;
  /** In Markdown, with the examples. */
  readonly description: string;
  readonly pointers: readonly string[];
  readonly inner: Shape;
}

/** Alternatives of a value, or conditions on it. */
export interface ShapeChoice {
  readonly title: string;
  readonly alternatives: readonly Alternative[];
}

/** One of several alternatives. */
export interface Alternative {
  /** Its component, title or type, in Markdown. */
  readonly title: string;
  /** What tells it apart, such as `type` is `GROUP`, in Markdown; may be empty. */
  readonly when: string;
  readonly description: string;
  /** Makes a value of an object; undefined for others. */
  readonly example: (() => Json) | undefined;
  readonly shape: Shape;
}

/** A shape without anything. */
export const emptyShape: Shape = { notes: [], fields: [], choices: [] };

/**
 * Returns what is inside a body: the fields of components to the depth at which there are not too many. Deeper ones are on
 * the pages of the components, to which the types link.
 * @param most with more fields and alternatives, there is no further depth
 */
export function shapeOf(site: TypeContext, schema: Schema, most = 120): Shape {
  return cachedShape(site, schema, most);
}

const cachedShape = cachedBySchema<TypeContext, Shape, number>((site, schema, most) => {
  let shown: Shape | undefined;
  for (let depth = 1; ; depth += 1) {
    const tree = new Tree(site, depth, shown === undefined ? Infinity : most);
    const shape = tree.inside(schema, { path: '', depth: 0, within: [] });
    if (shown && tree.isFull) return shown;
    if (!tree.isCut) return shape;
    shown = shape;
  }
});

interface Place {
  /** The path of the value; empty for the body. */
  readonly path: string;
  /** The number of components that contain it, and their names. */
  readonly depth: number;
  readonly within: readonly string[];
}

class Tree {
  /** True if fields of components were left out because of the depth. */
  isCut = false;
  #count = 0;
  readonly #taken = new Set<string>();

  constructor(
    readonly site: TypeContext,
    readonly maximumDepth: number,
    readonly most: number,
  ) {}

  get isFull(): boolean {
    return this.#count > this.most;
  }

  inside(schema: Schema, place: Place): Shape {
    const { lookup } = this.site.contract;
    const resolved = resolveSchema(lookup, schema);
    const { components } = resolved;
    if (components.some((name) => place.within.includes(name))) return emptyShape;
    const depth = place.depth + (componentsOf(schema).length > 0 ? 1 : 0);
    const here = { path: place.path, depth, within: [...place.within, ...components] };
    if (depth > this.maximumDepth || this.isFull) {
      this.isCut = true;
      return emptyShape;
    }
    const elements = resolved.items.map((items) => this.#elements(resolved, items, here));
    const fields = [
      ...resolved.parts.flatMap(({ array }) =>
        array.prefixItems.map((item, index) => this.#field(`[${index}]`, [item], here, '')),
      ),
      ...this.#fields(resolved, here),
    ];
    const choices = choicesOf(this.site.contract, resolved).map((each) => this.#choice(each, here));
    const only = onlyMembers(this.site.contract, resolved).map((each) => this.inside(each, here));
    const shape = { notes: rulesOf(this.site, resolved), fields, choices };
    return [shape, ...only, ...elements].reduce(joined);
  }

  /** The elements of an array: what is inside them, and what the array does not say of them. */
  #elements(array: ResolvedSchema, items: Schema, place: Place): Shape {
    const inner = this.inside(items, { ...place, path: `${place.path}[]` });
    const isSaid = array.parts.every(({ description }) => !description?.trim());
    const text = isSaid || items.ref !== undefined ? '' : textOf(this.site, items);
    return text === '' ? inner : { ...inner, notes: [`Elements: ${text}`, ...inner.notes] };
  }

  #fields({ properties, parts }: ResolvedSchema, place: Place): Field[] {
    const named = properties
      .filter(({ schema }) => schema.possible)
      .map(({ name, schemas, required }) => this.#field(name, schemas, place, '', required));
    const declared = new Set(properties.map(({ name }) => name));
    const demanded = parts
      .flatMap(({ object }) => object.requiredOnly)
      .filter((name) => !declared.has(name))
      .map((name) => this.#field(name, [], place, '', true));
    const others = parts.flatMap(({ object, unevaluatedProperties }) => [
      ...object.patterns.map(({ pattern, schema }) =>
        this.#field(pattern, [schema], place, 'for names with this pattern'),
      ),
      ...[object.additional, unevaluatedProperties]
        .filter((schema) => schema?.possible)
        .map((schema = freeSchema) => this.#field('*', [schema], place, 'for all other names')),
    ]);
    return [...named, ...demanded, ...others];
  }

  #field(
    name: string,
    schemas: ResolvedProperty['schemas'],
    place: Place,
    note: string,
    required = false,
  ): Field {
    this.#count += 1;
    const [first] = schemas;
    const path = this.#unique(
      `${place.path}${place.path === '' || name.startsWith('[') ? '' : '.'}${name}`,
    );
    if (!first)
      return { name, path, type: '', required, description: '', pointers: [], inner: emptyShape };
    // All schemas of a property apply.
    const whole =
      schemas.length === 1 ? first : { ...freeSchema, pointer: first.pointer, allOf: schemas };
    return {
      name,
      path,
      type: [typeText(this.site, whole), note].filter((text) => text !== '').join(', '),
      required,
      description: textOf(this.site, whole),
      pointers: schemas.map(({ pointer }) => pointer),
      inner: this.inside(whole, { ...place, path }),
    };
  }

  #choice({ title, members }: Choice, place: Place): ShapeChoice {
    return { title, alternatives: members.map((member) => this.#alternative(member, place)) };
  }

  #alternative({ schema, title, when }: Member, place: Place): Alternative {
    this.#count += 1;
    const { site } = this;
    const { lookup } = site.contract;
    const type = typeText(site, schema);
    const titleText = rawOf(site.contract, schema)['title'];
    const name = schema.ref === undefined ? titleText : linkTo(site, schema.ref);
    const isObject = resolveSchema(lookup, schema).properties.length > 0;
    const isSaid = title === undefined && typeof name !== 'string';
    const rest = isSaid || isObject ? [] : [type.replace(/ \(\[.*$/, '')];
    return {
      title: title ?? (typeof name === 'string' ? name : type),
      when: [when, ...rest].filter((text) => text !== '').join(', '),
      description: textOf(site, schema),
      example: isObject ? () => sampleValue(lookup, schema) : undefined,
      shape: this.inside(schema, place),
    };
  }

  /** A path that no other field has: alternatives may have fields of the same name. */
  #unique(path: string): string {
    let free = path;
    for (let count = 2; this.#taken.has(free); count += 1) free = `${path}~${count}`;
    this.#taken.add(free);
    return free;
  }
}

function joined(left: Shape, right: Shape): Shape {
  return {
    notes: [...left.notes, ...right.notes],
    fields: [...left.fields, ...right.fields],
    choices: [...left.choices, ...right.choices],
  };
}

function rulesOf(site: TypeContext, { parts }: ResolvedSchema): string[] {
  const rules = parts.flatMap(({ object, unevaluatedProperties, unevaluatedItems }) => [
    ...(object.additional?.possible === false || unevaluatedProperties?.possible === false
      ? ['No other fields.']
      : []),
    ...(object.names ? [`The names of its fields: ${typeText(site, object.names)}.`] : []),
    ...object.dependentRequired.map(
      ({ property, needs }) =>
        `With ${code(property)}, also required: ${needs.map(code).join(', ')}.`,
    ),
    ...(unevaluatedItems?.possible === false ? ['No other elements.'] : []),
  ]);
  return [...new Set(rules)];
}
