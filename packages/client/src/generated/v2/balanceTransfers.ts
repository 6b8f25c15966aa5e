// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { type WithOptional, generateIdempotencyKey } from '../runtime/generate-idempotency-key.js';
import { hasIdempotencyKey } from '../runtime/has-idempotency-key.js';
import { type List, type Paging, listOperation } from '../runtime/list.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';

/** The operations of `balanceTransfers` in Version 2. */
export interface BalanceTransfers {
  /**
   * List balance transfers
   *
   * Returns the balance transfers of the merchant, page by page.
   *
   * Rules:
   * 1. Transfers come in the order of `_orderBy`, from the highest value down unless `_asc` is true. Those with the
   *    same value come in the order of their codes, in the same direction.
   * 2. A page beyond the last has no elements.
   *
   * Nothing is changed, so repeat at will.
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
    parameters?: ListBalanceTransfersParameters,
    options?: CallOptions,
  ): List<
    operations.ListBalanceTransfers['responses'][200],
    NonNullable<NonNullable<operations.ListBalanceTransfers['responses'][200]>['elements']>[number]
  >;

  /**
   * Move money between two virtual accounts
   *
   * Moves money from one virtual account of the merchant to another, at once. Use it to correct a split, to charge a
   * seller a fee, or to recover a chargeback.
   *
   * Rules:
   * 1. Balance transfers need an addendum to the contract with the operator. While `balanceTransferEnabled` of
   *    the division of your key is false, every try is a 403.
   * 2. Both accounts belong to the merchant, to holders or divisions, and are not the same account.
   * 3. The account that the money comes from must be able to pay it out in this currency, as its balance shows;
   *    this holds for the merchant's own accounts too. The money is not converted.
   * 4. No identity check has to be passed, neither of the giver nor of the taker.
   * 5. `idempotencyKey` makes a retry safe: the same key with the same content returns the transfer of the first
   *    time, and no money moves. The same key with other content is a 409. A default that is left out and the
   *    same value sent are the same content. Keys are the merchant's: all its divisions share them.
   * 6. A transfer cannot be changed or taken back. To undo it, make one in the other direction, with a key of its own.
   *
   * After a timeout or a 5xx, send the same request with the same key again. After a 402 top up the account first; the key
   * can be used again, as nothing was stored.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The account that the money comes from does not hold enough, or the holder of one of the accounts is closed. Nothing was moved. Top up the account, or send less.
   * @throws {PermissionError} 403: Balance transfers are not enabled for the division of your key, or the key may not write. Ask the operator for the addendum, or use another key.
   * @throws {ConflictError} 409: The `idempotencyKey` was used before, for a transfer with other content. Nothing was moved. If this is a retry, send exactly what was sent before; if it is a new transfer, make a new key.
   * @throws {InvalidRequestError} 422: Something required is missing or not acceptable, or an account is not one of the merchant's. `details` names every fault. Correct the request; the same one fails again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  create(
    body: WithOptional<operations.CreateBalanceTransfer['body'], 'idempotencyKey'>,
    options?: CallOptions,
  ): Call<operations.CreateBalanceTransfer['responses'][200]>;

  /**
   * Get a balance transfer
   *
   * Returns one balance transfer.
   *
   * Rules:
   * 1. A transfer that exists has moved its money; there is no state to wait for.
   *
   * An unknown transfer, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
   *
   * @param code The code of the balance transfer.
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
    code: operations.GetBalanceTransfer['path']['code'],
    options?: CallOptions,
  ): Call<operations.GetBalanceTransfer['responses'][200]>;
}

/** Creates the operations of `balanceTransfers` on a connection. */
export function balanceTransfers(connection: Connection): BalanceTransfers {
  return {
    list: listBalanceTransfers(connection),
    create: createBalanceTransfer(connection),
    get: getBalanceTransfer(connection),
  };
}

/** Creates the single operation `balanceTransfers.list` on a connection. */
export function listBalanceTransfers(connection: Connection): BalanceTransfers['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listBalanceTransfers',
    method: 'get',
    path: '/api/fund/balance-transfers',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<
    operations.ListBalanceTransfers['responses'][200],
    NonNullable<NonNullable<operations.ListBalanceTransfers['responses'][200]>['elements']>[number]
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

/** Creates the single operation `balanceTransfers.create` on a connection. */
export function createBalanceTransfer(connection: Connection): BalanceTransfers['create'] {
  const endpoint: Endpoint = {
    id: 'v2.createBalanceTransfer',
    method: 'post',
    path: '/api/fund/balance-transfers',
    security: bearerKeyOrBareKey,
    hasIdempotencyKey: hasIdempotencyKey(['idempotencyKey']),
    completeBody: generateIdempotencyKey('idempotencyKey'),
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `balanceTransfers.get` on a connection. */
export function getBalanceTransfer(connection: Connection): BalanceTransfers['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getBalanceTransfer',
    method: 'get',
    path: '/api/fund/balance-transfers/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** The query, header and cookie parameters of `v2.listBalanceTransfers`. */
export interface ListBalanceTransfersParameters {
  /** Whether the list is in ascending order; newest first unless `true`. */
  readonly _asc?: operations.ListBalanceTransfers['query']['_asc'];
  /** The value that the list is ordered by. `createdAt` is when the transfer was made. */
  readonly _orderBy?: operations.ListBalanceTransfers['query']['_orderBy'];
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly _pageNumber?: operations.ListBalanceTransfers['query']['_pageNumber'];
  /** How many elements a page has at most. */
  readonly _pageSize?: operations.ListBalanceTransfers['query']['_pageSize'];
}

/** The documented errors of `v2.listBalanceTransfers`. */
export type ListBalanceTransfersError =
  | DocumentedError<400, operations.ListBalanceTransfers['responses'][400]>
  | DocumentedError<401, operations.ListBalanceTransfers['responses'][401]>
  | DocumentedError<403, operations.ListBalanceTransfers['responses'][403]>
  | DocumentedError<422, operations.ListBalanceTransfers['responses'][422]>
  | DocumentedError<429, operations.ListBalanceTransfers['responses'][429]>
  | DocumentedError<500, operations.ListBalanceTransfers['responses'][500]>
  | DocumentedError<502, operations.ListBalanceTransfers['responses'][502]>
  | DocumentedError<503, operations.ListBalanceTransfers['responses'][503]>
  | DocumentedError<504, operations.ListBalanceTransfers['responses'][504]>;

/** The documented errors of `v2.createBalanceTransfer`. */
export type CreateBalanceTransferError =
  | DocumentedError<400, operations.CreateBalanceTransfer['responses'][400]>
  | DocumentedError<401, operations.CreateBalanceTransfer['responses'][401]>
  | DocumentedError<402, operations.CreateBalanceTransfer['responses'][402]>
  | DocumentedError<403, operations.CreateBalanceTransfer['responses'][403]>
  | DocumentedError<409, operations.CreateBalanceTransfer['responses'][409]>
  | DocumentedError<422, operations.CreateBalanceTransfer['responses'][422]>
  | DocumentedError<429, operations.CreateBalanceTransfer['responses'][429]>
  | DocumentedError<500, operations.CreateBalanceTransfer['responses'][500]>
  | DocumentedError<502, operations.CreateBalanceTransfer['responses'][502]>
  | DocumentedError<503, operations.CreateBalanceTransfer['responses'][503]>
  | DocumentedError<504, operations.CreateBalanceTransfer['responses'][504]>;

/** The documented errors of `v2.getBalanceTransfer`. */
export type GetBalanceTransferError =
  | DocumentedError<400, operations.GetBalanceTransfer['responses'][400]>
  | DocumentedError<401, operations.GetBalanceTransfer['responses'][401]>
  | DocumentedError<403, operations.GetBalanceTransfer['responses'][403]>
  | DocumentedError<404, operations.GetBalanceTransfer['responses'][404]>
  | DocumentedError<429, operations.GetBalanceTransfer['responses'][429]>
  | DocumentedError<500, operations.GetBalanceTransfer['responses'][500]>
  | DocumentedError<502, operations.GetBalanceTransfer['responses'][502]>
  | DocumentedError<503, operations.GetBalanceTransfer['responses'][503]>
  | DocumentedError<504, operations.GetBalanceTransfer['responses'][504]>;
