import type { Scenario } from '../scenario.js';
import { filters, pages, period } from './filters.js';

/** The rules of transactions that no story tells. */
export const transactionScenarios: readonly Scenario[] = [filters, pages, period];
