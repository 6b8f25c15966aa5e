import type { Scenario } from '../scenario.js';
import { codes, inV1, inV2 } from './fragments.js';
import {
  closed,
  foreignParts,
  nameOnly,
  numbers,
  oneList,
  processed,
  uniqueness,
} from './rules.js';
import { atomic, byCode, legalForm, lists, partialV1, partialV2 } from './updates.js';

/** The rules of account holders. */
export const holderScenarios: readonly Scenario[] = [
  nameOnly,
  uniqueness,
  codes,
  inV1,
  inV2,
  partialV1,
  partialV2,
  lists,
  byCode,
  legalForm,
  atomic,
  oneList,
  numbers,
  processed,
  closed,
  foreignParts,
];
