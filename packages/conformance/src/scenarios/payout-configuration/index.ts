import type { Scenario } from '../scenario.js';
import { deletion, frequency, precedence, replacement } from './levels.js';
import {
  notPossible,
  minimum,
  reconciledLessRefunds,
  refundPeriod,
  runs,
  sameDay,
} from './scheduled-payouts.js';

/** The rules of payout configurations and scheduled payouts. */
export const payoutConfigurationScenarios: readonly Scenario[] = [
  precedence,
  deletion,
  replacement,
  frequency,
  runs,
  sameDay,
  minimum,
  refundPeriod,
  reconciledLessRefunds,
  notPossible,
];
