import type { Scenario } from '../scenario.js';
import { conversion } from './conversion.js';
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
  conversion,
  breakdown,
  requested,
  alreadyPaid,
  failedOrReturned,
  deniedSchedule,
  partlyCovered,
  labels,
];
