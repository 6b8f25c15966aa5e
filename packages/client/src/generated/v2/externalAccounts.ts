// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { type List, type Paging, listOperation } from '../runtime/list.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';

/** The operations of `externalAccounts` in Version 2. */
export interface ExternalAccounts {
  /**
   * List an account holder's external accounts
   *
   * Returns the external accounts of one account holder, page by page, and which of them is selected.
   *
   * Rules:
   * 1. Accounts come newest first, unless `_sort` is `asc`. A page beyond the last has no elements.
   * 2. `kycStatus` and `kycMessage` are left out, and `statement.data` is null, unless `_fragments` asks for them.
   *    Files make pages heavy: ask for them one account at a time.
   *
   * An unknown holder, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
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
   * Create an external account
   *
   * Adds an account that the holder can be paid out to.
   *
   * Rules:
   * 1. Every account needs `displayName`, `accountType` and the currency `EUR`, which is the only one. A `UPO` account
   *    needs `paymentMethod` and `apmData` too. With the method `ACH`, `apmData` needs `routingNumber`.
   * 2. An account number that begins with two letters and two digits is taken for an IBAN; its check
   *    digits must be right (ISO 7064, mod 97). Any other is taken as the bank's own number.
   * 3. `displayName` should be the holder's legal name. A name or `extRef` can be given to one external account
   *    of the holder only; a second account needs a name that differs, such as one with the bank added.
   * 4. The first external account of a holder is selected at once. Later ones are not; select them.
   * 5. The check of the account starts when `accountNumber` and a bank statement are there, and ends only after the
   *    holder's own check was passed. Until then `kycStatus` is `MISSING_DATA` and `kycMessage` says what is missing.
   *    Until `kycStatus` is `ACTIVE` nothing is paid out to the account.
   * 6. A payout in another currency than the account's own needs `acceptOtherCurrencies`, and the currency in
   *    `allowedOtherCurrencyCodes` unless that list is empty. This is looked at when the payout is due.
   * 7. A statement has at most 4 MiB before it is encoded, the whole body at most 16 MiB.
   * 8. `code`, `kycStatus`, `kycMessage` and `selected` are ignored when sent. So are `paymentMethod` and
   *    `apmData` of an `IBAN` account.
   * 9. There is no replay: a repeat creates a second account, or is a 409 when `extRef` or `displayName` is the same.
   *
   * After a timeout or a 5xx, list the holder's external accounts before you try again. A 402 means that the
   * holder is closed.
   *
   * @param accountHolderCode The service's code of the account holder.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The request is well-formed, but the state of the business does not allow it now. Nothing was changed.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {ConflictError} 409: Another external account of the holder has this `extRef` or `displayName`. Nothing was stored. List the holder's external accounts: if the account you meant is there, use it; otherwise choose another value.
   * @throws {InvalidRequestError} 422: Something required is missing or not acceptable. `details` names every fault. Correct the request; the same one fails again.
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
   * Get an external account
   *
   * Returns one external account of a holder. Use it to follow the check of the account.
   *
   * Rules:
   * 1. `kycStatus` and `kycMessage` are always there. `statement.data` is null unless `_fragments` has `docfiles`.
   * 2. The account must belong to the holder in the path.
   *
   * An unknown holder or account, or one that belongs to somebody else, is a 404. Nothing is changed, so
   * repeat at will.
   *
   * @param accountHolderCode The service's code of the account holder.
   * @param externalAccountCode The service's code of the external account.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {InvalidRequestError} 422: A fragment is not known. Use the values that the parameter lists.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  get(
    accountHolderCode: operations.GetExternalAccount['path']['accountHolderCode'],
    externalAccountCode: operations.GetExternalAccount['path']['externalAccountCode'],
    parameters?: GetExternalAccountParameters,
    options?: CallOptions,
  ): Call<operations.GetExternalAccount['responses'][200]>;

  /**
   * Change an external account
   *
   * Changes what is sent of an external account and leaves the rest as it is. Returns the account as it is then.
   *
   * Rules:
   * 1. No field is required. Null takes `extRef` and `description` away; the other fields cannot be taken away.
   * 2. `allowedOtherCurrencyCodes` and `statement` are replaced as a whole.
   * 3. A new account number, account type, routing number or statement starts the check of the account anew:
   *    `kycStatus` becomes `IN_PROGRESS`, or `MISSING_DATA` while there is no account number or no statement. Nothing
   *    is paid out to the account until it is `ACTIVE` again.
   * 4. A change of `accountType` to `UPO` needs `paymentMethod`, `apmData` and `currency` in the same request, one to
   *    `IBAN` needs `currency`. Fields that the new type does not have are dropped.
   * 5. `EUR` is the only currency. `paymentMethod` and `apmData` are ignored on an `IBAN` account.
   * 6. Account and routing numbers are checked as at creation.
   * 7. No two external accounts of a holder have the same `extRef` or `displayName`.
   * 8. `code`, `kycStatus`, `kycMessage` and `selected` are ignored when sent. To make the account the active one,
   *    select it.
   *
   * The same request twice has the effect of one, except that a statement starts the check again. A 402 means
   * that the holder is closed.
   *
   * @param accountHolderCode The service's code of the account holder.
   * @param externalAccountCode The service's code of the external account.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The request is well-formed, but the state of the business does not allow it now. Nothing was changed.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {ConflictError} 409: Another external account of the holder has this `extRef` or `displayName`. Nothing was stored. List the holder's external accounts: if the account you meant is there, use it; otherwise choose another value.
   * @throws {InvalidRequestError} 422: A value is not acceptable, or does not fit the type of the account. `details` names every fault. Correct the request; the same one fails again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  update(
    accountHolderCode: operations.UpdateExternalAccount['path']['accountHolderCode'],
    externalAccountCode: operations.UpdateExternalAccount['path']['externalAccountCode'],
    body: operations.UpdateExternalAccount['body'],
    options?: CallOptions,
  ): Call<operations.UpdateExternalAccount['responses'][200]>;

  /**
   * Select the active external account
   *
   * Makes an external account the active one of its holder: payouts that name no external account go to it.
   *
   * Rules:
   * 1. There is no request body.
   * 2. One account of a holder is selected at a time; the one before is no longer.
   * 3. An account can be selected whatever its `kycStatus`. Payouts to it still wait for `ACTIVE`.
   * 4. Selecting the account that is selected already changes nothing and is not an error.
   *
   * An unknown holder or account, or one that belongs to somebody else, is a 404. A 402 means that the holder
   * is closed. A repeat does no harm.
   *
   * @param accountHolderCode The service's code of the account holder.
   * @param externalAccountCode The service's code of the external account.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The request is well-formed, but the state of the business does not allow it now. Nothing was changed.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  select(
    accountHolderCode: operations.SelectExternalAccount['path']['accountHolderCode'],
    externalAccountCode: operations.SelectExternalAccount['path']['externalAccountCode'],
    options?: CallOptions,
  ): Call<operations.SelectExternalAccount['responses'][200]>;
}

/** Creates the operations of `externalAccounts` on a connection. */
export function externalAccounts(connection: Connection): ExternalAccounts {
  return {
    list: listExternalAccounts(connection),
    create: createExternalAccount(connection),
    get: getExternalAccount(connection),
    update: updateExternalAccount(connection),
    select: selectExternalAccount(connection),
  };
}

/** Creates the single operation `externalAccounts.list` on a connection. */
export function listExternalAccounts(connection: Connection): ExternalAccounts['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listExternalAccounts',
    method: 'get',
    path: '/api/accountholders/{accountHolderCode}/externalaccounts',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
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
    id: 'v2.createExternalAccount',
    method: 'post',
    path: '/api/accountholders/{accountHolderCode}/externalaccounts',
    security: bearerKeyOrBareKey,
  };
  return (accountHolderCode, body, options) =>
    callOperation(connection, endpoint, { path: { accountHolderCode }, body, options });
}

