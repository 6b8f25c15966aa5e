import type { Scenario } from '../scenario.js';
import { kinds, life, list, period } from './reports.js';

/** The rules of reports. */
export const reportScenarios: readonly Scenario[] = [life, kinds, period, list];
