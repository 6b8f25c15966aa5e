import {
  type Contract,
  type MediaType,
  type Operation,
  ownServerOf,
  type Parameter,
} from '../../../model/contract.js';
import { isItemList } from '../../../model/media-type.js';
import { partsOf, partsWithUnions } from '../../../model/resolve.js';
import type { Schema } from '../../../model/schema.js';
import { itemsOf, wireOf } from '../../../model/wire.js';
import { optionNames } from '../runtime/limits.js';
import { mediaKind } from '../runtime/media.js';
import type { ArrayKeys } from '../runtime/nested.js';
import type { Style } from '../runtime/styles.js';
import type { BodyWriter, CallRequest, FormFields, Member, QueryWriter } from './call.js';

/** True for methods that only read (RFC 9110, 9.2.1; QUERY is safe too). */
export function isRead({ method }: Operation): boolean {
  return ['get', 'head', 'options', 'query'].includes(method);
}

/** Methods whose repeat has no further effect (RFC 9110, 9.2.2; QUERY is safe too). */
const idempotentMethods = new Set(['get', 'head', 'put', 'delete', 'options', 'trace', 'query']);

/** Decides how the request of an operation is written. */
export function requestOf(
  contract: Contract,
  operation: Operation,
  members: readonly Member[],
  arrays: ArrayKeys | undefined,
): CallRequest {
  const { method, idempotency } = operation;
  const query = parametersIn(members, 'query');
  const likeOptions = query.map(({ name }) => name).filter((name) => optionNames.includes(name));
  // Some documents use fragments to distinguish paths; they are never sent.
  const url = operation.path.split('#')[0] ?? '';
  return {
    url: query.length === 0 ? url : (url.split('?')[0] ?? ''),
    server: ownServerOf(operation, contract.servers),
    idempotent: idempotentMethods.has(method) || idempotency?.repeatable === true,
    key: idempotency?.key ?? [],
    path: pathStyles(operation),
    query: queryWriter(operation, members, arrays),
    likeOptions: likeOptions.length > 0 ? likeOptions : undefined,
    headers: headerStyles(members),
    body: bodyWriter(contract, operation, arrays),
  };
}

const plainWires = new Set<string>(['string', 'number', 'boolean', 'scalar']);

/** Names that openapi-fetch interprets as a style: `{.name}`, `{;name}`, `{name*}`. */
const styledName = /^[.;]|\*$/;

function pathStyles({ parameters }: Operation): Style[] | undefined {
  const found = parameters.filter((entry) => entry.in === 'path');
  const plain = found.every(
    ({ name, style, wire, allowReserved }) =>
      style === 'simple' && plainWires.has(wire) && !styledName.test(name) && !allowReserved,
  );
  return plain ? undefined : found.map((each) => styleOf(each));
}

/** Undefined if openapi-fetch can write the query: plain values, and arrays of the same style. */
function queryWriter(
  { path }: Operation,
  members: readonly Member[],
  arrays: ArrayKeys | undefined,
): QueryWriter | undefined {
  const parameters = parametersIn(members, 'query');
  if (parameters.length === 0) return undefined;
  const only = parameters.find(({ whole }) => whole);
  if (only?.whole) {
    const kind = mediaKind(only.whole.type);
    const form = { fields: only.whole.encodings, arrays };
    return { whole: only.name, as: kind === 'form' ? form : kind === 'json' ? kind : 'text' };
  }
  const [, fixed = ''] = /\?([^#]*)/.exec(path) ?? [];
  const explodes = new Set(
    parameters.filter(({ wire }) => wire === 'array').map((entry) => entry.explode),
  );
  const plain =
    fixed === '' &&
    parameters.every(isPlainQuery) &&
    explodes.size < 2 &&
    parameters.length === members.length;
  if (plain) return explodes.has(false) ? 'commas' : undefined;
  return { styles: parameters.map((each) => styleOf(each, arrays)), fixed: fixed || undefined };
}

function parametersIn(members: readonly Member[], place: Parameter['in']): Parameter[] {
  return members.map(({ parameter }) => parameter).filter((entry) => entry.in === place);
}

const plainName = /^[\w.~$[\]-]+$/;

/** True if openapi-fetch writes the parameter as documented. */
function isPlainQuery(parameter: Parameter): boolean {
  const { name, style, wire, itemWire = 'string', allowReserved } = parameter;
  if (style !== 'form' || allowReserved || !plainName.test(name)) return false;
  return plainWires.has(wire) || (wire === 'array' && plainWires.has(itemWire));
}

function headerStyles(members: readonly Member[]): CallRequest['headers'] {
  const headers = parametersIn(members, 'header');
  const cookies = parametersIn(members, 'cookie');
  if (headers.length + cookies.length === 0) return undefined;
  const plain = members.every(({ parameter }) => plainWires.has(parameter.wire));
  if (plain && headers.length === members.length) return undefined;
  return {
    headers: headers.map((each) => styleOf(each)),
    cookies: cookies.map((each) => styleOf(each)),
  };
}

function styleOf(
  { name, style, explode, wire, allowReserved }: Parameter,
  arrays?: ArrayKeys,
): Style {
  const isNested = style === 'deepObject' || (explode && wire === 'object');
  return {
    name,
    style,
    explode,
    ...(wire === 'json' && { json: true }),
    ...(allowReserved && { reserved: true }),
    ...(isNested && arrays && { arrays }),
  };
}

/** Undefined if openapi-fetch can encode the body (JSON only). */
function bodyWriter(
  contract: Contract,
  { body }: Operation,
  arrays: ArrayKeys | undefined,
): BodyWriter | undefined {
  const content = body?.content ?? [];
  const types = content.map(({ type }) => type);
  if (types.every((type) => type === 'application/json')) return undefined;
  const find = (kind: string): MediaType | undefined =>
    content.find(({ type, item }) => mediaKind(type) === kind && !item);
  const form = find('form');
  const parts = find('multipart');
  const fields = ({ encodings }: MediaType): FormFields => ({ fields: encodings, arrays });
  return {
    types,
    form: form && fields(form),
    items: content.some(isItemList),
    partType: content.find(({ partType }) => partType)?.partType,
    multipart: parts && (isPlain(contract, parts) ? 'plain' : fields(parts)),
  };
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
  return isSaid && plainWires.has(wireOf(contract, element));
}
