import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { header, type PrintedFile } from '../code/print.js';

/** The differences between generated files and the files on disk. Paths are relative to the root. */
export interface Changes {
  readonly added: readonly PrintedFile[];
  readonly changed: readonly (PrintedFile & { readonly before: string })[];
  readonly unchanged: readonly string[];
  /** Files of an earlier run that are no longer generated. Other files are never included. */
  readonly stale: readonly string[];
  /** Files that were not generated, at the path of a generated one. */
  readonly foreign: readonly string[];
}

/**
 * Compares generated files with the files on disk.
 * @param folders the folders of generated files, relative to the root
 */
export function findChanges(
  root: string,
  folders: readonly string[],
  files: readonly PrintedFile[],
): Changes {
  const wanted = new Set(files.map((file) => file.path));
  const present = folders.flatMap((folder) => filesBelow(root, folder));
  const compared = files.map((file) => ({ ...file, before: readIfPresent(join(root, file.path)) }));
  return {
    added: compared.filter((file) => file.before === undefined),
    changed: compared.flatMap(({ path, text, before }) =>
      before === undefined || before === text ? [] : [{ path, text, before }],
    ),
    unchanged: compared.filter((file) => file.before === file.text).map((file) => file.path),
    stale: present.filter((path) => !wanted.has(path) && isOurs(root, path)),
    foreign: compared
      .filter(
        ({ path, before }) => path.endsWith('.ts') && before !== undefined && !isGenerated(before),
      )
      .map((file) => file.path),
  };
}

/** True if there is nothing to write or remove. */
export function isClean(changes: Changes): boolean {
  return changes.added.length + changes.changed.length + changes.stale.length === 0;
}

/** True if a folder has files of an earlier run. */
export function hasGenerated(root: string, folder: string): boolean {
  return filesBelow(root, folder).some((path) => isOurs(root, path));
}

/** True if a file was generated, or is a temporary file of an interrupted run. */
function isOurs(root: string, path: string): boolean {
  return /\.\d+\.tmp$/.test(path) || isGenerated(readFileSync(join(root, path), 'utf8'));
}

function isGenerated(text: string): boolean {
  return text.startsWith(header.trimEnd());
}

function readIfPresent(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function filesBelow(root: string, folder: string): string[] {
  const path = join(root, folder);
  // A file at the path of the folder is reported when writing below it fails.
  if (!existsSync(path) || !statSync(path).isDirectory()) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
