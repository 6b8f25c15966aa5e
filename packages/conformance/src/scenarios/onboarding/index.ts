import type { Scenario } from '../scenario.js';
import { page } from './onboarding.js';

/** The rules of hosted onboarding that no story tells. */
export const onboardingScenarios: readonly Scenario[] = [page];
