import type { Scenario } from '../scenario.js';
import { payoutAmounts } from './payout-amounts.js';
import { paymentAmounts } from './payment-amounts.js';

/** Amounts at which number types overflow: 1, above int32, above uint32, and the largest allowed (D123). */
const amounts = [1, 2 ** 31, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER];

/** Each of these amounts in every place that shows or adds money. */
export const amountScenarios: readonly Scenario[] = amounts.flatMap((amount) => [
  paymentAmounts(amount),
  payoutAmounts(amount),
]);
