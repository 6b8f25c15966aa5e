import type { Scenario } from '../scenario.js';
import { contents, types, lifecycle, list, payouts, period, revenue } from './reports.js';

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
