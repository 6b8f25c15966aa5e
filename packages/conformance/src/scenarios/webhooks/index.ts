import type { Scenario } from '../scenario.js';
import { acknowledgements, attempts, changedUrl, inactiveRetries } from './attempts.js';
import { urls, configuration } from './configurations.js';
import { rotation } from './key-rotation.js';
import { delayed, missingData } from './kyc-webhooks.js';

/** The rules of webhooks and their configurations that no story tells. */
export const webhookScenarios: readonly Scenario[] = [
  configuration,
  urls,
  delayed,
  missingData,
  attempts,
  acknowledgements,
  changedUrl,
  inactiveRetries,
  rotation,
];
