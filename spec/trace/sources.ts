import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindCitation } from './citation-faults.ts';

/**
 * Finds the first occurrence of an id as a whole word in the YAML files of a folder, except in `without`. The
 * bundled document does not have the line numbers of its files.
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
