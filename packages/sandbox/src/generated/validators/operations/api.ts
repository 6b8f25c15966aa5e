// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  AccountPage,
  Chargeback,
  ChargebackCreate,
  CheckState,
  Clock,
  ClockAdvance,
  ClockFreeze,
  DeliveryDetail,
  DeliveryPage,
  DeliveryState,
  Failure,
  Fault,
  FaultList,
  FaultRule,
  FilledTenant,
  FoundKind,
  HandledLine,
  HandledLines,
  HolderPage,
  HolderStatus,
  InvariantReport,
  JobList,
  JournalPage,
  Key,
  KycCheck,
  KycDecision,
  LoggedRequestDetail,
  LoggedRequestPage,
  Merchant,
  MerchantUpdate,
  PayoutDates,
  PayoutDecision,
  PayoutProgress,
  ProcessorPayment,
  Replay,
  ReplayResult,
  ReplayedRequest,
  RequestCount,
  Reset,
  ResetResult,
  SearchResult,
  Settle,
  Snapshot,
  SnapshotList,
  StateExport,
  StateHash,
  Transactions,
  WebhookType,
  Webhooks,
} from '../api.js';
import { length } from '@seller-funds/validators/runtime/checks';
import { open, operation } from '@seller-funds/validators/runtime/operation';
import * as z from '@seller-funds/validators/runtime/zod';

/** The validators of `reset`. */
export const reset = /* @__PURE__ */ operation(() => ({
  body: z.optional(Reset),
  responses: { '200': open(ResetResult), default: open(Failure) },
}));

/** The validators of `fillWithMarketplace`. */
export const fillWithMarketplace = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(FilledTenant), default: open(Failure) },
}));

/** The validators of `getStateHash`. */
export const getStateHash = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(StateHash), default: open(Failure) },
}));

/** The validators of `listSnapshots`. */
export const listSnapshots = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(SnapshotList), default: open(Failure) },
}));

/** The validators of `takeSnapshot`. */
export const takeSnapshot = /* @__PURE__ */ operation(() => ({
  path: z.object({
    name: z.string().check(length(0, 64), z.regex(/^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$/u)),
  }),
  responses: { '200': open(Snapshot), default: open(Failure) },
}));

/** The validators of `deleteSnapshot`. */
export const deleteSnapshot = /* @__PURE__ */ operation(() => ({
  path: z.object({
    name: z.string().check(length(0, 64), z.regex(/^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$/u)),
  }),
  responses: { '200': open(SnapshotList), default: open(Failure) },
}));

/** The validators of `restoreSnapshot`. */
export const restoreSnapshot = /* @__PURE__ */ operation(() => ({
  path: z.object({
    name: z.string().check(length(0, 64), z.regex(/^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$/u)),
  }),
  responses: { '200': open(StateHash), default: open(Failure) },
}));

/** The validators of `exportState`. */
export const exportState = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(StateExport), default: open(Failure) },
}));

/** The validators of `importState`. */
export const importState = /* @__PURE__ */ operation(() => ({
  body: StateExport,
  responses: { '200': open(StateHash), default: open(Failure) },
}));

/** The validators of `getClock`. */
export const getClock = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(Clock), default: open(Failure) },
}));

/** The validators of `listJobs`. */
export const listJobs = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(JobList), default: open(Failure) },
}));

/** The validators of `freezeClock`. */
export const freezeClock = /* @__PURE__ */ operation(() => ({
  body: z.optional(ClockFreeze),
  responses: { '200': open(Clock), default: open(Failure) },
}));

/** The validators of `advanceClock`. */
export const advanceClock = /* @__PURE__ */ operation(() => ({
  body: ClockAdvance,
  responses: { '200': open(Clock), default: open(Failure) },
}));

/** The validators of `runClock`. */
export const runClock = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(Clock), default: open(Failure) },
}));

/** The validators of `decidePayout`. */
export const decidePayout = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  body: PayoutDecision,
  responses: { '200': open(PayoutProgress), default: open(Failure) },
}));

/** The validators of `getPayoutProgress`. */
export const getPayoutProgress = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  responses: { '200': open(PayoutProgress), default: open(Failure) },
}));

/** The validators of `listPayoutDates`. */
export const listPayoutDates = /* @__PURE__ */ operation(() => ({
  path: z.object({ account: z.string() }),
  responses: { '200': open(PayoutDates), default: open(Failure) },
}));

/** The validators of `listJournals`. */
export const listJournals = /* @__PURE__ */ operation(() => ({
  query: z.object({
    account: z.optional(z.string().check(z.minLength(1))),
    reference: z.optional(z.string().check(z.minLength(1))),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    _asc: z._default(z.boolean(), false),
  }),
  responses: { '200': open(JournalPage), default: open(Failure) },
}));

/** The validators of `listAccounts`. */
export const listAccounts = /* @__PURE__ */ operation(() => ({
  query: z.object({
    code: z.optional(z.array(z.string()).check(z.maxLength(500))),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    _asc: z._default(z.boolean(), false),
  }),
  responses: { '200': open(AccountPage), default: open(Failure) },
}));

/** The validators of `search`. */
export const search = /* @__PURE__ */ operation(() => ({
  query: z.object({ text: z.string().check(length(1, 200)), kind: z.optional(FoundKind) }),
  responses: { '200': open(SearchResult), default: open(Failure) },
}));

/** The validators of `checkInvariants`. */
export const checkInvariants = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(InvariantReport), default: open(Failure) },
}));

