import type { Scenario } from '../scenario.js';
import {
  fallback,
  inheritance,
  labels,
  labelTarget,
  pending,
  unknownBelowValid,
} from './accounts.js';
import { cancel, undone } from './cancel.js';
import { acrossVersions, illFormedReplay, race, replay } from './idempotency.js';
import { limits, order, orderBy, period } from './lists.js';
import { echo, leaves, references, required } from './requests.js';
import { depth, groupSum, itemCodes, itemConflict, sumMismatch } from './rules.js';

/** The rules of payment splits. */
export const splitScenarios: readonly Scenario[] = [
  replay,
  race,
  illFormedReplay,
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
  undone,
  order,
  orderBy,
  period,
  limits,
  required,
  references,
  leaves,
  echo,
];
