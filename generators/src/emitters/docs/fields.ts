import type { Contract } from '../../model/contract.js';
import { cachedBySchema } from '../../model/cached.js';
import type { Lookup } from '../../model/resolve.js';
import { type ResolvedMember, resolveSchema, unionsOf } from '../../model/resolved.js';
import type { Schema } from '../../model/schema.js';
import { code, eitherOf, typeText } from './type-text.js';

/** A field of a body, or a parameter. */
export interface Field {
  /** Its name in the object that has it. */
  readonly name: string;
  /** Its path in the body: `items[].amount`. */
  readonly path: string;
  /** Type and limits, in Markdown. */
  readonly type: string;
  readonly required: boolean;
  /** In Markdown. */
  readonly description: string;
  /** The pointers of its schemas in the document. */
  readonly pointers: readonly string[];
  /** The condition under which it exists, in Markdown; empty if it always does. */
  readonly only: string;
  readonly fields: readonly Field[];
  /** The path of an enclosing field with the same fields. */
  readonly sameAs?: string;
  /** The component whose fields are left out here, because the list would be too long. */
  readonly more?: string;
}

/** The most fields in the list of one body. */
const most = 250;

/** Returns the fields of a body at every depth that fits into a list, and those of a recursive schema once. */
export function fieldsOf(contract: Contract, schema: Schema): readonly Field[] {
  let shown: Tree | undefined;
  for (let depth = 1; ; depth += 1) {
    const tree = new Tree(contract, depth);
    const { fields = [] } = tree.inside(schema, { prefix: '', depth: 0, within: new Map() });
    tree.fields = fields;
    if (shown && tree.count > most) return shown.fields;
    if (!tree.isCut) return fields;
    shown = tree;
  }
}

/** The properties of the objects that a schema allows. */
interface ObjectProperties {
  readonly properties: ReadonlyMap<string, { readonly schema: Schema; readonly required: boolean }>;
  /** Its alternatives, each with the properties that all have in common. */
  readonly variants: readonly Variant[];
}

interface Variant {
  readonly properties: ObjectProperties['properties'];
  /** The values of the discriminator, in Markdown; empty without one. */
  readonly label: string;
}

interface Place {
  /** The path so far, with a dot at its end. */
  readonly prefix: string;
  readonly depth: number;
  /** The components that contain the schema, with their paths. */
  readonly within: ReadonlyMap<string, string>;
}

class Tree {
  fields: readonly Field[] = [];
  count = 0;
  /** True if fields were left out because of the depth. */
  isCut = false;

  constructor(
    readonly contract: Contract,
    readonly maximumDepth: number,
  ) {}

