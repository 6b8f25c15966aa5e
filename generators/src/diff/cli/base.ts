import { existsSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { checkOutRevision } from './revision.js';

/** The document that another one is compared with. */
export interface BaseDocument {
  readonly file: string;
  /** Where a file of it is, in words that a user can type. */
  nameOf(file: string): string;
  readonly remove: () => void;
}

/**
 * Finds what `BASE` names: a file, or the document in a git revision.
 * @throws {RevisionError} where it is neither.
 */
export function openBase(base: string, spec: string): BaseDocument {
  if (existsSync(base) && statSync(base).isFile()) {
    return { file: resolve(base), nameOf: shortPath, remove: () => undefined };
  }
  const [, revision = base, path] = /^([^:]+):(.+)$/.exec(base) ?? [];
  const { folder, file, remove } = checkOutRevision(revision, spec, path);
  const nameOf = (found: string): string =>
    `${revision}:${relative(folder, found).split(sep).join('/')}`;
  return { file, nameOf, remove };
}

/** A path from the working folder, with slashes; as it is where that is no shorter. */
export function shortPath(file: string): string {
  const path = relative(process.cwd(), file).split(sep).join('/');
  return path === '' || path.length > file.length ? file : path;
}
