// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as types from '../types/api.js';
import {
  isDateTime,
  length,
  matchesAny,
  matchesOne,
  propertyCount,
  refined,
  required,
} from '@seller-funds/validators/runtime/checks';
import * as z from '@seller-funds/validators/runtime/zod';
import type { EnumSchema, ObjectSchema, Schema } from '@seller-funds/validators/runtime/zod';

export const AccountBalance: ObjectSchema<types.AccountBalance> = /* @__PURE__ */ z.lazy(() =>
  z.object({ currency: z.string(), confirmed: z.int(), pending: z.int(), payout: z.int() }),
);
export type AccountBalance = types.AccountBalance;

export const Account: ObjectSchema<types.Account> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    displayName: z.string(),
    type: z.string(),
    ownerKind: z.enum(['HOLDER', 'DIVISION']),
    owner: z.string(),
    ownerName: z.string(),
    balances: z.array(AccountBalance),
  }),
);
export type Account = types.Account;

export const AccountPage: ObjectSchema<types.AccountPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    pageNumber: z.int(),
    pageSize: z.int(),
    totalElementCount: z.int(),
    elements: z.array(Account),
  }),
);
export type AccountPage = types.AccountPage;

export const AdvanceCounts: ObjectSchema<types.AdvanceCounts> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    payoutsMade: z.int(),
    payoutsDenied: z.int(),
    checksEnded: z.int(),
    webhooksSent: z.int(),
    webhooksFailed: z.int(),
  }),
);
export type AdvanceCounts = types.AdvanceCounts;

export const Chargeback: ObjectSchema<types.Chargeback> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    transaction: z.string(),
    extRef: z.string(),
    amount: z.int(),
    currency: z.string(),
    pspMutationExtRef: z.optional(z.string()),
    reversed: z.boolean(),
  }),
);
export type Chargeback = types.Chargeback;

export const ChargebackCreate: Schema<types.ChargebackCreate> = /* @__PURE__ */ z.lazy(() =>
  z.strictObject({
    extRef: z.string(),
    amount: z.optional(z.int().check(z.minimum(1))),
    pspMutationExtRef: z.optional(z.string().check(z.minLength(1))),
  }),
);
export type ChargebackCreate = types.ChargebackCreate;

export const CheckState: EnumSchema<types.CheckState> = /* @__PURE__ */ z.lazy(() =>
  z.enum(['NO_DATA', 'MISSING_DATA', 'IN_PROGRESS', 'PASSED', 'REJECTED', 'FAILED']),
);
export type CheckState = types.CheckState;

export const Clock: ObjectSchema<types.Clock> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    changes: z.int(),
    mode: z.enum(['REALTIME', 'FROZEN']),
    now: z.string().check(isDateTime()),
    nextJobAt: z.nullable(z.string().check(isDateTime())),
    advancingTo: z.nullable(z.string().check(isDateTime())),
    due: z.object({ jobs: z.int(), webhooks: z.int() }),
    advanced: z.nullable(AdvanceCounts),
  }),
);
export type Clock = types.Clock;

export const ClockAdvance: Schema<types.ClockAdvance> = /* @__PURE__ */ z.lazy(() =>
  refined(
    z.strictObject({
      to: z.optional(z.string().check(isDateTime())),
      seconds: z.optional(z.int().check(z.minimum(0), z.maximum(34560000))),
      toNextJob: z.optional(z.literal(true)),
      waitSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(60))),
    }),
    matchesOne(
      refined(z.looseObject({}), required('to')),
      refined(z.looseObject({}), required('seconds')),
      refined(z.looseObject({}), required('toNextJob')),
    ),
  ),
);
export type ClockAdvance = types.ClockAdvance;

export const ClockFreeze: ObjectSchema<types.ClockFreeze> = /* @__PURE__ */ z.lazy(() =>
  z.object({ at: z.optional(z.string().check(isDateTime())) }),
);
export type ClockFreeze = types.ClockFreeze;

export const WebhookType: EnumSchema<types.WebhookType> = /* @__PURE__ */ z.lazy(() =>
  z.enum(['WEBHOOK_KYC_UPDATE', 'WEBHOOK_PAYOUT_UPDATE']),
);
export type WebhookType = types.WebhookType;

