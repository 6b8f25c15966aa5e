// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type {
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
  Reset as ResetType,
  ResetResult,
  SearchResult,
  Settle as SettleType,
  Snapshot,
  SnapshotList,
  StateExport,
  StateHash,
  Transactions,
  WebhookType,
  Webhooks,
} from '../api.js';
import type { OperationDescriptor } from '@seller-funds/contract/runtime';

/** Reset the tenant */
export const reset: OperationDescriptor<'reset'> = {
  id: 'reset',
  version: 'api',
  method: 'post',
  path: '/_sandbox/reset',
  body: { types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'state', method: 'reset' },
};

/** The types of `reset`: parameters, body and responses. */
export interface Reset {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: ResetType | undefined;
  responses: { 200: ResetResult; default: Failure };
}

/** Fill the tenant with a marketplace */
export const fillWithMarketplace: OperationDescriptor<'fillWithMarketplace'> = {
  id: 'fillWithMarketplace',
  version: 'api',
  method: 'post',
  path: '/_sandbox/marketplace',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'state', method: 'fillWithMarketplace' },
};

/** The types of `fillWithMarketplace`: parameters, body and responses. */
export interface FillWithMarketplace {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: FilledTenant; default: Failure };
}

/** Get a hash of the state */
export const getStateHash: OperationDescriptor<'getStateHash'> = {
  id: 'getStateHash',
  version: 'api',
  method: 'get',
  path: '/_sandbox/state-hash',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'state', method: 'getStateHash' },
};

/** The types of `getStateHash`: parameters, body and responses. */
export interface GetStateHash {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: StateHash; default: Failure };
}

/** List the snapshots */
export const listSnapshots: OperationDescriptor<'listSnapshots'> = {
  id: 'listSnapshots',
  version: 'api',
  method: 'get',
  path: '/_sandbox/snapshots',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'state', method: 'listSnapshots' },
};

/** The types of `listSnapshots`: parameters, body and responses. */
export interface ListSnapshots {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: SnapshotList; default: Failure };
}

/** Take a snapshot */
export const takeSnapshot: OperationDescriptor<'takeSnapshot'> = {
  id: 'takeSnapshot',
  version: 'api',
  method: 'put',
  path: '/_sandbox/snapshots/{name}',
  parameters: [{ name: 'name', in: 'path', required: true }],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'state', method: 'takeSnapshot' },
};

/** The types of `takeSnapshot`: parameters, body and responses. */
export interface TakeSnapshot {
  path: {
    /** Letters, digits, and `.`, `_`, `-` between them. */
    name: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: Snapshot; default: Failure };
}

/** Delete a snapshot */
export const deleteSnapshot: OperationDescriptor<'deleteSnapshot'> = {
  id: 'deleteSnapshot',
  version: 'api',
  method: 'delete',
  path: '/_sandbox/snapshots/{name}',
  parameters: [{ name: 'name', in: 'path', required: true }],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'state', method: 'deleteSnapshot' },
};

/** The types of `deleteSnapshot`: parameters, body and responses. */
export interface DeleteSnapshot {
  path: {
    /** Letters, digits, and `.`, `_`, `-` between them. */
    name: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: SnapshotList; default: Failure };
}

/** Restore a snapshot */
export const restoreSnapshot: OperationDescriptor<'restoreSnapshot'> = {
  id: 'restoreSnapshot',
  version: 'api',
  method: 'post',
  path: '/_sandbox/snapshots/{name}/restore',
  parameters: [{ name: 'name', in: 'path', required: true }],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'state', method: 'restoreSnapshot' },
};

/** The types of `restoreSnapshot`: parameters, body and responses. */
export interface RestoreSnapshot {
  path: {
    /** Letters, digits, and `.`, `_`, `-` between them. */
    name: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: StateHash; default: Failure };
}

/** Export the state */
export const exportState: OperationDescriptor<'exportState'> = {
  id: 'exportState',
  version: 'api',
  method: 'get',
  path: '/_sandbox/export',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'state', method: 'exportState' },
};

/** The types of `exportState`: parameters, body and responses. */
export interface ExportState {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: StateExport; default: Failure };
}

/** Import a state */
export const importState: OperationDescriptor<'importState'> = {
  id: 'importState',
  version: 'api',
  method: 'post',
  path: '/_sandbox/import',
  body: { required: true, types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'state', method: 'importState' },
};