/** The validators of `getMerchant`. */
export const getMerchant = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(Merchant), default: open(Failure) },
}));

/** The validators of `updateMerchant`. */
export const updateMerchant = /* @__PURE__ */ operation(() => ({
  body: MerchantUpdate,
  responses: { '200': open(Merchant), default: open(Failure) },
}));

/** The validators of `issueKey`. */
export const issueKey = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(Key), default: open(Failure) },
}));

/** The validators of `revokeKey`. */
export const revokeKey = /* @__PURE__ */ operation(() => ({
  body: Key,
  responses: { '200': open(Key), default: open(Failure) },
}));

/** The validators of `listHolders`. */
export const listHolders = /* @__PURE__ */ operation(() => ({
  query: z.object({
    check: CheckState,
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    _asc: z._default(z.boolean(), false),
  }),
  responses: { '200': open(HolderPage), default: open(Failure) },
}));

/** The validators of `setHolderStatus`. */
export const setHolderStatus = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  body: HolderStatus,
  responses: { '200': open(HolderStatus), default: open(Failure) },
}));

/** The validators of `decideHolderCheck`. */
export const decideHolderCheck = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  body: KycDecision,
  responses: { '200': open(KycCheck), default: open(Failure) },
}));

/** The validators of `decideExternalAccountCheck`. */
export const decideExternalAccountCheck = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  body: KycDecision,
  responses: { '200': open(KycCheck), default: open(Failure) },
}));

/** The validators of `settle`. */
export const settle = /* @__PURE__ */ operation(() => ({
  body: z.optional(Settle),
  responses: { '200': open(HandledLines), default: open(Failure) },
}));

/** The validators of `findTransactions`. */
export const findTransactions = /* @__PURE__ */ operation(() => ({
  query: z.object({ pspExtRef: z.string().check(length(0, 256)) }),
  responses: { '200': open(Transactions), default: open(Failure) },
}));

/** The validators of `reportPayment`. */
export const reportPayment = /* @__PURE__ */ operation(() => ({
  body: ProcessorPayment,
  responses: { '200': open(HandledLine), default: open(Failure) },
}));

/** The validators of `createChargeback`. */
export const createChargeback = /* @__PURE__ */ operation(() => ({
  body: ChargebackCreate,
  responses: { '200': open(Chargeback), default: open(Failure) },
}));

/** The validators of `reverseChargeback`. */
export const reverseChargeback = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  responses: { '200': open(Chargeback), default: open(Failure) },
}));

/** The validators of `getWebhooks`. */
export const getWebhooks = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(Webhooks), default: open(Failure) },
}));

/** The validators of `pauseWebhooks`. */
export const pauseWebhooks = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(Webhooks), default: open(Failure) },
}));

/** The validators of `resumeWebhooks`. */
export const resumeWebhooks = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(Webhooks), default: open(Failure) },
}));

/** The validators of `flushWebhooks`. */
export const flushWebhooks = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(Webhooks), default: open(Failure) },
}));

/** The validators of `replayDeliveries`. */
export const replayDeliveries = /* @__PURE__ */ operation(() => ({
  body: z.optional(Replay),
  responses: { '200': open(ReplayResult), default: open(Failure) },
}));

/** The validators of `listDeliveries`. */
export const listDeliveries = /* @__PURE__ */ operation(() => ({
  query: z.object({
    state: z.optional(DeliveryState),
    type: z.optional(WebhookType),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    _asc: z._default(z.boolean(), false),
  }),
  responses: { '200': open(DeliveryPage), default: open(Failure) },
}));

/** The validators of `getDelivery`. */
export const getDelivery = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  responses: { '200': open(DeliveryDetail), default: open(Failure) },
}));

/** The validators of `replayDelivery`. */
export const replayDelivery = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  responses: { '200': open(DeliveryDetail), default: open(Failure) },
}));

/** The validators of `listFaults`. */
export const listFaults = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(FaultList), default: open(Failure) },
}));

/** The validators of `createFault`. */
export const createFault = /* @__PURE__ */ operation(() => ({
  body: FaultRule,
  responses: { '200': open(Fault), default: open(Failure) },
}));

/** The validators of `clearFaults`. */
export const clearFaults = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(FaultList), default: open(Failure) },
}));

/** The validators of `deleteFault`. */
export const deleteFault = /* @__PURE__ */ operation(() => ({
  path: z.object({ id: z.int() }),
  responses: { '200': open(FaultList), default: open(Failure) },
}));

/** The validators of `listRequests`. */
export const listRequests = /* @__PURE__ */ operation(() => ({
  query: z.object({
    method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
    path: z.optional(z.string()),
    status: z.optional(z.int()),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
  }),
  responses: { '200': open(LoggedRequestPage), default: open(Failure) },
}));

/** The validators of `clearRequests`. */
export const clearRequests = /* @__PURE__ */ operation(() => ({
  responses: { '200': open(RequestCount), default: open(Failure) },
}));

/** The validators of `getRequest`. */
export const getRequest = /* @__PURE__ */ operation(() => ({
  path: z.object({ id: z.int() }),
  responses: { '200': open(LoggedRequestDetail), default: open(Failure) },
}));

/** The validators of `replayRequest`. */
export const replayRequest = /* @__PURE__ */ operation(() => ({
  path: z.object({ id: z.int() }),
  responses: { '200': open(ReplayedRequest), default: open(Failure) },
}));
