import type { Scenario } from '../scenario.js';
import { exclusive } from './validation.js';

/** The rules of payouts that no story tells. */
export const payoutScenarios: readonly Scenario[] = [exclusive];
