import type { Scenario } from '../scenario.js';
import { accounts, owners, payoutsOfAccounts, refunds, selected } from './entities.js';
import { payouts, transactions } from './statuses.js';

/** Several accounts, external accounts, owners and refunds, and one payout and transaction of every status. */
export const multipleScenarios: readonly Scenario[] = [
  payouts,
  transactions,
  accounts,
  payoutsOfAccounts,
  selected,
  owners,
  refunds,
];
