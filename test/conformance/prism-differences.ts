import type { Accepted } from '@seller-funds/conformance';

const noAllow = 'Prism returns 405 without the header Allow.';

export const prismDifferences: readonly Accepted[] = [
  {
    checks: ['authentication/*'],
    reason: 'Prism checks that there is an Authorization header, but not the key in it.',
  },
  { checks: ['routing/wrong-method/*'], reason: noAllow },
  {
    checks: ['invalid-data/*.createPaymentSplit', 'invalid-data/v2.cancelPaymentSplit'],
    reason: 'The mock returns the same 422 to each invalid body.',
  },
  {
    checks: ['scenario/conventions/request-id'],
    reason: "Prism returns the example's x-request-id.",
  },
  {
    checks: ['read-back/*', 'paging/*', 'unknown-code/*', 'invalid-data/*.listPaymentSplits'],
    reason: 'Prism has no state: it always returns the example.',
  },
];
