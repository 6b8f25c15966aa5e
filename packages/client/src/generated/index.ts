// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  type ClientOptions,
  type OptionOverrides,
  apiDescription,
  bearerKeyOrBareKey,
} from './connection.js';
import { type ErrorGuard, guardErrors } from './runtime/call.js';
import {
  type RawClient,
  addLogHooks,
  lazyRaw,
  mergeOptions,
  openConnection,
} from './runtime/connection.js';
import type * as v1 from './v1.js';
import { type V1, createV1 } from './v1.js';
import type * as v2 from './v2.js';
import { type V2, createV2 } from './v2.js';
import type { paths } from '@seller-funds/contract/openapi';

/** A client of the API: its operations by version and resource. */
export interface Client {
  readonly v1: V1;
  readonly v2: V2;
  /**
   * An openapi-fetch client, for requests without a method here. It has the same credentials, hooks, retries and
   * timeouts, but returns errors instead of throwing them.
   */
  readonly raw: RawClient<paths>;
  /**
   * Returns a client with some options replaced, for instance the API key of another tenant. A key or base URL
   * must not be undefined.
   *
   * @throws {TypeError} if the base URL or the environment is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
   */
  with(options: OptionOverrides): Client;
}

/**
 * Creates a client with all operations of the API. Sends no request.
 *
 * The API key and the log level default to the environment variables `SELLER_FUNDS_API_KEY` and
 * `SELLER_FUNDS_LOG`.
 *
 * @throws {TypeError} if the base URL or the environment is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
 */
export function createClient(options: ClientOptions): Client {
  const connection = openConnection(
    addLogHooks(options, { variable: 'SELLER_FUNDS_LOG', requestId: 'x-request-id' }),
    apiDescription,
  );
  const raw = lazyRaw<paths>(connection, bearerKeyOrBareKey);
  return {
    v1: createV1(connection),
    v2: createV2(connection),
    with: (others) => createClient(mergeOptions(options, others)),
    get raw() {
      return raw();
    },
  };
}

export type * as v1 from './v1.js';
export type * as v2 from './v2.js';

export {
  connect,
  type ClientOptions,
  type ConnectOptions,
  type OptionOverrides,
  environments,
} from './connection.js';

/** Adds hooks that log to the options of `connect`. The level is `logLevel` or else `SELLER_FUNDS_LOG`. */
export function withLog<Options extends ClientOptions>(options: Options): Options {
  return addLogHooks(options, { variable: 'SELLER_FUNDS_LOG', requestId: 'x-request-id' });
}

