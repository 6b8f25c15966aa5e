// Hashes of the inputs of successful steps of `pnpm generate`, so that steps with unchanged inputs are skipped.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'coverage', '.git']);

/** The files that the linter and the trace read, and their own code. */
const contractSources = [
  'spec/**/*',
  'docs/guide/open-points.md',
  'redocly.yaml',
  'scripts/*.ts',
  'package.json',
  'pnpm-lock.yaml',
];

/** The input hash of each successful step. */
export interface Passed {
  /** Lint and trace: the contract's sources. */
  readonly contract?: string;
  /** All steps: all files of the repository. */
  readonly all?: string;
}

/**
 * Returns a hash of the names and contents of files, and of the version of Node.
 * @param root the folder that names are relative to
 * @param patterns glob patterns relative to `root`, as for `fs.glob`
 * @param without folders to exclude, relative to `root`
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

/** Returns the hash of the files that lint and trace depend on. */
export function hashOfContract(root: string): string {
  return hashOf(root, contractSources);
}

/** Reads the hashes of the last runs; returns an empty object if the file is missing or invalid. */
export function readPassed(root: string): Passed {
  try {
    return JSON.parse(readFileSync(fileIn(root), 'utf8')) as Passed;
  } catch {
    return {};
  }
}

/** Adds hashes to those of the last runs. */
export function writePassed(root: string, passed: Passed): void {
  const file = fileIn(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readPassed(root), ...passed }));
}

const fileIn = (root: string): string => join(root, 'node_modules/.cache/generate/passed.json');
