import type { Scenario } from '../scenario.js';
import { fragments, lifecycle, list, noLegalEntity, references, renamed } from './owners.js';

/** The rules of beneficial owners. */
export const ownerScenarios: readonly Scenario[] = [
  lifecycle,
  noLegalEntity,
  list,
  fragments,
  references,
  renamed,
];
