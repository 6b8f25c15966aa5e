// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as api from './api.js';
import { type ErrorGuard, guardErrors } from './runtime/call.js';

/** The documented errors of each operation, by operationId. */
export interface OperationErrors {
  readonly reset: api.ResetError;
  readonly fillWithMarketplace: api.FillWithMarketplaceError;
  readonly getStateHash: api.GetStateHashError;
  readonly listSnapshots: api.ListSnapshotsError;
  readonly takeSnapshot: api.TakeSnapshotError;
  readonly deleteSnapshot: api.DeleteSnapshotError;
  readonly restoreSnapshot: api.RestoreSnapshotError;
  readonly exportState: api.ExportStateError;
  readonly importState: api.ImportStateError;
  readonly getClock: api.GetClockError;
  readonly listJobs: api.ListJobsError;
  readonly freezeClock: api.FreezeClockError;
  readonly advanceClock: api.AdvanceClockError;
  readonly runClock: api.RunClockError;
  readonly decidePayout: api.DecidePayoutError;
  readonly getPayoutProgress: api.GetPayoutProgressError;
  readonly listPayoutDates: api.ListPayoutDatesError;
  readonly listJournals: api.ListJournalsError;
  readonly listAccounts: api.ListAccountsError;
  readonly search: api.SearchError;
  readonly checkInvariants: api.CheckInvariantsError;
  readonly getMerchant: api.GetMerchantError;
  readonly updateMerchant: api.UpdateMerchantError;
  readonly issueKey: api.IssueKeyError;
  readonly revokeKey: api.RevokeKeyError;
  readonly setHolderStatus: api.SetHolderStatusError;
  readonly decideHolderCheck: api.DecideHolderCheckError;
  readonly decideExternalAccountCheck: api.DecideExternalAccountCheckError;
  readonly settle: api.SettleError;
  readonly reportPayment: api.ReportPaymentError;
  readonly createChargeback: api.CreateChargebackError;
  readonly reverseChargeback: api.ReverseChargebackError;
  readonly getWebhooks: api.GetWebhooksError;
  readonly pauseWebhooks: api.PauseWebhooksError;
  readonly resumeWebhooks: api.ResumeWebhooksError;
  readonly flushWebhooks: api.FlushWebhooksError;
  readonly replayDeliveries: api.ReplayDeliveriesError;
  readonly listDeliveries: api.ListDeliveriesError;
  readonly getDelivery: api.GetDeliveryError;
  readonly replayDelivery: api.ReplayDeliveryError;
  readonly listFaults: api.ListFaultsError;
  readonly createFault: api.CreateFaultError;
  readonly clearFaults: api.ClearFaultsError;
  readonly deleteFault: api.DeleteFaultError;
  readonly listRequests: api.ListRequestsError;
  readonly clearRequests: api.ClearRequestsError;
  readonly getRequest: api.GetRequestError;
  readonly replayRequest: api.ReplayRequestError;
}

/** Type guard: true if an error is a documented error of the operation. Narrows it to the types of these errors. */
export const isErrorOf: ErrorGuard<OperationErrors> =
  /* @__PURE__ */ guardErrors<OperationErrors>();
