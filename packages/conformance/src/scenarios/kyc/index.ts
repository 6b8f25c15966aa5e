import type { Scenario } from '../scenario.js';
import * as messages from './messages.js';
import { assigned, missing, outcomes, readyForKyc, start, suspended } from './lifecycle.js';
import { expiredDocument } from './expiry.js';
import * as requiredData from './required-data.js';
import * as restart from './restart.js';

/** The rules of identity checks. */
export const kycScenarios: readonly Scenario[] = [
  outcomes,
  suspended,
  start,
  readyForKyc,
  missing,
  assigned,
  requiredData.individual,
  requiredData.organization,
  requiredData.owners,
  requiredData.unitedStates,
  requiredData.light,
  restart.individual,
  restart.organization,
  restart.noRestart,
  restart.cleared,
  restart.afterFailure,
  restart.fromAnyStatus,
  restart.notReady,
  messages.eachMember,
  messages.severalMissing,
  messages.detailCodes,
  messages.dates,
  messages.restartMixed,
  messages.reasons,
  expiredDocument,
];
