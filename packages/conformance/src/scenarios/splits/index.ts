import type { Scenario } from '../scenario.js';
import { itemLimit, references } from './requests.js';
import { sumMismatch } from './sum.js';

/** The rules of payment splits that no story tells. */
export const splitScenarios: readonly Scenario[] = [sumMismatch, references, itemLimit];
