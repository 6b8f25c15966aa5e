// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as operations from '../types/operations/api.js';
import * as validators from '../validators/operations/api.js';
import type { Awaitable, OperationRequest, OperationResponse } from './runtime/handler.js';
import { type Route, makeRoute } from './runtime/serve-operation.js';

/**
 * Handlers for the operations of API.
 *
 * `Context` is the type that the option `authenticate` returns for an accepted caller.
 */
export interface ApiHandlers<Context = true> {
  /**
   * Reset the tenant
   *
   * Removes everything of the tenant and opens it again as it was when its key was used first: the
   * same calls after it give the same codes, if the clock is frozen at the same moment.
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
   * 50 sellers and a month of trade, made by calls of the API, as `sandbox seed marketplace` makes them. The tenant
   * has to be without account holders and payment splits; otherwise it is a 409. It takes some seconds.
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
   * In the place of what had that name. A reset does not touch it. At most 256 MiB and 10 million values as JSON.
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
   * All is as it was, with the same hash: codes that are made from then on are those that were made then. A
   * clock that ran runs on from the moment of the snapshot. The log of webhook attempts is gone.
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
   * For any tenant of any sandbox of the same version. At most 256 MiB and 10 million values, as an import.
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
   * In the place of all that the tenant has, with the same hash. What was changed since it was exported, is of
   * another version, or has books that are wrong is refused, and nothing is changed. At most 256 MiB and
   * 10 million values.
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
   * In the order in which it will be done as the clock passes; at most 100. What failed inside the sandbox
   * stays in the list, with the reason, and is not tried again.
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
   * The clock stands still, where it is or at a later moment. What is due until then is done first.
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
   * Moves the clock to a moment, by a number of seconds, or to the next due job, and does all that
   * is due until then, in the order of time. Answers when it is done. A clock that stands still
   * stands still afterwards; one that runs runs on from there. At most 400 days at once.
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
   * The clock runs with real time: from now where it is behind, and on from where it is where it is
   * ahead, since time never goes back. What is due until then is done first.
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
   * A payout that waits ends so in its time, once it is accepted. One that is on its way, or that
   * arrived and comes back, ends at once. `HOLD` leaves it on its way. One that has ended otherwise,
   * or was denied, is a 409.
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
   * How far a payout has got, and why. The API itself tells the reason in webhooks only.
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
   * The next twelve moments at which the configuration that counts for a virtual account pays it out,
   * if there is anything to pay; none for `MANUAL`.
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
   * Check the invariants of the ledger
   *
   * Computes from the stored movements whether everything holds that must: every journal is zero,
   * every balance equals its entries, nothing is overdrawn that must not be.
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
   * What is left out stays as it is. It counts from the next request, the next check and the next run of a
   * schedule on; the tier counts for holders that are created from then on.
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
   * A key of the same tenant and division that may write. Older ones stay valid; webhooks are signed with the
   * newest that was not revoked.
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
   * Set the status of an account holder
   *
   * `CLOSED` needs empty accounts and is for good. `SUSPENDED` stays until the next status that is
   * set here.
   *
   * `POST /_sandbox/account-holders/{code}/status`
   */
  setHolderStatus(
    request: OperationRequest<operations.SetHolderStatus>,
    context: Context,
  ): Awaitable<OperationResponse<operations.SetHolderStatus>>;

  /**
   * End the identity check of an account holder
   *
   * Ends the check at once, whatever is missing and whatever state it is in. `HOLD` keeps it in progress
   * instead, or the next one if none can begin yet, until it is ended here.
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
   * The processors report payments and refunds whose splits are there, with their own amounts, whatever their
   * references begin with. Those that are reconciled or cancelled are not among them.
   *
   * `POST /_sandbox/settlements`
   */
  settle(
    request: OperationRequest<operations.Settle>,
    context: Context,
  ): Awaitable<OperationResponse<operations.Settle>>;

