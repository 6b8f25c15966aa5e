import { componentsIn } from '../../generators/src/emitters/docs/schema-page.ts';
import { modulesOf } from '../../generators/src/emitters/docs/sections.ts';
import { type Shape, shapeOf } from '../../generators/src/emitters/docs/shape.ts';
import { type ReferenceSite, referenceSite } from '../../generators/src/emitters/docs/site.ts';
import { typeText } from '../../generators/src/emitters/docs/type-text.ts';
import type { Contract } from '../../generators/src/model/contract.ts';
import { freeSchema } from '../../generators/src/model/schema.ts';

/** Writes a table, in Markdown, of the fields that differ in the schemas that two versions have under the same name. */
export function versionDifferences(contract: Contract): string {
  const site = referenceSite(contract);
  const [newer, older] = modulesOf(contract);
  if (!newer || !older) return '';
  const names = new Map(
    componentsIn(site, newer.name).map(({ name }) => [shared(name.original), name.original]),
  );
  const rows = componentsIn(site, older.name).flatMap(({ name: { original } }) => {
    const other = names.get(shared(original));
    if (other === undefined) return [];
    const [before, after] = comparable(fieldsOf(site, original), fieldsOf(site, other));
    const link = `[${shared(original)}](${site.schemaFile(other)})`;
    return [...new Set([...before.keys(), ...after.keys()])]
      .map((field) => [
        field === '' ? link : `\`${field}\` in ${link}`,
        before.get(field) ?? 'none',
        after.get(field) ?? 'none',
      ])
      .filter(([, left, right]) => left !== right)
      .map((cells) => `| ${cells.join(' | ')} |`);
  });
  const heads = ['Field', older.title, newer.title];
  return [`| ${heads.join(' | ')} |`, '|---|---|---|', ...rows].join('\n');
}

/** The part of a name that both versions share. */
function shared(name: string): string {
  return name.replace(/^\w+\./, '');
}

type Fields = ReadonlyMap<string, string>;

/** The types of the fields of a schema in all its alternatives, by name, and its own type by an empty name. */
function fieldsOf(site: ReferenceSite, name: string): Fields {
  const schema = { ...freeSchema, ref: name };
  const types = new Map([['', cell(typeText(site, schema))]]);
  const add = ({ fields, choices }: Shape): void => {
    for (const { name: field, type, required } of fields) {
      const text = cell(`${type}${required ? ', **required**' : ''}`);
      const known = types.get(field)?.split('; or ') ?? [];
      types.set(field, [...new Set([...known, text])].join('; or '));
    }
    for (const { shape } of choices.flatMap(({ alternatives }) => alternatives)) add(shape);
  };
  add(shapeOf(site, schema));
  return types;
}

/** Two schemas by their fields, or by their types if one of them has no fields. */
function comparable(...both: readonly [Fields, Fields]): readonly [Fields, Fields] {
  const isFields = both.every(({ size }) => size > 1);
  const [before, after] = both.map(
    (fields) => new Map([...fields].filter(([name]) => (name !== '') === isFields)),
  );
  return [before ?? new Map(), after ?? new Map()];
}

/** A type without links: the names of its schemas have their version. */
function cell(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('|', String.raw`\|`);
}
