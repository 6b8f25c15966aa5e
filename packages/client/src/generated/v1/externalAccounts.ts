// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  type Call,
  type List,
  type Paging,
  callOperation,
  listOperation,
} from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v1';
import type {
  ExternalAccount,
  ExternalAccountCreate,
  ExternalAccountPage,
  ExternalAccountWithKycStatus,
} from '@seller-funds/contract/v1';

/** The operations of `externalAccounts` in Version 1. */
export interface ExternalAccounts {
  /**
   * List the external accounts of a holder
   *
   * Returns the bank accounts of one account holder, page by page.
   *
   * Rules:
   * 1. Accounts are sorted newest first, those with the same creation time by code.
   * 2. A page beyond the last has no elements, but the correct `totalElementCount`.
   * 3. The list does not contain `kycStatus`, and the `data` of a statement is `null`. Get a single account to
   *    read them.
   * 4. Accounts that were created with version 2 are listed too, also those of type `UPO`.
   *
   * An unknown holder, or one of another merchant, returns 404. A page size of 0 or above 500 returns 422.
   * You can retry this request.
   *
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 422: The request can be read but is invalid, often because a required value is missing. `details` lists all errors. Correct them before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  list(
    accountHolderCode: string,
    parameters?: ListExternalAccountsParameters,
    options?: CallOptions,
  ): List<ExternalAccountPage, ExternalAccount>;

  /**
   * Add a bank account to a holder
   *
   * Adds a bank account to which the account holder can be paid out. Payouts require at least one.
   *
   * Rules:
   * 1. `accountNumber` and `currency` are mandatory, everything else is optional. A statement, when there is one,
   *    needs its `data`.
   * 2. A number that begins with two letters and two digits is an IBAN and must have correct check digits; any other
   *    number is a national account number. Write both without spaces.
   * 3. No other external account of the holder may have the same `extRef` or the same `displayName`; the same account
   *    number can be used twice.
   * 4. Without a statement, the KYC status of the account is `WAITING_DATA`; with one, the check starts with
   *    `DATA_RECEIVED`, and ends only after the holder has passed its own check.
   * 5. Payouts to the account are denied until its check is `PASSED`.
   * 6. To send a statement later, or to correct the number, update the holder with the account's `extRef`; an account
   *    without an `extRef` cannot be changed. A new number or statement restarts the check.
   * 7. The statement is a PDF. It has at most 4 MiB before it is encoded. Its `data` is `null` in the response;
   *    get the account to read it.
   * 8. The first external account of a holder is selected for scheduled payouts, until you select another one with
   *    version 2.
   * 9. Any currency code of three capital letters is accepted. The currency is compared with that of a payout
   *    when the payout is due.
   *
   * Send an `extRef`: if you retry with the same one after a timeout, a 409 means that the account was added.
   * Without `extRef` and `displayName` each retry adds another account. A closed holder returns 402.
   *
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ConflictError} 409: Another external account of the holder has this `extRef` or `displayName`. Nothing was added. If this was a retry after a timeout, the account exists already: find it in the list. Otherwise choose another value.
   * @throws {InvalidRequestError} 422: A mandatory field is missing, the check digits of the IBAN are wrong, or a value is malformed. `details` lists all errors, without account numbers and files. Nothing was added; correct the request before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  create(
    accountHolderCode: string,
    body: ExternalAccountCreate,
    options?: CallOptions,
  ): Call<ExternalAccountWithKycStatus>;

  /**
   * Get one external account of a holder
   *
   * Returns one bank account of a holder, with its KYC status and its statement.
   *
   * Rules:
   * 1. The account must belong to the holder in the path. An account of another holder returns 404, like an unknown
   *    account.
   * 2. Payouts to the account are denied unless `kycStatus.status` is `PASSED`. `kycStatus.details` lists missing and
   *    rejected data.
   * 3. To change an account, update the holder with the account's `extRef`.
   *
   * You can retry this request.
   *
   * @param accountHolderCode The code of the account holder.
   * @param externalAccountCode The code of the external account.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(
    accountHolderCode: string,
    externalAccountCode: string,
    options?: CallOptions,
  ): Call<ExternalAccountWithKycStatus>;
}

/** Creates the operations of `externalAccounts` on a connection. */
export function externalAccounts(connection: Connection): ExternalAccounts {
  return {
    list: listExternalAccounts(connection),
    create: createExternalAccount(connection),
    get: getExternalAccount(connection),
  };
}

/** Creates the single operation `externalAccounts.list` on a connection. */
export function listExternalAccounts(connection: Connection): ExternalAccounts['list'] {
  const endpoint: Endpoint = {
    id: 'v1.listExternalAccounts',
    method: 'get',
    path: '/api/v1/accountholders/{accountHolderCode}/externalaccounts',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<ExternalAccountPage, ExternalAccount> = {
    page: '_pageNumber',
    first: 0,
    size: '_pageSize',
    default: 25,
    elements: (page) => page?.elements,
    total: (page) => page?.totalElementCount,
  };
  return (accountHolderCode, parameters, options) =>
    listOperation(connection, endpoint, paging, {
      path: { accountHolderCode },
      query: parameters,
      options,
    });
}

/** Creates the single operation `externalAccounts.create` on a connection. */
export function createExternalAccount(connection: Connection): ExternalAccounts['create'] {
  const endpoint: Endpoint = {
    id: 'v1.createExternalAccount',
    method: 'post',
    path: '/api/v1/accountholders/{accountHolderCode}/externalaccounts',
    security: bearerKeyOrBareKey,
  };
  return (accountHolderCode, body, options) =>
    callOperation(connection, endpoint, { path: { accountHolderCode }, body, options });
}

/** Creates the single operation `externalAccounts.get` on a connection. */
export function getExternalAccount(connection: Connection): ExternalAccounts['get'] {
  const endpoint: Endpoint = {
    id: 'v1.getExternalAccount',
    method: 'get',
    path: '/api/v1/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (accountHolderCode, externalAccountCode, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode, externalAccountCode },
      options,
    });
}

/** The query parameters of `v1.listExternalAccounts`. */
export type ListExternalAccountsParameters = operations.ListExternalAccounts['query'];

/** The documented errors of `v1.listExternalAccounts`. */
export type ListExternalAccountsError = DocumentedErrors<
  operations.ListExternalAccounts['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.createExternalAccount`. */
export type CreateExternalAccountError = DocumentedErrors<
  operations.CreateExternalAccount['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.getExternalAccount`. */
export type GetExternalAccountError = DocumentedErrors<
  operations.GetExternalAccount['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;
