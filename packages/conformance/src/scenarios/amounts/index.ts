import type { Scenario } from '../scenario.js';
import { paidAmounts } from './paid-out.js';
import { receivedAmounts } from './received.js';

/** Amounts at which numbers are cut: one, beyond 32 bits, beyond 32 bits unsigned, and the largest (D123). */
const amounts = [1, 2 ** 31, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER];

/** Every place that shows or adds money, at every such amount. */
export const amountScenarios: readonly Scenario[] = amounts.flatMap((amount) => [
  receivedAmounts(amount),
  paidAmounts(amount),
]);
