import type { FileDraft } from '../../code/file.js';
import { code, literal, stringLiteral } from '../../code/literals.js';
import { type Operation, ownServerOf, type Parameter } from '../../model/contract.js';
import { dateConversionSymbol, hasDates } from '../dates.js';
import { bodyEncoder } from './body-encoder.js';
import type { EndpointContext } from './context.js';
import { callingConventionOf, type Member } from './calling-convention.js';
import { generatedIdempotencyKey } from './generated-key.js';
import { readerOf } from './reader.js';
import type { ArrayKeys } from './runtime/nested.js';
import { runtimeValue } from './symbols.js';

/** Methods whose repeat has no further effect (RFC 9110, 9.2.2). */
const idempotentMethods = new Set(['get', 'head', 'put', 'delete', 'options', 'trace']);

/** The `Endpoint` of an operation for the runtime, as source, with only the necessary properties. */
export function endpointLiteral(
  file: FileDraft,
  operation: Operation,
  context: EndpointContext,
): string {
  const { contract, security, arrays } = context;
  const { id, method, idempotency } = operation;
  const key = idempotency?.key ?? [];
  const uuid = generatedIdempotencyKey(contract, operation);
  const isIdempotent = idempotentMethods.has(method) || idempotency?.repeatable;
  const generate = (field: string): string =>
    `${file.use(runtimeValue('generate-idempotency-key', 'generateIdempotencyKey'))}(${stringLiteral(field)})`;
  const own = ownServerOf(operation, contract.servers);
  const keys = security.queryKeys(operation);
  return literal({
    id,
    method,
    path: pathOf(operation, keys),
    server: own && { ...own },
    security: code(security.use(file, operation)),
    dates: code(datesOf(file, operation, context)),
    idempotent: isIdempotent || undefined,
    hasIdempotencyKey: key.length > 0 ? code(keyTest(file, key)) : undefined,
    completeBody: uuid ? code(generate(uuid)) : undefined,
    pathSerializer: code(pathSerializer(file, operation)),
    querySerializer: code(querySerializer(file, operation, keys, arrays)),
    writeHeaders: code(headersWriter(file, operation)),
    encode: code(bodyEncoder(file, operation, contract, arrays)),
    ...readerOf(file, operation),
  });
}

function datesOf(
  file: FileDraft,
  operation: Operation,
  { holds }: EndpointContext,
): string | undefined {
  return holds && hasDates(operation, holds)
    ? file.use(dateConversionSymbol(operation))
    : undefined;
}

function keyTest(file: FileDraft, key: readonly string[]): string {
  return `${file.use(runtimeValue('has-idempotency-key', 'hasIdempotencyKey'))}(${literal(key)})`;
}

const plainWires = new Set(['string', 'number', 'boolean']);

/** Names that openapi-fetch interprets as a style: `{.name}`, `{;name}`, `{name*}`. */
const styledName = /^[.;]|\*$/;

/** Returns undefined for plain values, which openapi-fetch can write. */
function pathSerializer(file: FileDraft, { parameters }: Operation): string | undefined {
  const found = parameters.filter((entry) => entry.in === 'path');
  const plain = found.every(
    ({ name, style, wire }) => style === 'simple' && plainWires.has(wire) && !styledName.test(name),
  );
  if (plain) return undefined;
  return `${file.use(runtimeValue('write-path', 'writePath'))}([${found.map((each) => styleLiteral(each)).join(', ')}])`;
}

/** The path without a query of its own, which is passed to the query serializer if there is one. */
function pathOf(operation: Operation, keys: readonly string[]): string {
  // Some documents use fragments to distinguish paths; they are never sent.
  const path = operation.path.split('#')[0] ?? '';
  return keys.length + queryOf(operation).length === 0 ? path : (path.split('?')[0] ?? '');
}

function queryOf(operation: Operation): Parameter[] {
  const members = callingConventionOf(operation).parameters?.members ?? [];
  return members.map(({ parameter }) => parameter).filter((entry) => entry.in === 'query');
}

/** Returns undefined if openapi-fetch can write the query: plain values, and arrays of the same style. */
function querySerializer(
  file: FileDraft,
  operation: Operation,
  keys: readonly string[],
  arrays: ArrayKeys | undefined,
): string | undefined {
  const found = queryOf(operation);
  if (found.length + keys.length === 0) return undefined;
  const members = callingConventionOf(operation).parameters?.members ?? [];
  const [, fixed] = /\?([^#]*)/.exec(operation.path) ?? [];
  const explodes = new Set(
    found.filter(({ wire }) => wire === 'array').map((entry) => entry.explode),
  );
  const plain =
    !fixed &&
    found.every(isPlainQuery) &&
    keys.every((name) => plainName.test(name)) &&
    explodes.size < 2 &&
    isAlone(members, 'query');
  if (plain)
    return explodes.has(false) ? "{ array: { style: 'form', explode: false } }" : undefined;
  const write = file.use(runtimeValue('write-query', 'writeQuery'));
  const more = fixed
    ? [literal(keys), stringLiteral(fixed)]
    : keys.length > 0
      ? [literal(keys)]
      : [];
  return `${write}(${[`[${found.map((each) => styleLiteral(each, arrays)).join(', ')}]`, ...more].join(', ')})`;
}

/** Names that need no encoding in a URL. */
const plainName = /^[\w.~$[\]-]+$/;

/** True if openapi-fetch writes the parameter as documented. */
function isPlainQuery(parameter: Parameter): boolean {
  const { name, style, wire, itemWire = 'string', allowReserved } = parameter;
  if (style !== 'form' || allowReserved || !plainName.test(name)) return false;
  return plainWires.has(wire) || (wire === 'array' && plainWires.has(itemWire));
}

/** True if all members of the parameter object have this location. */
function isAlone(members: readonly Member[], place: Parameter['in']): boolean {
  return members.every(({ parameter }) => parameter.in === place);
}

function headersWriter(file: FileDraft, operation: Operation): string | undefined {
  const members = callingConventionOf(operation).parameters?.members ?? [];
  const stylesIn = (place: Parameter['in']): string[] =>
    members
      .map((entry) => entry.parameter)
      .filter((entry) => entry.in === place)
      .map((each) => styleLiteral(each));
  const headers = stylesIn('header');
  const cookies = stylesIn('cookie');
  if (headers.length + cookies.length === 0) return undefined;
  const plain = members.every(({ parameter }) => plainWires.has(parameter.wire));
  if (plain && isAlone(members, 'header')) return undefined;
  const write = file.use(runtimeValue('write-headers', 'writeHeaders'));
  return `${write}([${headers.join(', ')}], [${cookies.join(', ')}])`;
}

/** The runtime's `Style`. */
function styleLiteral(
  { name, style, explode, wire, allowReserved }: Parameter,
  arrays?: ArrayKeys,
): string {
  const isNested = style === 'deepObject' || (explode && wire === 'object');
  return literal({
    name,
    style,
    explode,
    json: wire === 'json' || undefined,
    reserved: allowReserved || undefined,
    arrays: isNested ? arrays : undefined,
  });
}
