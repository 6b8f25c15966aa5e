import type { Scenario } from '../scenario.js';
import { byDefault, more, uniqueness, update } from './virtual-accounts.js';

/** The rules of virtual accounts. */
export const virtualAccountScenarios: readonly Scenario[] = [byDefault, more, update, uniqueness];
