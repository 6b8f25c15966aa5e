import { posix } from 'node:path';
import { type Json, type JsonObject, mapInside } from '../json.js';
import { isRemote } from './references.js';

/** The references of a file by the URL that it has as its own (`$self`, OpenAPI 3.2), as paths between files. */
export function withOwnReferences(document: JsonObject): JsonObject {
  const { $self: self } = document;
  if (typeof self !== 'string' || !isRemote(self)) return document;
  const visit = (value: Json, key?: string | number): Json =>
    key === '$ref' && typeof value === 'string'
      ? localReference(self, value)
      : mapInside(value, visit);
  return visit(document) as JsonObject;
}

/** A reference to the own URL of a file, or below the folder of that URL, as a fragment or a relative path. */
export function localReference(self: string | undefined, reference: string): string {
  if (self === undefined || !isRemote(self) || !isRemote(reference)) return reference;
  const [own, { origin, pathname, hash }] = [new URL(self), new URL(reference)];
  const path = posix.relative(posix.dirname(own.pathname), pathname);
  if (origin !== own.origin || path.startsWith('..')) return reference;
  return pathname === own.pathname ? hash || '#' : `${path}${hash}`;
}
