import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EmitterName, TextFile } from '../code/file.js';

/**
 * The hand-written files that the emitted ones stand on. They are emitted with them, so that any
 * document's output is complete, and are tested where they are written.
 */
export function runtimeFiles(emitter: EmitterName): TextFile[] {
  const folder = fileURLToPath(new URL(`./${emitter}/runtime/`, import.meta.url));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => ({
      emitter,
      path: `runtime/${name}`,
      text: readFileSync(`${folder}/${name}`, 'utf8'),
      formatted: true,
    }));
}
