import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import { isObject, type JsonObject } from '../json.js';
import { parseText, readText } from '../source/files.js';

/** What the lock is called unless told. */
export const lockName = 'seller-funds-generate.lock.json';

/** The documents that did not come from the disk, by address, as they were when they were locked. */
export type Lock = ReadonlyMap<string, string>;

/**
 * Reads the lock; nothing is locked where there is none.
 * @throws {DiagnosticError} if it is not one.
 */
export function readLock(file: string): Lock {
  if (!existsSync(file)) return new Map();
  const value = parseText(file, readText(file));
  const documents = isObject(value) ? value['documents'] : undefined;
  if (!isObject(value) || value['version'] !== 1 || !isObject(documents)) {
    const values = { expected: 'a lock of version 1', found: 'something else' };
    throw new DiagnosticError([
      diagnostic('config/value', values, { file, line: 1, column: 1, pointer: '#' }),
    ]);
  }
  return new Map(
    Object.entries(documents).flatMap(([url, entry]) => {
      const hash = isObject(entry) ? entry['sha256'] : undefined;
      return typeof hash === 'string' ? [[url, hash] as const] : [];
    }),
  );
}

/** Adds to the lock what was read, and writes it if that changes it. */
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

/** @throws {DiagnosticError} with each address that the lock does not know. */
export function checkLocked(known: Lock, read: Lock): void {
  const missing = [...read.keys()].filter((url) => !known.has(url));
  if (missing.length === 0) return;
  throw new DiagnosticError(missing.map((url) => diagnostic('remote/unlocked', { url })));
}
