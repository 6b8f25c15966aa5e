import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readWorld, type World } from '@seller-funds/contract/policies';
import * as z from 'zod';
import type { Accepted } from '../run/accepted.js';

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
  return file === undefined ? {} : load('world', file, readWorld);
}

const accepted = z.array(
  z.strictObject({ checks: z.array(z.string().min(1)).min(1), reason: z.string().min(1) }),
);

/**
 * Reads which checks a service fails on purpose; none without a file.
 * @throws {FileError} if the file cannot be read, or has another form
 */
export async function loadAccepted(file: string | undefined): Promise<readonly Accepted[]> {
  if (file === undefined) return [];
  return load('list of accepted checks', file, (value) => {
    const { data, error } = accepted.safeParse(value);
    if (data) return data;
    const [{ path, message } = { path: [], message: '' }] = error.issues;
    throw new RangeError(`${path.map((each) => `/${String(each)}`).join('')}: ${message}`);
  });
}

async function load<T>(what: string, file: string, read: (value: unknown) => T): Promise<T> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new FileError(`The ${what} ${file} cannot be used: ${(error as Error).message}`);
  }
}