  /** What is known of the fields of a schema. */
  inside(schema: Schema, place: Place): Partial<Pick<Field, 'fields' | 'sameAs' | 'more'>> {
    const { components, items } = resolveSchema(this.contract.lookup, schema);
    const path = place.prefix.replace(/\.$/, '');
    const known = components.find((name) => place.within.has(name));
    // The fields of an array are those of its elements.
    if (known !== undefined)
      return { sameAs: (place.within.get(known) ?? '').replace(/(?:\[\])+$/, '') };
    const entered = components.map((name): [string, string] => [name, path]);
    const within = new Map([...place.within, ...entered]);
    if (items[0]) return this.inside(items[0], { ...place, within, prefix: `${path}[].` });
    const found = cachedProperties(this.contract, schema);
    if (found.properties.size + found.variants.length === 0) return {};
    if (place.depth < this.maximumDepth)
      return { fields: this.#fields(found, { ...place, within }) };
    this.isCut = true;
    return components[0] === undefined ? {} : { more: components[0] };
  }

  #fields({ properties: common, variants }: ObjectProperties, place: Place): Field[] {
    const all = variants.length === 0 ? [{ properties: common, label: '' }] : variants;
    const names = new Set(all.flatMap(({ properties }) => [...properties.keys()]));
    return [...names].flatMap((name) => {
      const having = all.flatMap(({ properties, label }) => {
        const property = properties.get(name);
        return property?.schema.possible === true ? [{ ...property, label }] : [];
      });
      if (having.length === 0 || this.count > most) return [];
      this.count += 1;
      const schemas = [...new Map(having.map(({ schema }) => [schema.pointer, schema])).values()];
      const isEverywhere = having.length === all.length;
      const required = isEverywhere && having.every((each) => each.required);
      const labels = isEverywhere ? [] : having.map(({ label }) => label);
      return [this.#field(name, schemas, { required, labels }, place)];
    });
  }

  #field(
    name: string,
    schemas: readonly Schema[],
    { required, labels }: { readonly required: boolean; readonly labels: readonly string[] },
    place: Place,
  ): Field {
    const { lookup } = this.contract;
    const [first] = schemas;
    if (!first) throw new Error(`The field ${name} has no schema.`);
    const path = `${place.prefix}${name}`;
    // One schema for the same property of several variants.
    const whole =
      schemas.length === 1 ? first : { ...first, ref: undefined, allOf: [], anyOf: schemas };
    const type = eitherOf(schemas.map((schema) => typeText(lookup, schema)));
    const inner = this.inside(whole, {
      ...place,
      prefix: `${path}.`,
      depth: place.depth + 1,
    });
    return {
      name,
      path,
      // Some documents do not say that what has properties is an object.
      type: type === 'any value' && inner.fields !== undefined ? 'object' : type,
      required,
      description: descriptionOf(lookup, first),
      pointers: schemas.map(({ pointer }) => pointer),
      only: labels.length > 0 && !labels.includes('') ? `only if ${labels.join(' or ')}` : '',
      fields: [],
      ...inner,
    };
  }
}

/** The most alternatives that are read of a schema: nested unions have exponentially many. */
const mostAlternatives = 1000;

const cachedProperties = cachedBySchema<Contract, ObjectProperties>((contract, schema) =>
  propertiesOf(contract, schema, [], { left: mostAlternatives }),
);

/** @param entered the schemas whose alternatives are being read: one that contains itself has no further ones */
function propertiesOf(
  contract: Contract,
  schema: Schema,
  entered: readonly Schema[],
  budget: { left: number },
): ObjectProperties {
  budget.left -= 1;
  const resolved = resolveSchema(contract.lookup, schema);
  const { parts } = resolved;
  const properties = new Map(resolved.properties.map((property) => [property.name, property]));
  if (budget.left < 0 || parts.some((part) => entered.includes(part)))
    return { properties, variants: [] };
  const unions = parts.flatMap((part) => unionsOf(contract, part));
  const variants = unions.flatMap(({ property, members }) =>
    members.flatMap((member) => {
      const found = propertiesOf(contract, member.schema, [...entered, ...parts], budget);
      const label = labelOf(property, member);
      const inner = found.variants.length > 0 ? found.variants : [{ ...found, label: '' }];
      return inner
        .filter((each) => each.properties.size > 0)
        .map((each) => ({
          properties: merged(properties, each.properties),
          label: each.label || label,
        }));
    }),
  );
  return { properties, variants };
}

/** The properties of a variant, after those that all variants have in common. */
function merged(
  common: ObjectProperties['properties'],
  own: ObjectProperties['properties'],
): ObjectProperties['properties'] {
  const properties = new Map([...common, ...own]);
  for (const [name, { schema, required }] of own)
    properties.set(name, { schema, required: required || common.get(name)?.required === true });
  return properties;
}

/** The condition for a variant, such as `type` is `GROUP`. */
function labelOf(property: string | undefined, { values = [] }: ResolvedMember): string {
  if (property === undefined) return '';
  return values.map((value) => `\`${property}\` is ${code(value)}`).join(' or ');
}

/** The description of a schema, of one that it refers to, or of its elements. */
export function descriptionOf(lookup: Lookup, schema: Schema): string {
  const { parts, items } = resolveSchema(lookup, schema);
  const inner = items[0] ? resolveSchema(lookup, items[0]).parts : [];
  const texts = [...parts, ...inner].map(({ description }) => description?.trim());
  return texts.find((text) => text !== undefined && text !== '') ?? '';
}
