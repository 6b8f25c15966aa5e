import type { Scenario } from '../scenario.js';
import { keyForms, mediaType, requestId, unknownFields } from './requests.js';

/** The conventions of both versions. */
export const conventionScenarios: readonly Scenario[] = [
  mediaType,
  keyForms,
  requestId,
  unknownFields,
];
