import type { Scenario } from '../scenario.js';
import {
  fallback,
  inheritance,
  labels,
  labelTarget,
  pending,
  unknownBelowValid,
} from './accounts.js';
import { cancel, cancelRestoresBalances } from './cancel.js';
import { acrossVersions, invalidReplay, race, replay } from './idempotency.js';
import { limits, order, orderBy, period } from './lists.js';
import { echo, itemLimit, references, required } from './requests.js';
import { depth, groupSum, itemCodes, itemConflict, sumMismatch } from './rules.js';

/** The rules of payment splits. */
export const splitScenarios: readonly Scenario[] = [
  replay,
  race,
  invalidReplay,
  acrossVersions,
  itemConflict,
  sumMismatch,
  groupSum,
  depth,
  itemCodes,
  inheritance,
  fallback,
  unknownBelowValid,
  labels,
  labelTarget,
  pending,
  cancel,
  cancelRestoresBalances,
  order,
  orderBy,
  period,
  limits,
  required,
  references,
  itemLimit,
  echo,
];
