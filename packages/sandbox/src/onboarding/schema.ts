import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { pathSteps } from '../kernel/value-at.js';
import type { FieldKind } from './field.js';

/** What the schema of an account holder's update says about a field. */
export interface FieldSchema {
  /** The kind that follows from the schema; undefined for any other text. */
  readonly kind: FieldKind | undefined;
  readonly values: readonly string[];
  readonly mediaType: string | undefined;
  /** True if the field cannot be cleared, because it does not accept null. */
  readonly keepIfEmpty: boolean;
  /** The required field beside it, within the same object. */
  readonly dependsOn: string | undefined;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: string;
  readonly enum?: readonly (string | null)[];
  readonly format?: string;
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

const schemas = document.components.schemas as unknown as Readonly<Record<string, Schema>>;
const update: Schema = { $ref: '#/components/schemas/v2.AccountHolderUpdate' };

/**
 * Describes a field.
 * @param path its path in the body, such as `legalEntity.address.city`
 * @param legalForm decides between the forms of a legal entity
 * @throws {Error} for a field that the document does not have
 */
export function describeField(path: string, legalForm: string | undefined): FieldSchema {
  const split = path.lastIndexOf('.');
  const [parentPath, key] = [path.slice(0, split), path.slice(split + 1)];
  const parent = partsAt(parentPath, legalForm);
  const parts = partsOf({ anyOf: valuesOf(parent, key) }, legalForm);
  if (parts.length === 1) throw new Error(`The document has no field ${path}.`);
  const all = parts.flatMap((part) => part.enum ?? []);
  const values = all.filter((value) => value !== null);
  // The parent of an entry of a list has requirements of its own, see `requiredField`.
  const [needed] = parentPath.endsWith(']') ? [] : parent.flatMap(({ required = [] }) => required);
  return {
    kind: kindOf(parts, values),
    values,
    mediaType: parts.find(({ contentMediaType }) => contentMediaType)?.contentMediaType,
    keepIfEmpty: !parts.some(({ type = [] }) => [type].flat().includes('null')),
    dependsOn: needed === key ? undefined : needed,
  };
}

/** The field that a new entry of a list needs and whose value is not fixed; undefined for none. */
export function requiredField(
  entry: string,
  legalForm: string | undefined,
  fixed: readonly string[] = [],
): string | undefined {
  const choices = partsAt(entry, legalForm).flatMap(({ anyOf = [] }) => anyOf);
  // The other choice names a stored entry by its reference.
  const forNew = choices.find(({ required = ['extRef'] }) => !required.includes('extRef'));
  return forNew?.required?.find((name) => !fixed.includes(name));
}

function kindOf(parts: readonly Schema[], values: readonly string[]): FieldKind | undefined {
  if (values.length > 0) return 'choice';
  const has = (test: (part: Schema) => boolean | undefined): boolean => parts.some(test);
  if (has(({ $ref }) => $ref?.endsWith('/CountryCode'))) return 'country';
  if (has(({ contentEncoding }) => contentEncoding === 'base64')) return 'file';
  if (has(({ format }) => format === 'date')) return 'date';
  if (has(({ format }) => format === 'date-time')) return 'birthDate';
  if (has(({ type = [] }) => [type].flat().includes('integer'))) return 'amount';
  return has(({ pattern }) => pattern !== undefined) ? 'number' : undefined;
}

function partsAt(path: string, legalForm: string | undefined): Schema[] {
  return pathSteps(path).reduce(
    (parts, step) => partsOf({ anyOf: valuesOf(parts, step) }, legalForm),
    partsOf(update, legalForm),
  );
}

function valuesOf(parts: readonly Schema[], step: string): Schema[] {
  return parts.flatMap(({ properties = {}, items }) => {
    const value = /^\d+$/.test(step) ? items : properties[step];
    return value ? [value] : [];
  });
}

/** A schema with what it refers to and its members, except those of another legal form. */
function partsOf(schema: Schema, legalForm: string | undefined): Schema[] {
  const { $ref = '', allOf = [], anyOf = [], properties = {} } = schema;
  const form = properties['legalForm']?.const;
  if (form !== undefined && form !== legalForm) return [];
  const target = schemas[$ref.replace('#/components/schemas/', '')];
  return [
    schema,
    ...[...(target ? [target] : []), ...allOf, ...anyOf].flatMap((part) =>
      partsOf(part, legalForm),
    ),
  ];
}
