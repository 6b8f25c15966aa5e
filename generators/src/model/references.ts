import { type ElementName, fieldNames } from '../fields.js';
import { at, isObject, resolvePointer, type Json } from '../json.js';
import { type KeyKind, membersOf } from '../keywords.js';
import { isRemote } from '../source/references.js';
import type { Reader } from './reader.js';

/** Reports every reference of a document that cannot be resolved, used or not. */
export function checkReferences(reader: Reader): void {
  visit(reader, reader.source.value, '#', 'keywords', undefined);
}

/** @param role what the value is, according to the nearest enclosing keyword */
function visit(reader: Reader, value: Json, pointer: string, kind: KeyKind, role?: Role): void {
  const reference = isObject(value) ? value['$ref'] : undefined;
  if (kind === 'keywords' && reference !== undefined) check(reader, reference, pointer, role);
  for (const [key, inside, below] of membersOf(value, kind)) {
    // Most values are scalars.
    if (typeof inside !== 'object') continue;
    const next = kind === 'keywords' && role !== 'schema' ? (roles.get(key) ?? role) : role;
    visit(reader, inside, at(pointer, key), below, next);
  }
}

/** What an unresolved reference affects: a schema, a part of a request, or something that can be ignored. */
type Role = 'schema' | 'request' | 'other';

const roles: ReadonlyMap<string | number, Role> = new Map([
  ...rolesOf('other', ['Response', 'Header', 'Link', 'Example', 'Encoding', 'SecurityScheme']),
  ...rolesOf('request', ['PathItem', 'Parameter', 'RequestBody']),
  ...rolesOf('schema', ['Schema']),
  ['callbacks', 'other'],
]);

function rolesOf(role: Role, elements: readonly ElementName[]): [string, Role][] {
  const names = fieldNames(({ element }) => element !== undefined && elements.includes(element));
  return [...names].map((name) => [name, role]);
}

function check(reader: Reader, reference: Json, pointer: string, role: Role | undefined): void {
  if (typeof reference !== 'string') {
    reader.reportShape(at(pointer, '$ref'), 'a reference', reference);
    return;
  }
  if (resolvePointer(reader.source.value, reference) !== undefined) return;
  const outcome = role === 'schema' ? 'any value is allowed' : 'it is ignored';
  const remote = isRemote(reference);
  if (role === 'request') {
    const where = remote ? ', a URL on a host that is not allowed' : '';
    reader.report('source/reference-needed', pointer, { reference, where });
  } else {
    const code = remote ? 'source/remote' : 'source/reference';
    reader.report(code, pointer, { reference, outcome });
  }
}
