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
import type * as operations from '@seller-funds/contract/operations/v1';
import type { PaymentSplit, PaymentSplitCreate, PaymentSplitPage } from '@seller-funds/contract/v1';

/** The operations of `paymentSplits` in Version 1. */
export interface PaymentSplits {
  /**
   * List payment splits
   *
   * Returns the payment splits of your merchant, page by page.
   *
   * Rules:
   * 1. Sorted newest first, unless `_asc` is `true`; splits with the same creation time are sorted by code.
   * 2. `_from` and `_to` compare with the time at which the split was created here, not with `extProcessedAt`.
   *    `_from` is inclusive, `_to` is exclusive; `_from` must not be after `_to`.
   * 3. Splits created with version 2 are listed too, in the format of this version. A split that was cancelled with
   *    version 2 stays in the list and is not marked.
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
   * Divides a payment that the processor has already taken into items, and credits each item to a virtual account.
   *
   * Rules:
   * 1. Send the same `extRef` to the processor as your merchant reference, so that its settlement report shows it. If it
   *    does not, set `pspExtRef`. A payment that is not found by either stays pending.
   * 2. `extRef` is the idempotency key of the merchant; make it unique across your platform, such as the number of the
   *    order. If a split with this `extRef` exists, the response is that split, and the new body is not used. The
   *    response then has the header `x-idempotent-replay: true`; a cancelled split is returned too, and concurrent
   *    requests create one split. Validation still applies to a retry: an invalid body returns 400 or 422.
   * 3. `items` is a tree: a `GROUP` is on the first level or inside another `GROUP`, an `ITEM` is a leaf. A `GROUP`
   *    contains at least one item, and the tree has at most two levels below the first one: a `GROUP` in a `GROUP`
   *    contains only `ITEM`s. The tree has at most 1,000 `ITEM`s.
   * 4. The sum of the item amounts is `totalAmount`. The first level counts; the amount of a `GROUP` is the sum of the
   *    items directly in it, and only `ITEM`s move money.
   * 5. The `extRef` of each item is unique in the split; all levels count.
   * 6. The money of an `ITEM` goes to its own `accountCode`; without one, to that of the group above; without that, to
   *    the merchant's liable account. An unknown account is ignored. So is a closed one, and of several groups above,
   *    the nearest with an account counts. There is no error, but the response does not contain an ignored
   *    `accountCode`. Correct the balances with a balance transfer (version 2). The liable account is that of the
   *    division; the list of divisions has it.
   * 7. `DISCOUNT` moves money from the holder's account to the merchant's. These are the account of rule 6 and the
   *    liable account, or the item's own account if that belongs to the merchant. `COMMISSION`, `DEFICIENCY`,
   *    `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE` do the same. `PRODUCT_ITEM` and `SHIPPING` stay on the account
   *    of rule 6. `PLATFORM_DISCOUNT` is credited to the liable account first and then moved to the account of
   *    rule 6. The amounts of all labels are positive.
   * 8. Until the processor's settlement report shows the payment, the money is pending and cannot be paid out.
   * 9. A request body has at most 16 MiB.
   *
   * After a 4xx response, nothing was stored. After a timeout or a 5xx response, retry the same request: it cannot
   * create a second split.
   *
   * @throws {ConflictError} 409: Two items of the split have the same `extRef`. Nothing was stored: give each item a reference of its own and send the split again. A repeated `extRef` of the split itself is no conflict.
   * @throws {InvalidRequestError} 422: The split is invalid and nothing was stored. Correct the errors in `details` before you retry. `422.300.001`: the items do not add up to `totalAmount`; `422.300.003`: nested too deep; `422.300.004`: a group is not the sum of its items; `422.300.005`: more than 1,000 `ITEM`s; `422.900.001`: other errors.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(body: PaymentSplitCreate, options?: CallOptions): Call<PaymentSplit>;

  /**
   * Get a payment split
   *
   * Returns one payment split with its tree of items.
   *
   * Rules:
   * 1. The tree is returned as it was sent, with a code for each item and the amount of each group.
   * 2. Refunds do not change it. A split that was cancelled with version 2 is not marked.
   *
   * An unknown code, or one of another merchant, returns 404. You can retry this request.
   *
   * @param code The code of the payment split.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(code: string, options?: CallOptions): Call<PaymentSplit>;
}

/** Creates the operations of `paymentSplits` on a connection. */
export function paymentSplits(connection: Connection): PaymentSplits {
  return {
    list: listPaymentSplits(connection),
    create: createPaymentSplit(connection),
    get: getPaymentSplit(connection),
  };
}

/** Creates the single operation `paymentSplits.list` on a connection. */
export function listPaymentSplits(connection: Connection): PaymentSplits['list'] {
  const endpoint: Endpoint = {
    id: 'v1.listPaymentSplits',
    method: 'get',
    path: '/api/v1/fund/split-payments',
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
    id: 'v1.createPaymentSplit',
    method: 'post',
    path: '/api/v1/fund/split-payments',
    security: bearerKeyOrBareKey,
    hasIdempotencyKey: hasIdempotencyKey(['extRef']),
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `paymentSplits.get` on a connection. */
export function getPaymentSplit(connection: Connection): PaymentSplits['get'] {
  const endpoint: Endpoint = {
    id: 'v1.getPaymentSplit',
    method: 'get',
    path: '/api/v1/fund/split-payments/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** The query parameters of `v1.listPaymentSplits`. */
export type ListPaymentSplitsParameters = operations.ListPaymentSplits['query'];

/** The documented errors of `v1.listPaymentSplits`. */
export type ListPaymentSplitsError = DocumentedErrors<
  operations.ListPaymentSplits['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.createPaymentSplit`. */
export type CreatePaymentSplitError = DocumentedErrors<
  operations.CreatePaymentSplit['responses'],
  400 | 401 | 403 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.getPaymentSplit`. */
export type GetPaymentSplitError = DocumentedErrors<
  operations.GetPaymentSplit['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;
