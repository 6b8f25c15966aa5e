import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PrintedFile } from '../code/print.js';

/** How the files on disk differ from the generated ones. Paths are relative to the root. */
export interface Changes {
  readonly added: readonly PrintedFile[];
  readonly changed: readonly (PrintedFile & { readonly before: string })[];
  readonly unchanged: readonly string[];
  /** Files in the generated folders that are generated no more. */
  readonly stale: readonly string[];
}

/**
 * Compares generated files with what is on disk.
 * @param folders the folders that belong to the generator alone, relative to the root
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
    stale: present.filter((path) => !wanted.has(path)),
  };
}

/** Whether there is nothing to write and nothing to remove. */
export function isClean(changes: Changes): boolean {
  return changes.added.length + changes.changed.length + changes.stale.length === 0;
}

function readIfPresent(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function filesBelow(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
