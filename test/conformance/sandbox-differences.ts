import type { Difference } from './differences.js';

/** The checks in the test that the sandbox fails. */
export const sandboxDifferences: readonly Difference[] = [];
