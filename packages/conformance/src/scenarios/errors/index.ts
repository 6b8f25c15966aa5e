import type { Scenario } from '../scenario.js';
import { accountErrors } from './accounts.js';
import { generalErrors } from './general.js';
import { holderErrors } from './holders.js';
import { otherErrors, payoutErrors, transferErrors } from './payouts-and-reports.js';
import { createErrorScenario } from './error-probe.js';
import { splitErrors } from './splits.js';

/** Every code of the error catalog that a client can cause. */
export const errorScenarios: readonly Scenario[] = [
  ...generalErrors,
  ...holderErrors,
  ...accountErrors,
  ...splitErrors,
  ...transferErrors,
  ...payoutErrors,
  ...otherErrors,
].map(createErrorScenario);
