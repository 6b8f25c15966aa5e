import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readText } from './files.js';
import { isRemote } from './references.js';
import { type RemoteFiles, redactUrl } from './remote.js';

/** What stands for the standard input in place of a path. */
export const stdin = '-';

/** True if a document comes from the disk. */
export function isFile(path: string): boolean {
  return path !== stdin && !isRemote(path);
}

/** A document as it was read. */
export interface Input {
  /** What it is called: an absolute path, or a URL. */
  readonly file: string;
  readonly text: string;
  /** The folder below which its files are; undefined if they cannot be on the disk. */
  readonly folder: string | undefined;
}

/**
 * Reads a document from a path, from a URL or from the standard input.
 * @throws {DiagnosticError} if it cannot be had.
 */
export async function readInput(path: string, remote: RemoteFiles): Promise<Input> {
  if (isRemote(path)) {
    return { file: redactUrl(path), text: await remote.read(path), folder: undefined };
  }
  const file = resolve(path === stdin ? '<stdin>' : path);
  if (path !== stdin) return { file, text: readText(file), folder: dirname(file) };
  // Who pipes a document did not say which files it may read.
  return { file, text: remote.recordHash(stdin, readFileSync(0)), folder: undefined };
}
