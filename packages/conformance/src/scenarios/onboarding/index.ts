import type { Scenario } from '../scenario.js';
import { page, redirect, url } from './onboarding.js';

/** The rules of hosted onboarding. */
export const onboardingScenarios: readonly Scenario[] = [url, page, redirect];
