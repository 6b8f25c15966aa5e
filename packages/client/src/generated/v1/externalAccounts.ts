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
   * Add a bank account to a holder
   *
   * Adds a bank account to which the account holder can be paid out. Payouts require at least one.
   *
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ConflictError} 409: Another external account of the holder has this `extRef` or `displayName`. Nothing was added.
   * @throws {InvalidRequestError} 422: A mandatory field is missing, the check digits of the IBAN are wrong, or a value is malformed.
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
