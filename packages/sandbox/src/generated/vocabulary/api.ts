// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** All values of `AccountOwnerKind`. */
export const accountOwnerKindValues = ['HOLDER', 'DIVISION'] as const;

export type AccountOwnerKind = (typeof accountOwnerKindValues)[number];

/** All values of `CheckState`. */
export const checkStateValues = [
  'NO_DATA',
  'MISSING_DATA',
  'IN_PROGRESS',
  'PASSED',
  'REJECTED',
  'FAILED',
] as const;

/** The state of the KYC check of an account holder. */
export type CheckState = (typeof checkStateValues)[number];

/** All values of `ClockMode`. */
export const clockModeValues = ['REALTIME', 'FROZEN'] as const;

export type ClockMode = (typeof clockModeValues)[number];

/** All values of `DeliveryState`. */
export const deliveryStateValues = ['DUE', 'WAITING', 'DELIVERED', 'FAILED', 'CANCELLED'] as const;

/**
 * `DUE` is sent as soon as possible, `WAITING` at `nextAttemptAt`. `DELIVERED` got a 2xx. `FAILED` has no
 * retries left. `CANCELLED` was open when its configuration was deactivated.
 */
export type DeliveryState = (typeof deliveryStateValues)[number];

/** All values of `FaultDrop`. */
export const faultDropValues = ['BEFORE', 'AFTER'] as const;

export type FaultDrop = (typeof faultDropValues)[number];

/** All values of `FaultRuleDrop`. */
export const faultRuleDropValues = ['BEFORE', 'AFTER'] as const;

/**
 * When the connection is dropped: before the call is handled, or after its change is stored. Cannot be combined
 * with `status`.
 */
export type FaultRuleDrop = (typeof faultRuleDropValues)[number];

/** All values of `FaultRuleMethod`. */
export const faultRuleMethodValues = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The method of the calls. */
export type FaultRuleMethod = (typeof faultRuleMethodValues)[number];

/** All values of `FaultRuleStatus`. */
export const faultRuleStatusValues = [429, 500, 502, 503, 504] as const;

/** The status of the response, instead of handling the call. */
export type FaultRuleStatus = (typeof faultRuleStatusValues)[number];

/** All values of `FoundKind`. */
export const foundKindValues = ['seller', 'account', 'split', 'payout', 'delivery'] as const;

/** The kind of a found object. */
export type FoundKind = (typeof foundKindValues)[number];

/** All values of `HandledLineOutcome`. */
export const handledLineOutcomeValues = [
  'RECONCILED',
  'MISMATCH',
  'NO_SPLIT',
  'DUPLICATE',
  'CANCELLED',
] as const;

/**
 * `RECONCILED` with its split, `MISMATCH` with the amount or currency of its split, `NO_SPLIT` yet,
 * `DUPLICATE` of an earlier line, or `CANCELLED` before.
 */
export type HandledLineOutcome = (typeof handledLineOutcomeValues)[number];

/** All values of `HandledLineType`. */
export const handledLineTypeValues = ['PAYMENT', 'REFUND'] as const;

export type HandledLineType = (typeof handledLineTypeValues)[number];

/** All values of `HolderStatusCode`. */
export const holderStatusCodeValues = ['ACTIVE', 'NOPAYOUT', 'SUSPENDED', 'CLOSED'] as const;

export type HolderStatusCode = (typeof holderStatusCodeValues)[number];

/** All values of `KycDecisionOutcome`. */
export const kycDecisionOutcomeValues = ['PASSED', 'REJECTED', 'FORGED', 'FAILED', 'HOLD'] as const;

export type KycDecisionOutcome = (typeof kycDecisionOutcomeValues)[number];

/** All values of `ListRequestsMethod`. */
export const listRequestsMethodValues = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type ListRequestsMethod = (typeof listRequestsMethodValues)[number];

/** All values of `MerchantKycTier`. */
export const merchantKycTierValues = ['LIGHT_KYC', 'FULL_KYC'] as const;

/** How much the checks of the division's new holders ask for. */
export type MerchantKycTier = (typeof merchantKycTierValues)[number];

/** All values of `MerchantUpdateKycTier`. */
export const merchantUpdateKycTierValues = ['LIGHT_KYC', 'FULL_KYC'] as const;

