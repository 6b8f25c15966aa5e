import type { Check } from './run/check.js';
import { createCheck } from './scenarios/scenario.js';
import { schedules } from './scenarios/calendar/schedules.js';
import { conventionScenarios } from './scenarios/conventions/requests.js';
import { holderScenarios } from './scenarios/holders/index.js';
import { listScenarios } from './scenarios/lists/index.js';
import { onboardingScenarios } from './scenarios/onboarding/onboarding.js';
import { reportScenarios } from './scenarios/reports/reports.js';
import { storyScenarios } from './stories/index.js';
import { webhookScenarios } from './scenarios/webhooks/index.js';

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
