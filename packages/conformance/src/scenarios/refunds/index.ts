import type { Scenario } from '../scenario.js';
import { itemLimit, itemConflict, sum, totalAlone, unknown } from './limits.js';
import { response, full, overdraft, fullAfterPartial } from './full.js';
import { acrossVersions, limitRace, race, replay } from './idempotency.js';
import { beforeSettlement, fees, feesInPayments, labels } from './labels.js';
import {
  defaults,
  groups,
  mandatory,
  mandatoryInVersion2,
  partial,
  defaultAmount,
} from './partial.js';

/** The rules of refund splits. */
export const refundScenarios: readonly Scenario[] = [
  full,
  response,
  fullAfterPartial,
  overdraft,
  partial,
  defaults,
  defaultAmount,
  mandatory,
  mandatoryInVersion2,
  groups,
  itemLimit,
  sum,
  unknown,
  itemConflict,
  totalAlone,
  replay,
  race,
  limitRace,
  acrossVersions,
  labels,
  fees,
  feesInPayments,
  beforeSettlement,
];
