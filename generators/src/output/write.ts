import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Changes } from './changes.js';

/**
 * Writes what is new or changed and removes what is stale; everything else stays untouched. Each
 * file appears whole: it is written beside its place and moved there.
 */
export function writeChanges(root: string, changes: Changes): void {
  for (const file of [...changes.added, ...changes.changed]) {
    const path = join(root, file.path);
    const temporary = `${path}.${process.pid}.tmp`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, file.text);
    renameSync(temporary, path);
  }
  for (const path of changes.stale) rmSync(join(root, path), { force: true });
}
