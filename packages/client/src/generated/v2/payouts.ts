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
   * Rules:
   * 1. Sorted by `_orderBy`, descending unless `_asc` is `true`; newest first by default. `_orderBy` accepts every
   *    field of a payout request; requests without the field come before all values.
   * 2. `_from` and `_to` compare with `createdAt`. `_from` is inclusive, `_to` is exclusive; `_from` must not be
   *    after `_to`.
   * 3. `_status` accepts one value. Without it, all requests are listed, including deleted ones, which are `CANCELLED`.
   * 4. Requests of version 1 are listed too. The status `REJECTED` of version 1 is `FAILED` here; requests that
   *    the bank returned are `RETURNED` here.
   * 5. A page beyond the last has no elements.
   *
   * A parameter that is out of range returns 422. You can retry this request.
   *
   * @throws {InvalidRequestError} 422: The request can be read but is invalid, often because a required value is missing. `details` lists all errors. Correct them before you retry.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(
    parameters?: ListPayoutRequestsParameters,
    options?: CallOptions,
  ): List<PayoutRequestPage, PayoutRequest>;

  /**
   * Request a payout to a bank account
   *
   * Requests a transfer of money from a virtual account to a bank account, at a time and of an amount that you choose.
   * The request is stored, queued, and executed when it is due.
   *
   * Rules:
   * 1. The status in the response is always `WAITING`. A request is denied unless the account holder and the external
   *    account have passed KYC and the balance suffices. The holder must also be `ACTIVE`, and the external
   *    account must accept the currency. The service checks this when the request is due; the status of a denied
   *    one becomes `FAILED`. For a holder of the tier `LIGHT_KYC`, the sum of all payouts is at most EUR
   *    2,500.00.
   * 2. Without `amount`, all funds are paid out. These are the whole balance at the time when the request is due; if it
   *    is zero, the status becomes `FAILED`. `useBalanceAt` is a field of version 1 and ignored here: without
   *    `amount`, the whole balance is paid out.
   * 3. Without `externalAccountCode` it goes to the external account that the owner of the virtual account has selected.
   *    If none is selected, the response is 422. An `externalAccountCode` must belong to the same owner.
   * 4. Without `processAt` the request is due at once. A `processAt` more than a minute in the past returns 422.
   * 5. A waiting request does not reserve money; requests that are due are executed in the order of `processAt`, then of
   *    their codes.
   * 6. The money leaves the account in EUR. If `targetCurrency` is a different currency, the money is converted when it
   *    is sent. The rate is in the `payoutMessage` of the webhook. There is no fee.
   * 7. Get the request to follow its status, or receive the payout webhook, whose `payoutMessage` has the reason of a
   *    failed payout. A failed or returned payout is not retried: correct the cause and create a new
   *    request.
   *
   * There is no idempotency key: each POST creates a new request and may pay twice. After a timeout or a 5xx
   * response, list the latest requests before you retry.
   *
   * @throws {InvalidRequestError} 422: The request is invalid and nothing was stored. Correct the errors in `details` before you retry. `422.330.001`: `accountCode` is unknown or belongs to another merchant; `422.330.002`: the same for `externalAccountCode`, or it belongs to a different owner than the account; `422.330.003`: `processAt` is in the past; `422.330.005`: no `externalAccountCode` was sent and none is selected; `422.900.001`: other errors.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(body: PayoutRequestCreate, options?: CallOptions): Call<PayoutRequest>;

  /**
   * Get a payout request
   *
   * Returns one payout request with its status.
   *
   * Rules:
   * 1. Poll it to follow the status, or receive the payout webhook.
   * 2. `PROCESSED` means that the payout succeeded, but the bank may return the money days later: the status is
   *    `RETURNED` then, and the money is on the virtual account again.
   * 3. `FAILED` means that the request was denied when it was due, or that the bank refused it. In both cases the
   *    money is on the virtual account. Only the `payoutMessage` of the webhook has the reason.
   * 4. A deleted request is still returned, as `CANCELLED`. So are requests created with version 1 or by a
   *    schedule.
   *
   * An unknown code, or one of another merchant, returns 404. You can retry this request.
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
   * Rules:
   * 1. Only while its status is `WAITING`. If it becomes due at the same moment, either the deletion or the payout
   *    happens, never both.
   * 2. The response is the request with the status `CANCELLED`. This version still returns and lists it; version 1
   *    does not.
   *
   * If the request is no longer waiting, the response is 409 and the payout continues. After a timeout or a 5xx
   * response, get the request: `CANCELLED` means that the first request deleted it. A second delete then returns 409.
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
   * Rules:
   * 1. Only scheduled payouts have settlements. The list of a requested payout is empty; this is not an error.
   * 2. The `totalAmountSeller` of all items add up to the `amount` of the payout. Each item is in one payout.
   * 3. The list has one item for each payment split and refund split in the payout, newest first. Balance
   *    transfers, requested payouts and chargebacks since the last scheduled payout are items of other types.
   *    Amounts that were taken from the account are negative.
   * 4. For a split, `totalAmountSeller` is the sum of the seven amounts of `amountBreakdown`. Labels without an own
   *    amount are included in `productAmount` (shipping, discounts) or in `handlingFee` (payment fees).
   * 5. The list of a failed or returned payout is empty: its money is on the account again, and a later payout pays and
   *    lists the same items.
   *
   * An unknown code, or one of another merchant, returns 404. You can retry this request.
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
