import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** An exported name and its module, as an app beside `out` imports it. */
export interface FoundExport {
  readonly name: string;
  readonly module: string;
}

/** Normalizes a name: generators spell operation names differently, but with the same letters. */
export function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/**
 * Returns the first export whose normalized name is one of the wanted ones.
 * @param wanted names in order of preference
 */
export function findExport(
  out: string,
  below: string,
  wanted: readonly string[],
): FoundExport | undefined {
  const found = new Map<string, FoundExport>();
  for (const file of modulesIn(join(out, below))) {
    const module = `./out/${relative(out, file).replaceAll('\\', '/')}`;
    for (const name of exportedNames(readFileSync(file, 'utf8'))) {
      if (!found.has(letters(name))) found.set(letters(name), { name, module });
    }
  }
  return wanted.map((name) => found.get(letters(name))).find((entry) => entry !== undefined);
}

/** The exported values of a module. */
export function exportedNames(text: string): string[] {
  const declared = /^export (?:declare )?(?:const|(?:async )?function\*?|class) ([\w$]+)/gm;
  return [...text.matchAll(declared)].map((match) => match[1] ?? '');
}

function modulesIn(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return [path];
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch {
    // The tool does not have this folder.
    return [];
  }
}
