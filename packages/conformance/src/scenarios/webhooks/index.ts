import type { Scenario } from '../scenario.js';
import { answers, attempts, moved, switchedOff } from './attempts.js';
import { addresses, life, onePerType } from './configurations.js';
import { apart, deactivated, gone, once, retry } from './delivery.js';
import { rotation } from './keys.js';
import { holderOnly, missing, statuses } from './received-kyc.js';
import { ends, impossible, life as payoutLife, rate } from './received-payouts.js';

/** The rules of webhooks and their configurations. */
export const webhookScenarios: readonly Scenario[] = [
  life,
  onePerType,
  addresses,
  statuses,
  missing,
  holderOnly,
  payoutLife,
  ends,
  impossible,
  rate,
  retry,
  once,
  deactivated,
  gone,
  apart,
  attempts,
  answers,
  moved,
  switchedOff,
  rotation,
];