export const DeliveryState: EnumSchema<types.DeliveryState> = /* @__PURE__ */ z.lazy(() =>
  z.enum(['DUE', 'WAITING', 'DELIVERED', 'FAILED', 'CANCELLED']),
);
export type DeliveryState = types.DeliveryState;

export const Delivery: ObjectSchema<types.Delivery> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    type: WebhookType,
    state: DeliveryState,
    configurationId: z.int(),
    url: z.string(),
    attemptCount: z.int(),
    nextAttemptAt: z.nullable(z.string().check(isDateTime())),
    createdAt: z.string().check(isDateTime()),
    body: z.record(z.unknown()),
  }),
);
export type Delivery = types.Delivery;

export const HeaderValues: Schema<types.HeaderValues> = /* @__PURE__ */ z.lazy(() =>
  z.record(z.string()),
);
export type HeaderValues = types.HeaderValues;

export const DeliveryAttempt: ObjectSchema<types.DeliveryAttempt> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    number: z.int(),
    sentAt: z.string().check(isDateTime()),
    durationMs: z.optional(z.int()),
    request: z.object({ url: z.string(), headers: HeaderValues }),
    response: z.optional(z.object({ status: z.int(), headers: HeaderValues, body: z.string() })),
    error: z.optional(z.string()),
  }),
);
export type DeliveryAttempt = types.DeliveryAttempt;

export const DeliveryDetail: ObjectSchema<types.DeliveryDetail> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Delivery.shape, attempts: z.array(DeliveryAttempt) }),
);
export type DeliveryDetail = types.DeliveryDetail;

export const DeliveryPage: ObjectSchema<types.DeliveryPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    pageNumber: z.int(),
    pageSize: z.int(),
    totalElementCount: z.int(),
    elements: z.array(Delivery),
  }),
);
export type DeliveryPage = types.DeliveryPage;

export const FailureDetail: ObjectSchema<types.FailureDetail> = /* @__PURE__ */ z.lazy(() =>
  z.object({ field: z.optional(z.string()), code: z.optional(z.string()), message: z.string() }),
);
export type FailureDetail = types.FailureDetail;

export const Failure: ObjectSchema<types.Failure> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.optional(z.string()),
    message: z.string(),
    details: z.optional(z.array(FailureDetail)),
  }),
);
export type Failure = types.Failure;

export const Fault: ObjectSchema<types.Fault> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    id: z.int(),
    method: z.optional(z.string()),
    path: z.optional(z.string()),
    probability: z.optional(z.number()),
    nth: z.optional(z.int()),
    times: z.optional(z.int()),
    latencyMs: z.optional(z.int()),
    status: z.optional(z.int()),
    retryAfterSeconds: z.optional(z.int()),
    drop: z.optional(z.enum(['BEFORE', 'AFTER'])),
    matched: z.int(),
    fired: z.int(),
  }),
);
export type Fault = types.Fault;

export const FaultList: ObjectSchema<types.FaultList> = /* @__PURE__ */ z.lazy(() =>
  z.object({ rules: z.array(Fault) }),
);
export type FaultList = types.FaultList;

