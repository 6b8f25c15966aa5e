// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import { type List, type Paging, listOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import type * as operations from '@seller-funds/contract/operations/v2';
import type { PayoutOverviewItem, PayoutOverviewList } from '@seller-funds/contract/v2';

/** The operations of `payoutOverview` in Version 2. */
export interface PayoutOverview {
  /**
   * List all payouts with their sellers
   *
   * Returns all payouts of your merchant with the seller and the bank account of each, page by page. It is intended
   * for finance teams; to follow one payout, get its payout request.
   *
   * @throws {InvalidRequestError} 422: A parameter is out of range or unknown, or `toDate` is before `fromDate`. `details` lists all errors.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(
    parameters?: ListPayoutOverviewParameters,
    options?: CallOptions,
  ): List<PayoutOverviewList, PayoutOverviewItem>;
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
  const paging: Paging<PayoutOverviewList, PayoutOverviewItem> = {
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

/** The query parameters of `v2.listPayoutOverview`. */
export type ListPayoutOverviewParameters = operations.ListPayoutOverview['query'];

/** The documented errors of `v2.listPayoutOverview`. */
export type ListPayoutOverviewError = DocumentedErrors<
  operations.ListPayoutOverview['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;
