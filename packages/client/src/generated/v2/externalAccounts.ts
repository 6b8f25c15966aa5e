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
import type * as operations from '@seller-funds/contract/operations/v2';
import type {
  ExternalAccount,
  ExternalAccountCreate,
  ExternalAccountPage,
  ExternalAccountUpdate,
} from '@seller-funds/contract/v2';

/** The operations of `externalAccounts` in Version 2. */
export interface ExternalAccounts {
  /**
   * List an account holder's external accounts
   *
   * Returns the external accounts of one account holder, page by page, and shows which one is selected.
   *
   * Rules:
   * 1. Accounts are sorted newest first, unless `_sort` is `asc`. A page beyond the last has no elements.
   * 2. `kycStatus` and `kycMessage` are left out, and `statement.data` is null, unless `_fragments` names them.
   *    Files make pages large: request them for one account at a time.
   *
   * An unknown holder, or one of another merchant, returns 404. You can retry this request.
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
   * Create an external account
   *
   * Adds an account to which the holder can be paid out.
   *
   * Rules:
   * 1. Every account requires `displayName`, `accountType` and the currency `EUR`, which is the only one. A `UPO`
   *    account also requires `paymentMethod` and `apmData`. For the method `ACH`, `apmData` requires `routingNumber`.
   * 2. An account number that begins with two letters and two digits is an IBAN; its check digits must be correct (ISO
   *    7064, mod 97). Any other number is a national account number.
   * 3. `displayName` should be the holder's legal name. `extRef` is unique among the external accounts of the holder.
   * 4. The first external account of a holder is selected automatically. Select others with their own operation.
   * 5. The KYC check of the account starts when it has an `accountNumber` and a bank statement, and ends only after the
   *    holder has passed its KYC check. Until it starts, `kycStatus` is `MISSING_DATA` and `kycMessage` lists the
   *    missing data. Nothing is paid out to the account until `kycStatus` is `ACTIVE`.
   * 6. A payout in a currency other than that of the account requires `acceptOtherCurrencies`, and the currency in
   *    `allowedOtherCurrencyCodes` unless that list is empty; the service checks this when the payout is due.
   * 7. A statement has at most 4 MiB before it is encoded, the whole body at most 16 MiB.
   * 8. `code`, `kycStatus`, `kycMessage` and `selected` are ignored when sent. So are `paymentMethod` and
   *    `apmData` of an `IBAN` account.
   * 9. There is no idempotency key: a retry creates a second account, or returns 409 if `extRef` is the same.
   *
   * After a timeout or a 5xx response, list the holder's external accounts before you retry. A closed holder returns 402.
   *
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ConflictError} 409: Another external account of the holder has this `extRef`. Nothing was stored. List the holder's external accounts: if the account exists already, use it; otherwise choose another value.
   * @throws {InvalidRequestError} 422: A required value is missing or invalid. `details` lists all errors. Correct the request before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  create(
    accountHolderCode: string,
    body: ExternalAccountCreate,
    options?: CallOptions,
  ): Call<ExternalAccount>;

  /**
   * Get an external account
   *
   * Returns one external account of a holder. Use it to follow the KYC check of the account.
   *
   * Rules:
   * 1. The response has `kycStatus`, and `kycMessage` if there is one; `statement.data` is null unless `_fragments` has
   *    `docfiles`.
   * 2. The account must belong to the holder in the path.
   *
   * An unknown holder or account, or one that belongs to another merchant, returns 404. You can retry this request.
   *
   * @param accountHolderCode The code of the account holder.
   * @param externalAccountCode The code of the external account.
   * @throws {InvalidRequestError} 422: A fragment is unknown. Use the values of the parameter.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(
    accountHolderCode: string,
    externalAccountCode: string,
    parameters?: GetExternalAccountParameters,
    options?: CallOptions,
  ): Call<ExternalAccount>;

  /**
   * Change an external account
   *
   * Changes the given fields of an external account. Returns the updated account.
   *
   * Rules:
   * 1. `displayName`, `currency` and `accountType` are required, changed or not; of a `UPO` account also
   *    `paymentMethod` and `apmData`. Other fields that are left out keep their values. Null removes `extRef` and
   *    `description`; the other fields cannot be removed.
   * 2. `allowedOtherCurrencyCodes` and `statement` are replaced completely.
   * 3. A new account number, account type, routing number or statement restarts the KYC check of the account:
   *    `kycStatus` becomes `IN_PROGRESS`, or `MISSING_DATA` if the account number or the statement is missing.
   *    Nothing is paid out to the account until it is `ACTIVE` again.
   * 4. If `accountType` changes, fields that the new type does not have are removed.
   * 5. `EUR` is the only currency. `paymentMethod` and `apmData` are ignored on an `IBAN` account.
   * 6. Account and routing numbers are validated as at creation.
   * 7. No two external accounts of a holder have the same `extRef`.
   * 8. `code`, `kycStatus`, `kycMessage` and `selected` are ignored when sent. To use the account for payouts,
   *    select it.
   *
   * A retry changes nothing, except that a statement restarts the check. A closed holder returns 402.
   *
   * @param accountHolderCode The code of the account holder.
   * @param externalAccountCode The code of the external account.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ConflictError} 409: Another external account of the holder has this `extRef`. Nothing was stored. List the holder's external accounts: if the account exists already, use it; otherwise choose another value.
   * @throws {InvalidRequestError} 422: A value is invalid, or does not match the type of the account. `details` lists all errors. Correct the request before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  update(
    accountHolderCode: string,
    externalAccountCode: string,
    body: ExternalAccountUpdate,
    options?: CallOptions,
  ): Call<ExternalAccount>;

  /**
   * Select the external account for payouts
   *
   * Selects an external account of a holder for payouts that name no external account.
   *
   * Rules:
   * 1. There is no request body.
   * 2. Only one account of a holder is selected at a time.
   * 3. An account with any `kycStatus` can be selected. Payouts to it still require `ACTIVE`.
   * 4. Selecting the selected account again changes nothing and is not an error.
   *
   * An unknown holder or account, or one that belongs to another merchant, returns 404. A closed holder returns 402. You can retry the request.
   *
   * @param accountHolderCode The code of the account holder.
   * @param externalAccountCode The code of the external account.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  select(
    accountHolderCode: string,
    externalAccountCode: string,
    options?: CallOptions,
  ): Call<ExternalAccount>;
}

/** Creates the operations of `externalAccounts` on a connection. */
export function externalAccounts(connection: Connection): ExternalAccounts {
  return {
    list: listExternalAccounts(connection),
    create: createExternalAccount(connection),
    get: getExternalAccount(connection),
    update: updateExternalAccount(connection),
    select: selectExternalAccount(connection),
  };
}

/** Creates the single operation `externalAccounts.list` on a connection. */
export function listExternalAccounts(connection: Connection): ExternalAccounts['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listExternalAccounts',
    method: 'get',
    path: '/api/accountholders/{accountHolderCode}/externalaccounts',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
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
    id: 'v2.createExternalAccount',
    method: 'post',
    path: '/api/accountholders/{accountHolderCode}/externalaccounts',
    security: bearerKeyOrBareKey,
  };
  return (accountHolderCode, body, options) =>
    callOperation(connection, endpoint, { path: { accountHolderCode }, body, options });
}

