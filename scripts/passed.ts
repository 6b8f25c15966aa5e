// What steps of `pnpm generate` have passed on, so that a step whose inputs are the same is not done again.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Not part of what is checked, or made by other commands. */
const skipped = new Set(['node_modules', 'dist', 'coverage', '.git']);

/** What `pnpm generate` remembers: a hash for each step. */
export interface Passed {
  /** The linter and the trace: of the contract's sources. */
  readonly contract?: string;
  /** All steps: of all files of the repository. */
  readonly all?: string;
}

/**
 * A hash of the names and contents of files, and of the version of Node.
 * @param root the folder that names are relative to
 * @param patterns of files and folders below it, as `fs.glob` takes them
 * @param without folders to leave out, relative to the root
 */
export function hashOf(
  root: string,
  patterns: readonly string[],
  without: readonly string[] = [],
): string {
  const left = new Set(without.map((folder) => join(root, folder)));
  const files = globSync([...patterns], {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name, parentPath }) => skipped.has(name) || left.has(join(parentPath, name)),
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash('sha256').update(process.version);
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Reads what the last runs passed on; nothing where there was none. */
export function readPassed(root: string): Passed {
  try {
    return JSON.parse(readFileSync(fileIn(root), 'utf8')) as Passed;
  } catch {
    return {};
  }
}

/** Adds to what the last runs passed on. */
export function writePassed(root: string, passed: Passed): void {
  const file = fileIn(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readPassed(root), ...passed }));
}

const fileIn = (root: string): string => join(root, 'node_modules/.cache/generate/passed.json');
