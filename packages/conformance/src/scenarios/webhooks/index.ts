import type { Scenario } from '../scenario.js';
import { addresses, life, onePerType } from './configurations.js';
import { apart, deactivated, gone, retry } from './delivery.js';
import { holderOnly, missing, statuses } from './received-kyc.js';
import { ends, impossible, life as payoutLife } from './received-payouts.js';

/** The rules of webhooks, and the notifications themselves. */
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
  retry,
  deactivated,
  gone,
  apart,
];
