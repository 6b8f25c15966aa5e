import contract from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { type FormName, formOperations } from './form-operations.js';

/** A field of a form, as its schema describes it. */
export interface FormField {
  readonly name: string;
  /** The first sentence of the schema's description. */
  readonly description: string;
  readonly type: 'boolean' | 'integer' | 'number' | 'string' | 'object' | 'list';
  readonly required: boolean;
  /** The values of an enum; undefined for other types. */
  readonly choices?: readonly string[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly example?: string | undefined;
  /** True for an amount in minor currency units. */
  readonly isMoney?: boolean | undefined;
  /** The fields of an object, or of an entry of a list. */
  readonly of?: FormObject | undefined;
}

/** The fields of an object: by the value of the field that tells its forms apart, or by an empty text. */
export interface FormObject {
  readonly by?: string | undefined;
  readonly fields: Readonly<Record<string, readonly FormField[]>>;
}

interface Schema {
  readonly $ref?: string;
  readonly 'x-ignored'?: boolean;
  readonly isMoney?: boolean;
  readonly type?: unknown;
  readonly const?: unknown;
  readonly not?: object;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly examples?: readonly unknown[];
  readonly contentEncoding?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping: object };
}

type Schemas = Readonly<Record<string, Schema>>;

/** The forms of the control API. */
export interface ControlForms {
  readonly settings: readonly FormField[];
  readonly fault: FormObject;
}

/** Reads the fields of the settings and of a fault rule from the document of the control API. */
export async function readControlForms(): Promise<ControlForms> {
  const { default: control } = await import('../generated/document/openapi.json', {
    with: { type: 'json' },
  });
  const schemas: Schemas = control.components.schemas;
  const shown = schemas['Merchant']?.properties ?? {};
  const settings = fieldsOf(schemas, schemas['MerchantUpdate'] ?? {}).map((field) => ({
    ...field,
    description: [shown[field.name]?.description?.replaceAll('`', ''), field.description]
      .filter(Boolean)
      .join(' '),
  }));
  return { settings, fault: objectOf(schemas, schemas['FaultRule'] ?? {}) };
}

/** Reads the fields of the forms that create objects from the request bodies of the contract. */
export function readForms(): Readonly<Record<FormName, FormObject>> {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const schemas: Schemas = contract.components.schemas;
  const entries = Object.entries(formOperations).map(([name, id]) => {
    const { requestBody } = operations.find(({ operationId }) => operationId === id) as {
      requestBody: { content: { 'application/json': { schema: Schema } } };
    };
    return [name, objectOf(schemas, requestBody.content['application/json'].schema)] as const;
  });
  return Object.fromEntries(entries) as Record<FormName, FormObject>;
}

function objectOf(schemas: Schemas, schema: Schema): FormObject {
  const { discriminator } = resolve(schemas, schema);
  if (!discriminator) return { fields: { '': fieldsOf(schemas, schema) } };
  const forms = Object.entries(discriminator.mapping).map(
    ([value, $ref]) => [value, fieldsOf(schemas, { $ref })] as const,
  );
  return { by: discriminator.propertyName, fields: Object.fromEntries(forms) };
}

/** The fields of an object, except files, what consists of them, lists of texts, and what the service ignores. */
function fieldsOf(schemas: Schemas, schema: Schema): FormField[] {
  const { properties = {}, required = [] } = resolve(schemas, schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    const resolved = resolve(schemas, property);
    const { const: fixed, maxItems, 'x-ignored': isIgnored = false } = resolved;
    if (fixed !== undefined || maxItems === 0 || isIgnored || hasFile(schemas, property)) return [];
    const value = valueOf(schemas, resolved);
    const isEmpty = value.of && Object.values(value.of.fields).flat().length === 0;
    if (isEmpty === true) return [];
    return [{ name, required: required.includes(name), ...value }];
  });
}

function valueOf(schemas: Schemas, schema: Schema): Omit<FormField, 'name' | 'required'> {
  const { type, items, description = '', enum: choices, minimum, maximum, examples } = schema;
  const [sentence = description] = /^.*?(?=[.;](?:\s|$))/s.exec(description) ?? [];
  const text = sentence.replaceAll('`', '').replaceAll(/\s+/g, ' ');
  const common = { description: text === '' ? '' : `${text}.` };
  if (items) return { ...common, type: 'list', of: objectOf(schemas, items) };
  if (schema.properties || schema.oneOf)
    return { ...common, type: 'object', of: objectOf(schemas, schema) };
  const types = [type].flat();
  return {
    ...common,
    type:
      (['boolean', 'integer', 'number'] as const).find((one) => types.includes(one)) ?? 'string',
    choices: choices?.filter((choice) => choice !== null).map(String),
    minimum,
    maximum,
    example: examples?.map(String)[0],
    isMoney: schema.isMoney,
  };
}

/** True for a file, for an object that has one, and for a list of them. */
function hasFile(schemas: Schemas, schema: Schema): boolean {
  const { contentEncoding, items, properties = {} } = resolve(schemas, schema);
  if (items) return hasFile(schemas, items);
  const parts = Object.values(properties).map((property) => resolve(schemas, property));
  return [{ contentEncoding }, ...parts].some((part) => part.contentEncoding !== undefined);
}

/** A schema with what it refers to and the parts of which all apply. */
function resolve(schemas: Schemas, { $ref, ...schema }: Schema): Schema {
  const target = schemas[$ref?.split('/').at(-1) ?? ''];
  const parts = [...(target ? [target] : []), ...(schema.allOf ?? [])].map((part) =>
    resolve(schemas, part),
  );
  return {
    ...($ref?.endsWith('MinorUnits') && { isMoney: true }),
    ...Object.assign({}, ...parts),
    ...schema,
    properties: [...parts, schema].some(({ properties }) => properties)
      ? Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties)
      : undefined,
    required: [...parts, schema].flatMap(({ required = [] }) => required),
  } as Schema;
}
