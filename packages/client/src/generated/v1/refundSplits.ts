// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
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
import type * as operations from '@seller-funds/contract/operations/v1';
import type {
  CreatedRefundSplit,
  RefundSplit,
  RefundSplitCreate,
  RefundSplitPage,
} from '@seller-funds/contract/v1';

/** The operations of `refundSplits` in Version 1. */
export interface RefundSplits {
  /**
   * List refund splits
   *
   * Returns the refund splits of your merchant, page by page.
   *
   * @throws {InvalidRequestError} 422: The request can be read but is invalid, often because a required value is missing. `details` lists all errors.
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
   * @throws {NotFoundError} 404: No payment split of your merchant has this `extRef`. Send the payment split first, or correct the reference.
   * @throws {ConflictError} 409: Nothing was stored.
   * @throws {InvalidRequestError} 422: The refund is invalid and nothing was stored. Correct the errors in `details` before you retry.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(body: RefundSplitCreate, options?: CallOptions): Call<CreatedRefundSplit>;

  /**
   * Get a refund split
   *
   * Returns one refund split with its tree of items.
   *
   * Rules:
   * 1. The fields that the request left out have values: `label` and `amount` of every item, and for a full refund
   *    `totalAmount` and `items`.
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
    id: 'v1.listRefundSplits',
    method: 'get',
    path: '/api/v1/fund/split-refunds',
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

/** The query parameters of `v1.listRefundSplits`. */
export type ListRefundSplitsParameters = operations.ListRefundSplits['query'];

/** The documented errors of `v1.listRefundSplits`. */
export type ListRefundSplitsError = DocumentedErrors<
  operations.ListRefundSplits['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.createRefundSplit`. */
export type CreateRefundSplitError = DocumentedErrors<
  operations.CreateRefundSplit['responses'],
  400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.getRefundSplit`. */
export type GetRefundSplitError = DocumentedErrors<
  operations.GetRefundSplit['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;
