import type { Scenario } from '../scenario.js';
import { fragments, lifecycle, list, renamed } from './owners.js';

/** The rules of beneficial owners. */
export const ownerScenarios: readonly Scenario[] = [lifecycle, list, fragments, renamed];
