// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { type List, type Paging, listOperation } from '../runtime/list.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';

/** The operations of `transactions` in Version 2. */
export interface Transactions {
  /**
   * List payments, refunds and chargebacks
   *
   * Returns the transactions of the merchant, page by page, and how far each is reconciled with what the processor
   * reported. Use it to find payments that wait for a split or for settlement.
   *
   * Rules:
   * 1. A payment split makes a `PAYMENT`, a refund split a `REFUND`. The processor's report makes the same for
   *    what it knows and no split is there yet, and a `CHARGEBACK` for what a buyer's bank took back.
   * 2. A transaction is `PENDING_SPLIT` until its split arrives, `PENDING_SETTLEMENT` until the processor's report has it,
   *    and `RECONCILED` once both are there with the same amount and currency. They are matched by the split's `extRef`,
   *    else by `pspExtRef`; refunds by `pspMutationExtRef`. Where amounts differ the transaction stays
   *    pending, and `status.message` says so.
   * 3. Cancelling a split before it is settled makes its transaction `CANCELLED`.
   * 4. A transaction must meet all filters that are given. An empty filter lets everything through.
   * 5. The `status` filter spells the values in small letters, the transactions in capitals.
   * 6. `from` is included, `to` is not: a date stands for its first moment in UTC. For all of March, send
   *    `from=2026-03-01&to=2026-04-01`. `to` cannot lie before `from`.
   * 7. The newest come first, unless `sort` and `direction` say otherwise. A page beyond the last has no items.
   * 8. Amounts are in the currency of the payment, which is not shown here; the split shows it.
   *
   * Nothing is changed, so repeat at will.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {InvalidRequestError} 422: A parameter is out of range or not known, or `to` lies before `from`. `details` names every fault. Correct the request; the same one fails again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  list(
    parameters?: ListTransactionsParameters,
    options?: CallOptions,
  ): List<
    operations.ListTransactions['responses'][200],
    NonNullable<NonNullable<operations.ListTransactions['responses'][200]>['items']>[number]
  >;
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
  const paging: Paging<
    operations.ListTransactions['responses'][200],
    NonNullable<NonNullable<operations.ListTransactions['responses'][200]>['items']>[number]
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

/** The query, header and cookie parameters of `v2.listTransactions`. */
export interface ListTransactionsParameters {
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly page?: operations.ListTransactions['query']['page'];
  /** How many transactions a page has at most. */
  readonly limit?: operations.ListTransactions['query']['limit'];
  /** The field that the list is ordered by. Transactions with the same value are ordered by their code. */
  readonly sort?: operations.ListTransactions['query']['sort'];
  /** The direction of the order; from the highest value down unless `asc`. */
  readonly direction?: operations.ListTransactions['query']['direction'];
  /**
   * Only transactions in which this text occurs, in capitals or not: in a code, in the `extRef` of the
   * split, in `pspExtRef` or in `pspMutationExtRef`.
   */
  readonly query?: operations.ListTransactions['query']['query'];
  /** Only transactions in this state. Empty for all. */
  readonly status?: operations.ListTransactions['query']['status'];
  /** Only transactions of this type. Empty for all. */
  readonly type?: operations.ListTransactions['query']['type'];
  /** Only what was created on this date or later, in UTC. A time can be added. */
  readonly from?: operations.ListTransactions['query']['from'];
  /** Only what was created before this date, in UTC. A time can be added. Not before `from`. */
  readonly to?: operations.ListTransactions['query']['to'];
}

/** The documented errors of `v2.listTransactions`. */
export type ListTransactionsError =
  | DocumentedError<400, operations.ListTransactions['responses'][400]>
  | DocumentedError<401, operations.ListTransactions['responses'][401]>
  | DocumentedError<403, operations.ListTransactions['responses'][403]>
  | DocumentedError<422, operations.ListTransactions['responses'][422]>
  | DocumentedError<429, operations.ListTransactions['responses'][429]>
  | DocumentedError<500, operations.ListTransactions['responses'][500]>
  | DocumentedError<502, operations.ListTransactions['responses'][502]>
  | DocumentedError<503, operations.ListTransactions['responses'][503]>
  | DocumentedError<504, operations.ListTransactions['responses'][504]>;
