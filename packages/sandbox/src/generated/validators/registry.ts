// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as api from './api.js';

/** The validator of each component schema, by the component's exact name. */
export const schemas = {
  Clock: api.Clock,
  ClockAdvance: api.ClockAdvance,
  ClockFreeze: api.ClockFreeze,
  Failure: api.Failure,
  HolderStatus: api.HolderStatus,
  InvariantCheck: api.InvariantCheck,
  InvariantReport: api.InvariantReport,
  Journal: api.Journal,
  JournalPage: api.JournalPage,
  KycCheck: api.KycCheck,
  KycDecision: api.KycDecision,
  Merchant: api.Merchant,
  MerchantUpdate: api.MerchantUpdate,
  Movement: api.Movement,
  Place: api.Place,
  ResetResult: api.ResetResult,
  StateHash: api.StateHash,
} as const;
