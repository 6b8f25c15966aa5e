import type { Check } from './run/check.js';
import { createCheck } from './scenarios/scenario.js';
import { schedules } from './scenarios/calendar/schedules.js';
import { conventionScenarios } from './scenarios/conventions/requests.js';
import { fragmentScenarios } from './scenarios/holders/fragments.js';
import { numbersAsText } from './scenarios/holders/numbers-as-text.js';
import { listScenarios } from './scenarios/lists/index.js';
import { storyScenarios } from './stories/index.js';
import { attemptScenarios } from './scenarios/webhooks/attempts.js';
import { rotation } from './scenarios/webhooks/key-rotation.js';

/** All scenarios as checks: the stories, and what no story tells. */
export const scenarioChecks: readonly Check[] = [
  ...conventionScenarios,
  numbersAsText,
  ...fragmentScenarios,
  ...storyScenarios,
  schedules,
  ...attemptScenarios,
  rotation,
  ...listScenarios,
].map(createCheck);
