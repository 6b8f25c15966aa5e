import type { Scenario } from '../scenario.js';
import { list, orders, period } from './lists.js';
import { conversion, filters } from './overview.js';
import {
  denied as deniedSchedule,
  failedOrReturned,
  partlyCovered,
} from './returned-settlements.js';
import { labels } from './settlement-labels.js';
import { alreadyPaid, breakdown, requested } from './settlements.js';
import { exclusive } from './validation.js';

/** The rules of payouts that no story tells. */
export const payoutScenarios: readonly Scenario[] = [
  exclusive,
  list,
  orders,
  period,
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
