import { existsSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { shortPath } from '../../diagnostics/diagnostic.js';
import { checkOutRevision } from './revision.js';

/** The earlier version of the document. */
export interface BaseDocument {
  readonly file: string;
  /** The name of a file for messages, such as `REVISION:PATH`. */
  nameOf(file: string): string;
  readonly remove: () => void;
}

/**
 * Opens `BASE`: a file, or the document in a git revision.
 * @throws {RevisionError} if it is neither.
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