export type MerchantUpdateKycTier = (typeof merchantUpdateKycTierValues)[number];

/** All values of `PayoutDecisionOutcome`. */
export const payoutDecisionOutcomeValues = ['PROCESSED', 'FAILED', 'RETURNED', 'HOLD'] as const;

export type PayoutDecisionOutcome = (typeof payoutDecisionOutcomeValues)[number];

/** All values of `PayoutProgressOutcomes`. */
export const payoutProgressOutcomesValues = ['PROCESSED', 'FAILED', 'RETURNED', 'HOLD'] as const;

/** The outcomes that can be set in this state; any other is refused with 409. */
export type PayoutProgressOutcomes = (typeof payoutProgressOutcomesValues)[number];

/** All values of `PayoutProgressState`. */
export const payoutProgressStateValues = [
  'WAITING',
  'ACCEPTED',
  'REJECTED',
  'FAILED',
  'PROCESSED',
  'RETURNED',
  'CANCELLED',
] as const;

export type PayoutProgressState = (typeof payoutProgressStateValues)[number];

/** All values of `PlaceBucket`. */
export const placeBucketValues = ['CONFIRMED', 'PENDING', 'INTERNAL'] as const;

export type PlaceBucket = (typeof placeBucketValues)[number];

/** All values of `ProcessorPaymentType`. */
export const processorPaymentTypeValues = ['PAYMENT', 'REFUND'] as const;

export type ProcessorPaymentType = (typeof processorPaymentTypeValues)[number];

/** All values of `StateExportClockClockMode`. */
export const stateExportClockClockModeValues = ['REALTIME', 'FROZEN'] as const;

export type StateExportClockClockMode = (typeof stateExportClockClockModeValues)[number];

/** All values of `WebhookType`. */
export const webhookTypeValues = ['WEBHOOK_KYC_UPDATE', 'WEBHOOK_PAYOUT_UPDATE'] as const;

export type WebhookType = (typeof webhookTypeValues)[number];

/** Limits of `ChargebackCreate`. */
export const chargebackCreateLimits = {
  amount: { minimum: 1 },
  pspMutationExtRef: { minLength: 1 },
} as const;

/** Limits of `ClockAdvance`. */
export const clockAdvanceLimits = {
  seconds: { minimum: 0, maximum: 34560000 },
  waitSeconds: { minimum: 0, maximum: 60 },
} as const;

/** Limits of `FaultRule`. */
export const faultRuleLimits = {
  path: { maxLength: 500 },
  probability: { minimum: 0, maximum: 1 },
  nth: { minimum: 1 },
  times: { minimum: 1 },
  latencyMs: { minimum: 0, maximum: 120000 },
  retryAfterSeconds: { minimum: 0, maximum: 3600 },
} as const;

/** Limits of `FilledTenant`. */
export const filledTenantLimits = { calls: { minimum: 0 } } as const;

/** Limits of `Key`. */
export const keyLimits = { apiKey: { minLength: 1, maxLength: 200 } } as const;

/** Limits of `MerchantUpdate`. */
export const merchantUpdateLimits = {
  timeZone: { maxLength: 64 },
  kycBeginsAfterMs: { minimum: 0, maximum: 86400000 },
  kycEndsAfterMs: { minimum: 0, maximum: 86400000 },
} as const;

/** Limits of `Movement`. */
export const movementLimits = { amount: { minimum: 1 } } as const;

/** Limits of `ProcessorPayment`. */
export const processorPaymentLimits = {
  amount: { minimum: 1 },
  extRef: { minLength: 1 },
  pspExtRef: { minLength: 1 },
  pspMutationExtRef: { minLength: 1 },
} as const;

/** Limits of `Replay`. */
export const replayLimits = { states: { minItems: 1 } } as const;

/** Limits of `Settle`. */
export const settleLimits = { references: { maxItems: 1000 } } as const;

/** Limits of the parameters of `takeSnapshot`. */
export const takeSnapshotLimits = { name: { maxLength: 64 } } as const;

/** Limits of the parameters of `deleteSnapshot`. */
export const deleteSnapshotLimits = { name: { maxLength: 64 } } as const;

/** Limits of the parameters of `restoreSnapshot`. */
export const restoreSnapshotLimits = { name: { maxLength: 64 } } as const;

