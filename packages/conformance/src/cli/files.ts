import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readWorld, type World } from '@seller-funds/contract/policies';

/** Thrown if a file cannot be read or written. The message names the file and the reason. */
export class FileError extends Error {}

/**
 * Creates or empties a report file, so that a run does not start if the file cannot be written.
 * @throws {FileError} if the file cannot be written.
 */
export async function checkWritable(file: string): Promise<void> {
  await writeReport(file, '');
}

/**
 * Writes a report file and creates missing folders.
 * @throws {FileError} if the file cannot be written.
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

/**
 * Reads how a service decides what the reference leaves open; nothing is known without a file.
 * @throws {FileError} if the file cannot be read, or has an unknown question or answer
 */
export async function loadWorld(file: string | undefined): Promise<Partial<World>> {
  if (file === undefined) return {};
  try {
    return readWorld(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new FileError(`The world ${file} cannot be used: ${(error as Error).message}`);
  }
}
