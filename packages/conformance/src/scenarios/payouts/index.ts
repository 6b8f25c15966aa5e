import type { Scenario } from '../scenario.js';
import { deletion, denied, deletionTooLate } from './deletion.js';
import {
  accountNotVerified,
  balance,
  holderNotVerified,
  light,
  zeroBalance,
  suspended,
} from './denials.js';
import { fullBalance, failed, lifecycle, order, returned } from './lifecycle.js';
import { acrossVersions, list, orders, period } from './lists.js';
import { conversion, filters, overview } from './overview.js';
import {
  failedOrReturned,
  denied as deniedSchedule,
  partlyCovered,
} from './returned-settlements.js';
import { invalidAccounts, exclusive, invalidTimes, selected } from './validation.js';
import { labels } from './settlement-labels.js';
import { breakdown, requested, alreadyPaid } from './settlements.js';
import { balanceAt, balanceDue, balanceSpent, immediate, processAt } from './timing.js';

/** The rules of requested payouts. */
export const payoutScenarios: readonly Scenario[] = [
  lifecycle,
  fullBalance,
  failed,
  returned,
  order,
  processAt,
  immediate,
  balanceAt,
  balanceDue,
  balanceSpent,
  holderNotVerified,
  accountNotVerified,
  balance,
  zeroBalance,
  suspended,
  light,
  invalidAccounts,
  exclusive,
  invalidTimes,
  selected,
  deletion,
  deletionTooLate,
  denied,
  list,
  orders,
  period,
  acrossVersions,
  overview,
  filters,
  conversion,
  breakdown,
  requested,
  alreadyPaid,
  failedOrReturned,
  deniedSchedule,
  partlyCovered,
  labels,
];
