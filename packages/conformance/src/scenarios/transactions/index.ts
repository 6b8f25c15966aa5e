import type { Scenario } from '../scenario.js';
import { filters, pages, period } from './filters.js';
import { references, reported } from './reported.js';
import { cancelled, chargeback, mismatch, reportedFirst, shape } from './transactions.js';

/** The rules of transactions. */
export const transactionScenarios: readonly Scenario[] = [
  shape,
  cancelled,
  reportedFirst,
  mismatch,
  chargeback,
  reported,
  references,
  filters,
  pages,
  period,
];
