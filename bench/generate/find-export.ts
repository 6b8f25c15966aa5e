import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An exported name and its module, as an app beside `out` imports it. */
export interface FoundExport {
  readonly name: string;
  readonly module: string;
}

/** Generators spell operation names differently, but with the same letters. */
const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Returns the first exported value of a file or folder that has one of the wanted names, in any spelling.
 * @param wanted names in order of preference
 */
export function findExport(
  out: string,
  below: string,
  wanted: readonly string[],
): FoundExport | undefined {
  const found = new Map<string, FoundExport>();
  const pattern = below.endsWith('.ts') ? below : `${below}/**/*.ts`;
  for (const file of globSync(pattern, { cwd: out }).toSorted()) {
    const declared = /^export (?:declare )?(?:const|(?:async )?function\*?|class) ([\w$]+)/gm;
    for (const [, name = ''] of readFileSync(join(out, file), 'utf8').matchAll(declared))
      if (!found.has(letters(name))) found.set(letters(name), { name, module: `./out/${file}` });
  }
  return wanted.map((name) => found.get(letters(name))).find((entry) => entry !== undefined);
}
