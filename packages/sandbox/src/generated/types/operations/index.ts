// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as api from './api.js';
import type { OperationDescriptor } from '@seller-funds/contract/runtime';

/** The id of an operation. */
export type OperationId =
  | 'reset'
  | 'fillWithMarketplace'
  | 'getStateHash'
  | 'listSnapshots'
  | 'takeSnapshot'
  | 'deleteSnapshot'
  | 'restoreSnapshot'
  | 'exportState'
  | 'importState'
  | 'getClock'
  | 'listJobs'
  | 'freezeClock'
  | 'advanceClock'
  | 'runClock'
  | 'decidePayout'
  | 'getPayoutProgress'
  | 'listPayoutDates'
  | 'listJournals'
  | 'listAccounts'
  | 'search'
  | 'checkInvariants'
  | 'getMerchant'
  | 'updateMerchant'
  | 'issueKey'
  | 'revokeKey'
  | 'listHolders'
  | 'setHolderStatus'
  | 'decideHolderCheck'
  | 'decideExternalAccountCheck'
  | 'settle'
  | 'findTransactions'
  | 'reportPayment'
  | 'createChargeback'
  | 'reverseChargeback'
  | 'getWebhooks'
  | 'pauseWebhooks'
  | 'resumeWebhooks'
  | 'flushWebhooks'
  | 'replayDeliveries'
  | 'listDeliveries'
  | 'getDelivery'
  | 'replayDelivery'
  | 'listFaults'
  | 'createFault'
  | 'clearFaults'
  | 'deleteFault'
  | 'listRequests'
  | 'clearRequests'
  | 'getRequest'
  | 'replayRequest';

/** All operations by operationId, in the order of the document. */
export const operations: { readonly [Id in OperationId]: OperationDescriptor<Id> } = {
  reset: api.reset,
  fillWithMarketplace: api.fillWithMarketplace,
  getStateHash: api.getStateHash,
  listSnapshots: api.listSnapshots,
  takeSnapshot: api.takeSnapshot,
  deleteSnapshot: api.deleteSnapshot,
  restoreSnapshot: api.restoreSnapshot,
  exportState: api.exportState,
  importState: api.importState,
  getClock: api.getClock,
  listJobs: api.listJobs,
  freezeClock: api.freezeClock,
  advanceClock: api.advanceClock,
  runClock: api.runClock,
  decidePayout: api.decidePayout,
  getPayoutProgress: api.getPayoutProgress,
  listPayoutDates: api.listPayoutDates,
  listJournals: api.listJournals,
  listAccounts: api.listAccounts,
  search: api.search,
  checkInvariants: api.checkInvariants,
  getMerchant: api.getMerchant,
  updateMerchant: api.updateMerchant,
  issueKey: api.issueKey,
  revokeKey: api.revokeKey,
  listHolders: api.listHolders,
  setHolderStatus: api.setHolderStatus,
  decideHolderCheck: api.decideHolderCheck,
  decideExternalAccountCheck: api.decideExternalAccountCheck,
  settle: api.settle,
  findTransactions: api.findTransactions,
  reportPayment: api.reportPayment,
  createChargeback: api.createChargeback,
  reverseChargeback: api.reverseChargeback,
  getWebhooks: api.getWebhooks,
  pauseWebhooks: api.pauseWebhooks,
  resumeWebhooks: api.resumeWebhooks,
  flushWebhooks: api.flushWebhooks,
  replayDeliveries: api.replayDeliveries,
  listDeliveries: api.listDeliveries,
  getDelivery: api.getDelivery,
  replayDelivery: api.replayDelivery,
  listFaults: api.listFaults,
  createFault: api.createFault,
  clearFaults: api.clearFaults,
  deleteFault: api.deleteFault,
  listRequests: api.listRequests,
  clearRequests: api.clearRequests,
  getRequest: api.getRequest,
  replayRequest: api.replayRequest,
};

/** The security schemes of the document by name. */
export const securitySchemes = {
  bareKey: { type: 'apiKey', in: 'header', name: 'Authorization' },
  bearerKey: { type: 'http', scheme: 'bearer' },
} as const;
