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

/** The operations of `refundSplits` in Version 1. */
export interface RefundSplits {
  /**
   * List refund splits
   *
   * Returns the refund splits of your merchant, a page at a time.
   *
   * Rules:
   * 1. Newest first, unless `_asc` is `true`. Refunds made in the same moment are in the order of their codes.
   * 2. `_from` and `_to` compare with the time at which the refund was made here, not with `extProcessedAt`.
   *    `_from` itself is included, `_to` is not; `_from` is not after `_to`.
   * 3. Refunds made through version 2 are listed too, in the shape of this version.
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
    parameters?: ListRefundSplitsParameters,
    options?: CallOptions,
  ): List<
    operations.ListRefundSplits['responses'][200],
    NonNullable<NonNullable<operations.ListRefundSplits['responses'][200]>['elements']>[number]
  >;

  /**
   * Refund a payment split in full or in part
   *
   * Takes back what a payment split has distributed, all that is left of it or some items only. It does not send
   * money to the buyer: the processor does that.
   *
   * Rules:
   * 1. `extRef` is that of the payment split. All refunds of one payment share it; `pspMutationExtRef`, which the
   *    processor's report must show, tells them apart.
   * 2. The two together are the idempotency key, per merchant. When there is such a refund already, it is returned
   *    with `x-idempotent-replay: true` and nothing of the new body is used. Two requests at the same time make
   *    one refund. Validation still applies to a repeat: an invalid body
   *    gets 400 or 422.
   * 3. Without `items` and `totalAmount` the refund is full: the service takes back what is left of every item and
   *    makes the items of the refund, each with the `extRef` of its payment item.
   * 4. With `items` it is partial, and needs `totalAmount` and `extProcessedAt`. `totalAmount` without `items`, or
   *    an empty `items`, is a 422, so that no partial refund becomes a full one by mistake.
   * 5. In a partial refund each item names in `originalExtRef` what it takes back. Left out, `label`, `accountCode` and
   *    `amount` are those of that payment item: its whole amount, not what is left of it.
   * 6. All `ITEM`s other than `REFUND_FEE` and `REFUND_VAT` add up to `totalAmount`. The amount of a `GROUP`
   *    is the sum of what is directly in it, those two left aside.
   * 7. An `ITEM` takes back what its label moved in the payment. `REFUND_FEE` and `REFUND_VAT` move their `amount`,
   *    which is needed, from the account of the payment item to the liable account; the buyer does not get it.
   *    Beside fees, a refund and each `GROUP` in it hold at least one other `ITEM`.
   * 8. An item is at most what is left of its payment item, and `totalAmount` at most what is left of the payment.
   * 9. An account that is unknown or closed counts as left out.
   * 10. The tree obeys the same rules as in a payment split: a `GROUP` holds at least one item, an `ITEM` none, it ends
   *     two levels below its first and has at most 1,000 `ITEM`s. No two items of a refund have the same `extRef`.
   * 11. Refund after the payment was processed or settled, as a rule; sooner is accepted, and the refund is then
   *     pending until it is settled itself.
   * 12. A refund is never refused for lack of money. It can make an account negative: later credits fill it first,
   *     and until then nothing can be paid out from it.
   *
   * On a 4xx nothing was stored. After a timeout or a 5xx send the same request again: it cannot make a second
   * refund.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: No payment split of your merchant has this `extRef`. Send the payment split first, or correct the reference.
   * @throws {ConflictError} 409: Nothing was stored. `409.310.001`: the payment split was cancelled, so there is nothing to refund; `409.310.002`: two items of the refund have the same `extRef`. A repeated refund is no conflict.
   * @throws {InvalidRequestError} 422: The refund is not acceptable and nothing was stored. Correct what `details` names; never repeat it unchanged. `422.310.001`: the items do not add up; `422.310.002`: more than is left of the payment, or nothing is left; `422.310.003`: more than is left of an item; `422.310.004`: a group is not the sum of its items; `422.310.005`: an `originalExtRef` that the payment does not have; `422.310.006`: `totalAmount` without `items`; `422.310.007`: nested too deep; `422.310.008`: more than 1,000 `ITEM`s; `422.310.010`: nothing but fees; `422.900.001`: other faults.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  create(
    body: operations.CreateRefundSplit['body'],
    options?: CallOptions,
  ): Call<operations.CreateRefundSplit['responses'][200]>;

  /**
   * Get a refund split
   *
   * Returns one refund split with its tree of items.
   *
   * Rules:
   * 1. What was left out of the request is filled in: `label` and `amount` of every item, and for a full refund
   *    `totalAmount` and `items`.
   *
   * An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
   *
   * @param code The code of the refund split.
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
    code: operations.GetRefundSplit['path']['code'],
    options?: CallOptions,
  ): Call<operations.GetRefundSplit['responses'][200]>;
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
    id: 'v1.listRefundSplits',
    method: 'get',
    path: '/api/v1/fund/split-refunds',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<
    operations.ListRefundSplits['responses'][200],
    NonNullable<NonNullable<operations.ListRefundSplits['responses'][200]>['elements']>[number]
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

/** Creates the single operation `refundSplits.create` on a connection. */
export function createRefundSplit(connection: Connection): RefundSplits['create'] {
  const endpoint: Endpoint = {
    id: 'v1.createRefundSplit',
    method: 'post',
    path: '/api/v1/fund/split-refunds',
    security: bearerKeyOrBareKey,
    hasIdempotencyKey: hasIdempotencyKey(['extRef', 'pspMutationExtRef']),
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `refundSplits.get` on a connection. */
export function getRefundSplit(connection: Connection): RefundSplits['get'] {
  const endpoint: Endpoint = {
    id: 'v1.getRefundSplit',
    method: 'get',
    path: '/api/v1/fund/split-refunds/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** The query, header and cookie parameters of `v1.listRefundSplits`. */
export interface ListRefundSplitsParameters {
  /** Only what was created at this time or later. */
  readonly _from?: operations.ListRefundSplits['query']['_from'];
  /** Only what was created before this time. Not before `_from`. */
  readonly _to?: operations.ListRefundSplits['query']['_to'];
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly _pageNumber?: operations.ListRefundSplits['query']['_pageNumber'];
  /** How many elements a page has at most. */
  readonly _pageSize?: operations.ListRefundSplits['query']['_pageSize'];
  /** Whether the list is in ascending order; newest first unless `true`. */
  readonly _asc?: operations.ListRefundSplits['query']['_asc'];
}

/** The documented errors of `v1.listRefundSplits`. */
export type ListRefundSplitsError =
  | DocumentedError<400, operations.ListRefundSplits['responses'][400]>
  | DocumentedError<401, operations.ListRefundSplits['responses'][401]>
  | DocumentedError<403, operations.ListRefundSplits['responses'][403]>
  | DocumentedError<422, operations.ListRefundSplits['responses'][422]>
  | DocumentedError<429, operations.ListRefundSplits['responses'][429]>
  | DocumentedError<500, operations.ListRefundSplits['responses'][500]>
  | DocumentedError<502, operations.ListRefundSplits['responses'][502]>
  | DocumentedError<503, operations.ListRefundSplits['responses'][503]>
  | DocumentedError<504, operations.ListRefundSplits['responses'][504]>;

/** The documented errors of `v1.createRefundSplit`. */
export type CreateRefundSplitError =
  | DocumentedError<400, operations.CreateRefundSplit['responses'][400]>
  | DocumentedError<401, operations.CreateRefundSplit['responses'][401]>
  | DocumentedError<403, operations.CreateRefundSplit['responses'][403]>
  | DocumentedError<404, operations.CreateRefundSplit['responses'][404]>
  | DocumentedError<409, operations.CreateRefundSplit['responses'][409]>
  | DocumentedError<422, operations.CreateRefundSplit['responses'][422]>
  | DocumentedError<429, operations.CreateRefundSplit['responses'][429]>
  | DocumentedError<500, operations.CreateRefundSplit['responses'][500]>
  | DocumentedError<502, operations.CreateRefundSplit['responses'][502]>
  | DocumentedError<503, operations.CreateRefundSplit['responses'][503]>
  | DocumentedError<504, operations.CreateRefundSplit['responses'][504]>;

/** The documented errors of `v1.getRefundSplit`. */
export type GetRefundSplitError =
  | DocumentedError<400, operations.GetRefundSplit['responses'][400]>
  | DocumentedError<401, operations.GetRefundSplit['responses'][401]>
  | DocumentedError<403, operations.GetRefundSplit['responses'][403]>
  | DocumentedError<404, operations.GetRefundSplit['responses'][404]>
  | DocumentedError<429, operations.GetRefundSplit['responses'][429]>
  | DocumentedError<500, operations.GetRefundSplit['responses'][500]>
  | DocumentedError<502, operations.GetRefundSplit['responses'][502]>
  | DocumentedError<503, operations.GetRefundSplit['responses'][503]>
  | DocumentedError<504, operations.GetRefundSplit['responses'][504]>;
