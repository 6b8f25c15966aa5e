import type { Difference } from './differences.js';

const hangs = 'Prism 5.16 never responds to a body of type application/json that is not JSON.';
const noAllow = 'Prism returns 405 without the header Allow.';

/** The checks in the test that `pnpm mock` fails. */
export const prismDifferences: readonly Difference[] = [
  {
    checks: ['authentication/*'],
    reason: 'Prism checks that there is an Authorization header, but not the key in it.',
  },
  { checks: ['routing/wrong-method/*'], reason: noAllow },
  { checks: ['invalid-data/*.createPaymentSplit'], reason: hangs },
  { checks: ['invalid-data/v2.cancelPaymentSplit'], reason: hangs },
  {
    checks: ['scenario/conventions/request-id'],
    reason: "Prism returns the example's x-request-id.",
  },
  { checks: ['scenario/conventions/methods'], reason: noAllow },
  {
    checks: ['scenario/conventions/body-size'],
    reason:
      'Prism returns 413 for a body of more than 10 MiB, which the document does not mention.',
  },
  {
    checks: [
      'read-back/*',
      'paging/*',
      'unknown-code/*',
      'scenario/conventions/timestamps',
      'scenario/conventions/null-character',
      'scenario/conventions/reserved-name',
      'scenario/conventions/parameter-range',
    ],
    reason: 'Prism has no state: it always returns the example.',
  },
  {
    checks: [
      'scenario/conventions/dates',
      'scenario/conventions/country-and-currency',
      'scenario/conventions/file-size',
    ],
    reason: 'The rule is not in the schema, and Prism checks only schemas.',
  },
];
