import { dirname, resolve } from 'node:path';
import { readStream } from './files.js';
import { isRemote } from './references.js';
import { type RemoteFiles, redactUrl } from './remote.js';

/** The path that means the standard input. */
export const stdin = '-';

/** True if a path is a file, not a URL or the standard input. */
export function isFile(path: string): boolean {
  return path !== stdin && !isRemote(path);
}

/** The text of a document. */
export interface Input {
  /** An absolute path, or a URL. */
  readonly file: string;
  readonly text: string;
  /** The folder of its files; undefined if they cannot be on disk. */
  readonly folder: string | undefined;
}

/**
 * Reads a document from a path, from a URL or from the standard input.
 * @throws {DiagnosticError} if it cannot be read.
 */
export async function readInput(path: string, remote: RemoteFiles): Promise<Input> {
  if (isRemote(path)) {
    return { file: redactUrl(path), text: await remote.read(path), folder: undefined };
  }
  const file = resolve(path === stdin ? 'standard input' : path);
  if (path !== stdin) return { file, text: readStream(file, file), folder: dirname(file) };
  // A piped document may not read files. It is not locked: the lock is for documents that others change.
  return { file, text: readStream(0, file), folder: undefined };
}