export const FaultRule: Schema<types.FaultRule> = /* @__PURE__ */ z.lazy(() =>
  refined(
    z.strictObject({
      method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
      path: z.optional(z.string().check(length(0, 500), z.regex(/^\//u))),
      probability: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      nth: z.optional(z.int().check(z.minimum(1))),
      times: z.optional(z.int().check(z.minimum(1))),
      latencyMs: z.optional(z.int().check(z.minimum(0), z.maximum(120000))),
      status: z.optional(z.literal([429, 500, 502, 503, 504])),
      retryAfterSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(3600))),
      drop: z.optional(z.enum(['BEFORE', 'AFTER'])),
    }),
    matchesAny(
      refined(z.looseObject({}), required('latencyMs')),
      refined(z.looseObject({}), required('status')),
      refined(z.looseObject({}), required('drop')),
    ),
  ),
);
export type FaultRule = types.FaultRule;

export const FilledTenant: ObjectSchema<types.FilledTenant> = /* @__PURE__ */ z.lazy(() =>
  z.object({ calls: z.int().check(z.minimum(0)) }),
);
export type FilledTenant = types.FilledTenant;

export const FoundKind: EnumSchema<types.FoundKind> = /* @__PURE__ */ z.lazy(() =>
  z.enum(['seller', 'account', 'split', 'payout', 'delivery']),
);
export type FoundKind = types.FoundKind;

export const HandledLine: ObjectSchema<types.HandledLine> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    outcome: z.enum(['RECONCILED', 'MISMATCH', 'NO_SPLIT', 'DUPLICATE', 'CANCELLED']),
    transaction: z.string(),
    split: z.optional(z.string()),
    type: z.enum(['PAYMENT', 'REFUND']),
    amount: z.int(),
    currency: z.string(),
  }),
);
export type HandledLine = types.HandledLine;

export const HandledLines: ObjectSchema<types.HandledLines> = /* @__PURE__ */ z.lazy(() =>
  z.object({ lines: z.array(HandledLine) }),
);
export type HandledLines = types.HandledLines;

export const HolderPage: ObjectSchema<types.HolderPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    pageNumber: z.int(),
    pageSize: z.int(),
    totalElementCount: z.int(),
    elements: z.array(z.string()),
  }),
);
export type HolderPage = types.HolderPage;

export const HolderStatus: ObjectSchema<types.HolderStatus> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.enum(['ACTIVE', 'NOPAYOUT', 'SUSPENDED', 'CLOSED']),
    reason: z.optional(z.string()),
  }),
);
export type HolderStatus = types.HolderStatus;

export const InvariantCheck: ObjectSchema<types.InvariantCheck> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    name: z.string(),
    description: z.string(),
    violations: z.array(z.object({ subject: z.string(), detail: z.string() })),
  }),
);
export type InvariantCheck = types.InvariantCheck;

export const InvariantReport: ObjectSchema<types.InvariantReport> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ok: z.boolean(), checks: z.array(InvariantCheck) }),
);
export type InvariantReport = types.InvariantReport;

export const Job: ObjectSchema<types.Job> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    kind: z.string(),
    code: z.string(),
    dueAt: z.string().check(isDateTime()),
    failure: z.nullable(z.string()),
  }),
);
export type Job = types.Job;

export const JobList: ObjectSchema<types.JobList> = /* @__PURE__ */ z.lazy(() =>
  z.object({ jobs: z.array(Job) }),
);
export type JobList = types.JobList;

export const Place: ObjectSchema<types.Place> = /* @__PURE__ */ z.lazy(() =>
  z.object({ account: z.string(), bucket: z.enum(['CONFIRMED', 'PENDING', 'INTERNAL']) }),
);
export type Place = types.Place;

export const Movement: ObjectSchema<types.Movement> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    from: Place,
    to: Place,
    currency: z.string(),
    amount: z.int().check(z.minimum(1)),
    label: z.optional(z.string()),
    item: z.optional(z.int()),
  }),
);
export type Movement = types.Movement;

export const Journal: ObjectSchema<types.Journal> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    kind: z.string(),
    reference: z.string(),
    createdAt: z.string().check(isDateTime()),
    movements: z.array(Movement),
  }),
);
export type Journal = types.Journal;

export const JournalPage: ObjectSchema<types.JournalPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    pageNumber: z.int(),
    pageSize: z.int(),
    totalElementCount: z.int(),
    elements: z.array(Journal),
  }),
);
export type JournalPage = types.JournalPage;

export const Key: ObjectSchema<types.Key> = /* @__PURE__ */ z.lazy(() =>
  z.object({ apiKey: z.string().check(length(1, 200)) }),
);
export type Key = types.Key;

export const KycCheck: ObjectSchema<types.KycCheck> = /* @__PURE__ */ z.lazy(() =>
  z.object({ subject: z.string(), status: z.string(), message: z.nullable(z.string()) }),
);
export type KycCheck = types.KycCheck;

