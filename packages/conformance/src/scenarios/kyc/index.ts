import type { Scenario } from '../scenario.js';
import { outcomeScenarios } from './outcomes.js';
import { requiredDataScenarios } from './required-data.js';
import { restartScenarios } from './restart.js';
import { startScenarios } from './start.js';

/** The rules of identity checks. */
export const kycScenarios: readonly Scenario[] = [
  ...outcomeScenarios,
  ...startScenarios,
  ...requiredDataScenarios,
  ...restartScenarios,
];
