import type { Difference } from './differences.js';

/** What the sandbox does not keep of the contract yet, among the checks that the test runs. */
export const sandboxDifferences: readonly Difference[] = [];
