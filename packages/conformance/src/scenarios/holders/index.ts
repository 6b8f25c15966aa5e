import type { Scenario } from '../scenario.js';
import { clearedValues } from './cleared-values.js';
import { combinations } from './fragment-combinations.js';
import { codes, inV1, inV2 } from './fragments.js';
import { closed, nameOnly, numbersAsText, legalEntityFields, processedAmount } from './rules.js';
import { atomic, entriesWithoutExtRef, lists, partialV1, partialV2 } from './updates.js';

/** The rules of account holders. */
export const holderScenarios: readonly Scenario[] = [
  nameOnly,
  codes,
  inV1,
  inV2,
  combinations,
  partialV1,
  partialV2,
  clearedValues,
  lists,
  entriesWithoutExtRef,
  atomic,
  legalEntityFields,
  numbersAsText,
  processedAmount,
  closed,
];
