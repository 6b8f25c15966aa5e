import type { Check } from '../run/check.js';
import { checkOf } from './scenario.js';
import { conventionScenarios } from './conventions.js';
import { refundScenarios } from './refunds/index.js';
import { splitScenarios } from './splits/index.js';

/** All scenarios, as checks. */
export const scenarioChecks: readonly Check[] = [
  ...conventionScenarios,
  ...splitScenarios,
  ...refundScenarios,
].map(checkOf);
