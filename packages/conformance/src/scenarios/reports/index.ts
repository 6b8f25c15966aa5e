import type { Scenario } from '../scenario.js';
import { lifecycle, list } from './reports.js';

/** The rules of reports, besides what their files contain. */
export const reportScenarios: readonly Scenario[] = [lifecycle, list];
