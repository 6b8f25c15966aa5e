import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withEnding } from '../code/endings.js';
import type { EmitterName } from '../code/file.js';
import { generate, type GenerateOptions } from '../pipeline.js';
import { type Document, writeDocument } from './document.js';
import { makeFolder } from './folder.js';

/** The texts of generated files by their paths. */
export type Files = ReadonlyMap<string, string>;

export function emit(
  document: Document,
  only: readonly EmitterName[],
  options: Partial<GenerateOptions> = {},
): Promise<Files> {
  return emitFrom({ spec: writeDocument(document), only, ...options });
}

export async function emitFrom(options: GenerateOptions): Promise<Files> {
  const { files } = await generate(options);
  return new Map(files.map(({ path, text }) => [path, text]));
}

const require = createRequire(import.meta.url);

/**
 * Writes emitted files to a temporary folder, and returns a function that loads a module of it. Node loads TypeScript in
 * less time than Vitest transforms it. Not for the emitters that test/packages/oldest.config.ts tests: Node does not know
 * the old versions that it sets.
 */
export function loaderOf(files: Files): (path: string) => unknown {
  const folder = write(withEndings(files));
  return (path) => require(join(folder, path)) as unknown;
}

export function withEndings(files: Files): Files {
  return new Map(Array.from(files, ([path, text]) => [path, withEnding(text, '.ts')]));
}

export function write(files: Iterable<readonly [path: string, text: string]>): string {
  return makeFolder({ 'package.json': '{ "type": "module" }', ...Object.fromEntries(files) });
}
