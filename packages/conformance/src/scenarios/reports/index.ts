import type { Scenario } from '../scenario.js';
import { contents, payouts, revenue, types } from './contents.js';
import { lifecycle, list, period } from './reports.js';

/** The rules of reports. */
export const reportScenarios: readonly Scenario[] = [
  lifecycle,
  types,
  period,
  contents,
  revenue,
  payouts,
  list,
];
