import { at } from '../json.js';
import { defaultUrlOf, type Operation, ownServerOf, type Server } from './contract.js';
import { unsupportedEncodings } from './encodings.js';
import type { Reader } from './reader.js';

/** Reports parts of operations that have no effect, and operations that conflict. */
export function checkOperations(
  reader: Reader,
  operations: readonly Operation[],
  servers: readonly Server[],
): void {
  for (const operation of operations) {
    checkPathParameters(reader, operation);
    checkUnsupported(reader, operation, servers);
  }
}

/** Marks operations that match the same requests as an earlier one: paths that differ only in parameter names. */
export function markShadowedOperations(
  reader: Reader,
  operations: readonly Operation[],
): Operation[] {
  const seen = new Map<string, Operation>();
  return operations.map((operation) => {
    const route = `${operation.method} ${operation.path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
    const other = seen.get(route);
    if (!other) {
      seen.set(route, operation);
      return operation;
    }
    const values = { id: operation.id, other: other.id, path: other.path };
    reader.report('operation/path-duplicate', operation.pointer, values);
    return { ...operation, shadowedBy: other.id };
  });
}

function checkPathParameters(reader: Reader, { parameters, path, pointer }: Operation): void {
  for (const { name, in: place } of parameters) {
    if (place !== 'path' || path.includes(`{${name}}`)) continue;
    reader.report('operation/parameter-unused', pointer, { name });
  }
}

function checkUnsupported(
  reader: Reader,
  operation: Operation,
  documented: readonly Server[],
): void {
  const { pointer, servers } = operation;
  const warn = (place: string, what: string): void =>
    reader.report('operation/unsupported', place, { what });
  if (/^(?:trace|track|connect)$/.test(operation.method)) {
    const method = operation.method.toUpperCase();
    warn(pointer, `the method ${method} in clients: fetch cannot send it`);
  }
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  if (query.length > 1 && query.some(({ style }) => style === 'querystring'))
    warn(pointer, 'other query parameters beside one that is the whole query');
  const [server] = servers;
  const known = server && documented.map(defaultUrlOf).includes(defaultUrlOf(server));
  if (server && !known && !ownServerOf(operation, documented))
    warn(at(pointer, 'servers'), `the server ${server.url} of the operation`);
  for (const { place, what } of unsupportedEncodings(reader, operation)) warn(place, what);
}
