import type { Difference } from './differences.js';

const hangs = 'Prism 5.16 never answers a body of application/json that is no JSON.';
const noAllow = 'Prism answers 405 without the header Allow.';

/** What `pnpm mock` does not keep of the contract, among the checks that the test runs. */
export const prismDifferences: readonly Difference[] = [
  {
    checks: ['authentication/*'],
    reason: 'Prism looks whether there is an Authorization header, not whose key is in it.',
  },
  { checks: ['routing/wrong-method/*'], reason: noAllow },
  { checks: ['invalid-data/*.createPaymentSplit'], reason: hangs },
  { checks: ['invalid-data/v2.cancelPaymentSplit'], reason: hangs },
  {
    checks: ['scenario/conventions/request-id'],
    reason: "Prism answers with the example's x-request-id.",
  },
  {
    checks: ['scenario/conventions/error-body'],
    reason: "Prism answers with the example of the error, and not with this request's faults.",
  },
  { checks: ['scenario/conventions/methods'], reason: noAllow },
  {
    checks: ['scenario/conventions/body-size'],
    reason: 'Prism answers 413 to a body of more than 10 MiB, which the document does not know.',
  },
  {
    checks: [
      'lifecycle/*',
      'paging/*',
      'unknown-code/*',
      'scenario/conventions/money',
      'scenario/conventions/timestamps',
      'scenario/conventions/paged-lists',
      'scenario/conventions/null-character',
      'scenario/conventions/reserved-name',
      'scenario/conventions/parameter-range',
    ],
    reason: 'Prism keeps no state: it answers with the example, whatever was sent before.',
  },
  {
    checks: [
      'scenario/conventions/dates',
      'scenario/conventions/country-and-currency',
      'scenario/conventions/file-size',
    ],
    reason: 'The rule is none of the schema, and Prism knows schemas only.',
  },
];