  /**
   * Report a payment or refund as its processor
   *
   * One line of a processor's report. A payment is found by `extRef`, else by `pspExtRef`, a refund by
   * `pspMutationExtRef`. If its split is there and has this amount and currency, it is reconciled; if
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
   * The buyer's bank takes money back. It is a transaction of its own, which the merchant's liable account bears
   * at once, even if that makes it negative.
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
   * Answers when every attempt that is due has ended, well or not. Later attempts wait for their time;
   * move the clock to have them.
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
   * One more attempt, whatever became of it and also where its configuration is turned off. If it fails,
   * those follow that the schedule has left.
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
   * From now on, what matches the rule waits, is answered otherwise, or loses its connection: before it is
   * handled, or after what it changes is stored, so that only a repeat that is recognised is safe. The
   * first rule that applies to a call happens to it. Answers have the header `x-sandbox-fault` with the
   * number of the rule. Rules are stored, outlive a restart and a restore, and go with a reset; other
   * processes on the same database follow them within a second. Chance comes from the sandbox's seed, so
   * that the same calls after the same rules meet the same faults.
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
   * The latest first, of those that this process answered. As many are kept in memory as the sandbox was
   * started with: `pnpm sandbox` keeps 500, a sandbox in process none unless it is told to.
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
export const routes: readonly Route[] = [
  makeRoute('reset', operations.reset, validators.reset),
  makeRoute('fillWithMarketplace', operations.fillWithMarketplace, validators.fillWithMarketplace),
  makeRoute('getStateHash', operations.getStateHash, validators.getStateHash),
  makeRoute('listSnapshots', operations.listSnapshots, validators.listSnapshots),
  makeRoute('takeSnapshot', operations.takeSnapshot, validators.takeSnapshot),
  makeRoute('deleteSnapshot', operations.deleteSnapshot, validators.deleteSnapshot),
  makeRoute('restoreSnapshot', operations.restoreSnapshot, validators.restoreSnapshot),
  makeRoute('exportState', operations.exportState, validators.exportState),
  makeRoute('importState', operations.importState, validators.importState),
  makeRoute('getClock', operations.getClock, validators.getClock),
  makeRoute('listJobs', operations.listJobs, validators.listJobs),
  makeRoute('freezeClock', operations.freezeClock, validators.freezeClock),
  makeRoute('advanceClock', operations.advanceClock, validators.advanceClock),
  makeRoute('runClock', operations.runClock, validators.runClock),
  makeRoute('decidePayout', operations.decidePayout, validators.decidePayout),
  makeRoute('getPayoutProgress', operations.getPayoutProgress, validators.getPayoutProgress),
  makeRoute('listPayoutDates', operations.listPayoutDates, validators.listPayoutDates),
  makeRoute('listJournals', operations.listJournals, validators.listJournals),
  makeRoute('listAccounts', operations.listAccounts, validators.listAccounts),
  makeRoute('checkInvariants', operations.checkInvariants, validators.checkInvariants),
  makeRoute('getMerchant', operations.getMerchant, validators.getMerchant),
  makeRoute('updateMerchant', operations.updateMerchant, validators.updateMerchant),
  makeRoute('issueKey', operations.issueKey, validators.issueKey),
  makeRoute('revokeKey', operations.revokeKey, validators.revokeKey),
  makeRoute('setHolderStatus', operations.setHolderStatus, validators.setHolderStatus),
  makeRoute('decideHolderCheck', operations.decideHolderCheck, validators.decideHolderCheck),
  makeRoute(
    'decideExternalAccountCheck',
    operations.decideExternalAccountCheck,
    validators.decideExternalAccountCheck,
  ),
  makeRoute('settle', operations.settle, validators.settle),
  makeRoute('reportPayment', operations.reportPayment, validators.reportPayment),
  makeRoute('createChargeback', operations.createChargeback, validators.createChargeback),
  makeRoute('reverseChargeback', operations.reverseChargeback, validators.reverseChargeback),
  makeRoute('getWebhooks', operations.getWebhooks, validators.getWebhooks),
  makeRoute('pauseWebhooks', operations.pauseWebhooks, validators.pauseWebhooks),
  makeRoute('resumeWebhooks', operations.resumeWebhooks, validators.resumeWebhooks),
  makeRoute('flushWebhooks', operations.flushWebhooks, validators.flushWebhooks),
  makeRoute('replayDeliveries', operations.replayDeliveries, validators.replayDeliveries),
  makeRoute('listDeliveries', operations.listDeliveries, validators.listDeliveries),
  makeRoute('getDelivery', operations.getDelivery, validators.getDelivery),
  makeRoute('replayDelivery', operations.replayDelivery, validators.replayDelivery),
  makeRoute('listFaults', operations.listFaults, validators.listFaults),
  makeRoute('createFault', operations.createFault, validators.createFault),
  makeRoute('clearFaults', operations.clearFaults, validators.clearFaults),
  makeRoute('deleteFault', operations.deleteFault, validators.deleteFault),
  makeRoute('listRequests', operations.listRequests, validators.listRequests),
  makeRoute('clearRequests', operations.clearRequests, validators.clearRequests),
  makeRoute('getRequest', operations.getRequest, validators.getRequest),
  makeRoute('replayRequest', operations.replayRequest, validators.replayRequest),
];
