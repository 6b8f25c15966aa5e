// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as api from './api.js';

/** The validator of each component schema, by the component's exact name. */
export const schemas = {
  Chargeback: api.Chargeback,
  ChargebackCreate: api.ChargebackCreate,
  Clock: api.Clock,
  ClockAdvance: api.ClockAdvance,
  ClockFreeze: api.ClockFreeze,
  Failure: api.Failure,
  HandledLine: api.HandledLine,
  HandledLines: api.HandledLines,
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
  PayoutDates: api.PayoutDates,
  PayoutDecision: api.PayoutDecision,
  PayoutProgress: api.PayoutProgress,
  Place: api.Place,
  ProcessorPayment: api.ProcessorPayment,
  ResetResult: api.ResetResult,
  Settle: api.Settle,
  StateHash: api.StateHash,
} as const;
