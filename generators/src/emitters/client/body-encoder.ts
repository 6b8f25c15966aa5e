import type { FileDraft } from '../../code/file.js';
import { literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import type { Contract, FieldEncoding, MediaType, Operation } from '../../model/contract.js';
import { partsOf, partsWithUnions } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';
import { itemsOf, wireOf } from '../../model/wire.js';
import { mediaKind } from './runtime/media.js';
import type { ArrayKeys } from './runtime/nested.js';
import { runtimeValue } from './symbols.js';

/**
 * Returns the encoder of a request body as source; undefined if openapi-fetch can encode it (JSON only).
 * @param arrays how arrays in nested values are written; by index if undefined
 */
export function bodyEncoder(
  file: FileDraft,
  { body }: Operation,
  contract: Contract,
  arrays: ArrayKeys | undefined,
): string | undefined {
  const content = body?.content ?? [];
  const types = content.map(({ type }) => type);
  if (types.every((type) => type === 'application/json')) return undefined;
  const form = urlForm(file, content, arrays);
  if (form !== undefined && types.every((type) => type === 'application/x-www-form-urlencoded'))
    return `${file.use(runtimeValue('url-form', 'encodeForm'))}(${form})`;
  const forms = objectLiteral([
    ['form', form],
    ['multipart', partForm(file, content, contract, arrays)],
  ]);
  const given = forms === '{}' ? '' : `, ${forms}`;
  return `${file.use(runtimeValue('body', 'encodeAs'))}(${literal(types)}${given})`;
}

function urlForm(
  file: FileDraft,
  content: readonly MediaType[],
  arrays: ArrayKeys | undefined,
): string | undefined {
  const found = content.find(({ type }) => mediaKind(type) === 'form');
  return found && `${file.use(runtimeValue('url-form', 'urlForm'))}(${fieldsOf(found, arrays)})`;
}

/** The writer of a multipart form: `FormData` if it can represent all parts. */
function partForm(
  file: FileDraft,
  content: readonly MediaType[],
  contract: Contract,
  arrays: ArrayKeys | undefined,
): string | undefined {
  const found = content.find(({ type }) => mediaKind(type) === 'multipart');
  if (!found) return undefined;
  if (isPlain(contract, found)) return file.use(runtimeValue('form-data', 'writeFormData'));
  return `${file.use(runtimeValue('typed-parts', 'typedParts'))}(${fieldsOf(found, arrays) || '[]'})`;
}

/** True if all parts of a form are files, strings or other scalars. */
function isPlain(contract: Contract, { schema, encodings }: MediaType): boolean {
  const parts = schema ? partsOf(contract.lookup, schema) : [];
  const properties = parts.flatMap(({ object }) => object.properties);
  return (
    encodings.length === 0 &&
    properties.length > 0 &&
    parts.every(({ anyOf, oneOf }) => anyOf.length + oneOf.length === 0) &&
    parts.every(({ object }) => !object.additional?.possible && object.patterns.length === 0) &&
    properties.every((property) => isText(contract, property.schema))
  );
}

function isText(contract: Contract, schema: Schema): boolean {
  const items = itemsOf(contract, schema);
  const element = items ?? schema;
  const said = partsWithUnions(contract.lookup, element).flatMap(
    ({ types, values }): readonly string[] => types ?? (values ? ['string'] : []),
  );
  const isSaid = said.length > 0 && !said.includes('object') && !said.includes('array');
  return isSaid && ['string', 'number', 'boolean'].includes(wireOf(contract, element));
}

/** The arguments of the runtime's form writers: the fields, and how arrays are written. */
function fieldsOf({ encodings }: MediaType, arrays: ArrayKeys | undefined): string {
  const fields = encodings.map(fieldLiteral);
  const list = fields.length === 0 && arrays === undefined ? [] : [`[${fields.join(', ')}]`];
  return [...list, ...(arrays === undefined ? [] : [stringLiteral(arrays)])].join(', ');
}

function fieldLiteral({ name, style, contentType }: FieldEncoding): string {
  return literal({
    name,
    style: style?.name,
    explode: style?.explode,
    reserved: style?.allowReserved || undefined,
    type: contentType,
  });
}
