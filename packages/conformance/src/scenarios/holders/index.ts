import type { Scenario } from '../scenario.js';
import { fragmentScenarios } from './fragments.js';
import { numbersAsText } from './numbers-as-text.js';

/** The rules of account holders that no story tells. */
export const holderScenarios: readonly Scenario[] = [numbersAsText, ...fragmentScenarios];
