import type { Scenario } from '../scenario.js';
import { nulText, parameterRange, reservedName } from './invalid-values.js';
import { keyForms, mediaType, requestId, unknownFields } from './requests.js';
import { bodies, files } from './sizes.js';
import { codes, dates, moments } from './times.js';
import { bases, methods, success } from './versions.js';

/** The conventions of both versions. */
export const conventionScenarios: readonly Scenario[] = [
  bases,
  methods,
  success,
  mediaType,
  keyForms,
  requestId,
  unknownFields,
  nulText,
  reservedName,
  parameterRange,
  moments,
  dates,
  codes,
  bodies,
  files,
];
