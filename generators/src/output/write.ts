import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diagnostic, DiagnosticError, fault, startOf } from '../diagnostics/diagnostic.js';
import type { Changes } from './changes.js';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EEXIST: 'a part of its path is a file',
  EISDIR: 'a folder has this name',
  ENOSPC: 'no space left on the disk',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: 'the folder cannot be created',
  EROFS: 'the disk is read-only',
};

/**
 * Writes new and changed files, removes stale ones and leaves all others untouched. Each file is
 * written atomically: to a temporary file that is then renamed.
 * @throws {DiagnosticError} if it would overwrite a file that was not generated or follow a symbolic link
 * (before anything is written), or if a file cannot be written.
 */
export function writeChanges(root: string, changes: Changes): void {
  refuseForeign(root, changes);
  for (const file of [...changes.added, ...changes.changed])
    write(join(root, file.path), file.text);
  for (const path of changes.stale) rmSync(join(root, path), { force: true });
}

/** @throws {DiagnosticError} for a file that was not generated, or a symbolic link that leads out of the folder. */
export function refuseForeign(root: string, changes: Changes): void {
  const inTheWay = changes.foreign.map((path) =>
    diagnostic('output/foreign', {}, startOf(join(root, path))),
  );
  const paths = [...changes.added, ...changes.changed].map(({ path }) => path);
  const folders = new Set([...paths, ...changes.stale].flatMap((path) => foldersOf(path)));
  const links = [...folders].map((folder) => join(root, folder)).filter(isLink);
  const all = [...inTheWay, ...links.map((link) => diagnostic('output/link', {}, startOf(link)))];
  if (all.length > 0) throw new DiagnosticError(all);
}

/** The folders of a relative path, outermost first. */
function foldersOf(path: string): string[] {
  const steps = path.split('/').slice(0, -1);
  return steps.map((_step, index) => steps.slice(0, index + 1).join('/'));
}

function isLink(path: string): boolean {
  return existsSync(path) && lstatSync(path).isSymbolicLink();
}

function write(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    makeFolder(dirname(path));
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } catch (error) {
    if (existsSync(temporary)) rmSync(temporary);
    throw fault('output/unwritable', { reason: whyUnwritable(error) }, startOf(path));
  }
}

/** Why a file cannot be written, in words for the user. */
export function whyUnwritable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return reasons[code] ?? code;
}

/** Creates a folder and its parents one by one: the recursive `mkdir` of Node never ends below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!existsSync(path)) throw error;
  }
}
