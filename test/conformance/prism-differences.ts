import type { Difference } from './differences.js';

const stateless = 'Prism keeps no state: it answers with the example, whatever was sent before.';
const hangs = 'Prism 5.16 never answers a body of application/json that is no JSON.';
const rules = 'The rule is none of the schema, and Prism knows schemas only.';

/** What `pnpm mock` does not keep of the contract, among the checks that the test runs. */
export const prismDifferences: readonly Difference[] = [
  {
    checks: 'authentication/*',
    reason: 'Prism looks whether there is an Authorization header, not whose key is in it.',
  },
  { checks: 'unknown-code/*', reason: stateless },
  { checks: 'lifecycle/*', reason: stateless },
  { checks: 'paging/*', reason: stateless },
  { checks: 'routing/wrong-method/*', reason: 'Prism answers 405 without the header Allow.' },
  { checks: 'invalid-data/*.createPaymentSplit', reason: hangs },
  { checks: 'invalid-data/v2.cancelPaymentSplit', reason: hangs },
  {
    checks: 'scenario/conventions/request-id',
    reason: "Prism answers with the example's x-request-id.",
  },
  {
    checks: 'scenario/conventions/error-body',
    reason: "Prism answers with the example of the error, and not with this request's faults.",
  },
  { checks: 'scenario/splits/replay', reason: stateless },
  { checks: 'scenario/splits/race', reason: stateless },
  { checks: 'scenario/splits/across-versions', reason: stateless },
  { checks: 'scenario/splits/item-conflict', reason: rules },
  { checks: 'scenario/splits/sum', reason: rules },
  { checks: 'scenario/splits/group-sum', reason: rules },
  { checks: 'scenario/splits/depth', reason: rules },
  { checks: 'scenario/splits/codes', reason: stateless },
  { checks: 'scenario/splits/account-inheritance', reason: stateless },
  { checks: 'scenario/splits/unknown-account-below-valid', reason: stateless },
  { checks: 'scenario/splits/label-movements', reason: stateless },
  { checks: 'scenario/splits/pending', reason: stateless },
  { checks: 'scenario/splits/cancel', reason: stateless },
  { checks: 'scenario/splits/list-limits', reason: rules },
];
