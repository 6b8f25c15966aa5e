import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether a reference leads to the network. */
export function isRemote(reference: string): boolean {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(reference) && !isFileUrl(reference);
}

/**
 * The file that a reference without its fragment leads to. A reference is part of a URL: `%20` in it
 * is a space.
 * @param from the file, or the URL, that has the reference
 */
export function fileOf(reference: string, from: string): string {
  if (isFileUrl(reference)) return fileURLToPath(reference);
  if (isRemote(reference)) return reference;
  if (isRemote(from)) return new URL(reference, from).href;
  return resolve(dirname(from), decode(reference));
}

function isFileUrl(reference: string): boolean {
  return /^file:\/\//i.test(reference);
}

/** Percent-decoded; as it is where a `%` escapes nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
