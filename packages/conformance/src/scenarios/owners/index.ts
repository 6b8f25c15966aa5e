import type { Scenario } from '../scenario.js';
import { fragments, life, list, noLegalEntity, references, renamed } from './owners.js';

/** The rules of beneficial owners. */
export const ownerScenarios: readonly Scenario[] = [
  life,
  noLegalEntity,
  list,
  fragments,
  references,
  renamed,
];
