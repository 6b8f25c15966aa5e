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
  /** The statements of the reference that the mutant violates; one of them has to be cited. */
  readonly claims: readonly string[];
  /**
   * The check that has to fail, where our decisions and not the reference state the rule: then there
   * is no claim to cite.
   */
  readonly check?: string;
  readonly edit: Edit;
}

/** Files of the sandbox's sources, where most edits are. */
const sandboxSources = 'packages/sandbox/src/';

/** A mutant of the sandbox. `file` is below its sources. */
export function mutant(
  name: string,
  broken: string,
  claims: string,
  file: string,
  find: string,
  replace: string,
): Mutant {
  const edit = { file: `${sandboxSources}${file}`, find, replace };
  return { name, broken, claims: claims.split(' '), edit };
}

/** A mutant that breaks a rule of our decisions, about which the reference says nothing. */
export function decidedMutant(
  name: string,
  broken: string,
  check: string,
  file: string,
  find: string,
  replace: string,
): Mutant {
  return {
    name,
    broken,
    claims: [],
    check,
    edit: { file: `${sandboxSources}${file}`, find, replace },
  };
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
