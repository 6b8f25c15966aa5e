// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import {
  type Call,
  type List,
  type Paging,
  type WithOptional,
  callOperation,
  generateIdempotencyKey,
  hasIdempotencyKey,
  listOperation,
} from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import type * as operations from '@seller-funds/contract/operations/v2';
import type {
  BalanceTransfer,
  BalanceTransferCreate,
  BalanceTransferPage,
} from '@seller-funds/contract/v2';

/** The operations of `balanceTransfers` in Version 2. */
export interface BalanceTransfers {
  /**
   * List balance transfers
   *
   * Returns the balance transfers of the merchant, page by page.
   *
   * Rules:
   * 1. Transfers are sorted by `_orderBy`, descending unless `_asc` is true. Transfers with the same value are
   *    sorted by code, in the same direction.
   * 2. A page beyond the last has no elements.
   *
   * You can retry this request.
   *
   * @throws {InvalidRequestError} 422: The request can be read but is invalid, often because a required value is missing. `details` lists all errors.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(
    parameters?: ListBalanceTransfersParameters,
    options?: CallOptions,
  ): List<BalanceTransferPage, BalanceTransfer>;

  /**
   * Move money between two virtual accounts
   *
   * Moves money from one virtual account of the merchant to another, at once. Use it to correct a split, to charge
   * a seller a fee, or to recover a chargeback.
   *
   * @throws {InvalidRequestError} 402: The balance of the source account is insufficient, or the holder of one of the accounts is closed. Nothing was moved.
   * @throws {PermissionError} 403: Balance transfers are not enabled for the division of your key, or the key has no write permission.
   * @throws {ConflictError} 409: The `idempotencyKey` was used for a transfer with different content. Nothing was moved.
   * @throws {InvalidRequestError} 422: A required value is missing or invalid, or an account does not belong to the merchant. `details` lists all errors.
   * @throws {ApiError} 400, 401, 429, 500, 502, 503, 504
   */
  create(
    body: WithOptional<BalanceTransferCreate, 'idempotencyKey'>,
    options?: CallOptions,
  ): Call<BalanceTransfer>;

  /**
   * Get a balance transfer
   *
   * Returns one balance transfer.
   *
   * Rules:
   * 1. A transfer that exists has been executed; it has no status.
   *
   * An unknown transfer, or one of another merchant, returns 404. You can retry this request.
   *
   * @param code The code of the balance transfer.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(code: string, options?: CallOptions): Call<BalanceTransfer>;
}

/** Creates the operations of `balanceTransfers` on a connection. */
export function balanceTransfers(connection: Connection): BalanceTransfers {
  return {
    list: listBalanceTransfers(connection),
    create: createBalanceTransfer(connection),
    get: getBalanceTransfer(connection),
  };
}

/** Creates the single operation `balanceTransfers.list` on a connection. */
export function listBalanceTransfers(connection: Connection): BalanceTransfers['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listBalanceTransfers',
    method: 'get',
    path: '/api/fund/balance-transfers',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<BalanceTransferPage, BalanceTransfer> = {
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

/** Creates the single operation `balanceTransfers.create` on a connection. */
export function createBalanceTransfer(connection: Connection): BalanceTransfers['create'] {
  const endpoint: Endpoint = {
    id: 'v2.createBalanceTransfer',
    method: 'post',
    path: '/api/fund/balance-transfers',
    security: bearerKeyOrBareKey,
    hasIdempotencyKey: hasIdempotencyKey(['idempotencyKey']),
    completeBody: generateIdempotencyKey('idempotencyKey'),
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `balanceTransfers.get` on a connection. */
export function getBalanceTransfer(connection: Connection): BalanceTransfers['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getBalanceTransfer',
    method: 'get',
    path: '/api/fund/balance-transfers/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** The query parameters of `v2.listBalanceTransfers`. */
export type ListBalanceTransfersParameters = operations.ListBalanceTransfers['query'];

/** The documented errors of `v2.listBalanceTransfers`. */
export type ListBalanceTransfersError = DocumentedErrors<
  operations.ListBalanceTransfers['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.createBalanceTransfer`. */
export type CreateBalanceTransferError = DocumentedErrors<
  operations.CreateBalanceTransfer['responses'],
  400 | 401 | 402 | 403 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.getBalanceTransfer`. */
export type GetBalanceTransferError = DocumentedErrors<
  operations.GetBalanceTransfer['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;
