// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as operations from '../types/operations/api.js';
import * as validators from '../validators/operations/api.js';
import { type Route, makeRoutes } from '@seller-funds/server/runtime/app';
import { styles } from '@seller-funds/server/runtime/request';
import type {
  Awaitable,
  OperationRequest,
  OperationResponse,
} from '@seller-funds/server/runtime/response';

/**
 * Handlers for the operations of API.
 *
 * `Context` is the type that the option `authenticate` returns for an accepted caller.
 */
export interface ApiHandlers<Context = true> {
  /**
   * Reset the tenant
   *
   * Deletes all data of the tenant and creates it again. The same calls then generate the same codes, if the
   * clock is frozen at the same time.
   *
   * `POST /_sandbox/reset`
   */
  reset(
    request: OperationRequest<operations.Reset>,
    context: Context,
  ): Awaitable<OperationResponse<operations.Reset>>;

  /**
   * Fill the tenant with a marketplace
   *
   * Creates 50 sellers and a month of trade by calls of the API, like `sandbox seed marketplace`. Returns 409 if the
   * tenant has account holders or payment splits. Takes a few seconds.
   *
   * `POST /_sandbox/marketplace`
   */
  fillWithMarketplace(
    request: OperationRequest<operations.FillWithMarketplace>,
    context: Context,
  ): Awaitable<OperationResponse<operations.FillWithMarketplace>>;

