// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  type Call,
  type List,
  type Paging,
  callOperation,
  hasIdempotencyKey,
  listOperation,
} from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';
import type { RefundSplit, RefundSplitCreate, RefundSplitPage } from '@seller-funds/contract/v2';

/** The operations of `refundSplits` in Version 2. */
export interface RefundSplits {
  /**
   * List refund splits
   *
   * Returns the refund splits of your merchant, page by page.
   *
   * Rules:
   * 1. Sorted by `_orderBy`, descending unless `_asc` is `true`; newest first by default. Refunds of the same
   *    payment have the same `extRef`.
   * 2. `_from` and `_to` compare with the time at which the refund was received here, not with `extProcessedAt`.
   *    `_from` is inclusive, `_to` is exclusive; `_from` must not be after `_to`.
   * 3. Refunds created with version 1 are listed too.
   * 4. A page beyond the last has no elements.
   *
   * A parameter that is out of range returns 422. You can retry this request.
   *
   * @throws {InvalidRequestError} 422: The request can be read but is invalid, often because a required value is missing. `details` lists all errors. Correct them before you retry.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(
    parameters?: ListRefundSplitsParameters,
    options?: CallOptions,
  ): List<RefundSplitPage, RefundSplit>;

  /**
   * Refund a payment split in full or in part
   *
   * Reverses a payment split, completely or in part. It does not send money to the buyer: the processor does that.
   *
   * Rules:
   * 1. `extRef` is that of the payment split. All refunds of one payment have the same `extRef`; `pspMutationExtRef` is
   *    different for each. A refund is settled completely only when the processor's report shows that reference.
   * 2. Both together are the idempotency key of the merchant: if a refund with this key exists, the response is that
   *    refund, and the new body is not used. The response then has the header `x-idempotent-replay: true`;
   *    concurrent requests create one refund. Validation still applies to a retry: an invalid body returns 400 or
   *    422.
   * 3. Without `items` the refund is full, and its data is taken from the payment. All that is left of the payment is
   *    refunded, from every item as it was split. The items of the refund have the `extRef` of the items of the
   *    payment.
   * 4. `totalAmount` without `items` must be exactly what is left of the payment, or it returns 422; so does an empty
   *    `items`. This prevents that a partial refund becomes a full one by mistake.
   * 5. With `items` the refund is partial and needs `totalAmount` and `extProcessedAt`; the items decide which
   *    amount is taken from which account. `originalExtRef` of each item names the item of the payment to refund.
   *    `label`, `accountCode` and `amount` default to those of that item. The default `amount` is its whole amount, not
   *    what is left of it.
   * 6. All `ITEM`s other than `REFUND_FEE` and `REFUND_VAT` add up to `totalAmount`. The amount of a `GROUP` is
   *    the sum of the items directly in it, without these two. A refund, and each `GROUP`, has at least one other
   *    item.
   * 7. An `ITEM` reverses the movement of its label in the payment. `REFUND_FEE` and `REFUND_VAT` move their `amount`,
   *    which is required, from the account of the item of the payment to the liable account; the buyer does not get it.
   * 8. An item is at most what is left of its item of the payment, and `totalAmount` at most what is left of the payment.
   * 9. An unknown or closed account is ignored.
   * 10. The tree has the same rules as in a payment split: a `GROUP` contains at least one item, an `ITEM` none; it has
   *     at most two levels below the first one, and at most 1,000 `ITEM`s. No two items of a refund have the
   *     same `extRef`.
   * 11. A refund before the payment is settled is accepted, and is pending until it is settled itself. If the
   *     payment was not captured, cancel the split instead.
   * 12. A refund succeeds even if the balance is insufficient, and can make the balance of an account negative. Nothing
   *     can be paid out from the account until later credits make it positive.
   *
   * After a 4xx response, nothing was stored. After a timeout or a 5xx response, retry the same request: it cannot
   * create a second refund.
   *
   * @throws {NotFoundError} 404: No payment split of your merchant has this `extRef`. Send the payment split first, or correct the reference.
   * @throws {ConflictError} 409: Nothing was stored. `409.310.001`: the payment split was cancelled, so there is nothing to refund; `409.310.002`: two items of the refund have the same `extRef`. A repeated refund is no conflict.
   * @throws {InvalidRequestError} 422: The refund is invalid and nothing was stored. Correct the errors in `details` before you retry. `422.310.001`: the items do not add up; `422.310.002`: more than is left of the payment, or nothing is left; `422.310.003`: more than is left of an item; `422.310.004`: a group is not the sum of its items; `422.310.005`: an `originalExtRef` that the payment does not have; `422.310.007`: nested too deep; `422.310.008`: more than 1,000 `ITEM`s; `422.310.009`: `totalAmount` without `items` is not what is left; `422.310.010`: nothing but fees; `422.900.001`: other errors.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(body: RefundSplitCreate, options?: CallOptions): Call<RefundSplit>;

  /**
   * Get a refund split
   *
   * Returns one refund split with all its items, as it was stored.
   *
   * Rules:
   * 1. A refund never changes. Whether the processor has settled it is in the list of transactions.
   * 2. A refund created with version 1 is returned too.
   *
   * An unknown code, or one of another merchant, returns 404. You can retry this request.
   *
   * @param code The code of the refund split.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(code: string, options?: CallOptions): Call<RefundSplit>;
}

/** Creates the operations of `refundSplits` on a connection. */
export function refundSplits(connection: Connection): RefundSplits {
  return {
    list: listRefundSplits(connection),
    create: createRefundSplit(connection),
    get: getRefundSplit(connection),
  };
}

/** Creates the single operation `refundSplits.list` on a connection. */
export function listRefundSplits(connection: Connection): RefundSplits['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listRefundSplits',
    method: 'get',
    path: '/api/fund/split-refunds',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<RefundSplitPage, RefundSplit> = {
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

/** Creates the single operation `refundSplits.create` on a connection. */
export function createRefundSplit(connection: Connection): RefundSplits['create'] {
  const endpoint: Endpoint = {
    id: 'v2.createRefundSplit',
    method: 'post',
    path: '/api/fund/split-refunds',
    security: bearerKeyOrBareKey,
    hasIdempotencyKey: hasIdempotencyKey(['extRef', 'pspMutationExtRef']),
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `refundSplits.get` on a connection. */
export function getRefundSplit(connection: Connection): RefundSplits['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getRefundSplit',
    method: 'get',
    path: '/api/fund/split-refunds/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** The query parameters of `v2.listRefundSplits`. */
export type ListRefundSplitsParameters = operations.ListRefundSplits['query'];

/** The documented errors of `v2.listRefundSplits`. */
export type ListRefundSplitsError = DocumentedErrors<
  operations.ListRefundSplits['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.createRefundSplit`. */
export type CreateRefundSplitError = DocumentedErrors<
  operations.CreateRefundSplit['responses'],
  400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.getRefundSplit`. */
export type GetRefundSplitError = DocumentedErrors<
  operations.GetRefundSplit['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;
