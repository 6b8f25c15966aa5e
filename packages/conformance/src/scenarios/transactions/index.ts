import type { Scenario } from '../scenario.js';
import { filters, pages, period } from './filters.js';
import { references, unusualReports } from './reported.js';
import {
  cancelled,
  chargeback,
  mismatch,
  reportedFirst,
  paymentAndRefund,
} from './transactions.js';

/** The rules of transactions. */
export const transactionScenarios: readonly Scenario[] = [
  paymentAndRefund,
  cancelled,
  reportedFirst,
  mismatch,
  chargeback,
  unusualReports,
  references,
  filters,
  pages,
  period,
];