/** Limits of the parameters of `listJournals`. */
export const listJournalsLimits = {
  account: { minLength: 1 },
  reference: { minLength: 1 },
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `listAccounts`. */
export const listAccountsLimits = {
  code: { maxItems: 500 },
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `search`. */
export const searchLimits = { text: { minLength: 1, maxLength: 200 } } as const;

/** Limits of the parameters of `listHolders`. */
export const listHoldersLimits = {
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `findTransactions`. */
export const findTransactionsLimits = { pspExtRef: { maxLength: 256 } } as const;

/** Limits of the parameters of `listDeliveries`. */
export const listDeliveriesLimits = {
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `listRequests`. */
export const listRequestsLimits = {
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** The fields of `Account`. */
export const accountFields = [
  'code',
  'displayName',
  'type',
  'ownerKind',
  'owner',
  'ownerName',
  'balances',
] as const;

/** The fields of `AccountBalance`. */
export const accountBalanceFields = ['currency', 'confirmed', 'pending', 'payout'] as const;

/** The fields of `AccountPage`. */
export const accountPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `AdvanceCounts`. */
export const advanceCountsFields = [
  'payoutsMade',
  'payoutsDenied',
  'checksEnded',
  'webhooksSent',
  'webhooksFailed',
] as const;

/** The fields of `Chargeback`. */
export const chargebackFields = [
  'transaction',
  'extRef',
  'amount',
  'currency',
  'pspMutationExtRef',
  'reversed',
] as const;

/** The fields of `ChargebackCreate`. */
export const chargebackCreateFields = ['extRef', 'amount', 'pspMutationExtRef'] as const;

/** The fields of `Clock`. */
export const clockFields = [
  'changes',
  'mode',
  'now',
  'nextJobAt',
  'advancingTo',
  'due',
  'advanced',
] as const;

/** The fields of `ClockAdvance`. */
export const clockAdvanceFields = ['to', 'seconds', 'toNextJob', 'waitSeconds'] as const;

/** The fields of `ClockFreeze`. */
export const clockFreezeFields = ['at'] as const;

/** The fields of `Delivery`. */
export const deliveryFields = [
  'code',
  'type',
  'state',
  'configurationId',
  'url',
  'attemptCount',
  'nextAttemptAt',
  'createdAt',
  'body',
] as const;

/** The fields of `DeliveryAttempt`. */
export const deliveryAttemptFields = [
  'number',
  'sentAt',
  'durationMs',
  'request',
  'response',
  'error',
] as const;

/** The fields of `DeliveryDetail`. */
export const deliveryDetailFields = [
  'code',
  'type',
  'state',
  'configurationId',
  'url',
  'attemptCount',
  'nextAttemptAt',
  'createdAt',
  'body',
  'attempts',
] as const;

/** The fields of `DeliveryPage`. */
export const deliveryPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `Failure`. */
export const failureFields = ['code', 'message', 'details'] as const;

/** The fields of `FailureDetail`. */
export const failureDetailFields = ['field', 'code', 'message'] as const;

/** The fields of `Fault`. */
export const faultFields = [
  'id',
  'method',
  'path',
  'probability',
  'nth',
  'times',
  'latencyMs',
  'status',
  'retryAfterSeconds',
  'drop',
  'matched',
  'fired',
] as const;

/** The fields of `FaultList`. */
export const faultListFields = ['rules'] as const;

/** The fields of `FaultRule`. */
export const faultRuleFields = [
  'method',
  'path',
  'probability',
  'nth',
  'times',
  'latencyMs',
  'status',
  'retryAfterSeconds',
  'drop',
] as const;

/** The fields of `FilledTenant`. */
export const filledTenantFields = ['calls'] as const;

/** The fields of `HandledLine`. */
export const handledLineFields = [
  'outcome',
  'transaction',
  'split',
  'type',
  'amount',
  'currency',
] as const;

/** The fields of `HandledLines`. */
export const handledLinesFields = ['lines'] as const;

/** The fields of `HolderPage`. */
export const holderPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `HolderStatus`. */
export const holderStatusFields = ['code', 'reason'] as const;

/** The fields of `InvariantCheck`. */
export const invariantCheckFields = ['name', 'description', 'violations'] as const;

/** The fields of `InvariantReport`. */
export const invariantReportFields = ['ok', 'checks'] as const;

/** The fields of `Job`. */
export const jobFields = ['kind', 'code', 'dueAt', 'failure'] as const;

/** The fields of `JobList`. */
export const jobListFields = ['jobs'] as const;

/** The fields of `Journal`. */
export const journalFields = ['code', 'kind', 'reference', 'createdAt', 'movements'] as const;

/** The fields of `JournalPage`. */
export const journalPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `Key`. */
export const keyFields = ['apiKey'] as const;

/** The fields of `KycCheck`. */
export const kycCheckFields = ['subject', 'status', 'message'] as const;

/** The fields of `KycDecision`. */
export const kycDecisionFields = ['outcome', 'message'] as const;

/** The fields of `LoggedMessage`. */
export const loggedMessageFields = ['headers', 'body', 'complete'] as const;

/** The fields of `LoggedRequest`. */
export const loggedRequestFields = [
  'id',
  'at',
  'durationMs',
  'method',
  'target',
  'operationId',
  'status',
] as const;

/** The fields of `LoggedRequestDetail`. */
export const loggedRequestDetailFields = [
  'id',
  'at',
  'durationMs',
  'method',
  'target',
  'operationId',
  'status',
  'request',
  'response',
] as const;

/** The fields of `LoggedRequestPage`. */
export const loggedRequestPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `Merchant`. */
export const merchantFields = [
  'unitedStates',
  'kycTier',
  'balanceTransferEnabled',
  'timeZone',
  'bankAccountNumber',
  'kycBeginsAfterMs',
  'kycEndsAfterMs',
  'instantPayouts',
] as const;

/** The fields of `MerchantUpdate`. */
export const merchantUpdateFields = [
  'unitedStates',
  'kycTier',
  'balanceTransferEnabled',
  'timeZone',
  'bankAccountNumber',
  'kycBeginsAfterMs',
  'kycEndsAfterMs',
  'instantPayouts',
] as const;

/** The fields of `Movement`. */
export const movementFields = ['from', 'to', 'currency', 'amount', 'label', 'item'] as const;

/** The fields of `PayoutDates`. */
export const payoutDatesFields = ['dates', 'obstacle', 'unpaidRun'] as const;

/** The fields of `PayoutDecision`. */
export const payoutDecisionFields = ['outcome', 'message'] as const;

/** The fields of `PayoutProgress`. */
export const payoutProgressFields = ['code', 'state', 'outcomes', 'message'] as const;

/** The fields of `Place`. */
export const placeFields = ['account', 'bucket'] as const;

/** The fields of `ProcessorPayment`. */
export const processorPaymentFields = [
  'type',
  'amount',
  'currency',
  'processor',
  'method',
  'extRef',
  'pspExtRef',
  'pspMutationExtRef',
] as const;

/** The fields of `Replay`. */
export const replayFields = ['states'] as const;

/** The fields of `ReplayResult`. */
export const replayResultFields = ['count'] as const;

/** The fields of `ReplayedRequest`. */
export const replayedRequestFields = ['status', 'body'] as const;

/** The fields of `RequestCount`. */
export const requestCountFields = ['count'] as const;

/** The fields of `Reset`. */
export const resetFields = ['at'] as const;

/** The fields of `ResetResult`. */
export const resetResultFields = ['tenant'] as const;

/** The fields of `SearchResult`. */
export const searchResultFields = ['found', 'searched'] as const;

/** The fields of `Settle`. */
export const settleFields = ['references'] as const;

/** The fields of `Snapshot`. */
export const snapshotFields = ['name', 'takenAt'] as const;

/** The fields of `SnapshotList`. */
export const snapshotListFields = ['snapshots'] as const;

/** The fields of `StateExport`. */
export const stateExportFields = ['schema', 'hash', 'clock', 'tables'] as const;

/** The fields of `StateHash`. */
export const stateHashFields = ['hash'] as const;

/** The fields of `Transactions`. */
export const transactionsFields = ['transactions'] as const;

/** The fields of `Webhooks`. */
export const webhooksFields = [
  'paused',
  'due',
  'waiting',
  'delivered',
  'failed',
  'cancelled',
  'sending',
] as const;
