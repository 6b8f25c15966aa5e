import { at, isObject } from '../json.js';
import type { DocumentLimit, ErrorCode } from './contract.js';
import { text, type Reader } from './reader.js';

/** Reads `x-error-codes`: the codes that errors can have, with the templates of their messages. */
export function readErrorCodes(reader: Reader): ErrorCode[] {
  const raw = reader.child(reader.source.value, 'x-error-codes');
  // Another form under this name is somebody else's.
  if (!Object.values(raw).some(isObject)) return [];
  return Object.entries(raw).map(([code, entry]) => {
    if (!isObject(entry)) reader.reportShape(at('#/x-error-codes', code), 'an object', entry);
    return { code, template: isObject(entry) ? text(entry, 'template') : undefined };
  });
}

/** Reads `x-limits`: the limits that no schema can say. */
export function readDocumentLimits(reader: Reader): DocumentLimit[] {
  const raw = reader.child(reader.source.value, 'x-limits');
  // Another form under this name is somebody else's.
  if (!Object.values(raw).some((entry) => isObject(entry) && typeof entry['value'] === 'number'))
    return [];
  return Object.entries(raw).flatMap(([name, entry]) => {
    const value = isObject(entry) ? entry['value'] : undefined;
    if (typeof value === 'number') return [{ name, value }];
    reader.reportShape(at('#/x-limits', name, 'value'), 'a number', value);
    return [];
  });
}
