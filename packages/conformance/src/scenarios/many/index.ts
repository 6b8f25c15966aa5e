import type { Scenario } from '../scenario.js';
import { accounts, owners, payoutsOfAccounts, refunds, selected } from './parts.js';
import { payouts, transactions } from './statuses.js';

/** Many of a kind: accounts, bank accounts, owners, refunds, and one of every status. */
export const manyScenarios: readonly Scenario[] = [
  payouts,
  transactions,
  accounts,
  payoutsOfAccounts,
  selected,
  owners,
  refunds,
];
