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
   * Divides a payment into items, and credits each item to a virtual account. Send it when the processor captures the
   * payment. The service does not check the time: you can send a split before the capture, and cancel it until the
   * payment is settled. A split that arrives after the settlement is settled at once.
   *
   * @throws {ConflictError} 409: Two items of the split have the same `extRef`.
   * @throws {InvalidRequestError} 422: The split is invalid and nothing was stored. Correct the errors in `details` before you retry.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(body: PaymentSplitCreate, options?: CallOptions): Call<PaymentSplit>;

  /**
   * Get a payment split
   *
   * Returns one payment split with all its items, as it was stored.
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
   * @param code The code of the payment split.
   * @throws {ConflictError} 409: The split cannot be cancelled and was not changed.
   * @throws {InvalidRequestError} 422: The request can be read but is invalid, often because a required value is missing. `details` lists all errors.
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
