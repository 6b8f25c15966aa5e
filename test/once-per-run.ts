// Work that several test files need, done by the first that asks.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of a run share. */
    readonly sharedFolder: string;
  }
}

/** vitest's global setup: makes the folder that test files share, and removes it at the end of the run. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'seller-funds-run-'));
  provide('sharedFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Lets the first test file of a run do some work; the others wait for it.
 * @param make fills an empty folder
 * @returns the folder, which is removed after the run
 * @throws {Error} what `make` threw, in every file that asks
 */
export async function oncePerRun(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(inject('sharedFolder'), name);
  const result = `${folder}.json`;
  if (begin(folder)) {
    const error = await make(folder).then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    );
    writeFileSync(`${result}.new`, JSON.stringify({ error }));
    renameSync(`${result}.new`, result);
  }
  while (!existsSync(result)) await setTimeout(200);
  const { error } = JSON.parse(readFileSync(result, 'utf8')) as { error: string | null };
  if (error !== null) throw new Error(error);
  return folder;
}

/** Makes the folder; false if somebody else did. */
function begin(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
