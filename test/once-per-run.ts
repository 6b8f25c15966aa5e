// Fixtures that several test files share, made once per test run.
import type { ChildProcess } from 'node:child_process';
import {
  appendFileSync,
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
    /** A folder shared by all test files of a run. */
    readonly sharedFolder: string;
  }
}

const processList = 'processes.txt';

/** Global setup of Vitest: creates the shared folder; at the end of the run stops shared processes and removes it. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'seller-funds-run-'));
  provide('sharedFolder', folder);
  return () => {
    stopProcesses(join(folder, processList));
    rmSync(folder, { recursive: true, force: true });
  };
}

function stopProcesses(list: string): void {
  if (!existsSync(list)) return;
  for (const id of readFileSync(list, 'utf8').trim().split('\n')) {
    try {
      process.kill(Number(id));
    } catch {
      // It has already exited.
    }
  }
}

/**
 * Makes a fixture once per run: the first test file that calls it runs `make`, the others wait for the result.
 * @param make fills an empty folder
 * @returns the folder, which is removed after the run
 * @throws {Error} the error of `make`, in every test file that calls it
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

function begin(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Stops a process at the end of the run instead of at the end of the test file: for `make` of {@link oncePerRun}. */
export function stopAfterRun(child: ChildProcess): void {
  child.unref();
  appendFileSync(join(inject('sharedFolder'), processList), `${child.pid}\n`);
}
