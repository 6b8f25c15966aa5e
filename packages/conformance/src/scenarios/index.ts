import type { Check } from '../run/check.js';
import { createCheck } from './scenario.js';
import { schedules } from './calendar/schedules.js';
import { conventionScenarios } from './conventions/index.js';
import { holderScenarios } from './holders/index.js';
import { listScenarios } from './lists/index.js';
import { onboardingScenarios } from './onboarding/index.js';
import { reportScenarios } from './reports/index.js';
import { storyScenarios } from '../stories/index.js';
import { webhookScenarios } from './webhooks/index.js';

/** All scenarios as checks. */
export const scenarioChecks: readonly Check[] = [
  ...conventionScenarios,
  ...holderScenarios,
  ...storyScenarios,
  schedules,
  ...onboardingScenarios,
  ...reportScenarios,
  ...webhookScenarios,
  ...listScenarios,
].map(createCheck);
