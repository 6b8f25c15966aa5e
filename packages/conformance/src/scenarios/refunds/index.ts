import type { Scenario } from '../scenario.js';
import { item, itemConflict, sum, totalAlone, unknown } from './ceilings.js';
import { answer, full, overdraft, rest } from './full.js';
import { acrossVersions, ceilingRace, race, replay } from './idempotency.js';
import { beforeSettlement, fees, feesInPayments, labels } from './labels.js';
import { fallBacks, groups, mandatory, mandatoryInVersion2, partial, whole } from './partial.js';

/** The rules of refund splits. */
export const refundScenarios: readonly Scenario[] = [
  full,
  answer,
  rest,
  overdraft,
  partial,
  fallBacks,
  whole,
  mandatory,
  mandatoryInVersion2,
  groups,
  item,
  sum,
  unknown,
  itemConflict,
  totalAlone,
  replay,
  race,
  ceilingRace,
  acrossVersions,
  labels,
  fees,
  feesInPayments,
  beforeSettlement,
];