export const KycDecision: ObjectSchema<types.KycDecision> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    outcome: z.enum(['PASSED', 'REJECTED', 'FORGED', 'FAILED', 'HOLD']),
    message: z.optional(z.string()),
  }),
);
export type KycDecision = types.KycDecision;

export const LoggedMessage: ObjectSchema<types.LoggedMessage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ headers: HeaderValues, body: z.string(), complete: z.boolean() }),
);
export type LoggedMessage = types.LoggedMessage;

export const LoggedRequest: ObjectSchema<types.LoggedRequest> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    id: z.int(),
    at: z.string().check(isDateTime()),
    durationMs: z.int(),
    method: z.string(),
    target: z.string(),
    operationId: z.nullable(z.string()),
    status: z.nullable(z.int()),
  }),
);
export type LoggedRequest = types.LoggedRequest;

export const LoggedRequestDetail: ObjectSchema<types.LoggedRequestDetail> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      ...LoggedRequest.shape,
      request: LoggedMessage,
      response: z.optional(LoggedMessage),
    }),
);
export type LoggedRequestDetail = types.LoggedRequestDetail;

export const LoggedRequestPage: ObjectSchema<types.LoggedRequestPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    pageNumber: z.int(),
    pageSize: z.int(),
    totalElementCount: z.int(),
    elements: z.array(LoggedRequest),
  }),
);
export type LoggedRequestPage = types.LoggedRequestPage;

export const Merchant: ObjectSchema<types.Merchant> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    unitedStates: z.boolean(),
    kycTier: z.enum(['LIGHT_KYC', 'FULL_KYC']),
    balanceTransferEnabled: z.boolean(),
    timeZone: z.string(),
    bankAccountNumber: z.string(),
    kycBeginsAfterMs: z.int(),
    kycEndsAfterMs: z.int(),
    instantPayouts: z.boolean(),
  }),
);
export type Merchant = types.Merchant;

export const MerchantUpdate: Schema<types.MerchantUpdate> = /* @__PURE__ */ z.lazy(() =>
  refined(
    z.strictObject({
      unitedStates: z.optional(z.boolean()),
      kycTier: z.optional(z.enum(['LIGHT_KYC', 'FULL_KYC'])),
      balanceTransferEnabled: z.optional(z.boolean()),
      timeZone: z.optional(z.string().check(length(0, 64))),
      bankAccountNumber: z.optional(z.string().check(z.regex(/^([A-Za-z0-9]{4,34})?$/u))),
      kycBeginsAfterMs: z.optional(z.int().check(z.minimum(0), z.maximum(86400000))),
      kycEndsAfterMs: z.optional(z.int().check(z.minimum(0), z.maximum(86400000))),
      instantPayouts: z.optional(z.boolean()),
    }),
    propertyCount(1),
  ),
);
export type MerchantUpdate = types.MerchantUpdate;

export const PayoutDates: ObjectSchema<types.PayoutDates> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    dates: z.array(z.string().check(isDateTime())),
    obstacle: z.optional(z.string()),
    unpaidRun: z.optional(z.object({ at: z.string().check(isDateTime()), obstacle: z.string() })),
  }),
);
export type PayoutDates = types.PayoutDates;

export const PayoutDecision: ObjectSchema<types.PayoutDecision> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    outcome: z.enum(['PROCESSED', 'FAILED', 'RETURNED', 'HOLD']),
    message: z.optional(z.string()),
  }),
);
export type PayoutDecision = types.PayoutDecision;

export const PayoutProgress: ObjectSchema<types.PayoutProgress> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    state: z.enum([
      'WAITING',
      'ACCEPTED',
      'REJECTED',
      'FAILED',
      'PROCESSED',
      'RETURNED',
      'CANCELLED',
    ]),
    outcomes: z.array(z.enum(['PROCESSED', 'FAILED', 'RETURNED', 'HOLD'])),
    message: z.optional(z.string()),
  }),
);
export type PayoutProgress = types.PayoutProgress;

