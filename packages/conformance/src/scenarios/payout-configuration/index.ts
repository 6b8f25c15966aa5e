import type { Scenario } from '../scenario.js';
import { deletion, frequency, precedence, replacement } from './levels.js';
import {
  impossible,
  matching,
  minimum,
  months,
  reconciledOnly,
  refundPeriod,
  runs,
  sameDay,
} from './runs.js';

/** The rules of payout configurations and scheduled payouts. */
export const payoutConfigurationScenarios: readonly Scenario[] = [
  precedence,
  deletion,
  replacement,
  frequency,
  runs,
  sameDay,
  matching,
  months,
  minimum,
  refundPeriod,
  reconciledOnly,
  impossible,
];
