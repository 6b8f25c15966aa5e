import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withEnding } from '../code/endings.js';
import type { PrintedFile } from '../code/print.js';
import type { EmitterName } from '../code/file.js';
import type { Directions } from '../emitters/emitter.js';
import { generate } from '../pipeline.js';
import { makeFolder } from './folder.js';

export async function emit(
  document: string,
  only: readonly EmitterName[],
  directions: Partial<Directions> = {},
): Promise<ReadonlyMap<string, string>> {
  const spec = join(makeFolder({ 'openapi.yaml': document }), 'openapi.yaml');
  const { files } = await generate({ spec, only, directions });
  return new Map(files.map((file) => [file.path, file.text]));
}

const require = createRequire(import.meta.url);

/**
 * Writes emitted files to a temporary folder, and returns a function that loads a module of it. Node loads TypeScript in
 * less time than Vitest transforms it. Not for the emitters that test/packages/oldest.config.ts tests: Node does not know
 * the old versions that it sets.
 */
export function loaderOf(files: ReadonlyMap<string, string>): (path: string) => unknown {
  const ended = Array.from(files, ([path, text]) => ({ path, text: withEnding(text, '.ts') }));
  const folder = write(ended);
  return (path) => require(join(folder, path)) as unknown;
}

export function write(files: Iterable<PrintedFile>): string {
  const folder = makeFolder({ 'package.json': '{ "type": "module" }' });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
