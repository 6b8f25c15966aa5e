import type { Scenario } from '../scenario.js';
import { acknowledgements, attempts, changedUrl, inactiveRetries } from './attempts.js';
import { rotation } from './key-rotation.js';

/** The rules of webhooks and their configurations that no story tells. */
export const webhookScenarios: readonly Scenario[] = [
  attempts,
  acknowledgements,
  changedUrl,
  inactiveRetries,
  rotation,
];
