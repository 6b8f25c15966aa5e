import type { Scenario } from '../scenario.js';
import { life, list, organizationsOnly, references } from './owners.js';

/** The rules of beneficial owners. */
export const ownerScenarios: readonly Scenario[] = [life, organizationsOnly, list, references];
