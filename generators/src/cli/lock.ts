import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { diagnostic, DiagnosticError, fault, startOf } from '../diagnostics/diagnostic.js';
import { isObject, type JsonObject } from '../json.js';
import { parseText, readText } from '../source/files.js';

/** The default name of the lock file. */
export const lockName = 'seller-funds-generate.lock.json';

/** The SHA-256 of each locked document that is not on disk, by URL, in hex. */
export type Lock = ReadonlyMap<string, string>;

/**
 * Reads the lock file. Returns an empty lock if the file does not exist.
 * @throws {DiagnosticError} if the file is not a lock.
 */
export function readLock(file: string): Lock {
  if (!existsSync(file)) return new Map();
  const value = parseText(file, readText(file));
  const documents = isObject(value) ? value['documents'] : undefined;
  if (!isObject(value) || value['version'] !== 1 || !isObject(documents)) {
    const values = { expected: 'a lock file of version 1', found: 'something else' };
    throw fault('config/value', values, startOf(file));
  }
  return new Map(
    Object.entries(documents).flatMap(([url, entry]) => {
      const hash = isObject(entry) ? entry['sha256'] : undefined;
      return typeof hash === 'string' ? [[url, hash] as const] : [];
    }),
  );
}

/** Adds the hashes of the documents read, and writes the lock file if it changed. */
export function writeLock(file: string, known: Lock, read: Lock): void {
  if ([...read].every(([url, hash]) => known.get(url) === hash)) return;
  const all = [...new Map([...known, ...read])].toSorted(([left], [right]) =>
    left < right ? -1 : 1,
  );
  const documents: JsonObject = Object.fromEntries(all.map(([url, sha256]) => [url, { sha256 }]));
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, `${JSON.stringify({ version: 1, documents }, null, 2)}\n`);
  renameSync(temporary, file);
}

/** @throws {DiagnosticError} with each URL that has no entry in the lock. */
export function checkLocked(known: Lock, read: Lock): void {
  const missing = [...read.keys()].filter((url) => !known.has(url));
  if (missing.length === 0) return;
  throw new DiagnosticError(missing.map((url) => diagnostic('remote/unlocked', { url })));
}
