import type { Check } from '../run/check.js';
import { checkOf } from './scenario.js';
import { conventionScenarios } from './conventions.js';
import { payoutConfigurationScenarios } from './payout-configuration/index.js';
import { payoutScenarios } from './payouts/index.js';
import { refundScenarios } from './refunds/index.js';
import { splitScenarios } from './splits/index.js';
import { transferScenarios } from './transfers/index.js';

/** All scenarios, as checks. */
export const scenarioChecks: readonly Check[] = [
  ...conventionScenarios,
  ...splitScenarios,
  ...refundScenarios,
  ...transferScenarios,
  ...payoutScenarios,
  ...payoutConfigurationScenarios,
].map(checkOf);
