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
  AccountHolder,
  AccountHolderCreate,
  AccountHolderPage,
  AccountHolderUpdate,
} from '@seller-funds/contract/v1';

/** The operations of `accountHolders` in Version 1. */
export interface AccountHolders {
  /**
   * List account holders
   *
   * Returns the account holders page by page, including those created with version 2.
   *
   * @throws {InvalidRequestError} 422: A query parameter is out of range, or `_fragments` holds a value that does not exist. `details` lists them.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(
    parameters?: ListAccountHoldersParameters,
    options?: CallOptions,
  ): List<AccountHolderPage, AccountHolder>;

  /**
   * Create an account holder
   *
   * Creates a seller, or another party that needs a virtual account, with its accounts. Send all data at once, or only
   * a name and an account, and the rest later with an update.
   *
   * @throws {ConflictError} 409: Another holder of the merchant has this `extRef`; or two of the listed accounts share an `extRef` or a display name; or two owners, documents or photos share an `extRef`.
   * @throws {InvalidRequestError} 422: A required value is missing or malformed, or a file is too large. Nothing was created.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(
    body: AccountHolderCreate,
    parameters?: CreateAccountHolderParameters,
    options?: CallOptions,
  ): Call<AccountHolder>;

  /**
   * Get an account holder
   *
   * Returns one account holder, with the requested fragments.
   *
   * Rules:
   * 1. Without `_fragments` the response has only code, names, description and status.
   * 2. To follow the KYC check, request the fragment `kycstatus` from time to time, or use the webhook of version 2.
   *
   * An unknown code, or a holder of another merchant, returns 404; an unknown fragment returns 422. You can
   * retry this request.
   *
   * @param code The code of the account holder.
   * @throws {InvalidRequestError} 422: `_fragments` holds a value that does not exist. Correct it before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(
    code: string,
    parameters?: GetAccountHolderParameters,
    options?: CallOptions,
  ): Call<AccountHolder>;

  /**
   * Update an account holder
   *
   * Adds or changes data of the legal entity and the bank accounts of a holder. Use it to send the data that the KYC
   * check requires, and to correct rejected data.
   *
   * @param code The code of the account holder.
   * @throws {InvalidRequestError} 402: The holder is closed and cannot be changed. Do not retry; create a new holder if the seller returns.
   * @throws {ConflictError} 409: Two bank accounts of the holder would share a display name. Nothing was changed.
   * @throws {InvalidRequestError} 422: The update does not match the holder, or a value is malformed. Nothing was changed.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  update(
    code: string,
    body: AccountHolderUpdate,
    parameters?: UpdateAccountHolderParameters,
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
    id: 'v1.listAccountHolders',
    method: 'get',
    path: '/api/v1/accountholders',
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
    id: 'v1.createAccountHolder',
    method: 'post',
    path: '/api/v1/accountholders',
    security: bearerKeyOrBareKey,
  };
  return (body, parameters, options) =>
    callOperation(connection, endpoint, { query: parameters, body, options });
}

/** Creates the single operation `accountHolders.get` on a connection. */
export function getAccountHolder(connection: Connection): AccountHolders['get'] {
  const endpoint: Endpoint = {
    id: 'v1.getAccountHolder',
    method: 'get',
    path: '/api/v1/accountholders/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
  };
  return (code, parameters, options) =>
    callOperation(connection, endpoint, { path: { code }, query: parameters, options });
}

/** Creates the single operation `accountHolders.update` on a connection. */
export function updateAccountHolder(connection: Connection): AccountHolders['update'] {
  const endpoint: Endpoint = {
    id: 'v1.updateAccountHolder',
    method: 'patch',
    path: '/api/v1/accountholders/{code}',
    security: bearerKeyOrBareKey,
  };
  return (code, body, parameters, options) =>
    callOperation(connection, endpoint, { path: { code }, query: parameters, body, options });
}

/** The query parameters of `v1.listAccountHolders`. */
export type ListAccountHoldersParameters = operations.ListAccountHolders['query'];

/** The documented errors of `v1.listAccountHolders`. */
export type ListAccountHoldersError = DocumentedErrors<
  operations.ListAccountHolders['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The query parameters of `v1.createAccountHolder`. */
export type CreateAccountHolderParameters = operations.CreateAccountHolder['query'];

/** The documented errors of `v1.createAccountHolder`. */
export type CreateAccountHolderError = DocumentedErrors<
  operations.CreateAccountHolder['responses'],
  400 | 401 | 403 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The query parameters of `v1.getAccountHolder`. */
export type GetAccountHolderParameters = operations.GetAccountHolder['query'];

/** The documented errors of `v1.getAccountHolder`. */
export type GetAccountHolderError = DocumentedErrors<
  operations.GetAccountHolder['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The query parameters of `v1.updateAccountHolder`. */
export type UpdateAccountHolderParameters = operations.UpdateAccountHolder['query'];

/** The documented errors of `v1.updateAccountHolder`. */
export type UpdateAccountHolderError = DocumentedErrors<
  operations.UpdateAccountHolder['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;
