import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodePercent } from '../json.js';

/** True if a reference is a URL other than `file:`. */
export function isRemote(reference: string): boolean {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(reference) && !isFileUrl(reference);
}

/** Resolves a reference in a file or at a URL, without its fragment; decodes percent-encoding: `%20` is a space. */
export function fileOf(reference: string, from: string): string {
  if (isFileUrl(reference)) return fileURLToPath(reference);
  if (isRemote(reference)) return reference;
  if (isRemote(from)) return new URL(reference, from).href;
  return resolve(dirname(from), decodePercent(reference));
}

function isFileUrl(reference: string): boolean {
  return /^file:\/\//i.test(reference);
}
