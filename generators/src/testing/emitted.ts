import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PrintedFile } from '../code/print.js';
import type { EmitterName } from '../code/file.js';
import type { Directions } from '../emitters/emitter.js';
import { generate } from '../pipeline.js';
import { makeFolder } from './folder.js';

/** Generates files from the text of a document, with the flat layout. */
export async function emit(
  document: string,
  only: readonly EmitterName[],
  directions: Partial<Directions> = {},
): Promise<ReadonlyMap<string, string>> {
  const spec = join(makeFolder({ 'openapi.yaml': document }), 'openapi.yaml');
  const { files } = await generate({ spec, only, directions });
  return new Map(files.map((file) => [file.path, file.text]));
}

/** Writes emitted files to a temporary folder from which they can be imported. */
export function write(files: Iterable<PrintedFile>): string {
  const folder = makeFolder({ 'package.json': '{ "type": "module" }' });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
