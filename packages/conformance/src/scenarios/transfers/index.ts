import type { Scenario } from '../scenario.js';
import { list } from './list.js';

/** The rules of balance transfers that no story tells. */
export const transferScenarios: readonly Scenario[] = [list];
