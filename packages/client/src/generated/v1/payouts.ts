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
import type * as operations from '@seller-funds/contract/operations/v1';
import type {
  PayoutRequest,
  PayoutRequestCreate,
  PayoutRequestPage,
} from '@seller-funds/contract/v1';

/** The operations of `payouts` in Version 1. */
export interface Payouts {
  /**
   * List payout requests
   *
   * Returns the payout requests of your merchant, page by page.
   *
   * Rules:
   * 1. Sorted by `_orderBy`, which accepts every field of a payout request; by `createdAt` by default. The order is
   *    descending unless `_asc` is `true`. Requests without the field come before all values.
   * 2. `_from` and `_to` compare with `createdAt`. `_from` is inclusive, `_to` is exclusive; `_from` must not be after
   *    `_to`. Their documented format differs from that of the lists of splits; both formats are accepted.
   * 3. Requests created with version 2 and scheduled payouts are listed too. Deleted ones are not.
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
   * Requests a transfer of money from a virtual account to a bank account. The request is stored, queued, and executed
   * when it is due.
   *
   * Rules:
   * 1. The status in the response is always `WAITING`. A request is denied unless the account holder and the external
   *    account have passed KYC and the balance suffices. The holder must also be `ACTIVE`. The service checks this
   *    when the request is due; the status of a denied one becomes `REJECTED`. For a holder of the tier
   *    `LIGHT_KYC`, the sum of all payouts is at most EUR 2,500.00.
   * 2. Give `amount` or `useBalanceAt`, not both. With neither, all funds are paid out. These are the whole balance at
   *    the time when the request is due; if it is zero, the status becomes `REJECTED`.
   * 3. `useBalanceAt` pays out the balance at that time. Use it to keep a margin for later refunds and fees. It can be
   *    in the past or the future, but not after `processAt`, and never pays out more than the balance at `processAt`.
   * 4. Without `processAt` the request is due at once. If `useBalanceAt` is later, it is due then. A `processAt`
   *    more than a minute in the past returns 422.
   * 5. A waiting request does not reserve money; requests that are due are executed in the order of `processAt`, then of
   *    their codes.
   * 6. The money leaves the account in EUR and is not converted. There is no fee.
   * 7. The external account belongs to the owner of the virtual account.
   * 8. Poll the request to follow its status, or use the webhook of version 2. A failed payout is not retried:
   *    correct the cause and create a new request.
   *
   * There is no idempotency key: each POST creates a new request and may pay twice. After a timeout or a 5xx
   * response, list the latest requests before you retry.
   *
   * @throws {InvalidRequestError} 422: The request is invalid and nothing was stored. Correct the errors in `details` before you retry. `422.330.001`: `accountCode` is unknown or belongs to another merchant; `422.330.002`: the same for `externalAccountCode`, or it belongs to a different owner than the account; `422.330.003`: `processAt` is in the past; `422.330.004`: `useBalanceAt` is later than `processAt`; `422.900.006`: both `amount` and `useBalanceAt`; `422.900.001`: other errors.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(body: PayoutRequestCreate, options?: CallOptions): Call<PayoutRequest>;

  /**
   * Get a payout request
   *
   * Returns one payout request with its status.
   *
   * Rules:
   * 1. Poll it to follow the status; this version has no webhooks.
   * 2. `PROCESSED` means that the payout succeeded, but the bank may return the money days later: the status is `FAILED`
   *    then.
   * 3. What version 2 shows as `RETURNED` is `FAILED` here, and a request that was denied is `REJECTED`.
   * 4. No field says why a request was denied or failed; the payout webhook of version 2 does, in `payoutMessage`.
   *
   * An unknown code, one of another merchant or a deleted request returns 404. You can retry this request.
   *
   * @param code The code of the payout request.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(code: string, options?: CallOptions): Call<PayoutRequest>;

  /**
   * Delete a payout request that is still waiting
   *
   * Deletes a payout request before it is executed.
   *
   * Rules:
   * 1. Only while its status is `WAITING`. If it becomes due at the same moment, either the deletion or the payout
   *    happens, never both.
   * 2. The response is the request as it was, with the status `WAITING`. From then on it returns 404 and is in no list
   *    of this version.
   *
   * If the request is no longer waiting, the response is 409 and the payout continues. After a timeout or a 5xx
   * response, retry: a 404 then means that the first request deleted it.
   *
   * @param code The code of the payout request.
   * @throws {ConflictError} 409: The request is no longer `WAITING` and was not deleted. Get it to see its status.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  delete(code: string, options?: CallOptions): Call<PayoutRequest>;
}

/** Creates the operations of `payouts` on a connection. */
export function payouts(connection: Connection): Payouts {
  return {
    list: listPayoutRequests(connection),
    create: createPayoutRequest(connection),
    get: getPayoutRequest(connection),
    delete: deletePayoutRequest(connection),
  };
}

/** Creates the single operation `payouts.list` on a connection. */
export function listPayoutRequests(connection: Connection): Payouts['list'] {
  const endpoint: Endpoint = {
    id: 'v1.listPayoutRequests',
    method: 'get',
    path: '/api/v1/fund/payout-requests',
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
    id: 'v1.createPayoutRequest',
    method: 'post',
    path: '/api/v1/fund/payout-requests',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `payouts.get` on a connection. */
export function getPayoutRequest(connection: Connection): Payouts['get'] {
  const endpoint: Endpoint = {
    id: 'v1.getPayoutRequest',
    method: 'get',
    path: '/api/v1/fund/payout-requests/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** Creates the single operation `payouts.delete` on a connection. */
export function deletePayoutRequest(connection: Connection): Payouts['delete'] {
  const endpoint: Endpoint = {
    id: 'v1.deletePayoutRequest',
    method: 'delete',
    path: '/api/v1/fund/payout-requests/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** The query parameters of `v1.listPayoutRequests`. */
export type ListPayoutRequestsParameters = operations.ListPayoutRequests['query'];

/** The documented errors of `v1.listPayoutRequests`. */
export type ListPayoutRequestsError = DocumentedErrors<
  operations.ListPayoutRequests['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.createPayoutRequest`. */
export type CreatePayoutRequestError = DocumentedErrors<
  operations.CreatePayoutRequest['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.getPayoutRequest`. */
export type GetPayoutRequestError = DocumentedErrors<
  operations.GetPayoutRequest['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.deletePayoutRequest`. */
export type DeletePayoutRequestError = DocumentedErrors<
  operations.DeletePayoutRequest['responses'],
  400 | 401 | 403 | 404 | 409 | 429 | 500 | 502 | 503 | 504
>;
