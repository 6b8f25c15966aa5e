import type { Scenario } from '../scenario.js';
import { redirect, url } from './onboarding.js';

/** The rules of hosted onboarding. */
export const onboardingScenarios: readonly Scenario[] = [url, redirect];
