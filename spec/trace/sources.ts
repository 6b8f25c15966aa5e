import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindCitation } from './citation-faults.ts';

/**
 * Finds the first place in a folder's YAML files, `without` excepted, where an id stands as a word
 * of its own. The bundled document has no lines of the files that it is made of.
 */
export function findInSources(folder: string, without: string): FindCitation {
  let files: { file: string; lines: string[] }[] | undefined;
  return (id) => {
    files ??= yamlFiles(folder, without);
    const word = new RegExp(`(^|[^A-Za-z0-9-])${id}($|[^A-Za-z0-9-])`);
    for (const { file, lines } of files) {
      const index = lines.findIndex((line) => word.test(line));
      if (index >= 0) return { file, line: index + 1 };
    }
    return { file: folder, line: 0 };
  };
}

function yamlFiles(folder: string, without: string): { file: string; lines: string[] }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => join(folder, name))
    .filter((file) => file !== without)
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));
}
