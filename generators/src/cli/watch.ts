import { watch, type FSWatcher } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** How long files must stay as they are: editors write one in several steps. */
const settleMilliseconds = 50;

/** Does the work once and gives back the files whose change calls for another round. */
export type Round = () => Promise<readonly string[]>;

/**
 * Runs a round, and another after each change of one of its files, until the signal is given. A
 * change during a round leads to one more.
 * @param files what is watched while the first round runs
 * @param round must not throw; it says itself what went wrong, and what to watch then
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

/** Watches the folders of files rather than the files, which editors replace when they save. */
class WatchedFiles {
  readonly #watchers = new Map<string, FSWatcher>();
  #names = new Map<string, Set<string>>();
  #dirty = false;
  #closed = false;
  #wake: (() => void) | undefined;

  /** Watches these files and no others. */
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

  /** Resolves when a file has changed since the last call and all stay as they are, or on closing. */
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
    // A folder that goes away while it is watched is found missing by the next round.
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
