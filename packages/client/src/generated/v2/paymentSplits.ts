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
import type {
  PaymentSplit,
  PaymentSplitCancel,
  PaymentSplitCreate,
  PaymentSplitPage,
} from '@seller-funds/contract/v2';

/** The operations of `paymentSplits` in Version 2. */
export interface PaymentSplits {
  /**
   * List payment splits
   *
   * Returns the payment splits of your merchant, page by page.
   *
   * Rules:
   * 1. Sorted by `_orderBy`, descending unless `_asc` is `true`; newest first by default.
   * 2. `_from` and `_to` compare with the time at which the split was received here, not with `extProcessedAt`.
   *    `_from` is inclusive, `_to` is exclusive; `_from` must not be after `_to`.
   * 3. Splits created with version 1 are listed too, in the format of this version. They can lack `pspExtRef`.
   * 4. A cancelled split stays in the list and is not marked. The list of transactions shows whether a split was
   *    cancelled or settled.
   * 5. A page beyond the last has no elements.
   *
   * A parameter that is out of range returns 422. You can retry this request.
   *
   * @throws {InvalidRequestError} 422: The request can be read but is invalid, often because a required value is missing. `details` lists all errors. Correct them before you retry.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(
    parameters?: ListPaymentSplitsParameters,
    options?: CallOptions,
  ): List<PaymentSplitPage, PaymentSplit>;

  /**
   * Distribute a payment over virtual accounts
   *
   * Divides a payment into items, and credits each item to a virtual account. Send it when the processor captures the
   * payment. The service does not check the time: you can send a split before the capture, and cancel it until the
   * payment is settled. A split that arrives after the settlement is settled at once.
   *
   * Rules:
   * 1. Send the same `extRef` to the processor as your merchant reference, and `pspExtRef` exactly as the processor gave
   *    it to you. The service finds the payment in the settlement report by `extRef`, else by `pspExtRef`; if it is not
   *    in the report, or with another amount or currency, it stays pending.
   * 2. `extRef` is the idempotency key of the merchant; make it unique across your platform, such as the number of the
   *    order. If a split with this `extRef` exists, the response is that split, and the new body is not used. The
   *    response then has the header `x-idempotent-replay: true`; a cancelled split is returned too, and concurrent
   *    requests create one split. Validation still applies to a retry: an invalid body returns 400 or 422.
   * 3. `items` is a tree: a `GROUP` is on the first level or inside another `GROUP`, an `ITEM` is a leaf. A `GROUP`
   *    contains at least one item, and the tree has at most two levels below the first one: a `GROUP` in a `GROUP`
   *    contains only `ITEM`s. The tree has at most 1,000 `ITEM`s.
   * 4. The sum of the item amounts is `totalAmount`. The first level counts; the amount of a `GROUP` is the sum of the
   *    items directly in it, and only `ITEM`s move money.
   * 5. The `extRef` of each item is unique in the split, across groups and levels. A retry of the split does not
   *    move money again.
   * 6. The money of an `ITEM` goes to its own `accountCode`; without one, to that of the group above; without that, to
   *    the merchant's liable account. An unknown account is ignored. So is a closed one, and of several groups above,
   *    the nearest with an account counts. There is no error, but the response does not contain an ignored
   *    `accountCode`. Correct the balances with a balance transfer. The liable account is that of the division;
   *    the list of divisions has it.
   * 7. `DISCOUNT` moves money from the holder's account to the merchant's. These are the account of rule 6 and the
   *    liable account, or the item's own account if that belongs to the merchant. `COMMISSION`, `DEFICIENCY`,
   *    `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE` do the same. `PRODUCT_ITEM` and `SHIPPING` stay on the account
   *    of rule 6. `PLATFORM_DISCOUNT` is credited to the liable account first and then moved to the account of
   *    rule 6. The amounts of all labels are positive.
   * 8. A suspended account holder still receives money; a closed one does not, as in rule 6.
   * 9. Until the processor's settlement report shows the payment, the money is pending and cannot be paid out.
   * 10. A request body has at most 16 MiB. `pspResponse` is a field of version 1 and ignored here.
   *
   * After a 4xx response, nothing was stored. After a timeout or a 5xx response, retry the same request: it cannot
   * create a second split. A split cannot be changed: refund it, or cancel it and split the payment with another
   * `extRef`.
   *
   * @throws {ConflictError} 409: Two items of the split have the same `extRef`. Nothing was stored: give each item a reference of its own and send the split again. A repeated `extRef` of the split itself is no conflict.
   * @throws {InvalidRequestError} 422: The split is invalid and nothing was stored. Correct the errors in `details` before you retry. `422.300.001`: the first level does not add up to `totalAmount`; `422.300.003`: nested too deep; `422.300.004`: a group is not the sum of its items; `422.300.005`: more than 1,000 `ITEM`s; `422.900.001`: other errors.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(body: PaymentSplitCreate, options?: CallOptions): Call<PaymentSplit>;

  /**
   * Get a payment split
   *
   * Returns one payment split with all its items, as it was stored.
   *
   * Rules:
   * 1. A split never changes. It does not contain refunds; they have their own list.
   * 2. A split created with version 1 is returned too, in the format of this version. It can lack `pspExtRef`.
   * 3. A cancelled split is returned as before. Whether it was cancelled is in the list of transactions.
   *
   * An unknown code, or one of another merchant, returns 404. You can retry this request.
   *
   * @param code The code of the payment split.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(code: string, options?: CallOptions): Call<PaymentSplit>;

  /**
   * Cancel a payment split before it is settled
   *
   * Cancels a payment split whose payment was authorised and will not be captured. If the payment was captured, refund
   * the split instead.
   *
   * Rules:
   * 1. Only while the processor has not settled the payment (its transaction is `PENDING_SETTLEMENT`) and no refund of
   *    it exists. Otherwise it returns 409.
   * 2. All movements of the split are reversed at once, and the status of its transaction becomes `CANCELLED`.
   * 3. The response is the split, unchanged: it has no field for the cancellation. The list of transactions shows
   *    it.
   * 4. A retry returns 200 with the same split and changes nothing.
   * 5. A cancelled split cannot be refunded, and its `extRef` stays in use: a request with the same `extRef`
   *    returns the cancelled split. Use another `extRef` for a new attempt at the payment.
   * 6. The service does not notify the processor. Cancel the authorisation there too, or the money may still be
   *    captured.
   * 7. The body may be left out. `reason` is for your own records.
   *
   * After a timeout or a 5xx response, retry the same request.
   *
   * @param code The code of the payment split.
   * @throws {ConflictError} 409: The split cannot be cancelled and was not changed. `409.300.003`: the processor has settled the payment; `409.300.004`: there is a refund of it. Refund the rest of the split instead.
   * @throws {InvalidRequestError} 422: The request can be read but is invalid, often because a required value is missing. `details` lists all errors. Correct them before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  cancel(code: string, body?: PaymentSplitCancel, options?: CallOptions): Call<PaymentSplit>;
}

/** Creates the operations of `paymentSplits` on a connection. */
export function paymentSplits(connection: Connection): PaymentSplits {
  return {
    list: listPaymentSplits(connection),
    create: createPaymentSplit(connection),
    get: getPaymentSplit(connection),
    cancel: cancelPaymentSplit(connection),
  };
}

/** Creates the single operation `paymentSplits.list` on a connection. */
export function listPaymentSplits(connection: Connection): PaymentSplits['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listPaymentSplits',
    method: 'get',
    path: '/api/fund/split-payments',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<PaymentSplitPage, PaymentSplit> = {
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

/** Creates the single operation `paymentSplits.create` on a connection. */
export function createPaymentSplit(connection: Connection): PaymentSplits['create'] {
  const endpoint: Endpoint = {
    id: 'v2.createPaymentSplit',
    method: 'post',
    path: '/api/fund/split-payments',
    security: bearerKeyOrBareKey,
    hasIdempotencyKey: hasIdempotencyKey(['extRef']),
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `paymentSplits.get` on a connection. */
export function getPaymentSplit(connection: Connection): PaymentSplits['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getPaymentSplit',
    method: 'get',
    path: '/api/fund/split-payments/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** Creates the single operation `paymentSplits.cancel` on a connection. */
export function cancelPaymentSplit(connection: Connection): PaymentSplits['cancel'] {
  const endpoint: Endpoint = {
    id: 'v2.cancelPaymentSplit',
    method: 'post',
    path: '/api/fund/split-payments/{code}/cancel',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, body, options) =>
    callOperation(connection, endpoint, { path: { code }, body, options });
}

/** The query parameters of `v2.listPaymentSplits`. */
export type ListPaymentSplitsParameters = operations.ListPaymentSplits['query'];

/** The documented errors of `v2.listPaymentSplits`. */
export type ListPaymentSplitsError = DocumentedErrors<
  operations.ListPaymentSplits['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.createPaymentSplit`. */
export type CreatePaymentSplitError = DocumentedErrors<
  operations.CreatePaymentSplit['responses'],
  400 | 401 | 403 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.getPaymentSplit`. */
export type GetPaymentSplitError = DocumentedErrors<
  operations.GetPaymentSplit['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.cancelPaymentSplit`. */
export type CancelPaymentSplitError = DocumentedErrors<
  operations.CancelPaymentSplit['responses'],
  400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;
