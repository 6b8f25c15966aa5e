import type { Scenario } from '../scenario.js';
import { conflict, fundsRace, list, race, replay } from './idempotency.js';
import { accounts, addendum, correction, funds, transfer } from './transfers.js';

/** The rules of balance transfers. */
export const transferScenarios: readonly Scenario[] = [
  transfer,
  funds,
  accounts,
  correction,
  addendum,
  replay,
  conflict,
  race,
  fundsRace,
  list,
];
