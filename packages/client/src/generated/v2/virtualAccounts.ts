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
import type { VirtualAccount, VirtualAccountPage } from '@seller-funds/contract/v2';

/** The operations of `virtualAccounts` in Version 2. */
export interface VirtualAccounts {
  /**
   * List an account holder's virtual accounts
   *
   * Returns the virtual accounts of one account holder, page by page. Most holders have one.
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
   * Get a virtual account
   *
   * Returns one virtual account of an account holder.
   *
   * @param accountHolderCode The code of the account holder.
   * @param virtualAccountCode The code of the virtual account.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(
    accountHolderCode: string,
    virtualAccountCode: string,
    options?: CallOptions,
  ): Call<VirtualAccount>;
}

/** Creates the operations of `virtualAccounts` on a connection. */
export function virtualAccounts(connection: Connection): VirtualAccounts {
  return { list: listVirtualAccounts(connection), get: getVirtualAccount(connection) };
}

/** Creates the single operation `virtualAccounts.list` on a connection. */
export function listVirtualAccounts(connection: Connection): VirtualAccounts['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listVirtualAccounts',
    method: 'get',
    path: '/api/accountholders/{accountHolderCode}/accounts',
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

/** Creates the single operation `virtualAccounts.get` on a connection. */
export function getVirtualAccount(connection: Connection): VirtualAccounts['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getVirtualAccount',
    method: 'get',
    path: '/api/accountholders/{accountHolderCode}/accounts/{virtualAccountCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (accountHolderCode, virtualAccountCode, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode, virtualAccountCode },
      options,
    });
}

/** The query parameters of `v2.listVirtualAccounts`. */
export type ListVirtualAccountsParameters = operations.ListVirtualAccounts['query'];

/** The documented errors of `v2.listVirtualAccounts`. */
export type ListVirtualAccountsError = DocumentedErrors<
  operations.ListVirtualAccounts['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.getVirtualAccount`. */
export type GetVirtualAccountError = DocumentedErrors<
  operations.GetVirtualAccount['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;
