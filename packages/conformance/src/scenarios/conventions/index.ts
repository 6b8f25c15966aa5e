import type { Scenario } from '../scenario.js';
import { nulText, parameterRange, reservedName } from './invalid-values.js';
import { errorBody, keyForms, mediaType, requestId, unknownFields } from './requests.js';
import { bodies, files } from './sizes.js';
import { codes, dates, moments } from './times.js';
import { bases, methods, money, pagedLists, success } from './versions.js';

/** The conventions of both versions. */
export const conventionScenarios: readonly Scenario[] = [
  bases,
  methods,
  success,
  pagedLists,
  mediaType,
  keyForms,
  requestId,
  errorBody,
  unknownFields,
  nulText,
  reservedName,
  parameterRange,
  money,
  moments,
  dates,
  codes,
  bodies,
  files,
];