/** Creates the single operation `externalAccounts.get` on a connection. */
export function getExternalAccount(connection: Connection): ExternalAccounts['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getExternalAccount',
    method: 'get',
    path: '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
  };
  return (accountHolderCode, externalAccountCode, parameters, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode, externalAccountCode },
      query: parameters,
      options,
    });
}

/** Creates the single operation `externalAccounts.update` on a connection. */
export function updateExternalAccount(connection: Connection): ExternalAccounts['update'] {
  const endpoint: Endpoint = {
    id: 'v2.updateExternalAccount',
    method: 'patch',
    path: '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}',
    security: bearerKeyOrBareKey,
  };
  return (accountHolderCode, externalAccountCode, body, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode, externalAccountCode },
      body,
      options,
    });
}

/** Creates the single operation `externalAccounts.select` on a connection. */
export function selectExternalAccount(connection: Connection): ExternalAccounts['select'] {
  const endpoint: Endpoint = {
    id: 'v2.selectExternalAccount',
    method: 'post',
    path: '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}/select',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (accountHolderCode, externalAccountCode, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode, externalAccountCode },
      options,
    });
}

/** The query parameters of `v2.listExternalAccounts`. */
export type ListExternalAccountsParameters = operations.ListExternalAccounts['query'];

/** The documented errors of `v2.listExternalAccounts`. */
export type ListExternalAccountsError = DocumentedErrors<
  operations.ListExternalAccounts['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.createExternalAccount`. */
export type CreateExternalAccountError = DocumentedErrors<
  operations.CreateExternalAccount['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The query parameters of `v2.getExternalAccount`. */
export type GetExternalAccountParameters = operations.GetExternalAccount['query'];

/** The documented errors of `v2.getExternalAccount`. */
export type GetExternalAccountError = DocumentedErrors<
  operations.GetExternalAccount['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.updateExternalAccount`. */
export type UpdateExternalAccountError = DocumentedErrors<
  operations.UpdateExternalAccount['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.selectExternalAccount`. */
export type SelectExternalAccountError = DocumentedErrors<
  operations.SelectExternalAccount['responses'],
  400 | 401 | 402 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;
