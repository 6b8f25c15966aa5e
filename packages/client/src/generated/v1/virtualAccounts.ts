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
  VirtualAccount,
  VirtualAccountCreate,
  VirtualAccountPage,
  VirtualAccountUpdate,
} from '@seller-funds/contract/v1';

/** The operations of `virtualAccounts` in Version 1. */
export interface VirtualAccounts {
  /**
   * List the virtual accounts of a holder
   *
   * Returns the virtual accounts of one account holder, page by page. Splits and payouts require their codes.
   *
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 422: The request can be read but is invalid, often because a required value is missing. `details` lists all errors.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  list(
    accountHolderCode: string,
    parameters?: ListVirtualAccountsParameters,
    options?: CallOptions,
  ): List<VirtualAccountPage, VirtualAccount>;

  /**
   * Create a virtual account for a holder
   *
   * Creates another virtual account for an account holder. Most holders need only one.
   *
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ConflictError} 409: Another account of the holder has this `extRef` or `displayName`. Nothing was created.
   * @throws {InvalidRequestError} 422: `displayName` is missing, or a value is too short, too long or unknown. `details` lists all errors.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  create(
    accountHolderCode: string,
    body: VirtualAccountCreate,
    options?: CallOptions,
  ): Call<VirtualAccount>;

  /**
   * Get one virtual account of a holder
   *
   * Returns one virtual account, without its balance; get the balance with the same code.
   *
   * Rules:
   * 1. The account must belong to the holder in the path. An account of another holder returns 404, like an unknown
   *    account.
   *
   * You can retry this request.
   *
   * @param accountHolderCode The code of the account holder.
   * @param accountCode The code of the virtual account.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(accountHolderCode: string, accountCode: string, options?: CallOptions): Call<VirtualAccount>;

  /**
   * Rename a virtual account
   *
   * Changes the `displayName` or the `extRef` of a virtual account, or both.
   *
   * @param accountHolderCode The code of the account holder.
   * @param accountCode The code of the virtual account.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ConflictError} 409: Another account of the holder has this `extRef` or `displayName`. Nothing was changed. Choose another value.
   * @throws {InvalidRequestError} 422: A value is too short or too long. `details` lists all errors. Nothing was changed; correct the request before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  update(
    accountHolderCode: string,
    accountCode: string,
    body: VirtualAccountUpdate,
    options?: CallOptions,
  ): Call<VirtualAccount>;
}

/** Creates the operations of `virtualAccounts` on a connection. */
export function virtualAccounts(connection: Connection): VirtualAccounts {
  return {
    list: listVirtualAccounts(connection),
    create: createVirtualAccount(connection),
    get: getVirtualAccount(connection),
    update: updateVirtualAccount(connection),
  };
}

/** Creates the single operation `virtualAccounts.list` on a connection. */
export function listVirtualAccounts(connection: Connection): VirtualAccounts['list'] {
  const endpoint: Endpoint = {
    id: 'v1.listVirtualAccounts',
    method: 'get',
    path: '/api/v1/accountholders/{accountHolderCode}/accounts',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<VirtualAccountPage, VirtualAccount> = {
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

/** Creates the single operation `virtualAccounts.create` on a connection. */
export function createVirtualAccount(connection: Connection): VirtualAccounts['create'] {
  const endpoint: Endpoint = {
    id: 'v1.createVirtualAccount',
    method: 'post',
    path: '/api/v1/accountholders/{accountHolderCode}/accounts',
    security: bearerKeyOrBareKey,
  };
  return (accountHolderCode, body, options) =>
    callOperation(connection, endpoint, { path: { accountHolderCode }, body, options });
}

/** Creates the single operation `virtualAccounts.get` on a connection. */
export function getVirtualAccount(connection: Connection): VirtualAccounts['get'] {
  const endpoint: Endpoint = {
    id: 'v1.getVirtualAccount',
    method: 'get',
    path: '/api/v1/accountholders/{accountHolderCode}/accounts/{accountCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (accountHolderCode, accountCode, options) =>
    callOperation(connection, endpoint, { path: { accountHolderCode, accountCode }, options });
}

/** Creates the single operation `virtualAccounts.update` on a connection. */
export function updateVirtualAccount(connection: Connection): VirtualAccounts['update'] {
  const endpoint: Endpoint = {
    id: 'v1.updateVirtualAccount',
    method: 'patch',
    path: '/api/v1/accountholders/{accountHolderCode}/accounts/{accountCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (accountHolderCode, accountCode, body, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode, accountCode },
      body,
      options,
    });
}

/** The query parameters of `v1.listVirtualAccounts`. */
export type ListVirtualAccountsParameters = operations.ListVirtualAccounts['query'];

/** The documented errors of `v1.listVirtualAccounts`. */
export type ListVirtualAccountsError = DocumentedErrors<
  operations.ListVirtualAccounts['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.createVirtualAccount`. */
export type CreateVirtualAccountError = DocumentedErrors<
  operations.CreateVirtualAccount['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.getVirtualAccount`. */
export type GetVirtualAccountError = DocumentedErrors<
  operations.GetVirtualAccount['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.updateVirtualAccount`. */
export type UpdateVirtualAccountError = DocumentedErrors<
  operations.UpdateVirtualAccount['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;
