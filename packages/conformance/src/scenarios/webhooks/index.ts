import type { Scenario } from '../scenario.js';
import { acknowledgements, attempts, changedUrl, inactiveRetries } from './attempts.js';
import { urls, configuration, onePerType } from './configurations.js';
import { separateTypes, inactive, status410, acknowledgedOnce, retry } from './delivery.js';
import { rotation } from './key-rotation.js';
import { delayed, holderOnly, missingData, statuses } from './kyc-webhooks.js';
import {
  failedOrCancelled,
  denials,
  notPossible,
  payoutStatuses,
  exchangeRate,
} from './payout-webhooks.js';

/** The rules of webhooks and their configurations. */
export const webhookScenarios: readonly Scenario[] = [
  configuration,
  onePerType,
  urls,
  statuses,
  delayed,
  missingData,
  holderOnly,
  payoutStatuses,
  failedOrCancelled,
  denials,
  notPossible,
  exchangeRate,
  retry,
  acknowledgedOnce,
  inactive,
  status410,
  separateTypes,
  attempts,
  acknowledgements,
  changedUrl,
  inactiveRetries,
  rotation,
];