/** The documented errors of each operation, by operationId. */
export interface OperationErrors {
  readonly 'v1.listAccountHolders': v1.ListAccountHoldersError;
  readonly 'v1.createAccountHolder': v1.CreateAccountHolderError;
  readonly 'v1.getAccountHolder': v1.GetAccountHolderError;
  readonly 'v1.updateAccountHolder': v1.UpdateAccountHolderError;
  readonly 'v1.createIndividualDocument': v1.CreateIndividualDocumentError;
  readonly 'v1.createOrganizationDocument': v1.CreateOrganizationDocumentError;
  readonly 'v1.listVirtualAccounts': v1.ListVirtualAccountsError;
  readonly 'v1.createVirtualAccount': v1.CreateVirtualAccountError;
  readonly 'v1.getVirtualAccount': v1.GetVirtualAccountError;
  readonly 'v1.updateVirtualAccount': v1.UpdateVirtualAccountError;
  readonly 'v1.listExternalAccounts': v1.ListExternalAccountsError;
  readonly 'v1.createExternalAccount': v1.CreateExternalAccountError;
  readonly 'v1.getExternalAccount': v1.GetExternalAccountError;
  readonly 'v1.getBalance': v1.GetBalanceError;
  readonly 'v1.listPaymentSplits': v1.ListPaymentSplitsError;
  readonly 'v1.createPaymentSplit': v1.CreatePaymentSplitError;
  readonly 'v1.getPaymentSplit': v1.GetPaymentSplitError;
  readonly 'v1.listRefundSplits': v1.ListRefundSplitsError;
  readonly 'v1.createRefundSplit': v1.CreateRefundSplitError;
  readonly 'v1.getRefundSplit': v1.GetRefundSplitError;
  readonly 'v1.listPayoutRequests': v1.ListPayoutRequestsError;
  readonly 'v1.createPayoutRequest': v1.CreatePayoutRequestError;
  readonly 'v1.getPayoutRequest': v1.GetPayoutRequestError;
  readonly 'v1.deletePayoutRequest': v1.DeletePayoutRequestError;
  readonly 'v2.listAccountHolders': v2.ListAccountHoldersError;
  readonly 'v2.createAccountHolder': v2.CreateAccountHolderError;
  readonly 'v2.getAccountHolder': v2.GetAccountHolderError;
  readonly 'v2.updateAccountHolder': v2.UpdateAccountHolderError;
  readonly 'v2.listBeneficialOwners': v2.ListBeneficialOwnersError;
  readonly 'v2.createBeneficialOwner': v2.CreateBeneficialOwnerError;
  readonly 'v2.getBeneficialOwner': v2.GetBeneficialOwnerError;
  readonly 'v2.updateBeneficialOwner': v2.UpdateBeneficialOwnerError;
  readonly 'v2.listVirtualAccounts': v2.ListVirtualAccountsError;
  readonly 'v2.getVirtualAccount': v2.GetVirtualAccountError;
  readonly 'v2.listExternalAccounts': v2.ListExternalAccountsError;
  readonly 'v2.createExternalAccount': v2.CreateExternalAccountError;
  readonly 'v2.getExternalAccount': v2.GetExternalAccountError;
  readonly 'v2.updateExternalAccount': v2.UpdateExternalAccountError;
  readonly 'v2.selectExternalAccount': v2.SelectExternalAccountError;
  readonly 'v2.createOnboardingUrl': v2.CreateOnboardingUrlError;
  readonly 'v2.listTransactions': v2.ListTransactionsError;
  readonly 'v2.listPaymentSplits': v2.ListPaymentSplitsError;
  readonly 'v2.createPaymentSplit': v2.CreatePaymentSplitError;
  readonly 'v2.getPaymentSplit': v2.GetPaymentSplitError;
  readonly 'v2.cancelPaymentSplit': v2.CancelPaymentSplitError;
  readonly 'v2.listRefundSplits': v2.ListRefundSplitsError;
  readonly 'v2.createRefundSplit': v2.CreateRefundSplitError;
  readonly 'v2.getRefundSplit': v2.GetRefundSplitError;
  readonly 'v2.getBalance': v2.GetBalanceError;
  readonly 'v2.listDivisions': v2.ListDivisionsError;
  readonly 'v2.listBalanceTransfers': v2.ListBalanceTransfersError;
  readonly 'v2.createBalanceTransfer': v2.CreateBalanceTransferError;
  readonly 'v2.getBalanceTransfer': v2.GetBalanceTransferError;
  readonly 'v2.listPayoutRequests': v2.ListPayoutRequestsError;
  readonly 'v2.createPayoutRequest': v2.CreatePayoutRequestError;
  readonly 'v2.getPayoutRequest': v2.GetPayoutRequestError;
  readonly 'v2.deletePayoutRequest': v2.DeletePayoutRequestError;
  readonly 'v2.listPayoutSettlements': v2.ListPayoutSettlementsError;
  readonly 'v2.listPayoutOverview': v2.ListPayoutOverviewError;
  readonly 'v2.updateDefaultPayoutConfiguration': v2.UpdateDefaultPayoutConfigurationError;
  readonly 'v2.updateDivisionPayoutConfiguration': v2.UpdateDivisionPayoutConfigurationError;
  readonly 'v2.getAccountPayoutConfiguration': v2.GetAccountPayoutConfigurationError;
  readonly 'v2.updateAccountPayoutConfiguration': v2.UpdateAccountPayoutConfigurationError;
  readonly 'v2.deleteAccountPayoutConfiguration': v2.DeleteAccountPayoutConfigurationError;
  readonly 'v2.listReports': v2.ListReportsError;
  readonly 'v2.createReport': v2.CreateReportError;
  readonly 'v2.listWebhookConfigurations': v2.ListWebhookConfigurationsError;
  readonly 'v2.createWebhookConfiguration': v2.CreateWebhookConfigurationError;
  readonly 'v2.getWebhookConfiguration': v2.GetWebhookConfigurationError;
  readonly 'v2.updateWebhookConfiguration': v2.UpdateWebhookConfigurationError;
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
  List,
} from './runtime/call.js';

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
} from './runtime/connection.js';

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
} from './runtime/errors.js';
