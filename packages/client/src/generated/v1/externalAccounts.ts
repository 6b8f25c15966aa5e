// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { type List, type Paging, listOperation } from '../runtime/list.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v1';

/** The operations of `externalAccounts` in Version 1. */
export interface ExternalAccounts {
  /**
   * List the external accounts of a holder
   *
   * Returns the bank accounts of one account holder, a page at a time.
   *
   * Rules:
   * 1. The newest account comes first. Accounts of the same moment are in the order of their codes.
   * 2. A page beyond the last one has no elements, and still the right `totalElementCount`.
   * 3. The list leaves out `kycStatus`, and the `data` of a statement is `null`. Get a single account to see them.
   * 4. Accounts that were made through version 2 are in the list too, also those of type `UPO`.
   *
   * An unknown holder, or one of another merchant, is a 404. A page size of 0 or above 500 is a 422. Nothing is
   * changed, so repeat at will.
   *
   * @param accountHolderCode The service's code of the account holder.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {InvalidRequestError} 422: The request can be read but is not acceptable, often because something required is missing. `details` names every fault. Never repeat it unchanged.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  list(
    accountHolderCode: operations.ListExternalAccounts['path']['accountHolderCode'],
    parameters?: ListExternalAccountsParameters,
    options?: CallOptions,
  ): List<
    operations.ListExternalAccounts['responses'][200],
    NonNullable<NonNullable<operations.ListExternalAccounts['responses'][200]>['elements']>[number]
  >;

  /**
   * Add a bank account to a holder
   *
   * Adds a bank account to which the money of an account holder can be paid out. A holder needs at least one before
   * a payout is possible.
   *
   * Rules:
   * 1. `accountNumber` and `currency` are mandatory, everything else is optional; a statement, when there is one,
   *    needs its `data`.
   * 2. A number that begins with two letters and two digits is an IBAN and must have the right check digits. Any other
   *    is taken as a national account number. Write it without blanks.
   * 3. No other external account of the holder may have the same `extRef` or the same `displayName`. The same account
   *    number may occur twice.
   * 4. Without a statement the check of the account waits in `WAITING_DATA`. With one it begins at
   *    `DATA_RECEIVED` and goes on by itself. It is not finished before the holder's own check has passed.
   * 5. Payouts to the account are denied until its check is `PASSED`.
   * 6. To send a statement later, or to correct the number, update the holder and name the account by its `extRef`. An
   *    account without one cannot be changed. A new number or statement starts the check anew.
   * 7. The statement is a PDF of at most 4 MiB before it is encoded. The answer does not send it back: its `data` is
   *    `null` there. Get the account to see it.
   * 8. The first external account of a holder is the active one, to which scheduled payouts go, until another is
   *    selected through version 2.
   * 9. Any currency code of three capital letters is taken. Whether a payout fits the currency is looked at when the
   *    payout is due.
   *
   * Send an `extRef`: after a timeout, repeat with the same one, and a 409 says that the account had been added. Without
   * `extRef` and `displayName` each repeat adds one more account. A closed holder gets no accounts (402).
   *
   * @param accountHolderCode The service's code of the account holder.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The request is well-formed, but the state of the business does not allow it now. Nothing was changed.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {ConflictError} 409: Another external account of the holder has this `extRef` or `displayName`. Nothing was added. When you were repeating a request whose answer got lost, the account is there already: find it in the list. Otherwise choose another value.
   * @throws {InvalidRequestError} 422: A mandatory field is missing, the check digits of the IBAN are wrong, or a value is malformed. `details` names every fault; account numbers are masked in it and files left out. Nothing was added; correct the request before you send it again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  create(
    accountHolderCode: operations.CreateExternalAccount['path']['accountHolderCode'],
    body: operations.CreateExternalAccount['body'],
    options?: CallOptions,
  ): Call<operations.CreateExternalAccount['responses'][200]>;

  /**
   * Get one external account of a holder
   *
   * Returns one bank account of a holder, with the state of its check and the statement that was sent.
   *
   * Rules:
   * 1. The account must belong to the holder in the path. One of another holder is a 404, as an unknown one is.
   * 2. Payouts to the account are denied unless `kycStatus.status` is `PASSED`. What the check misses or did not
   *    accept stands in `kycStatus.details`.
   * 3. There is no operation to change an account here: update the holder, and name the account by its `extRef`.
   *
   * Nothing is changed, so repeat at will; the check moves on by itself.
   *
   * @param accountHolderCode The service's code of the account holder.
   * @param externalAccountCode The service's code of the external account.
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
    accountHolderCode: operations.GetExternalAccount['path']['accountHolderCode'],
    externalAccountCode: operations.GetExternalAccount['path']['externalAccountCode'],
    options?: CallOptions,
  ): Call<operations.GetExternalAccount['responses'][200]>;
}

/** Creates the operations of `externalAccounts` on a connection. */
export function externalAccounts(connection: Connection): ExternalAccounts {
  return {
    list: listExternalAccounts(connection),
    create: createExternalAccount(connection),
    get: getExternalAccount(connection),
  };
}

/** Creates the single operation `externalAccounts.list` on a connection. */
export function listExternalAccounts(connection: Connection): ExternalAccounts['list'] {
  const endpoint: Endpoint = {
    id: 'v1.listExternalAccounts',
    method: 'get',
    path: '/api/v1/accountholders/{accountHolderCode}/externalaccounts',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  const paging: Paging<
    operations.ListExternalAccounts['responses'][200],
    NonNullable<NonNullable<operations.ListExternalAccounts['responses'][200]>['elements']>[number]
  > = {
    page: '_pageNumber',
    first: 0,
    size: '_pageSize',
    default: 25,
    elements: (page) => page?.elements,
    total: (page) => page?.totalElementCount,
  };
  return (accountHolderCode, parameters, options) =>
    listOperation(connection, endpoint, paging, {
      path: { accountHolderCode },
      query: parameters,
      options,
    });
}

/** Creates the single operation `externalAccounts.create` on a connection. */
export function createExternalAccount(connection: Connection): ExternalAccounts['create'] {
  const endpoint: Endpoint = {
    id: 'v1.createExternalAccount',
    method: 'post',
    path: '/api/v1/accountholders/{accountHolderCode}/externalaccounts',
    security: bearerKeyOrBareKey,
  };
  return (accountHolderCode, body, options) =>
    callOperation(connection, endpoint, { path: { accountHolderCode }, body, options });
}

/** Creates the single operation `externalAccounts.get` on a connection. */
export function getExternalAccount(connection: Connection): ExternalAccounts['get'] {
  const endpoint: Endpoint = {
    id: 'v1.getExternalAccount',
    method: 'get',
    path: '/api/v1/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (accountHolderCode, externalAccountCode, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode, externalAccountCode },
      options,
    });
}

/** The query, header and cookie parameters of `v1.listExternalAccounts`. */
export interface ListExternalAccountsParameters {
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly _pageNumber?: operations.ListExternalAccounts['query']['_pageNumber'];
  /** How many elements a page has at most. */
  readonly _pageSize?: operations.ListExternalAccounts['query']['_pageSize'];
}

/** The documented errors of `v1.listExternalAccounts`. */
export type ListExternalAccountsError =
  | DocumentedError<400, operations.ListExternalAccounts['responses'][400]>
  | DocumentedError<401, operations.ListExternalAccounts['responses'][401]>
  | DocumentedError<403, operations.ListExternalAccounts['responses'][403]>
  | DocumentedError<404, operations.ListExternalAccounts['responses'][404]>
  | DocumentedError<422, operations.ListExternalAccounts['responses'][422]>
  | DocumentedError<429, operations.ListExternalAccounts['responses'][429]>
  | DocumentedError<500, operations.ListExternalAccounts['responses'][500]>
  | DocumentedError<502, operations.ListExternalAccounts['responses'][502]>
  | DocumentedError<503, operations.ListExternalAccounts['responses'][503]>
  | DocumentedError<504, operations.ListExternalAccounts['responses'][504]>;

/** The documented errors of `v1.createExternalAccount`. */
export type CreateExternalAccountError =
  | DocumentedError<400, operations.CreateExternalAccount['responses'][400]>
  | DocumentedError<401, operations.CreateExternalAccount['responses'][401]>
  | DocumentedError<402, operations.CreateExternalAccount['responses'][402]>
  | DocumentedError<403, operations.CreateExternalAccount['responses'][403]>
  | DocumentedError<404, operations.CreateExternalAccount['responses'][404]>
  | DocumentedError<409, operations.CreateExternalAccount['responses'][409]>
  | DocumentedError<422, operations.CreateExternalAccount['responses'][422]>
  | DocumentedError<429, operations.CreateExternalAccount['responses'][429]>
  | DocumentedError<500, operations.CreateExternalAccount['responses'][500]>
  | DocumentedError<502, operations.CreateExternalAccount['responses'][502]>
  | DocumentedError<503, operations.CreateExternalAccount['responses'][503]>
  | DocumentedError<504, operations.CreateExternalAccount['responses'][504]>;

/** The documented errors of `v1.getExternalAccount`. */
export type GetExternalAccountError =
  | DocumentedError<400, operations.GetExternalAccount['responses'][400]>
  | DocumentedError<401, operations.GetExternalAccount['responses'][401]>
  | DocumentedError<403, operations.GetExternalAccount['responses'][403]>
  | DocumentedError<404, operations.GetExternalAccount['responses'][404]>
  | DocumentedError<429, operations.GetExternalAccount['responses'][429]>
  | DocumentedError<500, operations.GetExternalAccount['responses'][500]>
  | DocumentedError<502, operations.GetExternalAccount['responses'][502]>
  | DocumentedError<503, operations.GetExternalAccount['responses'][503]>
  | DocumentedError<504, operations.GetExternalAccount['responses'][504]>;
