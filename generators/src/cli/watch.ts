import { watch, type FSWatcher } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** How long files must be unchanged, in milliseconds: editors write a file in several steps. */
const settleMilliseconds = 50;

/** Runs once and returns the files to watch. */
export type Round = () => Promise<readonly string[]>;

/**
 * Runs a round, and again after each change of one of the watched files, until the signal is aborted.
 * A change during a round causes another one.
 * @param files the files to watch during the first round
 * @param round must not throw: it reports its errors itself
 */
export async function watchFiles(
  files: readonly string[],
  round: Round,
  signal: AbortSignal,
): Promise<void> {
  const watched = new WatchedFiles();
  signal.addEventListener('abort', () => watched.close());
  watched.replace(files);
  while (!signal.aborted) {
    watched.replace(await round());
    await watched.changed();
  }
  watched.close();
}

/** Watches the folders of files instead of the files, because editors replace files when they save. */
class WatchedFiles {
  readonly #watchers = new Map<string, FSWatcher>();
  #names = new Map<string, Set<string>>();
  #dirty = false;
  #closed = false;
  #wake: (() => void) | undefined;

  replace(files: readonly string[]): void {
    if (this.#closed) return;
    this.#names = byFolder(files);
    for (const [folder, watcher] of this.#watchers) {
      if (this.#names.has(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    for (const folder of this.#names.keys()) {
      if (!this.#watchers.has(folder)) this.#watchers.set(folder, this.#open(folder));
    }
  }

  /** Resolves when a file has changed since the last call and all files are unchanged again, or on close. */
  async changed(): Promise<void> {
    if (!this.#dirty && !this.#closed) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    while (this.#dirty && !this.#closed) {
      this.#dirty = false;
      await delay(settleMilliseconds);
    }
  }

  close(): void {
    this.#closed = true;
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
    this.#wake?.();
  }

  #open(folder: string): FSWatcher {
    const watcher = watch(folder, (_event, name) => {
      if (name === null || !this.#names.get(folder)?.has(name)) return;
      this.#dirty = true;
      this.#wake?.();
    });
    // If the folder is removed while it is watched, the next round reports it.
    return watcher.on('error', () => watcher.close());
  }
}

function byFolder(files: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = dirname(file);
    folders.set(folder, (folders.get(folder) ?? new Set()).add(basename(file)));
  }
  return folders;
}