/** Creates the single operation `externalAccounts.get` on a connection. */
export function getExternalAccount(connection: Connection): ExternalAccounts['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getExternalAccount',
    method: 'get',
    path: '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
  };
  return (accountHolderCode, externalAccountCode, parameters, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode, externalAccountCode },
      query: parameters,
      options,
    });
}

/** Creates the single operation `externalAccounts.update` on a connection. */
export function updateExternalAccount(connection: Connection): ExternalAccounts['update'] {
  const endpoint: Endpoint = {
    id: 'v2.updateExternalAccount',
    method: 'patch',
    path: '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}',
    security: bearerKeyOrBareKey,
  };
  return (accountHolderCode, externalAccountCode, body, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode, externalAccountCode },
      body,
      options,
    });
}

/** Creates the single operation `externalAccounts.select` on a connection. */
export function selectExternalAccount(connection: Connection): ExternalAccounts['select'] {
  const endpoint: Endpoint = {
    id: 'v2.selectExternalAccount',
    method: 'post',
    path: '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}/select',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (accountHolderCode, externalAccountCode, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode, externalAccountCode },
      options,
    });
}

/** The query, header and cookie parameters of `v2.listExternalAccounts`. */
export interface ListExternalAccountsParameters {
  /**
   * What to add to the answer, separated by commas. `kycstatus` adds `kycStatus` and `kycMessage` where
   * they would be left out, `docfiles` adds the file in `statement.data`. The other values are taken and
   * add nothing to an external account.
   */
  readonly _fragments?: operations.ListExternalAccounts['query']['_fragments'];
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly _pageNumber?: operations.ListExternalAccounts['query']['_pageNumber'];
  /** How many elements a page has at most. */
  readonly _pageSize?: operations.ListExternalAccounts['query']['_pageSize'];
  /** The direction of the list by time of creation; newest first unless `asc`. */
  readonly _sort?: operations.ListExternalAccounts['query']['_sort'];
}