  /**
   * Get a hash of the state
   *
   * Two tenants with the same content have the same hash, whatever they are stored in.
   *
   * `GET /_sandbox/state-hash`
   */
  getStateHash(
    request: OperationRequest<operations.GetStateHash>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetStateHash>>;

  /**
   * List the snapshots
   *
   * `GET /_sandbox/snapshots`
   */
  listSnapshots(
    request: OperationRequest<operations.ListSnapshots>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListSnapshots>>;

  /**
   * Take a snapshot
   *
   * Replaces a snapshot with the same name. A reset does not delete it. Returns 409 if the tenant changes meanwhile.
   *
   * `PUT /_sandbox/snapshots/{name}`
   */
  takeSnapshot(
    request: OperationRequest<operations.TakeSnapshot>,
    context: Context,
  ): Awaitable<OperationResponse<operations.TakeSnapshot>>;

  /**
   * Delete a snapshot
   *
   * `DELETE /_sandbox/snapshots/{name}`
   */
  deleteSnapshot(
    request: OperationRequest<operations.DeleteSnapshot>,
    context: Context,
  ): Awaitable<OperationResponse<operations.DeleteSnapshot>>;

  /**
   * Restore a snapshot
   *
   * Restores the state with the same hash; new objects get the same codes as after the snapshot. A running clock
   * continues from the time of the snapshot. The log of webhook attempts is deleted.
   *
   * `POST /_sandbox/snapshots/{name}/restore`
   */
  restoreSnapshot(
    request: OperationRequest<operations.RestoreSnapshot>,
    context: Context,
  ): Awaitable<OperationResponse<operations.RestoreSnapshot>>;

  /**
   * Export the state
   *
   * The export can be imported into any tenant of any sandbox of the same version. Tables without rows are left out.
   * The response of a large tenant is a stream, which breaks if the tenant changes meanwhile.
   *
   * `GET /_sandbox/export`
   */
  exportState(
    request: OperationRequest<operations.ExportState>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ExportState>>;

  /**
   * Import a state
   *
   * Replaces the state of the tenant, with changes until the response. An export that was modified, has another version,
   * has its tables in another order, or violates an invariant is refused without changes. At most 16 GiB. The response
   * comes after all rows are stored, which can take minutes.
   *
   * `POST /_sandbox/import`
   */
  importState(
    request: OperationRequest<operations.ImportState>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ImportState>>;

  /**
   * Get the clock
   *
   * `GET /_sandbox/clock`
   */
  getClock(
    request: OperationRequest<operations.GetClock>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetClock>>;

  /**
   * List scheduled jobs
   *
   * Ordered by due time; at most 100. A job that failed inside the sandbox stays in the list with its error, and is
   * not tried again.
   *
   * `GET /_sandbox/jobs`
   */
  listJobs(
    request: OperationRequest<operations.ListJobs>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListJobs>>;

  /**
   * Freeze the clock
   *
   * Freezes the clock at its current time or at a later one. Jobs that are due until then run first; after 10 seconds
   * the response comes before they are done, with `advancingTo`.
   *
   * `POST /_sandbox/clock/freeze`
   */
  freezeClock(
    request: OperationRequest<operations.FreezeClock>,
    context: Context,
  ): Awaitable<OperationResponse<operations.FreezeClock>>;

  /**
   * Advance the clock
   *
   * Advances the clock to a time, by a number of seconds, or to the next job, and runs all jobs that are due until
   * then, ordered by time. Webhooks that are due until then are sent in order; a receiver that did not respond
   * within 10 seconds three times in a row is not waited for. A frozen clock stays frozen; a running clock continues
   * from there. At most 400 days at once. The response comes when the clock is there, or after `waitSeconds`: then
   * `advancingTo` is set, the clock continues to advance, and `GET /_sandbox/clock` tells when it is there.
   *
   * `POST /_sandbox/clock/advance`
   */
  advanceClock(
    request: OperationRequest<operations.AdvanceClock>,
    context: Context,
  ): Awaitable<OperationResponse<operations.AdvanceClock>>;

  /**
   * Run the clock
   *
   * The clock runs with real time: from the system's time, or from its current time if that is later, because the
   * clock never goes back. Jobs that are due until then run first; after 10 seconds the response comes before they are
   * done, with `advancingTo`.
   *
   * `POST /_sandbox/clock/realtime`
   */
  runClock(
    request: OperationRequest<operations.RunClock>,
    context: Context,
  ): Awaitable<OperationResponse<operations.RunClock>>;

  /**
   * Set the outcome of a payout
   *
   * A waiting payout gets the outcome at its time, after it is accepted. A payout in transit, or one that
   * will be returned, ends immediately. `HOLD` keeps it in transit. Returns 409 for a payout that has ended
   * with another outcome or was denied.
   *
   * `POST /_sandbox/payouts/{code}/outcome`
   */
  decidePayout(
    request: OperationRequest<operations.DecidePayout>,
    context: Context,
  ): Awaitable<OperationResponse<operations.DecidePayout>>;

  /**
   * Get the state and reason of a payout
   *
   * The state of a payout and its reason, which the API itself reports in webhooks only.
   *
   * `GET /_sandbox/payouts/{code}`
   */
  getPayoutProgress(
    request: OperationRequest<operations.GetPayoutProgress>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetPayoutProgress>>;

  /**
   * List the next dates of a payout schedule
   *
   * The next twelve dates on which the payout configuration of a virtual account creates payouts; none for
   * `MANUAL`. If a run now would pay nothing, `obstacle` is the reason. `unpaidRun` is the latest run that paid
   * nothing.
   *
   * `GET /_sandbox/payout-dates/{account}`
   */
  listPayoutDates(
    request: OperationRequest<operations.ListPayoutDates>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListPayoutDates>>;

  /**
   * List journals
   *
   * Journals with their movements, newest first. Filters by account or reference.
   *
   * `GET /_sandbox/journal`
   */
  listJournals(
    request: OperationRequest<operations.ListJournals, '_pageNumber' | '_pageSize' | '_asc'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListJournals>>;

  /**
   * List virtual accounts with their balances
   *
   * The accounts of the merchant and of all account holders, in order of creation.
   *
   * `GET /_sandbox/accounts`
   */
  listAccounts(
    request: OperationRequest<operations.ListAccounts, '_pageNumber' | '_pageSize' | '_asc'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListAccounts>>;

  /**
   * Find objects by a code, reference, name, account number or amount
   *
   * Finds at most 25 objects of each kind. Codes and references of all objects are found in full or from their
   * beginning; an item, refund, transaction or bank account finds the object that it belongs to. Names, ends of bank
   * account numbers, and amounts such as `35.00` are searched in the newest 10,000 objects, references of items in the
   * newest 500 payments.
   *
   * `GET /_sandbox/search`
   */
  search(
    request: OperationRequest<operations.Search>,
    context: Context,
  ): Awaitable<OperationResponse<operations.Search>>;

  /**
   * Check the invariants of the ledger
   *
   * Checks the stored movements: every journal sums to zero, every balance equals its entries, and no account
   * is overdrawn beyond its limit.
   *
   * `GET /_sandbox/invariants`
   */
  checkInvariants(
    request: OperationRequest<operations.CheckInvariants>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CheckInvariants>>;

  /**
   * Get the settings of the merchant
   *
   * `GET /_sandbox/merchant`
   */
  getMerchant(
    request: OperationRequest<operations.GetMerchant>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetMerchant>>;

  /**
   * Change the settings of the merchant
   *
   * Omitted settings stay unchanged. Changes apply to the next request, the next check and the next run of a
   * schedule; the tier applies to new holders.
   *
   * `PATCH /_sandbox/merchant`
   */
  updateMerchant(
    request: OperationRequest<operations.UpdateMerchant>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateMerchant>>;

  /**
   * Issue another key
   *
   * Issues a writing key of the same tenant and division. Existing keys stay valid; webhooks are signed with the
   * newest key that is not revoked.
   *
   * `POST /_sandbox/keys`
   */
  issueKey(
    request: OperationRequest<operations.IssueKey>,
    context: Context,
  ): Awaitable<OperationResponse<operations.IssueKey>>;

  /**
   * Revoke a key
   *
   * The key is refused permanently. A key cannot revoke itself.
   *
   * `POST /_sandbox/keys/revoke`
   */
  revokeKey(
    request: OperationRequest<operations.RevokeKey>,
    context: Context,
  ): Awaitable<OperationResponse<operations.RevokeKey>>;

  /**
   * List account holders by their check
   *
   * The codes of the account holders whose check is in a state, newest first. `NO_DATA` has no legal entity,
   * `PASSED` is the KYC status `ACTIVE`.
   *
   * `GET /_sandbox/account-holders`
   */
  listHolders(
    request: OperationRequest<operations.ListHolders, '_pageNumber' | '_pageSize' | '_asc'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListHolders>>;

  /**
   * Set the status of an account holder
   *
   * `CLOSED` requires empty accounts and is permanent. `SUSPENDED` stays until the status is changed by
   * this operation.
   *
   * `POST /_sandbox/account-holders/{code}/status`
   */
  setHolderStatus(
    request: OperationRequest<operations.SetHolderStatus>,
    context: Context,
  ): Awaitable<OperationResponse<operations.SetHolderStatus>>;

  /**
   * End the KYC check of an account holder
   *
   * Ends the check immediately, in any state and even if data is missing. A holder without legal entity gets an
   * individual without data, in which the API shows the status. `HOLD` keeps the current or next check in progress until
   * it is ended by this operation.
   *
   * `POST /_sandbox/account-holders/{code}/kyc`
   */
  decideHolderCheck(
    request: OperationRequest<operations.DecideHolderCheck>,
    context: Context,
  ): Awaitable<OperationResponse<operations.DecideHolderCheck>>;

  /**
   * End the check of an external account
   *
   * Like the check of an account holder, without waiting for the check of the holder.
   *
   * `POST /_sandbox/external-accounts/{code}/kyc`
   */
  decideExternalAccountCheck(
    request: OperationRequest<operations.DecideExternalAccountCheck>,
    context: Context,
  ): Awaitable<OperationResponse<operations.DecideExternalAccountCheck>>;

  /**
   * Settle payments and refunds at once
   *
   * The processors report payments and refunds that have splits, with the amounts of the splits and regardless of
   * the prefix of their references. Reconciled and cancelled ones are excluded.
   *
   * `POST /_sandbox/settlements`
   */
  settle(
    request: OperationRequest<operations.Settle>,
    context: Context,
  ): Awaitable<OperationResponse<operations.Settle>>;

  /**
   * Find the transactions of a payment
   *
   * Finds the payment, its refunds and chargebacks by the exact reference of the processor, the oldest first. Unlike the
   * API's list, which searches for parts of references, it does not become slower with the number of transactions.
   *
   * `GET /_sandbox/transactions`
   */
  findTransactions(
    request: OperationRequest<operations.FindTransactions>,
    context: Context,
  ): Awaitable<OperationResponse<operations.FindTransactions>>;

  /**
   * Report a payment or refund as its processor
   *
   * Reports one settlement line. A payment is found by `extRef`, else by `pspExtRef`; a refund by
   * `pspMutationExtRef`. If its split exists with the same amount and currency, it is reconciled; if
   * they differ, it stays pending; without a split the transaction waits for one.
   *
   * `POST /_sandbox/processor-payments`
   */
  reportPayment(
    request: OperationRequest<operations.ReportPayment>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ReportPayment>>;

  /**
   * Create a chargeback
   *
   * The buyer's bank takes money back. This creates a transaction that debits the merchant's liable account
   * immediately, even below zero.
   *
   * `POST /_sandbox/chargebacks`
   */
  createChargeback(
    request: OperationRequest<operations.CreateChargeback>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateChargeback>>;

  /**
   * Reverse a chargeback
   *
   * The liable account is credited. Repeating the call has no effect.
   *
   * `POST /_sandbox/chargebacks/{code}/reverse`
   */
  reverseChargeback(
    request: OperationRequest<operations.ReverseChargeback>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ReverseChargeback>>;

  /**
   * Get the state of webhook deliveries
   *
   * `GET /_sandbox/webhooks`
   */
  getWebhooks(
    request: OperationRequest<operations.GetWebhooks>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetWebhooks>>;

  /**
   * Pause webhook deliveries
   *
   * Running attempts complete. New events are queued.
   *
   * `POST /_sandbox/webhooks/pause`
   */
  pauseWebhooks(
    request: OperationRequest<operations.PauseWebhooks>,
    context: Context,
  ): Awaitable<OperationResponse<operations.PauseWebhooks>>;

  /**
   * Resume webhook deliveries
   *
   * Begins with the deliveries that became due during the pause.
   *
   * `POST /_sandbox/webhooks/resume`
   */
  resumeWebhooks(
    request: OperationRequest<operations.ResumeWebhooks>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ResumeWebhooks>>;

  /**
   * Wait until all due deliveries are sent
   *
   * Responds when every due attempt has ended, successfully or not, or after 10 seconds: then `sending` is true. Advance
   * the clock to make later attempts.
   *
   * `POST /_sandbox/webhooks/flush`
   */
  flushWebhooks(
    request: OperationRequest<operations.FlushWebhooks>,
    context: Context,
  ): Awaitable<OperationResponse<operations.FlushWebhooks>>;

  /**
   * Replay deliveries
   *
   * `POST /_sandbox/webhooks/replay`
   */
  replayDeliveries(
    request: OperationRequest<operations.ReplayDeliveries>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ReplayDeliveries>>;

  /**
   * List deliveries
   *
   * One delivery for each event with a configuration, newest first.
   *
   * `GET /_sandbox/webhooks/deliveries`
   */
  listDeliveries(
    request: OperationRequest<operations.ListDeliveries, '_pageNumber' | '_pageSize' | '_asc'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListDeliveries>>;

  /**
   * Get a delivery with its attempts
   *
   * `GET /_sandbox/webhooks/deliveries/{code}`
   */
  getDelivery(
    request: OperationRequest<operations.GetDelivery>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetDelivery>>;

  /**
   * Replay a delivery
   *
   * Makes one more attempt, in any state and even if the configuration is inactive. If it fails, the remaining
   * retries of the schedule follow.
   *
   * `POST /_sandbox/webhooks/deliveries/{code}/replay`
   */
  replayDelivery(
    request: OperationRequest<operations.ReplayDelivery>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ReplayDelivery>>;

  /**
   * List fault rules
   *
   * `GET /_sandbox/faults`
   */
  listFaults(
    request: OperationRequest<operations.ListFaults>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListFaults>>;

  /**
   * Add a fault rule
   *
   * Matching calls are delayed, get an error response, or lose their connection: before the call is handled, or
   * after its change is stored, so that only an idempotent retry is safe. The first rule that matches
   * a call applies. Responses have the id of the rule in the header `x-sandbox-fault`. Rules are stored: they
   * survive a restart and a restore, and are deleted by a reset. Other processes on the same database
   * apply them within a second. Probabilities derive from the sandbox's seed, so that the same calls with the
   * same rules get the same faults.
   *
   * `POST /_sandbox/faults`
   */
  createFault(
    request: OperationRequest<operations.CreateFault>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateFault>>;

  /**
   * Delete all fault rules
   *
   * `DELETE /_sandbox/faults`
   */
  clearFaults(
    request: OperationRequest<operations.ClearFaults>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ClearFaults>>;

  /**
   * Delete a fault rule
   *
   * `DELETE /_sandbox/faults/{id}`
   */
  deleteFault(
    request: OperationRequest<operations.DeleteFault>,
    context: Context,
  ): Awaitable<OperationResponse<operations.DeleteFault>>;

  /**
   * List logged requests
   *
   * The requests that this process served, latest first. The size of the log is an option of the sandbox:
   * `pnpm sandbox` logs 500 requests, a sandbox in process none by default.
   *
   * `GET /_sandbox/requests`
   */
  listRequests(
    request: OperationRequest<operations.ListRequests, '_pageNumber' | '_pageSize'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListRequests>>;

  /**
   * Clear the request log
   *
   * `DELETE /_sandbox/requests`
   */
  clearRequests(
    request: OperationRequest<operations.ClearRequests>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ClearRequests>>;

  /**
   * Get a logged request with its response
   *
   * `GET /_sandbox/requests/{id}`
   */
  getRequest(
    request: OperationRequest<operations.GetRequest>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetRequest>>;

  /**
   * Send a logged request again
   *
   * Sends it with the caller's key. The new request is logged too.
   *
   * `POST /_sandbox/requests/{id}/replay`
   */
  replayRequest(
    request: OperationRequest<operations.ReplayRequest>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ReplayRequest>>;
}

/** The operations of API with their validators. */
export const routes: readonly Route[] = makeRoutes(
  [
    'reset',
    'fillWithMarketplace',
    'getStateHash',
    'listSnapshots',
    'takeSnapshot',
    'deleteSnapshot',
    'restoreSnapshot',
    'exportState',
    'importState',
    'getClock',
    'listJobs',
    'freezeClock',
    'advanceClock',
    'runClock',
    'decidePayout',
    'getPayoutProgress',
    'listPayoutDates',
    'listJournals',
    'listAccounts',
    'search',
    'checkInvariants',
    'getMerchant',
    'updateMerchant',
    'issueKey',
    'revokeKey',
    'listHolders',
    'setHolderStatus',
    'decideHolderCheck',
    'decideExternalAccountCheck',
    'settle',
    'findTransactions',
    'reportPayment',
    'createChargeback',
    'reverseChargeback',
    'getWebhooks',
    'pauseWebhooks',
    'resumeWebhooks',
    'flushWebhooks',
    'replayDeliveries',
    'listDeliveries',
    'getDelivery',
    'replayDelivery',
    'listFaults',
    'createFault',
    'clearFaults',
    'deleteFault',
    'listRequests',
    'clearRequests',
    'getRequest',
    'replayRequest',
  ],
  operations,
  validators,
  {},
  { styles: styles },
);
