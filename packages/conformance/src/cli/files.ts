import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file that cannot be written; the message says which and why. */
export class FileError extends Error {}

/**
 * Makes sure that a file can be written before a run is spent on it, and empties it.
 * @throws {FileError} when it cannot.
 */
export async function checkWritable(file: string): Promise<void> {
  await writeReport(file, '');
}

/**
 * Writes a file, with the folders that it needs.
 * @throws {FileError} when it cannot.
 */
export async function writeReport(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (error) {
    const reason =
      error instanceof Error ? error.message.replace(/^(\w+): /, '$1, ') : String(error);
    throw new FileError(`The report ${file} cannot be written: ${reason}`);
  }
}
