import type { Scenario } from '../scenario.js';
import { deletion, denied, tooLate } from './deletion.js';
import {
  accountNotVerified,
  balance,
  holderNotVerified,
  light,
  nothing,
  suspended,
} from './denials.js';
import { everything, failed, life, order, returned } from './life.js';
import { acrossVersions, list, orders, period } from './lists.js';
import { conversion, filters, overview } from './overview.js';
import { cameBack, denied as deniedSchedule, uncovered } from './paid-again.js';
import { codes, exclusive, moments, selected } from './refusals.js';
import { labels } from './settlement-labels.js';
import { breakdown, manual, paidBefore } from './settlements.js';
import { balanceAt, balanceSince, immediate, processAt } from './timing.js';

/** The rules of requested payouts. */
export const payoutScenarios: readonly Scenario[] = [
  life,
  everything,
  failed,
  returned,
  order,
  processAt,
  immediate,
  balanceAt,
  balanceSince,
  holderNotVerified,
  accountNotVerified,
  balance,
  nothing,
  suspended,
  light,
  codes,
  exclusive,
  moments,
  selected,
  deletion,
  tooLate,
  denied,
  list,
  orders,
  period,
  acrossVersions,
  overview,
  filters,
  conversion,
  breakdown,
  manual,
  paidBefore,
  cameBack,
  deniedSchedule,
  uncovered,
  labels,
];