export const ProcessorPayment: Schema<types.ProcessorPayment> = /* @__PURE__ */ z.lazy(() =>
  z.strictObject({
    type: z.optional(z.enum(['PAYMENT', 'REFUND'])),
    amount: z.int().check(z.minimum(1)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
    processor: z.optional(z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,31}$/u))),
    method: z.optional(z.string()),
    extRef: z.optional(z.string().check(z.minLength(1))),
    pspExtRef: z.optional(z.string().check(z.minLength(1))),
    pspMutationExtRef: z.optional(z.string().check(z.minLength(1))),
  }),
);
export type ProcessorPayment = types.ProcessorPayment;

export const Replay: ObjectSchema<types.Replay> = /* @__PURE__ */ z.lazy(() =>
  z.object({ states: z.optional(z.array(DeliveryState).check(z.minLength(1))) }),
);
export type Replay = types.Replay;

export const ReplayResult: ObjectSchema<types.ReplayResult> = /* @__PURE__ */ z.lazy(() =>
  z.object({ count: z.int() }),
);
export type ReplayResult = types.ReplayResult;

export const ReplayedRequest: ObjectSchema<types.ReplayedRequest> = /* @__PURE__ */ z.lazy(() =>
  z.object({ status: z.nullable(z.int()), body: z.string() }),
);
export type ReplayedRequest = types.ReplayedRequest;

export const RequestCount: ObjectSchema<types.RequestCount> = /* @__PURE__ */ z.lazy(() =>
  z.object({ count: z.int() }),
);
export type RequestCount = types.RequestCount;

export const Reset: Schema<types.Reset> = /* @__PURE__ */ z.lazy(() =>
  z.strictObject({ at: z.optional(z.string().check(isDateTime())) }),
);
export type Reset = types.Reset;

export const ResetResult: ObjectSchema<types.ResetResult> = /* @__PURE__ */ z.lazy(() =>
  z.object({ tenant: z.string() }),
);
export type ResetResult = types.ResetResult;

export const SearchResult: ObjectSchema<types.SearchResult> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    found: z.array(z.object({ kind: FoundKind, code: z.string() })),
    searched: z.string(),
  }),
);
export type SearchResult = types.SearchResult;

export const Settle: Schema<types.Settle> = /* @__PURE__ */ z.lazy(() =>
  z.strictObject({ references: z.optional(z.array(z.string()).check(z.maxLength(1000))) }),
);
export type Settle = types.Settle;

export const Snapshot: ObjectSchema<types.Snapshot> = /* @__PURE__ */ z.lazy(() =>
  z.object({ name: z.string(), takenAt: z.string().check(isDateTime()) }),
);
export type Snapshot = types.Snapshot;

export const SnapshotList: ObjectSchema<types.SnapshotList> = /* @__PURE__ */ z.lazy(() =>
  z.object({ snapshots: z.array(Snapshot) }),
);
export type SnapshotList = types.SnapshotList;

export const StateExport: ObjectSchema<types.StateExport> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    schema: z.string(),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/u)),
    clock: z.object({
      clockMode: z.enum(['REALTIME', 'FROZEN']),
      clockAt: z.int().check(z.minimum(0), z.maximum(253402300799999)),
      sequence: z.int().check(z.minimum(0), z.maximum(1099511627775)),
      seed: z.string(),
    }),
    tables: z.record(z.array(z.record(z.nullable(z.union([z.string(), z.int()]))))),
  }),
);
export type StateExport = types.StateExport;

export const StateHash: ObjectSchema<types.StateHash> = /* @__PURE__ */ z.lazy(() =>
  z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/u)) }),
);
export type StateHash = types.StateHash;

export const Transactions: ObjectSchema<types.Transactions> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    transactions: z.array(
      z.object({
        code: z.string(),
        type: z.string(),
        amount: z.int(),
        status: z.object({ type: z.string(), message: z.optional(z.string()) }),
        updatedAt: z.optional(z.string().check(isDateTime())),
      }),
    ),
  }),
);
export type Transactions = types.Transactions;

export const Webhooks: ObjectSchema<types.Webhooks> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    paused: z.boolean(),
    due: z.int(),
    waiting: z.int(),
    delivered: z.int(),
    failed: z.int(),
    cancelled: z.int(),
    sending: z.optional(z.boolean()),
  }),
);
export type Webhooks = types.Webhooks;