/** The documented errors of `v2.listExternalAccounts`. */
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

/** The documented errors of `v2.createExternalAccount`. */
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

/** The query, header and cookie parameters of `v2.getExternalAccount`. */
export interface GetExternalAccountParameters {
  /**
   * What to add to the answer, separated by commas. `kycstatus` adds `kycStatus` and `kycMessage` where
   * they would be left out, `docfiles` adds the file in `statement.data`. The other values are taken and
   * add nothing to an external account.
   */
  readonly _fragments?: operations.GetExternalAccount['query']['_fragments'];
}

/** The documented errors of `v2.getExternalAccount`. */
export type GetExternalAccountError =
  | DocumentedError<400, operations.GetExternalAccount['responses'][400]>
  | DocumentedError<401, operations.GetExternalAccount['responses'][401]>
  | DocumentedError<403, operations.GetExternalAccount['responses'][403]>
  | DocumentedError<404, operations.GetExternalAccount['responses'][404]>
  | DocumentedError<422, operations.GetExternalAccount['responses'][422]>
  | DocumentedError<429, operations.GetExternalAccount['responses'][429]>
  | DocumentedError<500, operations.GetExternalAccount['responses'][500]>
  | DocumentedError<502, operations.GetExternalAccount['responses'][502]>
  | DocumentedError<503, operations.GetExternalAccount['responses'][503]>
  | DocumentedError<504, operations.GetExternalAccount['responses'][504]>;

/** The documented errors of `v2.updateExternalAccount`. */
export type UpdateExternalAccountError =
  | DocumentedError<400, operations.UpdateExternalAccount['responses'][400]>
  | DocumentedError<401, operations.UpdateExternalAccount['responses'][401]>
  | DocumentedError<402, operations.UpdateExternalAccount['responses'][402]>
  | DocumentedError<403, operations.UpdateExternalAccount['responses'][403]>
  | DocumentedError<404, operations.UpdateExternalAccount['responses'][404]>
  | DocumentedError<409, operations.UpdateExternalAccount['responses'][409]>
  | DocumentedError<422, operations.UpdateExternalAccount['responses'][422]>
  | DocumentedError<429, operations.UpdateExternalAccount['responses'][429]>
  | DocumentedError<500, operations.UpdateExternalAccount['responses'][500]>
  | DocumentedError<502, operations.UpdateExternalAccount['responses'][502]>
  | DocumentedError<503, operations.UpdateExternalAccount['responses'][503]>
  | DocumentedError<504, operations.UpdateExternalAccount['responses'][504]>;

/** The documented errors of `v2.selectExternalAccount`. */
export type SelectExternalAccountError =
  | DocumentedError<400, operations.SelectExternalAccount['responses'][400]>
  | DocumentedError<401, operations.SelectExternalAccount['responses'][401]>
  | DocumentedError<402, operations.SelectExternalAccount['responses'][402]>
  | DocumentedError<403, operations.SelectExternalAccount['responses'][403]>
  | DocumentedError<404, operations.SelectExternalAccount['responses'][404]>
  | DocumentedError<429, operations.SelectExternalAccount['responses'][429]>
  | DocumentedError<500, operations.SelectExternalAccount['responses'][500]>
  | DocumentedError<502, operations.SelectExternalAccount['responses'][502]>
  | DocumentedError<503, operations.SelectExternalAccount['responses'][503]>
  | DocumentedError<504, operations.SelectExternalAccount['responses'][504]>;
