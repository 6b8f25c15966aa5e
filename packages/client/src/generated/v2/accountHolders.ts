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
  AccountHolder,
  AccountHolderCreate,
  AccountHolderPage,
  AccountHolderUpdate,
} from '@seller-funds/contract/v2';

/** The operations of `accountHolders` in Version 2. */
export interface AccountHolders {
  /**
   * List account holders
   *
   * Returns the account holders of the merchant page by page, including those created with version 1.
   *
   * @throws {InvalidRequestError} 422: A query parameter is out of range, or `_fragments` holds a value that does not exist. `details` lists all errors.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(
    parameters?: ListAccountHoldersParameters,
    options?: CallOptions,
  ): List<AccountHolderPage, AccountHolder>;

  /**
   * Create an account holder
   *
   * Creates a seller, or another party that needs an account on the platform. Only a name is required; send the other
   * data at once, or later with updates.
   *
   * @throws {ConflictError} 409: Another holder of the merchant has this `extRef`, or two entries of a list share a value that must differ.
   * @throws {InvalidRequestError} 422: A required value is missing or malformed, or a file is too large. Nothing was created.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(body: AccountHolderCreate, options?: CallOptions): Call<AccountHolder>;

  /**
   * Get an account holder
   *
   * Returns one account holder, with the requested fragments. Use it to follow the KYC check.
   *
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 422: `_fragments` holds a value that does not exist. Correct it before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(
    accountHolderCode: string,
    parameters?: GetAccountHolderParameters,
    options?: CallOptions,
  ): Call<AccountHolder>;

  /**
   * Update an account holder
   *
   * Adds or changes data of an account holder. Use it to send the data that the KYC check requires, and to correct
   * rejected data.
   *
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 402: The holder is closed and cannot be changed. Do not retry; create a new holder if the seller returns.
   * @throws {ConflictError} 409: Another holder of the merchant has this `extRef`, or two external accounts of the holder would share a `displayName`.
   * @throws {InvalidRequestError} 422: The update does not match the holder, or a value is missing or malformed. Nothing was changed.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  update(
    accountHolderCode: string,
    body: AccountHolderUpdate,
    options?: CallOptions,
  ): Call<AccountHolder>;
}

/** Creates the operations of `accountHolders` on a connection. */
export function accountHolders(connection: Connection): AccountHolders {
  return {
    list: listAccountHolders(connection),
    create: createAccountHolder(connection),
    get: getAccountHolder(connection),
    update: updateAccountHolder(connection),
  };
}

/** Creates the single operation `accountHolders.list` on a connection. */
export function listAccountHolders(connection: Connection): AccountHolders['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listAccountHolders',
    method: 'get',
    path: '/api/accountholders',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
  };
  const paging: Paging<AccountHolderPage, AccountHolder> = {
    page: '_pageNumber',
    first: 0,
    size: '_pageSize',
    default: 25,
    elements: (page) => page?.elements,
    total: (page) => page?.totalElementCount,
  };
  return (parameters, options) =>
    listOperation(connection, endpoint, paging, { query: parameters, options });
}

/** Creates the single operation `accountHolders.create` on a connection. */
export function createAccountHolder(connection: Connection): AccountHolders['create'] {
  const endpoint: Endpoint = {
    id: 'v2.createAccountHolder',
    method: 'post',
    path: '/api/accountholders',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `accountHolders.get` on a connection. */
export function getAccountHolder(connection: Connection): AccountHolders['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getAccountHolder',
    method: 'get',
    path: '/api/accountholders/{accountHolderCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
  };
  return (accountHolderCode, parameters, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode },
      query: parameters,
      options,
    });
}

/** Creates the single operation `accountHolders.update` on a connection. */
export function updateAccountHolder(connection: Connection): AccountHolders['update'] {
  const endpoint: Endpoint = {
    id: 'v2.updateAccountHolder',
    method: 'patch',
    path: '/api/accountholders/{accountHolderCode}',
    security: bearerKeyOrBareKey,
  };
  return (accountHolderCode, body, options) =>
    callOperation(connection, endpoint, { path: { accountHolderCode }, body, options });
}

/** The query parameters of `v2.listAccountHolders`. */
export type ListAccountHoldersParameters = operations.ListAccountHolders['query'];

/** The documented errors of `v2.listAccountHolders`. */
export type ListAccountHoldersError = DocumentedErrors<
  operations.ListAccountHolders['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.createAccountHolder`. */
export type CreateAccountHolderError = DocumentedErrors<
  operations.CreateAccountHolder['responses'],
  400 | 401 | 403 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The query parameters of `v2.getAccountHolder`. */
export type GetAccountHolderParameters = operations.GetAccountHolder['query'];

/** The documented errors of `v2.getAccountHolder`. */
export type GetAccountHolderError = DocumentedErrors<
  operations.GetAccountHolder['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.updateAccountHolder`. */
export type UpdateAccountHolderError = DocumentedErrors<
  operations.UpdateAccountHolder['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;
