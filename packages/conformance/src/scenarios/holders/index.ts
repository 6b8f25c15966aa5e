import type { Scenario } from '../scenario.js';
import { clearedValues } from './cleared-values.js';
import { combinations } from './fragment-combinations.js';
import { codes, inV1, inV2 } from './fragments.js';
import {
  closed,
  closedDuringCheck,
  accountsOfOthers,
  nameOnly,
  numbersAsText,
  legalEntityFields,
  processedAmount,
  uniqueness,
} from './rules.js';
import { atomic, entriesWithoutExtRef, legalForm, lists, partialV1, partialV2 } from './updates.js';

/** The rules of account holders. */
export const holderScenarios: readonly Scenario[] = [
  nameOnly,
  uniqueness,
  codes,
  inV1,
  inV2,
  combinations,
  partialV1,
  partialV2,
  clearedValues,
  lists,
  entriesWithoutExtRef,
  legalForm,
  atomic,
  legalEntityFields,
  numbersAsText,
  processedAmount,
  closed,
  closedDuringCheck,
  accountsOfOthers,
];
