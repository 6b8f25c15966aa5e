import type { Check } from '../run/check.js';
import { createCheck } from './scenario.js';
import { calendarScenarios } from './calendar/index.js';
import { conventionScenarios } from './conventions/index.js';
import { documentScenarios } from './documents/index.js';
import { errorScenarios } from './errors/index.js';
import { externalAccountScenarios } from './external-accounts/index.js';
import { holderScenarios } from './holders/index.js';
import { kycScenarios } from './kyc/index.js';
import { listScenarios } from './lists/index.js';
import { multipleScenarios } from './multiple/index.js';
import { onboardingScenarios } from './onboarding/index.js';
import { ownerScenarios } from './owners/index.js';
import { payoutScenarios } from './payouts/index.js';
import { referenceScenarios } from './references/index.js';
import { reportScenarios } from './reports/index.js';
import { splitScenarios } from './splits/index.js';
import { storyScenarios } from '../stories/index.js';
import { virtualAccountScenarios } from './virtual-accounts/index.js';
import { webhookScenarios } from './webhooks/index.js';

/** All scenarios as checks. */
export const scenarioChecks: readonly Check[] = [
  ...conventionScenarios,
  ...errorScenarios,
  ...holderScenarios,
  ...kycScenarios,
  ...documentScenarios,
  ...ownerScenarios,
  ...virtualAccountScenarios,
  ...externalAccountScenarios,
  ...splitScenarios,
  ...storyScenarios,
  ...payoutScenarios,
  ...calendarScenarios,
  ...multipleScenarios,
  ...onboardingScenarios,
  ...reportScenarios,
  ...webhookScenarios,
  ...listScenarios,
  ...referenceScenarios,
].map(createCheck);
