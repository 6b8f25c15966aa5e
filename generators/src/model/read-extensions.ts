import { at, isObject, tokensOf } from '../json.js';
import type { ClientHints, DocumentLimit, ErrorCode, ErrorFormat } from './contract.js';
import { stringAt, type Reader } from './reader.js';

const places = ['code', 'message', 'template', 'params', 'details', 'field'] as const;

/** Reads `x-errors`, and converts its pointers to property paths. */
export function readErrorFormat(reader: Reader): ErrorFormat | undefined {
  const raw = reader.source.value['x-errors'];
  if (!isObject(raw)) return undefined;
  const requestId = stringAt(raw, 'requestId');
  const isPointer = (place: string): boolean => /^#?(?:$|\/)/.test(stringAt(raw, place) ?? 'none');
  // An extension of this name with another form belongs to the vendor.
  if (requestId === undefined && !places.some(isPointer)) return undefined;
  const paths = places.flatMap((place) => {
    const pointer = stringAt(raw, place);
    if (pointer === undefined) return [];
    if (isPointer(place)) return [[place, tokensOf(pointer)] as const];
    const expected = 'a JSON pointer such as /error/code';
    reader.report('document/shape', at('#/x-errors', place), { expected, found: pointer });
    return [];
  });
  return { ...(requestId !== undefined && { requestId }), ...Object.fromEntries(paths) };
}

/** The names of environment variables and of headers (RFC 9110, 5.6.2). */
const shapes = {
  prefix: [/^[A-Z][A-Z0-9_]*$/, "the start of a variable's name such as SHOP"],
  requestId: [/^[\w!#$%&'*+.^`|~-]+$/, 'the name of a header such as x-request-id'],
} as const;

/** Reads `x-client`, the settings of clients. */
export function readClientHints(reader: Reader): ClientHints | undefined {
  const raw = reader.source.value['x-client'];
  if (!isObject(raw)) return undefined;
  const hints = (['prefix', 'requestId'] as const).flatMap((name) => {
    const value = stringAt(raw, name);
    if (value === undefined) return [];
    const [pattern, expected] = shapes[name];
    if (pattern.test(value)) return [[name, value] as const];
    reader.report('document/shape', at('#/x-client', name), { expected, found: value });
    return [];
  });
  return Object.fromEntries(hints);
}

/** Reads `x-error-codes`: error codes with message templates. */
export function readErrorCodes(reader: Reader): ErrorCode[] {
  const raw = reader.child(reader.source.value, 'x-error-codes');
  // An extension of this name with another form belongs to the vendor.
  if (!Object.values(raw).some(isObject)) return [];
  return Object.entries(raw).map(([code, entry]) => {
    if (!isObject(entry)) reader.reportShape(at('#/x-error-codes', code), 'an object', entry);
    return { code, template: isObject(entry) ? stringAt(entry, 'template') : undefined };
  });
}

/** Reads `x-limits`: limits that are not part of a schema. */
export function readDocumentLimits(reader: Reader): DocumentLimit[] {
  const raw = reader.child(reader.source.value, 'x-limits');
  // An extension of this name with another form belongs to the vendor.
  if (!Object.values(raw).some((entry) => isObject(entry) && typeof entry['value'] === 'number'))
    return [];
  return Object.entries(raw).flatMap(([name, entry]) => {
    const value = isObject(entry) ? entry['value'] : undefined;
    if (typeof value === 'number') return [{ name, value }];
    reader.reportShape(at('#/x-limits', name, 'value'), 'a number', value);
    return [];
  });
}
