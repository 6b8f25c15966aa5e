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
  PayoutRequest,
  PayoutRequestCreate,
  PayoutRequestPage,
  PayoutSettlement,
  PayoutSettlementList,
} from '@seller-funds/contract/v2';

/** The operations of `payouts` in Version 2. */
export interface Payouts {
  /**
   * List payout requests
   *
   * Returns the payout requests of your merchant, page by page, requested and scheduled ones.
   *
   * @throws {InvalidRequestError} 422: The request can be read but is invalid, often because a required value is missing. `details` lists all errors.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(
    parameters?: ListPayoutRequestsParameters,
    options?: CallOptions,
  ): List<PayoutRequestPage, PayoutRequest>;

  /**
   * Request a payout to a bank account
   *
   * Requests a transfer of money from a virtual account to a bank account, at a time and of an amount that you choose. The request is stored, queued, and executed when it is due.
   *
   * @throws {InvalidRequestError} 422: The request is invalid and nothing was stored. Correct the errors in `details` before you retry.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(body: PayoutRequestCreate, options?: CallOptions): Call<PayoutRequest>;

  /**
   * Get a payout request
   *
   * Returns one payout request with its status.
   *
   * @param code The code of the payout request.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(code: string, options?: CallOptions): Call<PayoutRequest>;

  /**
   * Delete a payout request that is still waiting
   *
   * Cancels a payout request before it is executed.
   *
   * @param code The code of the payout request.
   * @throws {ConflictError} 409: The request is no longer `WAITING` and was not changed. Get it to see its status.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  delete(code: string, options?: CallOptions): Call<PayoutRequest>;

  /**
   * List the settlements of a scheduled payout
   *
   * Returns what a scheduled payout consists of: payments and refunds, each with the amount for the seller after
   * commission and fees, and whatever else changed the balance. Use it to show sellers what a payout is for.
   *
   * @param code The code of the payout request.
   * @throws {InvalidRequestError} 422: `page` or `limit` is out of its range. `details` lists all errors. Correct the request before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  listSettlements(
    code: string,
    parameters?: ListPayoutSettlementsParameters,
    options?: CallOptions,
  ): List<PayoutSettlementList, PayoutSettlement>;
}

/** Creates the operations of `payouts` on a connection. */
export function payouts(connection: Connection): Payouts {
  return {
    list: listPayoutRequests(connection),
    create: createPayoutRequest(connection),
    get: getPayoutRequest(connection),
    delete: deletePayoutRequest(connection),
    listSettlements: listPayoutSettlements(connection),
  };
}

/** Creates the single operation `payouts.list` on a connection. */
export function listPayoutRequests(connection: Connection): Payouts['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listPayoutRequests',
    method: 'get',
    path: '/api/fund/payout-requests',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<PayoutRequestPage, PayoutRequest> = {
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

/** Creates the single operation `payouts.create` on a connection. */
export function createPayoutRequest(connection: Connection): Payouts['create'] {
  const endpoint: Endpoint = {
    id: 'v2.createPayoutRequest',
    method: 'post',
    path: '/api/fund/payout-requests',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `payouts.get` on a connection. */
export function getPayoutRequest(connection: Connection): Payouts['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getPayoutRequest',
    method: 'get',
    path: '/api/fund/payout-requests/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** Creates the single operation `payouts.delete` on a connection. */
export function deletePayoutRequest(connection: Connection): Payouts['delete'] {
  const endpoint: Endpoint = {
    id: 'v2.deletePayoutRequest',
    method: 'delete',
    path: '/api/fund/payout-requests/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** Creates the single operation `payouts.listSettlements` on a connection. */
export function listPayoutSettlements(connection: Connection): Payouts['listSettlements'] {
  const endpoint: Endpoint = {
    id: 'v2.listPayoutSettlements',
    method: 'get',
    path: '/api/fund/payout-requests/{code}/settlements',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<PayoutSettlementList, PayoutSettlement> = {
    page: 'page',
    first: 0,
    size: 'limit',
    default: 25,
    elements: (page) => page?.items,
    total: (page) => page?.pagination?.total,
  };
  return (code, parameters, options) =>
    listOperation(connection, endpoint, paging, { path: { code }, query: parameters, options });
}

/** The query parameters of `v2.listPayoutRequests`. */
export type ListPayoutRequestsParameters = operations.ListPayoutRequests['query'];

/** The documented errors of `v2.listPayoutRequests`. */
export type ListPayoutRequestsError = DocumentedErrors<
  operations.ListPayoutRequests['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.createPayoutRequest`. */
export type CreatePayoutRequestError = DocumentedErrors<
  operations.CreatePayoutRequest['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.getPayoutRequest`. */
export type GetPayoutRequestError = DocumentedErrors<
  operations.GetPayoutRequest['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.deletePayoutRequest`. */
export type DeletePayoutRequestError = DocumentedErrors<
  operations.DeletePayoutRequest['responses'],
  400 | 401 | 403 | 404 | 409 | 429 | 500 | 502 | 503 | 504
>;

/** The query parameters of `v2.listPayoutSettlements`. */
export type ListPayoutSettlementsParameters = operations.ListPayoutSettlements['query'];

/** The documented errors of `v2.listPayoutSettlements`. */
export type ListPayoutSettlementsError = DocumentedErrors<
  operations.ListPayoutSettlements['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;
