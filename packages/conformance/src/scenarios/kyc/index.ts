import type { Scenario } from '../scenario.js';
import * as told from './messages.js';
import { assigned, missing, outcomes, readyForKyc, start, suspended } from './lifecycle.js';
import { expiredDocument } from './expiry.js';
import * as needs from './required-data.js';
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
  restart.noRestart,
  restart.cleared,
  restart.afterFailure,
  restart.fromAnyStatus,
  restart.notReady,
  told.eachMember,
  told.severalMissing,
  told.dates,
  told.restartMixed,
  told.reasons,
  expiredDocument,
];
