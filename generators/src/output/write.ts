import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diagnostic, DiagnosticError, type Location } from '../diagnostics/diagnostic.js';
import type { DiagnosticCode } from '../diagnostics/catalogue.js';
import type { Changes } from './changes.js';

/** Why a file could not be written, in words. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EEXIST: 'a part of its path is a file',
  EISDIR: 'a folder has its name',
  ENOSPC: 'there is no room left',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: 'no folder can be made there',
  EROFS: 'the disk is read-only',
};

/**
 * Writes what is new or changed and removes what is stale; everything else stays untouched. Each
 * file appears whole: it is written beside its place and moved there.
 * @throws {DiagnosticError} before anything is written where a file of another maker is in the way;
 * and when the disk refuses.
 */
export function writeChanges(root: string, changes: Changes): void {
  refuseForeign(root, changes);
  for (const file of [...changes.added, ...changes.changed])
    write(join(root, file.path), file.text);
  for (const path of changes.stale) rmSync(join(root, path), { force: true });
}

/** Throws where a file of another maker is in the way. */
export function refuseForeign(root: string, changes: Changes): void {
  const inTheWay = changes.foreign.map((path) => fault('output/foreign', join(root, path)));
  if (inTheWay.length > 0) throw new DiagnosticError(inTheWay);
}

function write(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    makeFolder(dirname(path));
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } catch (error) {
    if (existsSync(temporary)) rmSync(temporary);
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const reason = reasons[code] ?? code;
    throw new DiagnosticError([fault('output/unwritable', path, { reason })]);
  }
}

/** Makes a folder and those around it, one by one: the recursive `mkdir` of Node never ends below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(path)) throw error;
  }
}

function fault(
  code: DiagnosticCode,
  file: string,
  values: Readonly<Record<string, string>> = {},
): DiagnosticError['diagnostics'][number] {
  const location: Location = { file, line: 1, column: 1, pointer: '#' };
  return diagnostic(code, values, location);
}
