import type { Scenario } from '../scenario.js';
import { created, selection, handedOn, uniqueness, views } from './accounts.js';
import { afterHolder, outcomes, throughHolder, update } from './checks.js';
import { ach, anotherType, iban, withoutNumber } from './numbers.js';

/** The rules of external accounts. */
export const externalAccountScenarios: readonly Scenario[] = [
  created,
  selection,
  uniqueness,
  handedOn,
  views,
  iban,
  ach,
  anotherType,
  withoutNumber,
  outcomes,
  afterHolder,
  update,
  throughHolder,
];
