import type { Scenario } from '../scenario.js';
import { acrossVersions, organization, personal, personalRules } from './added-documents.js';

/** The rules of documents. */
export const documentScenarios: readonly Scenario[] = [
  personal,
  personalRules,
  organization,
  acrossVersions,
];
