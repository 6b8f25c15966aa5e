import { apiVersions } from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';
import { accounts, closedAccounts, discount, labels } from './payment-accounts.js';
import { depth, echo, kinds, members, references, sums, totals } from './payment-rules.js';
import * as refundAccounts from './refund-accounts.js';
import { fees } from './refund-fees.js';
import * as refunds from './refund-rules.js';

const rules = [
  accounts,
  closedAccounts,
  labels,
  discount,
  sums,
  totals,
  references,
  members,
  depth,
  kinds,
  echo,
  refundAccounts.accounts,
  refunds.defaults,
  refunds.limits,
  refunds.sums,
  refunds.references,
  refunds.members,
  refunds.depth,
  fees,
];

/** Every rule of the trees of splits and refunds, at every level, in both versions. */
export const treeScenarios: readonly Scenario[] = rules.flatMap((rule) => apiVersions.map(rule));
