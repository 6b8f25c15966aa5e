// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { type List, type Paging, listOperation } from '../runtime/list.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v1';

/** The operations of `payouts` in Version 1. */
export interface Payouts {
  /**
   * List payout requests
   *
   * Returns the payout requests of your merchant, a page at a time.
   *
   * Rules:
   * 1. Ordered by `_orderBy`, descending unless `_asc` is `true`: newest first if you say nothing. It takes every
   *    field of a payout request. A field that a request does not have sorts before all values.
   * 2. `_from` and `_to` compare with `createdAt`. `_from` itself is included, `_to` is not; `_from` is not after
   *    `_to`. The documented form of both differs from that of the lists of splits; either is taken.
   * 3. Requests made through version 2 and scheduled payouts are listed too. Deleted ones are not.
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
   * Asks for money to be sent from a virtual account to a bank account. The request is saved and queued, and is
   * carried out when it is due.
   *
   * Rules:
   * 1. The response always says `WAITING`. The checks are made when the request is due, and if one fails it becomes
   *    `REJECTED`: the account holder is `ACTIVE` and has passed KYC, the external account has passed KYC, and
   *    the balance suffices. A holder of the tier `LIGHT_KYC` is paid EUR 2,500.00 in all at most.
   * 2. Give `amount` or `useBalanceAt`, not both. With neither, all that can be paid out when it is due is paid
   *    out; if that is nothing, the request is `REJECTED`.
   * 3. `useBalanceAt` takes the balance of that time, past or future, but never more than there is at `processAt`.
   *    Choose it so that a margin for later refunds and fees stays. It is not after `processAt`.
   * 4. Without `processAt` the request is due at once, or at `useBalanceAt` where that is later. A `processAt` more than
   *    a minute in the past is a 422.
   * 5. Nothing is set aside while a request is `WAITING`. Requests that are due are carried out in the order of
   *    `processAt`, then of their codes.
   * 6. The money leaves the account in EUR and is not converted. There is no fee.
   * 7. The external account belongs to the owner of the virtual account.
   * 8. Poll the request to see its status change. (Version 2 can notify you instead.) A failed payout is not tried
   *    again: correct the cause and make a new request.
   *
   * There is no idempotency key: every POST makes a new request, and may pay twice. After a timeout or a 5xx,
   * list the requests of the last minutes before you send it again.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {InvalidRequestError} 422: The request is not acceptable and nothing was stored. Correct what `details` names; never repeat it unchanged. `422.330.001`: `accountCode` is unknown or somebody else's; `422.330.002`: so is `externalAccountCode`, or it belongs to another owner than the account; `422.330.003`: `processAt` lies in the past; `422.330.004`: `useBalanceAt` is later than `processAt`; `422.900.006`: both `amount` and `useBalanceAt`; `422.900.001`: other faults.
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
   * 1. Poll it to follow the status; this version has no notifications of its own.
   * 2. `PROCESSED` is the good end, but a bank may send the money back days later: the status is `FAILED` then.
   * 3. What version 2 shows as `RETURNED` is `FAILED` here. A request that was denied is `REJECTED` here.
   * 4. No field says why a request was denied or failed; the payout webhook of version 2 does, in `payoutMessage`.
   *
   * An unknown code, one of another merchant or a deleted request is a 404. Nothing is changed, so repeat at will.
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
   * Deletes a payout request before it is carried out.
   *
   * Rules:
   * 1. Only while its status is `WAITING`. If it becomes due at the same moment, either the deletion or the payout
   *    happens, never both.
   * 2. The response is the request as it was, with the status `WAITING`. From then on it is a 404 and in no list of
   *    this version.
   *
   * When it is no longer waiting, the answer is a 409 and the payout goes on. After a timeout or a 5xx repeat it: a
   * 404 then says that the first try deleted it.
   *
   * @param code The code of the payout request.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {ConflictError} 409: The request is no longer `WAITING`. It was not deleted; read it to see how far it has got.
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
}

/** Creates the operations of `payouts` on a connection. */
export function payouts(connection: Connection): Payouts {
  return {
    list: listPayoutRequests(connection),
    create: createPayoutRequest(connection),
    get: getPayoutRequest(connection),
    delete: deletePayoutRequest(connection),
  };
}

/** Creates the single operation `payouts.list` on a connection. */
export function listPayoutRequests(connection: Connection): Payouts['list'] {
  const endpoint: Endpoint = {
    id: 'v1.listPayoutRequests',
    method: 'get',
    path: '/api/v1/fund/payout-requests',
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
    id: 'v1.createPayoutRequest',
    method: 'post',
    path: '/api/v1/fund/payout-requests',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `payouts.get` on a connection. */
export function getPayoutRequest(connection: Connection): Payouts['get'] {
  const endpoint: Endpoint = {
    id: 'v1.getPayoutRequest',
    method: 'get',
    path: '/api/v1/fund/payout-requests/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** Creates the single operation `payouts.delete` on a connection. */
export function deletePayoutRequest(connection: Connection): Payouts['delete'] {
  const endpoint: Endpoint = {
    id: 'v1.deletePayoutRequest',
    method: 'delete',
    path: '/api/v1/fund/payout-requests/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** The query, header and cookie parameters of `v1.listPayoutRequests`. */
export interface ListPayoutRequestsParameters {
  /**
   * Only requests that were made at this time or later. Documented as `yyyy-MM-dd hh:mm:ss.SSSSSSX`, with
   * the hours from 00 to 23; the form of the other lists (`2026-03-01T00:00:00.000Z`) is taken too.
   */
  readonly _from?: operations.ListPayoutRequests['query']['_from'];
  /**
   * Only requests that were made before this time. Not before `_from`. Documented as
   * `yyyy-MM-dd hh:mm:ss.SSSSSSX`, with the hours from 00 to 23; the form of the other lists
   * (`2026-04-01T00:00:00.000Z`) is taken too.
   */
  readonly _to?: operations.ListPayoutRequests['query']['_to'];
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly _pageNumber?: operations.ListPayoutRequests['query']['_pageNumber'];
  /** How many elements a page has at most. */
  readonly _pageSize?: operations.ListPayoutRequests['query']['_pageSize'];
  /** The field that the list is ordered by. Equal ones are in the order of their codes. */
  readonly _orderBy?: operations.ListPayoutRequests['query']['_orderBy'];
  /** Whether the list is in ascending order; newest first unless `true`. */
  readonly _asc?: operations.ListPayoutRequests['query']['_asc'];
}

/** The documented errors of `v1.listPayoutRequests`. */
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

/** The documented errors of `v1.createPayoutRequest`. */
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

/** The documented errors of `v1.getPayoutRequest`. */
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

/** The documented errors of `v1.deletePayoutRequest`. */
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