/** The types of `importState`: parameters, body and responses. */
export interface ImportState {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: StateExport;
  responses: { 200: StateHash; default: Failure };
}

/** Get the clock */
export const getClock: OperationDescriptor<'getClock'> = {
  id: 'getClock',
  version: 'api',
  method: 'get',
  path: '/_sandbox/clock',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'clock', method: 'getClock' },
};

/** The types of `getClock`: parameters, body and responses. */
export interface GetClock {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: Clock; default: Failure };
}

/** List scheduled jobs */
export const listJobs: OperationDescriptor<'listJobs'> = {
  id: 'listJobs',
  version: 'api',
  method: 'get',
  path: '/_sandbox/jobs',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'clock', method: 'listJobs' },
};

/** The types of `listJobs`: parameters, body and responses. */
export interface ListJobs {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: JobList; default: Failure };
}

/** Freeze the clock */
export const freezeClock: OperationDescriptor<'freezeClock'> = {
  id: 'freezeClock',
  version: 'api',
  method: 'post',
  path: '/_sandbox/clock/freeze',
  body: { types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'clock', method: 'freezeClock' },
};

/** The types of `freezeClock`: parameters, body and responses. */
export interface FreezeClock {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: ClockFreeze | undefined;
  responses: { 200: Clock; default: Failure };
}

/** Advance the clock */
export const advanceClock: OperationDescriptor<'advanceClock'> = {
  id: 'advanceClock',
  version: 'api',
  method: 'post',
  path: '/_sandbox/clock/advance',
  body: { required: true, types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'clock', method: 'advanceClock' },
};

/** The types of `advanceClock`: parameters, body and responses. */
export interface AdvanceClock {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: ClockAdvance;
  responses: { 200: Clock; default: Failure };
}

/** Run the clock */
export const runClock: OperationDescriptor<'runClock'> = {
  id: 'runClock',
  version: 'api',
  method: 'post',
  path: '/_sandbox/clock/realtime',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'clock', method: 'runClock' },
};

/** The types of `runClock`: parameters, body and responses. */
export interface RunClock {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: Clock; default: Failure };
}

/** Set the outcome of a payout */
export const decidePayout: OperationDescriptor<'decidePayout'> = {
  id: 'decidePayout',
  version: 'api',
  method: 'post',
  path: '/_sandbox/payouts/{code}/outcome',
  parameters: [{ name: 'code', in: 'path', required: true }],
  body: { required: true, types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'decidePayout' },
};

/** The types of `decidePayout`: parameters, body and responses. */
export interface DecidePayout {
  path: {
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: PayoutDecision;
  responses: { 200: PayoutProgress; default: Failure };
}

/** Get the state and reason of a payout */
export const getPayoutProgress: OperationDescriptor<'getPayoutProgress'> = {
  id: 'getPayoutProgress',
  version: 'api',
  method: 'get',
  path: '/_sandbox/payouts/{code}',
  parameters: [{ name: 'code', in: 'path', required: true }],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'getPayoutProgress' },
};

