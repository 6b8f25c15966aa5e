import {
  field,
  fields,
  isObject,
  strings,
  type JsonObject,
} from '../../../spec/document/guards.ts';
import { targetOf, unnamedDecisions } from '../decisions.ts';
import { textOf } from '../text.ts';
import { flatten, variantsOf, type FlatSchema } from './flat-schema.ts';
import { eitherOf, typeText } from './type-text.ts';

/** A field of a body, or a parameter. */
export interface FieldRow {
  /** Its name, or its path in a body: `items[].amount`. */
  readonly name: string;
  /** Type and limits, as text. */
  readonly type: string;
  readonly required: boolean;
  /** In Markdown. */
  readonly description: string;
  /** The decisions about its type and limits, which the description does not name. */
  readonly decisions: readonly string[];
  /** The values of the discriminator for which the field exists; empty if it exists for all. */
  readonly only: readonly string[];
}

interface Place {
  readonly document: JsonObject;
  /** The path so far, with a dot at its end. */
  readonly prefix: string;
  /** The components that contain the schema, to stop at a recursive one. */
  readonly within: readonly string[];
}

/** Returns all fields of a body at every depth, parents first. A recursive schema is listed once. */
export function fieldRows(schema: unknown, document: JsonObject): FieldRow[] {
  return rowsOf(schema, { document, prefix: '', within: [] });
}

function rowsOf(schema: unknown, place: Place): FieldRow[] {
  const flat = flatten(schema, place.document);
  const { document, prefix, within } = place;
  if (flat.components.some((name) => within.includes(name))) return [];
  const inside = { document, within: [...within, ...flat.components] };
  if (flat.keywords['items'] !== undefined) {
    return rowsOf(flat.keywords['items'], { ...inside, prefix: `${prefix.replace(/\.$/, '')}[].` });
  }
  const variants = variantsOf(flat, document);
  const all = variants.map((variant) => variantRows(variant, { ...inside, prefix }));
  const names = [...new Set(all.flatMap((rows) => rows.map(({ name }) => name)))];
  const labels = variants.map((variant) => labelOf(flat, variant));
  return names.flatMap((name) => {
    const having = all.flatMap((rows, index) => {
      const row = rows.find((each) => each.name === name);
      return row === undefined ? [] : [{ row, label: labels[index] }];
    });
    const [first] = having;
    if (first === undefined) return [];
    const isDirect = !/[.[]/.test(name.slice(prefix.length));
    const isEverywhere = having.length === all.length || !isDirect;
    const only = isEverywhere ? [] : having.flatMap(({ label }) => label ?? []);
    const type = eitherOf(having.map(({ row }) => row.type));
    const required = having.every(({ row }) => row.required);
    const decisions = [...new Set(having.flatMap(({ row }) => row.decisions))];
    return [{ ...first.row, type, required, decisions, only: [...first.row.only, ...only] }];
  });
}

function variantRows({ keywords, components }: FlatSchema, place: Place): FieldRow[] {
  const required = strings(keywords['required']);
  const within = [...place.within, ...components];
  return fields(keywords['properties']).flatMap(([name, property]) => {
    if (isForbidden(property)) return [];
    const path = `${place.prefix}${name}`;
    const description = descriptionOf(property, place.document);
    const row: FieldRow = {
      name: path,
      type: typeText(property, place.document),
      required: required.includes(name),
      description,
      decisions: isObject(property) ? unnamedDecisions(property, description, place.document) : [],
      only: [],
    };
    return [row, ...rowsOf(property, { ...place, prefix: `${path}.`, within })];
  });
}

/** True for `not: {}`, the schema of a field that must be left out. */
function isForbidden(property: unknown): boolean {
  const forbidden = field(property, 'not');
  return isObject(forbidden) && fields(forbidden).length === 0;
}

/** Returns the discriminator value of a variant, such as `type` is `GROUP`. */
function labelOf(flat: FlatSchema, variant: FlatSchema): string[] {
  const name = field(flat.keywords['discriminator'], 'propertyName');
  if (typeof name !== 'string') return [];
  const property = field(variant.keywords['properties'], name);
  const value = field(property, 'const') ?? field(property, 'enum');
  return strings(value).map((each) => `\`${name}\` is \`${each}\``);
}

function descriptionOf(property: unknown, document: JsonObject): string {
  const own = textOf(field(property, 'description'));
  if (own !== '' || !isObject(property)) return own;
  const target = targetOf(property, document);
  return textOf(field(target, 'description')) || textOf(field(property['items'], 'description'));
}
