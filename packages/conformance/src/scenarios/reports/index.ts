import type { Scenario } from '../scenario.js';
import { contents, kinds, life, list, payouts, period, revenue } from './reports.js';

/** The rules of reports. */
export const reportScenarios: readonly Scenario[] = [
  life,
  kinds,
  period,
  contents,
  revenue,
  payouts,
  list,
];
