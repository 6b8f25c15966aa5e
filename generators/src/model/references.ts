import { at, isObject, resolvePointer, type Json } from '../json.js';
import { kindBelow, type KeyKind } from '../keywords.js';
import type { Reader } from './reader.js';

/** Reports every reference of a document that leads nowhere, whether anything uses it or not. */
export function checkReferences(reader: Reader): void {
  visit(reader, reader.source.value, '#', 'keywords');
}

function visit(reader: Reader, value: Json, pointer: string, kind: KeyKind): void {
  if (kind === 'data') return;
  if (Array.isArray(value)) {
    for (const [index, entry] of (value as readonly Json[]).entries()) {
      visit(reader, entry, at(pointer, index), kind);
    }
  } else if (isObject(value)) {
    const reference = value['$ref'];
    if (kind === 'keywords' && typeof reference === 'string') check(reader, reference, pointer);
    for (const [key, inside] of Object.entries(value)) {
      visit(reader, inside, at(pointer, key), kindBelow(key, kind, Array.isArray(inside)));
    }
  }
}

function check(reader: Reader, reference: string, pointer: string): void {
  if (resolvePointer(reader.source.value, reference) !== undefined) return;
  reader.report('source/reference', pointer, { reference });
}
