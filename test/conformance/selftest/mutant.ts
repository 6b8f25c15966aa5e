/** An exact change of one source file. */
export interface Edit {
  /** The file, from the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** A sandbox that is wrong in one way, and what a test of the contract has to say about it. */
export interface Mutant {
  /** Unique, such as `splits/sum-not-checked`. */
  readonly name: string;
  /** What is broken, in one sentence. */
  readonly broken: string;
  /** The statements of the reference, and our decisions, that it violates; one has to be cited. */
  readonly claims: readonly string[];
  /** A check that has to fail, where neither a claim nor a decision leads to it. */
  readonly check?: string;
  readonly edit: Edit;
}

/** Where a file is that is named without its package. */
const sandboxSources = 'packages/sandbox/src/';

/**
 * A mutant that violates statements of the reference.
 * @param claims separated by spaces
 * @param file below the sandbox's sources, or from the root where it begins with `packages/`
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

/** A mutant that violates a decision of ours, about which the reference is silent; see `mutant`. */
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

/** The mutant, of which a check tells the claim although it is about others too. */
export function findBy(check: string, found: Mutant): Mutant {
  return { ...found, check };
}

function editOf(file: string, find: string, replace: string): Edit {
  const path = file.startsWith('packages/') ? file : `${sandboxSources}${file}`;
  return { file: path, find, replace };
}

/** Thrown for an edit whose text does not occur exactly once: the code has changed under it. */
export class StaleEdit extends Error {}

/**
 * A source with the edit made.
 * @throws {StaleEdit} where the text to find does not occur exactly once
 */
export function apply(edit: Edit, source: string): string {
  const times = source.split(edit.find).length - 1;
  if (times === 1) return source.replace(edit.find, () => edit.replace);
  throw new StaleEdit(
    `${edit.file} has ${times} times, not once: ${edit.find}\nThe code has changed: write the edit of the mutant anew.`,
  );
}
