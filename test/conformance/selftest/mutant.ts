/** An exact change of one source file. */
export interface Edit {
  /** The path of the file, relative to the root of the repository. */
  readonly file: string;
  /** The text to replace. Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** A fault of the sandbox, and the claims that it violates. */
export interface Mutant {
  /** Unique, such as `splits/sum-not-checked`. */
  readonly name: string;
  /** The fault, in one sentence. */
  readonly broken: string;
  /** The claims and decisions that it violates. The check that finds it has to cite one. */
  readonly claims: readonly string[];
  /** The check that has to fail, if it cannot be found by claims. */
  readonly check?: string;
  readonly edit: Edit;
}

/** The folder of files that are given without a package. */
const sandboxSources = 'packages/sandbox/src/';

/**
 * Creates a mutant that violates claims.
 * @param claims ids, separated by spaces
 * @param file relative to the sandbox's sources, or to the root if it starts with `packages/`
 */
export function mutant(
  name: string,
  broken: string,
  claims: string,
  file: string,
  find: string,
  replace: string,
): Mutant {
  return { name, broken, claims: claims.split(' '), edit: editOf(file, find, replace) };
}

/** Creates a mutant that violates only a decision; see `mutant`. */
export function decidedMutant(
  name: string,
  broken: string,
  check: string,
  file: string,
  find: string,
  replace: string,
): Mutant {
  return { name, broken, claims: [], check, edit: editOf(file, find, replace) };
}

/** Returns the mutant with the check that has to find it. */
export function findBy(check: string, found: Mutant): Mutant {
  return { ...found, check };
}

function editOf(file: string, find: string, replace: string): Edit {
  const path = file.startsWith('packages/') ? file : `${sandboxSources}${file}`;
  return { file: path, find, replace };
}

/** Thrown if the text of an edit does not occur exactly once, because the code has changed. */
export class StaleEdit extends Error {}

/**
 * Applies an edit to a source.
 * @throws {StaleEdit} if the text to replace does not occur exactly once
 */
export function apply(edit: Edit, source: string): string {
  const times = source.split(edit.find).length - 1;
  if (times === 1) return source.replace(edit.find, () => edit.replace);
  throw new StaleEdit(
    `${edit.file} contains the text ${times} times instead of once: ${edit.find}\nThe code has changed: update the edit of the mutant.`,
  );
}
