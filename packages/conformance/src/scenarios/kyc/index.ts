import type { Scenario } from '../scenario.js';
import * as told from './told.js';
import { assigned, missing, outcomes, readyForKyc, start, suspended } from './life.js';
import { expiredDocument } from './expiry.js';
import * as needs from './needs.js';
import * as restart from './restart.js';

/** The rules of identity checks. */
export const kycScenarios: readonly Scenario[] = [
  outcomes,
  suspended,
  start,
  readyForKyc,
  missing,
  assigned,
  needs.individual,
  needs.organization,
  needs.owners,
  needs.unitedStates,
  needs.light,
  restart.individual,
  restart.organization,
  restart.unimportant,
  restart.cleared,
  restart.afterFailure,
  restart.fromAnyStatus,
  restart.heldBack,
  told.eachMember,
  told.together,
  told.dates,
  told.mixed,
  told.reasons,
  expiredDocument,
];
