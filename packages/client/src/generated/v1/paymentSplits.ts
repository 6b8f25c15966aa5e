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
import type { PaymentSplit, PaymentSplitCreate, PaymentSplitPage } from '@seller-funds/contract/v1';

/** The operations of `paymentSplits` in Version 1. */
export interface PaymentSplits {
  /**
   * List payment splits
   *
   * Returns the payment splits of your merchant, page by page.
   *
   * @throws {InvalidRequestError} 422: The request can be read but is invalid, often because a required value is missing. `details` lists all errors.
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
   * @throws {ConflictError} 409: Two items of the split have the same `extRef`.
   * @throws {InvalidRequestError} 422: The split is invalid and nothing was stored. Correct the errors in `details` before you retry.
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
