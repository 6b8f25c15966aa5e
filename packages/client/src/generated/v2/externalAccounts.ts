// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import {
  type Call,
  type List,
  type Paging,
  callOperation,
  listOperation,
} from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
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
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 422: The request can be read but is invalid, often because a required value is missing. `details` lists all errors.
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
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ConflictError} 409: Another external account of the holder has this `extRef`. Nothing was stored.
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
   * @param accountHolderCode The code of the account holder.
   * @param externalAccountCode The code of the external account.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ConflictError} 409: Another external account of the holder has this `extRef`. Nothing was stored.
   * @throws {InvalidRequestError} 422: A value is invalid, or does not match the type of the account. `details` lists all errors.
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
