import type { Mutant } from '../mutant.js';
import { splitMutants } from './splits.js';

/** All mutants of the sandbox. */
export const mutants: readonly Mutant[] = [...splitMutants];
