// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { type List, type Paging, listOperation } from '../runtime/list.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';

/** The operations of `payoutOverview` in Version 2. */
export interface PayoutOverview {
  /**
   * List all payouts with their sellers
   *
   * Returns all payouts of your merchant with the seller and the bank account of each, page by page. It is made for people
   * in finance; to follow one payout, read its payout request.
   *
   * Rules:
   * 1. A payout must meet all filters that are given.
   * 2. `query` is a part of the seller's name, of the seller's code or of the virtual account's code, in capitals or not.
   * 3. `fromDate` and `toDate` compare with `createdAt`. `fromDate` itself is included, `toDate` is not; `fromDate` is not
   *    after `toDate`.
   * 4. Ordered by `sort`, from the highest value down unless `direction` is `asc`: the newest first if you say nothing.
   *    An `amount` that is not known yet counts as 0.
   * 5. Requested and scheduled payouts are listed, deleted ones too; they are `CANCELLED`.
   * 6. `amount` is what leaves the account, in `sourceCurrency`. Where it was converted, `exchangeRate` says at which rate.
   * 7. A page beyond the last has no items.
   *
   * A parameter out of its range is a 422. Nothing is changed, so repeat at will.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {InvalidRequestError} 422: A parameter is out of range or not known, or `toDate` lies before `fromDate`. `details` names every fault. Correct the request; the same one fails again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  list(
    parameters?: ListPayoutOverviewParameters,
    options?: CallOptions,
  ): List<
    operations.ListPayoutOverview['responses'][200],
    NonNullable<NonNullable<operations.ListPayoutOverview['responses'][200]>['items']>[number]
  >;
}

/** Creates the operations of `payoutOverview` on a connection. */
export function payoutOverview(connection: Connection): PayoutOverview {
  return { list: listPayoutOverview(connection) };
}

/** Creates the single operation `payoutOverview.list` on a connection. */
export function listPayoutOverview(connection: Connection): PayoutOverview['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listPayoutOverview',
    method: 'get',
    path: '/api/fund/payouts',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<
    operations.ListPayoutOverview['responses'][200],
    NonNullable<NonNullable<operations.ListPayoutOverview['responses'][200]>['items']>[number]
  > = {
    page: 'page',
    first: 0,
    size: 'limit',
    default: 25,
    elements: (page) => page?.items,
    total: (page) => page?.pagination?.total,
  };
  return (parameters, options) =>
    listOperation(connection, endpoint, paging, { query: parameters, options });
}

/** The query, header and cookie parameters of `v2.listPayoutOverview`. */
export interface ListPayoutOverviewParameters {
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly page?: operations.ListPayoutOverview['query']['page'];
  /** How many payouts a page has at most. */
  readonly limit?: operations.ListPayoutOverview['query']['limit'];
  /** The field that the list is ordered by. Equal ones are in the order of their codes. */
  readonly sort?: operations.ListPayoutOverview['query']['sort'];
  /** The direction of the order; from the highest value down unless `asc`. */
  readonly direction?: operations.ListPayoutOverview['query']['direction'];
  /**
   * Only payouts in which this text occurs, in capitals or not: in the name or code of the seller, or in the
   * code of the virtual account.
   */
  readonly query?: operations.ListPayoutOverview['query']['query'];
  /** Only payouts in this state. One value. */
  readonly status?: operations.ListPayoutOverview['query']['status'];
  /** Only payouts that were made at this time or later. */
  readonly fromDate?: operations.ListPayoutOverview['query']['fromDate'];
  /** Only payouts that were made before this time. Not before `fromDate`. */
  readonly toDate?: operations.ListPayoutOverview['query']['toDate'];
}

/** The documented errors of `v2.listPayoutOverview`. */
export type ListPayoutOverviewError =
  | DocumentedError<400, operations.ListPayoutOverview['responses'][400]>
  | DocumentedError<401, operations.ListPayoutOverview['responses'][401]>
  | DocumentedError<403, operations.ListPayoutOverview['responses'][403]>
  | DocumentedError<422, operations.ListPayoutOverview['responses'][422]>
  | DocumentedError<429, operations.ListPayoutOverview['responses'][429]>
  | DocumentedError<500, operations.ListPayoutOverview['responses'][500]>
  | DocumentedError<502, operations.ListPayoutOverview['responses'][502]>
  | DocumentedError<503, operations.ListPayoutOverview['responses'][503]>
  | DocumentedError<504, operations.ListPayoutOverview['responses'][504]>;
