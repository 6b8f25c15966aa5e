import type { Scenario } from '../scenario.js';
import { byDefault, additional, uniqueness, update } from './virtual-accounts.js';

/** The rules of virtual accounts. */
export const virtualAccountScenarios: readonly Scenario[] = [
  byDefault,
  additional,
  update,
  uniqueness,
];