/** The types of `getPayoutProgress`: parameters, body and responses. */
export interface GetPayoutProgress {
  path: {
    /** The code of the payout request. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: PayoutProgress; default: Failure };
}

/** List the next dates of a payout schedule */
export const listPayoutDates: OperationDescriptor<'listPayoutDates'> = {
  id: 'listPayoutDates',
  version: 'api',
  method: 'get',
  path: '/_sandbox/payout-dates/{account}',
  parameters: [{ name: 'account', in: 'path', required: true }],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'listPayoutDates' },
};

/** The types of `listPayoutDates`: parameters, body and responses. */
export interface ListPayoutDates {
  path: {
    /** The code of the virtual account. */
    account: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: PayoutDates; default: Failure };
}

/** List journals */
export const listJournals: OperationDescriptor<'listJournals'> = {
  id: 'listJournals',
  version: 'api',
  method: 'get',
  path: '/_sandbox/journal',
  parameters: [
    { name: 'account', in: 'query' },
    { name: 'reference', in: 'query' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
    { name: '_asc', in: 'query', wire: 'boolean' },
  ],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'ledger', method: 'listJournals' },
};

/** The types of `listJournals`: parameters, body and responses. */
export interface ListJournals {
  path: undefined;
  query: {
    /** The code of a virtual account whose balance the journals changed. */
    account?: string;
    /** The code of the object that caused the journals, such as a payment split. */
    reference?: string;
    _pageNumber?: number;
    _pageSize?: number;
    /** Oldest first. */
    _asc?: boolean;
  };
  headers: undefined;
  body: undefined;
  responses: { 200: JournalPage; default: Failure };
}

/** List virtual accounts with their balances */
export const listAccounts: OperationDescriptor<'listAccounts'> = {
  id: 'listAccounts',
  version: 'api',
  method: 'get',
  path: '/_sandbox/accounts',
  parameters: [
    { name: 'code', in: 'query', wire: 'array' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
    { name: '_asc', in: 'query', wire: 'boolean' },
  ],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'ledger', method: 'listAccounts' },
};

/** The types of `listAccounts`: parameters, body and responses. */
export interface ListAccounts {
  path: undefined;
  query: {
    /** The codes of the only accounts to return. */
    code?: string[];
    _pageNumber?: number;
    _pageSize?: number;
    /** Oldest first. */
    _asc?: boolean;
  };
  headers: undefined;
  body: undefined;
  responses: { 200: AccountPage; default: Failure };
}

/** Find objects by a code, reference, name, account number or amount */
export const search: OperationDescriptor<'search'> = {
  id: 'search',
  version: 'api',
  method: 'get',
  path: '/_sandbox/search',
  parameters: [
    { name: 'text', in: 'query', required: true },
    { name: 'kind', in: 'query' },
  ],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'search', method: 'search' },
};

/** The types of `search`: parameters, body and responses. */
export interface Search {
  path: undefined;
  query: {
    /** What to find. */
    text: string;
    /** The only kind of objects to find; all kinds if left out. */
    kind?: FoundKind;
  };
  headers: undefined;
  body: undefined;
  responses: { 200: SearchResult; default: Failure };
}

/** Check the invariants of the ledger */
export const checkInvariants: OperationDescriptor<'checkInvariants'> = {
  id: 'checkInvariants',
  version: 'api',
  method: 'get',
  path: '/_sandbox/invariants',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'ledger', method: 'checkInvariants' },
};

/** The types of `checkInvariants`: parameters, body and responses. */
export interface CheckInvariants {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: InvariantReport; default: Failure };
}

/** Get the settings of the merchant */
export const getMerchant: OperationDescriptor<'getMerchant'> = {
  id: 'getMerchant',
  version: 'api',
  method: 'get',
  path: '/_sandbox/merchant',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'operator', method: 'getMerchant' },
};

/** The types of `getMerchant`: parameters, body and responses. */
export interface GetMerchant {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: Merchant; default: Failure };
}

/** Change the settings of the merchant */
export const updateMerchant: OperationDescriptor<'updateMerchant'> = {
  id: 'updateMerchant',
  version: 'api',
  method: 'patch',
  path: '/_sandbox/merchant',
  body: { required: true, types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'operator', method: 'updateMerchant' },
};

/** The types of `updateMerchant`: parameters, body and responses. */
export interface UpdateMerchant {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: MerchantUpdate;
  responses: { 200: Merchant; default: Failure };
}

/** Issue another key */
export const issueKey: OperationDescriptor<'issueKey'> = {
  id: 'issueKey',
  version: 'api',
  method: 'post',
  path: '/_sandbox/keys',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'operator', method: 'issueKey' },
};

/** The types of `issueKey`: parameters, body and responses. */
export interface IssueKey {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: Key; default: Failure };
}

/** Revoke a key */
export const revokeKey: OperationDescriptor<'revokeKey'> = {
  id: 'revokeKey',
  version: 'api',
  method: 'post',
  path: '/_sandbox/keys/revoke',
  body: { required: true, types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'operator', method: 'revokeKey' },
};

/** The types of `revokeKey`: parameters, body and responses. */
export interface RevokeKey {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: Key;
  responses: { 200: Key; default: Failure };
}

/** List account holders by their check */
export const listHolders: OperationDescriptor<'listHolders'> = {
  id: 'listHolders',
  version: 'api',
  method: 'get',
  path: '/_sandbox/account-holders',
  parameters: [
    { name: 'check', in: 'query', required: true },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
    { name: '_asc', in: 'query', wire: 'boolean' },
  ],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'operator', method: 'listHolders' },
};

