// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import { type List, type Paging, listOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import type * as operations from '@seller-funds/contract/operations/v2';
import type { Transaction, TransactionList } from '@seller-funds/contract/v2';

/** The operations of `transactions` in Version 2. */
export interface Transactions {
  /**
   * List payments, refunds and chargebacks
   *
   * Returns the transactions of the merchant, page by page, with the status of their reconciliation with the
   * processor's reports. Use it to find payments that wait for a split or for settlement.
   *
   * @throws {InvalidRequestError} 422: A parameter is out of range or unknown, or `to` is before `from`. `details` lists all errors.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(
    parameters?: ListTransactionsParameters,
    options?: CallOptions,
  ): List<TransactionList, Transaction>;
}

/** Creates the operations of `transactions` on a connection. */
export function transactions(connection: Connection): Transactions {
  return { list: listTransactions(connection) };
}

/** Creates the single operation `transactions.list` on a connection. */
export function listTransactions(connection: Connection): Transactions['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listTransactions',
    method: 'get',
    path: '/api/transactions',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<TransactionList, Transaction> = {
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

/** The query parameters of `v2.listTransactions`. */
export type ListTransactionsParameters = operations.ListTransactions['query'];

/** The documented errors of `v2.listTransactions`. */
export type ListTransactionsError = DocumentedErrors<
  operations.ListTransactions['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;
