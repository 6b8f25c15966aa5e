import type { Scenario } from '../scenario.js';
import { contents, kinds, life, list, period } from './reports.js';

/** The rules of reports. */
export const reportScenarios: readonly Scenario[] = [life, kinds, period, contents, list];