/** The types of `listHolders`: parameters, body and responses. */
export interface ListHolders {
  path: undefined;
  query: {
    /** The state of the check. */
    check: CheckState;
    _pageNumber?: number;
    _pageSize?: number;
    /** Oldest first. */
    _asc?: boolean;
  };
  headers: undefined;
  body: undefined;
  responses: { 200: HolderPage; default: Failure };
}

/** Set the status of an account holder */
export const setHolderStatus: OperationDescriptor<'setHolderStatus'> = {
  id: 'setHolderStatus',
  version: 'api',
  method: 'post',
  path: '/_sandbox/account-holders/{code}/status',
  parameters: [{ name: 'code', in: 'path', required: true }],
  body: { required: true, types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'operator', method: 'setHolderStatus' },
};

/** The types of `setHolderStatus`: parameters, body and responses. */
export interface SetHolderStatus {
  path: {
    /** The code of the object. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: HolderStatus;
  responses: { 200: HolderStatus; default: Failure };
}

/** End the KYC check of an account holder */
export const decideHolderCheck: OperationDescriptor<'decideHolderCheck'> = {
  id: 'decideHolderCheck',
  version: 'api',
  method: 'post',
  path: '/_sandbox/account-holders/{code}/kyc',
  parameters: [{ name: 'code', in: 'path', required: true }],
  body: { required: true, types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'operator', method: 'decideHolderCheck' },
};

/** The types of `decideHolderCheck`: parameters, body and responses. */
export interface DecideHolderCheck {
  path: {
    /** The code of the object. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: KycDecision;
  responses: { 200: KycCheck; default: Failure };
}

/** End the check of an external account */
export const decideExternalAccountCheck: OperationDescriptor<'decideExternalAccountCheck'> = {
  id: 'decideExternalAccountCheck',
  version: 'api',
  method: 'post',
  path: '/_sandbox/external-accounts/{code}/kyc',
  parameters: [{ name: 'code', in: 'path', required: true }],
  body: { required: true, types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'operator', method: 'decideExternalAccountCheck' },
};

/** The types of `decideExternalAccountCheck`: parameters, body and responses. */
export interface DecideExternalAccountCheck {
  path: {
    /** The code of the object. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: KycDecision;
  responses: { 200: KycCheck; default: Failure };
}

/** Settle payments and refunds at once */
export const settle: OperationDescriptor<'settle'> = {
  id: 'settle',
  version: 'api',
  method: 'post',
  path: '/_sandbox/settlements',
  body: { types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'processor', method: 'settle' },
};

/** The types of `settle`: parameters, body and responses. */
export interface Settle {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: SettleType | undefined;
  responses: { 200: HandledLines; default: Failure };
}

/** Find the transactions of a payment */
export const findTransactions: OperationDescriptor<'findTransactions'> = {
  id: 'findTransactions',
  version: 'api',
  method: 'get',
  path: '/_sandbox/transactions',
  parameters: [{ name: 'pspExtRef', in: 'query', required: true }],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'processor', method: 'findTransactions' },
};

/** The types of `findTransactions`: parameters, body and responses. */
export interface FindTransactions {
  path: undefined;
  query: {
    /** The reference of the payment at its processor. */
    pspExtRef: string;
  };
  headers: undefined;
  body: undefined;
  responses: { 200: Transactions; default: Failure };
}

/** Report a payment or refund as its processor */
export const reportPayment: OperationDescriptor<'reportPayment'> = {
  id: 'reportPayment',
  version: 'api',
  method: 'post',
  path: '/_sandbox/processor-payments',
  body: { required: true, types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'processor', method: 'reportPayment' },
};

/** The types of `reportPayment`: parameters, body and responses. */
export interface ReportPayment {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: ProcessorPayment;
  responses: { 200: HandledLine; default: Failure };
}

/** Create a chargeback */
export const createChargeback: OperationDescriptor<'createChargeback'> = {
  id: 'createChargeback',
  version: 'api',
  method: 'post',
  path: '/_sandbox/chargebacks',
  body: { required: true, types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'processor', method: 'createChargeback' },
};

/** The types of `createChargeback`: parameters, body and responses. */
export interface CreateChargeback {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: ChargebackCreate;
  responses: { 200: Chargeback; default: Failure };
}

/** Reverse a chargeback */
export const reverseChargeback: OperationDescriptor<'reverseChargeback'> = {
  id: 'reverseChargeback',
  version: 'api',
  method: 'post',
  path: '/_sandbox/chargebacks/{code}/reverse',
  parameters: [{ name: 'code', in: 'path', required: true }],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'processor', method: 'reverseChargeback' },
};

/** The types of `reverseChargeback`: parameters, body and responses. */
export interface ReverseChargeback {
  path: {
    /** The code of the chargeback's transaction. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: Chargeback; default: Failure };
}

/** Get the state of webhook deliveries */
export const getWebhooks: OperationDescriptor<'getWebhooks'> = {
  id: 'getWebhooks',
  version: 'api',
  method: 'get',
  path: '/_sandbox/webhooks',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhooks', method: 'getWebhooks' },
};

/** The types of `getWebhooks`: parameters, body and responses. */
export interface GetWebhooks {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: Webhooks; default: Failure };
}

/** Pause webhook deliveries */
export const pauseWebhooks: OperationDescriptor<'pauseWebhooks'> = {
  id: 'pauseWebhooks',
  version: 'api',
  method: 'post',
  path: '/_sandbox/webhooks/pause',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhooks', method: 'pauseWebhooks' },
};

/** The types of `pauseWebhooks`: parameters, body and responses. */
export interface PauseWebhooks {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: Webhooks; default: Failure };
}

/** Resume webhook deliveries */
export const resumeWebhooks: OperationDescriptor<'resumeWebhooks'> = {
  id: 'resumeWebhooks',
  version: 'api',
  method: 'post',
  path: '/_sandbox/webhooks/resume',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhooks', method: 'resumeWebhooks' },
};

/** The types of `resumeWebhooks`: parameters, body and responses. */
export interface ResumeWebhooks {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: Webhooks; default: Failure };
}

/** Wait until all due deliveries are sent */
export const flushWebhooks: OperationDescriptor<'flushWebhooks'> = {
  id: 'flushWebhooks',
  version: 'api',
  method: 'post',
  path: '/_sandbox/webhooks/flush',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhooks', method: 'flushWebhooks' },
};

/** The types of `flushWebhooks`: parameters, body and responses. */
export interface FlushWebhooks {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: Webhooks; default: Failure };
}

/** Replay deliveries */
export const replayDeliveries: OperationDescriptor<'replayDeliveries'> = {
  id: 'replayDeliveries',
  version: 'api',
  method: 'post',
  path: '/_sandbox/webhooks/replay',
  body: { types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhooks', method: 'replayDeliveries' },
};

/** The types of `replayDeliveries`: parameters, body and responses. */
export interface ReplayDeliveries {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: Replay | undefined;
  responses: { 200: ReplayResult; default: Failure };
}

/** List deliveries */
export const listDeliveries: OperationDescriptor<'listDeliveries'> = {
  id: 'listDeliveries',
  version: 'api',
  method: 'get',
  path: '/_sandbox/webhooks/deliveries',
  parameters: [
    { name: 'state', in: 'query' },
    { name: 'type', in: 'query' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
    { name: '_asc', in: 'query', wire: 'boolean' },
  ],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhooks', method: 'listDeliveries' },
};

/** The types of `listDeliveries`: parameters, body and responses. */
export interface ListDeliveries {
  path: undefined;
  query: {
    state?: DeliveryState;
    type?: WebhookType;
    _pageNumber?: number;
    _pageSize?: number;
    /** Oldest first. */
    _asc?: boolean;
  };
  headers: undefined;
  body: undefined;
  responses: { 200: DeliveryPage; default: Failure };
}

/** Get a delivery with its attempts */
export const getDelivery: OperationDescriptor<'getDelivery'> = {
  id: 'getDelivery',
  version: 'api',
  method: 'get',
  path: '/_sandbox/webhooks/deliveries/{code}',
  parameters: [{ name: 'code', in: 'path', required: true }],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhooks', method: 'getDelivery' },
};

/** The types of `getDelivery`: parameters, body and responses. */
export interface GetDelivery {
  path: {
    /** The code of the object. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: DeliveryDetail; default: Failure };
}

/** Replay a delivery */
export const replayDelivery: OperationDescriptor<'replayDelivery'> = {
  id: 'replayDelivery',
  version: 'api',
  method: 'post',
  path: '/_sandbox/webhooks/deliveries/{code}/replay',
  parameters: [{ name: 'code', in: 'path', required: true }],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhooks', method: 'replayDelivery' },
};

/** The types of `replayDelivery`: parameters, body and responses. */
export interface ReplayDelivery {
  path: {
    /** The code of the object. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: DeliveryDetail; default: Failure };
}

/** List fault rules */
export const listFaults: OperationDescriptor<'listFaults'> = {
  id: 'listFaults',
  version: 'api',
  method: 'get',
  path: '/_sandbox/faults',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'faults', method: 'listFaults' },
};

/** The types of `listFaults`: parameters, body and responses. */
export interface ListFaults {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: FaultList; default: Failure };
}

/** Add a fault rule */
export const createFault: OperationDescriptor<'createFault'> = {
  id: 'createFault',
  version: 'api',
  method: 'post',
  path: '/_sandbox/faults',
  body: { required: true, types: ['application/json'] },
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'faults', method: 'createFault' },
};

/** The types of `createFault`: parameters, body and responses. */
export interface CreateFault {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: FaultRule;
  responses: { 200: Fault; default: Failure };
}

/** Delete all fault rules */
export const clearFaults: OperationDescriptor<'clearFaults'> = {
  id: 'clearFaults',
  version: 'api',
  method: 'delete',
  path: '/_sandbox/faults',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'faults', method: 'clearFaults' },
};

/** The types of `clearFaults`: parameters, body and responses. */
export interface ClearFaults {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: FaultList; default: Failure };
}

/** Delete a fault rule */
export const deleteFault: OperationDescriptor<'deleteFault'> = {
  id: 'deleteFault',
  version: 'api',
  method: 'delete',
  path: '/_sandbox/faults/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, wire: 'number' }],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'faults', method: 'deleteFault' },
};

/** The types of `deleteFault`: parameters, body and responses. */
export interface DeleteFault {
  path: {
    /** The id of the object. */
    id: number;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: FaultList; default: Failure };
}

/** List logged requests */
export const listRequests: OperationDescriptor<'listRequests'> = {
  id: 'listRequests',
  version: 'api',
  method: 'get',
  path: '/_sandbox/requests',
  parameters: [
    { name: 'method', in: 'query' },
    { name: 'path', in: 'query' },
    { name: 'status', in: 'query', wire: 'number' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
  ],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'requests', method: 'listRequests' },
};

/** The types of `listRequests`: parameters, body and responses. */
export interface ListRequests {
  path: undefined;
  query: {
    method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** A substring of path and query. */
    path?: string;
    status?: number;
    _pageNumber?: number;
    _pageSize?: number;
  };
  headers: undefined;
  body: undefined;
  responses: { 200: LoggedRequestPage; default: Failure };
}

/** Clear the request log */
export const clearRequests: OperationDescriptor<'clearRequests'> = {
  id: 'clearRequests',
  version: 'api',
  method: 'delete',
  path: '/_sandbox/requests',
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'requests', method: 'clearRequests' },
};

/** The types of `clearRequests`: parameters, body and responses. */
export interface ClearRequests {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: RequestCount; default: Failure };
}

/** Get a logged request with its response */
export const getRequest: OperationDescriptor<'getRequest'> = {
  id: 'getRequest',
  version: 'api',
  method: 'get',
  path: '/_sandbox/requests/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, wire: 'number' }],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'requests', method: 'getRequest' },
};

/** The types of `getRequest`: parameters, body and responses. */
export interface GetRequest {
  path: {
    /** The id of the object. */
    id: number;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: LoggedRequestDetail; default: Failure };
}

/** Send a logged request again */
export const replayRequest: OperationDescriptor<'replayRequest'> = {
  id: 'replayRequest',
  version: 'api',
  method: 'post',
  path: '/_sandbox/requests/{id}/replay',
  parameters: [{ name: 'id', in: 'path', required: true, wire: 'number' }],
  responses: { '200': ['application/json'], default: ['application/json'] },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'requests', method: 'replayRequest' },
};

/** The types of `replayRequest`: parameters, body and responses. */
export interface ReplayRequest {
  path: {
    /** The id of the object. */
    id: number;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: ReplayedRequest; default: Failure };
}
