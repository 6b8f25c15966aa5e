// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { paths } from '../../../src/generated/types/openapi.js';
import type * as api from './api.js';
import { type Api, createApi } from './api.js';
import {
  type ClientOptions,
  type OptionOverrides,
  apiDescription,
  bearerKeyOrBareKey,
} from './connection.js';
import { type ErrorGuard, guardErrors } from '@seller-funds/client/runtime/call';
import {
  type RawClient,
  addLogHooks,
  lazyRaw,
  mergeOptions,
  openConnection,
} from '@seller-funds/client/runtime/connection';

/** A client of the API: its operations by resource. */
export interface Client extends Api {
  /**
   * An openapi-fetch client, for requests without a method here. It has the same credentials, hooks, retries and
   * timeouts, but returns errors instead of throwing them.
   */
  readonly raw: RawClient<paths>;
  /**
   * Returns a client with some options replaced, for instance the API key of another tenant. A key or base URL
   * must not be undefined.
   *
   * @throws {TypeError} if the base URL is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
   */
  with(options: OptionOverrides): Client;
}

/**
 * Creates a client with all operations of the API. Sends no request.
 *
 * @throws {TypeError} if the base URL is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
 */
export function createClient(options: ClientOptions): Client {
  const connection = openConnection(
    addLogHooks(options, { requestId: 'x-request-id' }),
    apiDescription,
  );
  const raw = lazyRaw<paths>(connection, bearerKeyOrBareKey);
  return {
    ...createApi(connection),
    with: (others) => createClient(mergeOptions(options, others)),
    get raw() {
      return raw();
    },
  };
}

export type * as api from './api.js';

export {
  connect,
  type ClientOptions,
  type ConnectOptions,
  type OptionOverrides,
} from './connection.js';

/** Adds hooks that log to the options of `connect`. */
export function withLog<Options extends ClientOptions>(options: Options): Options {
  return addLogHooks(options, { requestId: 'x-request-id' });
}

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
  readonly listHolders: api.ListHoldersError;
  readonly setHolderStatus: api.SetHolderStatusError;
  readonly decideHolderCheck: api.DecideHolderCheckError;
  readonly decideExternalAccountCheck: api.DecideExternalAccountCheckError;
  readonly settle: api.SettleError;
  readonly findTransactions: api.FindTransactionsError;
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

export {
  type ReceivedResponse,
  Call,
  ValidationError,
  validateWith,
  type Issue,
} from '@seller-funds/client/runtime/call';

export {
  withOptions,
  type Connection,
  type CallHeaders,
  type CallOptions,
  type RetryPolicy,
  type RepresentationOptions,
  type Attempt,
  type ConnectionOptions,
  type FetchFunction,
  type FetchOptions,
  type Hooks,
  type Validation,
  type LogFields,
  type Logger,
  type LogLevel,
  type LogOptions,
  type RawClient,
  type Secret,
} from '@seller-funds/client/runtime/connection';

export {
  type ErrorDetail,
  AbortedError,
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  OperationError,
  PermissionError,
  RateLimitError,
  ResponseError,
  ServerError,
  TimeoutError,
  UsageError,
  type DocumentedError,
} from '@seller-funds/client/runtime/errors';
