import type { Scenario } from '../scenario.js';
import { created, selection, nameReuse, views } from './accounts.js';
import { checkAfterHolder, outcomes, restartInV1, updateThroughHolder, update } from './checks.js';
import { upoAccount, changedType, iban, missingNumber } from './numbers.js';

/** The rules of external accounts. */
export const externalAccountScenarios: readonly Scenario[] = [
  created,
  selection,
  nameReuse,
  views,
  iban,
  upoAccount,
  changedType,
  missingNumber,
  outcomes,
  checkAfterHolder,
  update,
  restartInV1,
  updateThroughHolder,
];
