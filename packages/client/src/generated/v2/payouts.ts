// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { type List, type Paging, listOperation } from '../runtime/list.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';

/** The operations of `payouts` in Version 2. */
export interface Payouts {
  /**
   * List payout requests
   *
   * Returns the payout requests of your merchant, a page at a time, those that you made and those that a schedule made.
   *
   * Rules:
   * 1. Ordered by `_orderBy`, from the highest value down unless `_asc` is `true`: the newest first if you say nothing. It
   *    takes every field of a payout request. A field that a request does not have sorts before all values.
   * 2. `_from` and `_to` compare with `createdAt`. `_from` itself is included, `_to` is not; `_from` is not after `_to`.
   * 3. `_status` takes one value. Without it all are listed, deleted ones too; they are `CANCELLED`.
   * 4. Requests made through version 1 are listed too. What is `REJECTED` there is `FAILED` here; what came back from the
   *    bank is `RETURNED` here.
   * 5. A page beyond the last has no elements.
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
    parameters?: ListPayoutRequestsParameters,
    options?: CallOptions,
  ): List<
    operations.ListPayoutRequests['responses'][200],
    NonNullable<NonNullable<operations.ListPayoutRequests['responses'][200]>['elements']>[number]
  >;

  /**
   * Request a payout to a bank account
   *
   * Asks for money to be sent from a virtual account to a bank account. You choose when and how much, all or a part of what
   * the account can pay out. The request is saved and queued, and is carried out when it is due.
   *
   * Rules:
   * 1. The response always says `WAITING`. The checks are made when the request is due, and if one fails it becomes
   *    `FAILED`: the account holder is `ACTIVE` and has passed KYC, the external account has passed KYC and takes the
   *    currency, and the balance suffices. A holder of the tier `LIGHT_KYC` is paid EUR 2,500.00 in all at most.
   * 2. Without `amount`, all that can be paid out when it is due is paid out; if that is nothing, the request is
   *    `FAILED`. `useBalanceAt` is a field of version 1 and ignored here: sent without `amount`, everything goes out.
   * 3. Without `externalAccountCode` it goes to the external account that the owner of the virtual account has selected; if
   *    none is selected it is a 422. One that you name belongs to the same owner.
   * 4. Without `processAt` the request is due at once. A `processAt` more than a minute in the past is a 422.
   * 5. Nothing is set aside while a request is `WAITING`. Requests that are due are carried out in the order of
   *    `processAt`, then of their codes.
   * 6. The money leaves the account in EUR. Where `targetCurrency` is another, it is converted when it is sent out; the
   *    external account must take that currency. The rate is in the payout overview. There is no fee.
   * 7. Read the request to see its status change, or be notified by the webhook for payouts, whose `payoutMessage` says
   *    why a payout failed. A failed or returned payout is not tried again: correct the cause and make a new request.
   *
   * There is no idempotency key: every POST makes a new request, and may pay twice. After a timeout or a 5xx,
   * list the requests of the last minutes before you send it again.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {InvalidRequestError} 422: The request is not acceptable and nothing was stored. Correct what `details` names; never repeat it unchanged. `422.330.001`: `accountCode` is unknown or somebody else's; `422.330.002`: so is `externalAccountCode`, or it belongs to another owner than the account; `422.330.003`: `processAt` lies in the past; `422.330.005`: no `externalAccountCode` was sent and none is selected; `422.900.001`: other faults.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  create(
    body: operations.CreatePayoutRequest['body'],
    options?: CallOptions,
  ): Call<operations.CreatePayoutRequest['responses'][200]>;

  /**
   * Get a payout request
   *
   * Returns one payout request and how far it has got.
   *
   * Rules:
   * 1. Repeat it to follow the status, or be notified by the webhook for payouts.
   * 2. `PROCESSED` is the good end, but a bank may send the money back days later: the status is `RETURNED` then, and the
   *    money is on the virtual account again.
   * 3. `FAILED` is the end of a request that was denied when it was due and of one that the bank refused. Either way the
   *    money is on the virtual account. Why it failed is in the `payoutMessage` of the webhook, which is the only place
   *    for it.
   * 4. A deleted request is still returned, as `CANCELLED`. So are requests made through version 1 or by a schedule.
   *
   * An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
   *
   * @param code The code of the payout request.
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
    code: operations.GetPayoutRequest['path']['code'],
    options?: CallOptions,
  ): Call<operations.GetPayoutRequest['responses'][200]>;

  /**
   * Delete a payout request that is still waiting
   *
   * Withdraws a payout request before it is carried out.
   *
   * Rules:
   * 1. Only while its status is `WAITING`. If it becomes due at the same moment, either the deletion or the payout
   *    happens, never both.
   * 2. The response is the request with the status `CANCELLED`. It can still be read and listed in this version; in
   *    version 1 it is gone.
   *
   * When it is no longer waiting, the answer is a 409 and a payout under way goes on. After a timeout or a 5xx read the
   * request: `CANCELLED` says that the first try deleted it. Repeating the delete is then a 409 too.
   *
   * @param code The code of the payout request.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {ConflictError} 409: The request is no longer `WAITING`. It was not changed; read it to see how far it has got.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  delete(
    code: operations.DeletePayoutRequest['path']['code'],
    options?: CallOptions,
  ): Call<operations.DeletePayoutRequest['responses'][200]>;

  /**
   * List what a scheduled payout was made of
   *
   * Returns the payments and refunds that a scheduled payout paid, with what each left to the seller after commission and
   * fees. Use it to tell a seller what a payout is for.
   *
   * Rules:
   * 1. Only payouts that a schedule made have settlements. A payout that was requested has an empty list; that is no
   *    error.
   * 2. There is one item for each payment split and refund split that the payout pays, the newest first. What another
   *    payout has paid is not listed, a requested one included. Refunds take something off, so their total is negative.
   * 3. Payouts pay the oldest first. A payment of which a requested payout took a part is listed whole, in the scheduled
   *    payout that pays the rest.
   * 4. `totalAmountSeller` is the sum of the seven amounts of `amountBreakdown`. Labels without an amount of their own are
   *    in `productAmount` (shipping, discounts) or in `handlingFee` (payment fees).
   * 5. The items add up to the payout, unless something else was taken off it, such as a balance transfer, the part of a
   *    payment that was paid before, or a negative balance carried over.
   * 6. The list of a payout that failed or was returned is empty: its money is on the account again, and a later payout
   *    pays and lists it.
   *
   * An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
   *
   * @param code The code of the payout request.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {InvalidRequestError} 422: `page` or `limit` is out of its range. `details` names every fault. Correct the request; the same one fails again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  listSettlements(
    code: operations.ListPayoutSettlements['path']['code'],
    parameters?: ListPayoutSettlementsParameters,
    options?: CallOptions,
  ): List<
    operations.ListPayoutSettlements['responses'][200],
    NonNullable<NonNullable<operations.ListPayoutSettlements['responses'][200]>['items']>[number]
  >;
}

/** Creates the operations of `payouts` on a connection. */
export function payouts(connection: Connection): Payouts {
  return {
    list: listPayoutRequests(connection),
    create: createPayoutRequest(connection),
    get: getPayoutRequest(connection),
    delete: deletePayoutRequest(connection),
    listSettlements: listPayoutSettlements(connection),
  };
}

/** Creates the single operation `payouts.list` on a connection. */
export function listPayoutRequests(connection: Connection): Payouts['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listPayoutRequests',
    method: 'get',
    path: '/api/fund/payout-requests',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<
    operations.ListPayoutRequests['responses'][200],
    NonNullable<NonNullable<operations.ListPayoutRequests['responses'][200]>['elements']>[number]
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

/** Creates the single operation `payouts.create` on a connection. */
export function createPayoutRequest(connection: Connection): Payouts['create'] {
  const endpoint: Endpoint = {
    id: 'v2.createPayoutRequest',
    method: 'post',
    path: '/api/fund/payout-requests',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `payouts.get` on a connection. */
export function getPayoutRequest(connection: Connection): Payouts['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getPayoutRequest',
    method: 'get',
    path: '/api/fund/payout-requests/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** Creates the single operation `payouts.delete` on a connection. */
export function deletePayoutRequest(connection: Connection): Payouts['delete'] {
  const endpoint: Endpoint = {
    id: 'v2.deletePayoutRequest',
    method: 'delete',
    path: '/api/fund/payout-requests/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** Creates the single operation `payouts.listSettlements` on a connection. */
export function listPayoutSettlements(connection: Connection): Payouts['listSettlements'] {
  const endpoint: Endpoint = {
    id: 'v2.listPayoutSettlements',
    method: 'get',
    path: '/api/fund/payout-requests/{code}/settlements',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<
    operations.ListPayoutSettlements['responses'][200],
    NonNullable<NonNullable<operations.ListPayoutSettlements['responses'][200]>['items']>[number]
  > = {
    page: 'page',
    first: 0,
    size: 'limit',
    default: 25,
    elements: (page) => page?.items,
    total: (page) => page?.pagination?.total,
  };
  return (code, parameters, options) =>
    listOperation(connection, endpoint, paging, { path: { code }, query: parameters, options });
}

/** The query, header and cookie parameters of `v2.listPayoutRequests`. */
export interface ListPayoutRequestsParameters {
  /** Whether the list is in ascending order; newest first unless `true`. */
  readonly _asc?: operations.ListPayoutRequests['query']['_asc'];
  /** Only what was created at this time or later. */
  readonly _from?: operations.ListPayoutRequests['query']['_from'];
  /** Only what was created before this time. Not before `_from`. */
  readonly _to?: operations.ListPayoutRequests['query']['_to'];
  /** The field that the list is ordered by. Equal ones are in the order of their codes. */
  readonly _orderBy?: operations.ListPayoutRequests['query']['_orderBy'];
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly _pageNumber?: operations.ListPayoutRequests['query']['_pageNumber'];
  /** How many elements a page has at most. */
  readonly _pageSize?: operations.ListPayoutRequests['query']['_pageSize'];
  /** Only payout requests in this state. */
  readonly _status?: operations.ListPayoutRequests['query']['_status'];
}

/** The documented errors of `v2.listPayoutRequests`. */
export type ListPayoutRequestsError =
  | DocumentedError<400, operations.ListPayoutRequests['responses'][400]>
  | DocumentedError<401, operations.ListPayoutRequests['responses'][401]>
  | DocumentedError<403, operations.ListPayoutRequests['responses'][403]>
  | DocumentedError<422, operations.ListPayoutRequests['responses'][422]>
  | DocumentedError<429, operations.ListPayoutRequests['responses'][429]>
  | DocumentedError<500, operations.ListPayoutRequests['responses'][500]>
  | DocumentedError<502, operations.ListPayoutRequests['responses'][502]>
  | DocumentedError<503, operations.ListPayoutRequests['responses'][503]>
  | DocumentedError<504, operations.ListPayoutRequests['responses'][504]>;

/** The documented errors of `v2.createPayoutRequest`. */
export type CreatePayoutRequestError =
  | DocumentedError<400, operations.CreatePayoutRequest['responses'][400]>
  | DocumentedError<401, operations.CreatePayoutRequest['responses'][401]>
  | DocumentedError<403, operations.CreatePayoutRequest['responses'][403]>
  | DocumentedError<422, operations.CreatePayoutRequest['responses'][422]>
  | DocumentedError<429, operations.CreatePayoutRequest['responses'][429]>
  | DocumentedError<500, operations.CreatePayoutRequest['responses'][500]>
  | DocumentedError<502, operations.CreatePayoutRequest['responses'][502]>
  | DocumentedError<503, operations.CreatePayoutRequest['responses'][503]>
  | DocumentedError<504, operations.CreatePayoutRequest['responses'][504]>;

/** The documented errors of `v2.getPayoutRequest`. */
export type GetPayoutRequestError =
  | DocumentedError<400, operations.GetPayoutRequest['responses'][400]>
  | DocumentedError<401, operations.GetPayoutRequest['responses'][401]>
  | DocumentedError<403, operations.GetPayoutRequest['responses'][403]>
  | DocumentedError<404, operations.GetPayoutRequest['responses'][404]>
  | DocumentedError<429, operations.GetPayoutRequest['responses'][429]>
  | DocumentedError<500, operations.GetPayoutRequest['responses'][500]>
  | DocumentedError<502, operations.GetPayoutRequest['responses'][502]>
  | DocumentedError<503, operations.GetPayoutRequest['responses'][503]>
  | DocumentedError<504, operations.GetPayoutRequest['responses'][504]>;

/** The documented errors of `v2.deletePayoutRequest`. */
export type DeletePayoutRequestError =
  | DocumentedError<400, operations.DeletePayoutRequest['responses'][400]>
  | DocumentedError<401, operations.DeletePayoutRequest['responses'][401]>
  | DocumentedError<403, operations.DeletePayoutRequest['responses'][403]>
  | DocumentedError<404, operations.DeletePayoutRequest['responses'][404]>
  | DocumentedError<409, operations.DeletePayoutRequest['responses'][409]>
  | DocumentedError<429, operations.DeletePayoutRequest['responses'][429]>
  | DocumentedError<500, operations.DeletePayoutRequest['responses'][500]>
  | DocumentedError<502, operations.DeletePayoutRequest['responses'][502]>
  | DocumentedError<503, operations.DeletePayoutRequest['responses'][503]>
  | DocumentedError<504, operations.DeletePayoutRequest['responses'][504]>;

/** The query, header and cookie parameters of `v2.listPayoutSettlements`. */
export interface ListPayoutSettlementsParameters {
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly page?: operations.ListPayoutSettlements['query']['page'];
  /** How many settlements a page has at most. */
  readonly limit?: operations.ListPayoutSettlements['query']['limit'];
}

/** The documented errors of `v2.listPayoutSettlements`. */
export type ListPayoutSettlementsError =
  | DocumentedError<400, operations.ListPayoutSettlements['responses'][400]>
  | DocumentedError<401, operations.ListPayoutSettlements['responses'][401]>
  | DocumentedError<403, operations.ListPayoutSettlements['responses'][403]>
  | DocumentedError<404, operations.ListPayoutSettlements['responses'][404]>
  | DocumentedError<422, operations.ListPayoutSettlements['responses'][422]>
  | DocumentedError<429, operations.ListPayoutSettlements['responses'][429]>
  | DocumentedError<500, operations.ListPayoutSettlements['responses'][500]>
  | DocumentedError<502, operations.ListPayoutSettlements['responses'][502]>
  | DocumentedError<503, operations.ListPayoutSettlements['responses'][503]>
  | DocumentedError<504, operations.ListPayoutSettlements['responses'][504]>;
