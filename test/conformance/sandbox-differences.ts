import type { Difference } from './differences.js';

const twice = 'A member that stands twice in a JSON object is taken; the last one counts.';

/** What the sandbox does not keep of the contract yet, among the checks that the test runs. */
export const sandboxDifferences: readonly Difference[] = [
  { checks: 'invalid-data/*.createPaymentSplit', reason: twice },
  { checks: 'invalid-data/v2.cancelPaymentSplit', reason: twice },
];
