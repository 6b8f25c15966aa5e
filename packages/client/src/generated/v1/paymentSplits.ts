// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { hasIdempotencyKey } from '../runtime/has-idempotency-key.js';
import { type List, type Paging, listOperation } from '../runtime/list.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v1';

/** The operations of `paymentSplits` in Version 1. */
export interface PaymentSplits {
  /**
   * List payment splits
   *
   * Returns the payment splits of your merchant, a page at a time.
   *
   * Rules:
   * 1. Newest first, unless `_asc` is `true`. Splits made in the same moment are in the order of their codes.
   * 2. `_from` and `_to` compare with the time at which the split was made here, not with `extProcessedAt`.
   *    `_from` itself is included, `_to` is not; `_from` is not after `_to`.
   * 3. Splits made through version 2 are listed too, in the shape of this version. A split that was cancelled
   *    there stays in the list and looks like any other here.
   *
   * A parameter out of its range is a 422. Nothing is changed, so repeat at will.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {InvalidRequestError} 422: The request can be read but is not acceptable, often because something required is missing. `details` names every fault. Never repeat it unchanged.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  list(
    parameters?: ListPaymentSplitsParameters,
    options?: CallOptions,
  ): List<
    operations.ListPaymentSplits['responses'][200],
    NonNullable<NonNullable<operations.ListPaymentSplits['responses'][200]>['elements']>[number]
  >;

  /**
   * Distribute a payment over virtual accounts
   *
   * Says how a payment that the processor has already taken is shared out: each part of it goes to a virtual
   * account.
   *
   * Rules:
   * 1. Send the same `extRef` to the processor as your merchant reference, so that its settlement report shows
   *    it. Where it does not, set `pspExtRef`; a payment found by neither stays pending.
   * 2. `extRef` is the idempotency key, per merchant; make it unique across your platform, such as the number of
   *    the order. When there is a split with it already, also a cancelled one, that split is returned with
   *    `x-idempotent-replay: true` and nothing of the new body is used. Two requests at the same time make one
   *    split. Validation still applies to a repeat: an invalid body
   *    gets 400 or 422.
   * 3. `items` is a tree. A `GROUP` stands on the first level or inside another `GROUP` and holds at least one
   *    item; an `ITEM` holds none. The tree ends two levels below its first: a `GROUP` in a `GROUP` holds `ITEM`s
   *    only. It has at most 1,000 `ITEM`s.
   * 4. The amounts of the first level add up to `totalAmount`. The amount of a `GROUP` is the sum of the items
   *    directly in it. Only `ITEM`s move money.
   * 5. No two items of the split have the same `extRef`, on whatever level.
   * 6. The money of an `ITEM` goes to its own `accountCode`; without one, to that of the nearest group above; without
   *    that, to the liable account of the division. An account that is unknown or closed counts as left out: there
   *    is no error, but the response does not show that `accountCode`. Put it right with a balance transfer
   *    (version 2). The liable account is in the list of divisions (version 2).
   * 7. `PRODUCT_ITEM` and `SHIPPING` stay on the account of rule 6. `COMMISSION`, `DISCOUNT`, `DEFICIENCY`,
   *    `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE` move on from it to the liable account, or to the item's own
   *    account where that is the merchant's. `PLATFORM_DISCOUNT` goes to the liable account first and moves
   *    on to the account of rule 6. All amounts are positive all the same.
   * 8. Until the processor's settlement report shows the payment, the money is pending and cannot be paid out.
   * 9. A request body has at most 16 MiB.
   *
   * On a 4xx nothing was stored. After a timeout or a 5xx send the same request again: it cannot make a second
   * split.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {ConflictError} 409: Two items of the split have the same `extRef`. Nothing was stored: give each item a reference of its own and send the split again. A repeated `extRef` of the split itself is no conflict.
   * @throws {InvalidRequestError} 422: The split is not acceptable and nothing was stored. Correct what `details` names; never repeat it unchanged. `422.300.001`: the items do not add up to `totalAmount`; `422.300.003`: nested too deep; `422.300.004`: a group is not the sum of its items; `422.300.005`: more than 1,000 `ITEM`s; `422.900.001`: other faults.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  create(
    body: operations.CreatePaymentSplit['body'],
    options?: CallOptions,
  ): Call<operations.CreatePaymentSplit['responses'][200]>;

  /**
   * Get a payment split
   *
   * Returns one payment split with its tree of items.
   *
   * Rules:
   * 1. The tree is as it was sent, with a code on every item and the amount of every group.
   * 2. Refunds do not change it. A split that was cancelled through version 2 looks like any other here.
   *
   * An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
   *
   * @param code The code of the payment split.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  get(
    code: operations.GetPaymentSplit['path']['code'],
    options?: CallOptions,
  ): Call<operations.GetPaymentSplit['responses'][200]>;
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
  const paging: Paging<
    operations.ListPaymentSplits['responses'][200],
    NonNullable<NonNullable<operations.ListPaymentSplits['responses'][200]>['elements']>[number]
  > = {
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

/** The query, header and cookie parameters of `v1.listPaymentSplits`. */
export interface ListPaymentSplitsParameters {
  /** Only what was created at this time or later. */
  readonly _from?: operations.ListPaymentSplits['query']['_from'];
  /** Only what was created before this time. Not before `_from`. */
  readonly _to?: operations.ListPaymentSplits['query']['_to'];
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly _pageNumber?: operations.ListPaymentSplits['query']['_pageNumber'];
  /** How many elements a page has at most. */
  readonly _pageSize?: operations.ListPaymentSplits['query']['_pageSize'];
  /** Whether the list is in ascending order; newest first unless `true`. */
  readonly _asc?: operations.ListPaymentSplits['query']['_asc'];
}

/** The documented errors of `v1.listPaymentSplits`. */
export type ListPaymentSplitsError =
  | DocumentedError<400, operations.ListPaymentSplits['responses'][400]>
  | DocumentedError<401, operations.ListPaymentSplits['responses'][401]>
  | DocumentedError<403, operations.ListPaymentSplits['responses'][403]>
  | DocumentedError<422, operations.ListPaymentSplits['responses'][422]>
  | DocumentedError<429, operations.ListPaymentSplits['responses'][429]>
  | DocumentedError<500, operations.ListPaymentSplits['responses'][500]>
  | DocumentedError<502, operations.ListPaymentSplits['responses'][502]>
  | DocumentedError<503, operations.ListPaymentSplits['responses'][503]>
  | DocumentedError<504, operations.ListPaymentSplits['responses'][504]>;

/** The documented errors of `v1.createPaymentSplit`. */
export type CreatePaymentSplitError =
  | DocumentedError<400, operations.CreatePaymentSplit['responses'][400]>
  | DocumentedError<401, operations.CreatePaymentSplit['responses'][401]>
  | DocumentedError<403, operations.CreatePaymentSplit['responses'][403]>
  | DocumentedError<409, operations.CreatePaymentSplit['responses'][409]>
  | DocumentedError<422, operations.CreatePaymentSplit['responses'][422]>
  | DocumentedError<429, operations.CreatePaymentSplit['responses'][429]>
  | DocumentedError<500, operations.CreatePaymentSplit['responses'][500]>
  | DocumentedError<502, operations.CreatePaymentSplit['responses'][502]>
  | DocumentedError<503, operations.CreatePaymentSplit['responses'][503]>
  | DocumentedError<504, operations.CreatePaymentSplit['responses'][504]>;

/** The documented errors of `v1.getPaymentSplit`. */
export type GetPaymentSplitError =
  | DocumentedError<400, operations.GetPaymentSplit['responses'][400]>
  | DocumentedError<401, operations.GetPaymentSplit['responses'][401]>
  | DocumentedError<403, operations.GetPaymentSplit['responses'][403]>
  | DocumentedError<404, operations.GetPaymentSplit['responses'][404]>
  | DocumentedError<429, operations.GetPaymentSplit['responses'][429]>
  | DocumentedError<500, operations.GetPaymentSplit['responses'][500]>
  | DocumentedError<502, operations.GetPaymentSplit['responses'][502]>
  | DocumentedError<503, operations.GetPaymentSplit['responses'][503]>
  | DocumentedError<504, operations.GetPaymentSplit['responses'][504]>;
