// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { type List, type Paging, listOperation } from '../runtime/list.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';

/** The operations of `accountHolders` in Version 2. */
export interface AccountHolders {
  /**
   * List account holders
   *
   * Returns the account holders of the merchant page by page, those that were created through version 1 included.
   *
   * Rules:
   * 1. Each holder is shown thin, without its legal entity and its accounts, unless `_fragments` asks for more.
   * 2. The newest come first, or the oldest with `_sort=asc`; holders of the same moment are in the order of their codes.
   * 3. A page beyond the last has no elements; `totalElementCount` is right all the same.
   * 4. A holder that is created while you read moves the others by one place, so you may see one twice. Read with
   *    `_sort=asc` to see each once.
   *
   * There is no search by `extRef`: page through and compare. An unknown fragment, or a page size outside 1 to 500, is a
   * 422. With `docfiles` a page can become very large: ask for small pages, or get the holders one at a time. Nothing is
   * changed, so repeat at will.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {InvalidRequestError} 422: A query parameter is out of range, or `_fragments` holds a value that does not exist. `details` names each fault. Correct them; never repeat the request unchanged.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  list(
    parameters?: ListAccountHoldersParameters,
    options?: CallOptions,
  ): List<
    operations.ListAccountHolders['responses'][200],
    NonNullable<NonNullable<operations.ListAccountHolders['responses'][200]>['elements']>[number]
  >;

  /**
   * Create an account holder
   *
   * Creates a seller, or anyone else who needs an account on the platform. A name is enough to begin with; send all else that
   * you know at once, or later with updates.
   *
   * Rules:
   * 1. Only `displayName` is required. Once a part is sent, a legal entity needs `legalForm`, an owner `type`, a virtual account
   *    `displayName`, and an external account what its schema says. What the identity check lacks is never an error:
   *    `kycStatus` is `MISSING_DATA` then, and `kycMessage` names it. Send it with an update, or have the seller give it
   *    through hosted onboarding.
   * 2. The identity check starts by itself as soon as everything that it needs is there. This version has no switch for it.
   * 3. An individual needs `firstName`, `lastName`, `dateOfBirth` (18 years or more), `nationality`, an `address` with street,
   *    house number, postal code, city and country, and one document with a photo of its front, and of its back too when
   *    it is an `ID`.
   * 4. An organization needs `legalName`, `registrationNumber`, `taxNumber`, `type`, an `address` as above, one owner with all
   *    that an individual needs, and one document of its own.
   * 5. A merchant based in the United States must add the `salesProfile` with both amounts, `email` and `phone` of every
   *    seller and every owner, and `socialSecurityNumber` of every individual and every owner. The operator knows where
   *    a merchant is based; it is not said here.
   * 6. The division decides the tier. With `LIGHT_KYC` documents and owners are not needed, and all payouts of the holder
   *    together are limited to EUR 2,500.00.
   * 7. Without `accounts` the holder gets one virtual account. Its `extRef` is that of the holder followed by
   *    `_virtual_account`, of whatever length that becomes, or null when the holder has none; its name is the first 48
   *    characters of the holder's. With `accounts`, exactly those are opened and no other.
   * 8. No other holder of the merchant may have the same `extRef`. Within the holder, no two virtual accounts and no two
   *    external accounts may share an `extRef` or a `displayName`, and no two owners, no two documents of one person or
   *    organization and no two photos of one document an `extRef`.
   * 9. The first external account is selected for payouts. A statement starts its own check; an account without one waits.
   * 10. A new holder is `ACTIVE` and can receive money at once. Payouts wait until the identity check and that of the
   *     external account are both `ACTIVE`.
   * 11. The form of the legal entity cannot be changed later. Both forms take the same fields, so a sole trader may have a
   *     `registrationNumber`; only `type` is for organizations, and is ignored of an individual. What the check does not need
   *     is kept and shown all the same. An unknown field is ignored, and so is a `code`.
   * 12. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos. Send the
   *     rest with updates.
   * 13. A repeat is not recognised: without an `extRef` it makes a second holder, with one it is a 409.
   * 14. The answer shows every part but the contents of files, with the codes of all that was created.
   *
   * After a time-out, or any answer from 500 on, it is not known whether the holder exists. If you sent an `extRef`, repeat the
   * same request: a 409 that names it says that the first one worked. Then find the holder in the list.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {ConflictError} 409: Another holder of the merchant has this `extRef`, or two entries of a list share a value that must differ. Nothing was created. For a taken `extRef`, find the holder in the list and go on with it.
   * @throws {InvalidRequestError} 422: Something required is missing or malformed, or a file is too large. Nothing was created. `details` names every fault at once; correct them all and send the request again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  create(
    body: operations.CreateAccountHolder['body'],
    options?: CallOptions,
  ): Call<operations.CreateAccountHolder['responses'][200]>;

  /**
   * Get an account holder
   *
   * Returns one account holder, thin or with the parts that you ask for. Use it to follow the identity check.
   *
   * Rules:
   * 1. Without `_fragments` the legal entity, the accounts and the sales profile are left out.
   * 2. The order of the fragments is free, and naming one twice does no harm.
   * 3. `kycStatus` comes with the legal entity, so ask for `kycstatus`. A holder without legal entity counts as
   *    `MISSING_DATA`.
   * 4. `kycStatus` and `status` are two things: the first says how far the identity check has got, the second what the holder
   *    may do. `ACTIVE` is a value of both.
   * 5. When you wait for the check, ask once a minute at most. A webhook can tell you instead.
   *
   * An unknown code, or a holder of another merchant, is a 404; an unknown fragment is a 422. Nothing is changed, so repeat
   * at will.
   *
   * @param accountHolderCode The service's code of the account holder.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {InvalidRequestError} 422: `_fragments` holds a value that does not exist. Correct it; never repeat the request unchanged.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  get(
    accountHolderCode: operations.GetAccountHolder['path']['accountHolderCode'],
    parameters?: GetAccountHolderParameters,
    options?: CallOptions,
  ): Call<operations.GetAccountHolder['responses'][200]>;

  /**
   * Update an account holder
   *
   * Adds to what is known of an account holder, or changes it. This is how a holder that was created with a name only gets the
   * data that its identity check needs, and how rejected data is corrected.
   *
   * Rules:
   * 1. `displayName` is required; the stored one changes nothing. What else is left out stays as it is, at every depth.
   *    `null` clears a single value; an object, a list, `displayName` and the `type` of an owner cannot be `null`, and of
   *    an external account only `description` can.
   * 2. An entry of a list (external accounts, owners, documents, photos) changes the stored one with the same `extRef`; else
   *    it is added, and then needs what it needs at creation. Owners and external accounts have operations of their own, which
   *    name them by `code` in the path. Nothing is ever removed. A `code` in the body is ignored.
   * 3. An added entry without an `extRef` is added again by a repeat of the request. Give new entries an `extRef`, and every
   *    update can be repeated safely.
   * 4. The form of the legal entity never changes. A `legalForm` must be the stored one; it may be left out, except while the
   *    holder has no legal entity. The `type` of an individual is ignored, as any unknown field is.
   * 5. As soon as nothing is missing, the identity check starts. What it needs is listed at the creation of a holder. A check
   *    that version 1 held back with `readyForKyc=false` starts with any update of this version.
   * 6. A change of an important value starts the check anew, from any status: `kycStatus` becomes
   *    `IN_PROGRESS`, or `MISSING_DATA` when something needed is missing, and payouts wait until it is `ACTIVE` again.
   *    Important are, of an individual, names, date and place of birth, nationality, address, social security number and
   *    documents; of an organization, legal name, registration number, tax number, type, address, owners and documents. The
   *    holder's own name, description and `extRef`, and email and phone, are not. Sending the stored value is no change.
   * 7. After a check with the result `REJECTED`, correct what `kycMessage` names; several updates may be needed. After `FAILED`
   *    an update starts the check again even if it changes nothing.
   * 8. A new number or a new statement of an external account starts the check of that account anew.
   * 9. No other holder of the merchant may have the same `extRef`, and no two external accounts of the holder the same
   *    `displayName`.
   * 10. A closed holder takes no updates: 402. Virtual accounts are not changed here; that is an operation of version 1.
   * 11. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos in all.
   * 12. The answer shows every part but the contents of files, with the codes of all that was added.
   *
   * Either the whole update is stored or, on any error, nothing of it. After a time-out, or any answer from 500 on, get the
   * holder to see whether it was stored, or repeat the request as rule 3 says.
   *
   * @param accountHolderCode The service's code of the account holder.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The holder is closed and takes no changes. Nothing was changed, and trying again does not help: create a new holder if the seller comes back.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {ConflictError} 409: Another holder of the merchant has this `extRef`, or two external accounts of the holder would share a `displayName`. Nothing was changed. Choose another value, or send the `extRef` of the external account that you mean.
   * @throws {InvalidRequestError} 422: The update does not fit the holder, or a value is missing or malformed. Nothing was changed. `details` names every fault at once; correct them all and send the request again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  update(
    accountHolderCode: operations.UpdateAccountHolder['path']['accountHolderCode'],
    body: operations.UpdateAccountHolder['body'],
    options?: CallOptions,
  ): Call<operations.UpdateAccountHolder['responses'][200]>;
}

/** Creates the operations of `accountHolders` on a connection. */
export function accountHolders(connection: Connection): AccountHolders {
  return {
    list: listAccountHolders(connection),
    create: createAccountHolder(connection),
    get: getAccountHolder(connection),
    update: updateAccountHolder(connection),
  };
}

/** Creates the single operation `accountHolders.list` on a connection. */
export function listAccountHolders(connection: Connection): AccountHolders['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listAccountHolders',
    method: 'get',
    path: '/api/accountholders',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
  };
  const paging: Paging<
    operations.ListAccountHolders['responses'][200],
    NonNullable<NonNullable<operations.ListAccountHolders['responses'][200]>['elements']>[number]
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

/** Creates the single operation `accountHolders.create` on a connection. */
export function createAccountHolder(connection: Connection): AccountHolders['create'] {
  const endpoint: Endpoint = {
    id: 'v2.createAccountHolder',
    method: 'post',
    path: '/api/accountholders',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `accountHolders.get` on a connection. */
export function getAccountHolder(connection: Connection): AccountHolders['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getAccountHolder',
    method: 'get',
    path: '/api/accountholders/{accountHolderCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
  };
  return (accountHolderCode, parameters, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode },
      query: parameters,
      options,
    });
}

/** Creates the single operation `accountHolders.update` on a connection. */
export function updateAccountHolder(connection: Connection): AccountHolders['update'] {
  const endpoint: Endpoint = {
    id: 'v2.updateAccountHolder',
    method: 'patch',
    path: '/api/accountholders/{accountHolderCode}',
    security: bearerKeyOrBareKey,
  };
  return (accountHolderCode, body, options) =>
    callOperation(connection, endpoint, { path: { accountHolderCode }, body, options });
}

/** The query, header and cookie parameters of `v2.listAccountHolders`. */
export interface ListAccountHoldersParameters {
  /**
   * The parts to add, separated by commas. Without it only the code, the reference, the name, the description, the
   * status, the tier and the time of creation are returned.
   *
   * | Value | Adds |
   * |---|---|
   * | `accounts` | `accounts`, with their balances |
   * | `extacc` | `externalAccounts`; their `kycStatus` with `kycstatus` |
   * | `kycstatus` | `legalEntity`, which always has its `kycStatus` |
   * | `ubo` | `legalEntity` with `ultimateBeneficialOwners` |
   * | `docs` | `legalEntity` with `documents` and photos; those of the owners too, with `ubo` |
   * | `docfiles` | the same with the files in them; with `extacc`, the bank statements too |
   * | `salesprofile` | `salesProfile` |
   */
  readonly _fragments?: operations.ListAccountHolders['query']['_fragments'];
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly _pageNumber?: operations.ListAccountHolders['query']['_pageNumber'];
  /** How many elements a page has at most. */
  readonly _pageSize?: operations.ListAccountHolders['query']['_pageSize'];
  /** The direction of the list by time of creation; newest first unless `asc`. */
  readonly _sort?: operations.ListAccountHolders['query']['_sort'];
}

/** The documented errors of `v2.listAccountHolders`. */
export type ListAccountHoldersError =
  | DocumentedError<400, operations.ListAccountHolders['responses'][400]>
  | DocumentedError<401, operations.ListAccountHolders['responses'][401]>
  | DocumentedError<403, operations.ListAccountHolders['responses'][403]>
  | DocumentedError<422, operations.ListAccountHolders['responses'][422]>
  | DocumentedError<429, operations.ListAccountHolders['responses'][429]>
  | DocumentedError<500, operations.ListAccountHolders['responses'][500]>
  | DocumentedError<502, operations.ListAccountHolders['responses'][502]>
  | DocumentedError<503, operations.ListAccountHolders['responses'][503]>
  | DocumentedError<504, operations.ListAccountHolders['responses'][504]>;

/** The documented errors of `v2.createAccountHolder`. */
export type CreateAccountHolderError =
  | DocumentedError<400, operations.CreateAccountHolder['responses'][400]>
  | DocumentedError<401, operations.CreateAccountHolder['responses'][401]>
  | DocumentedError<403, operations.CreateAccountHolder['responses'][403]>
  | DocumentedError<409, operations.CreateAccountHolder['responses'][409]>
  | DocumentedError<422, operations.CreateAccountHolder['responses'][422]>
  | DocumentedError<429, operations.CreateAccountHolder['responses'][429]>
  | DocumentedError<500, operations.CreateAccountHolder['responses'][500]>
  | DocumentedError<502, operations.CreateAccountHolder['responses'][502]>
  | DocumentedError<503, operations.CreateAccountHolder['responses'][503]>
  | DocumentedError<504, operations.CreateAccountHolder['responses'][504]>;

/** The query, header and cookie parameters of `v2.getAccountHolder`. */
export interface GetAccountHolderParameters {
  /**
   * The parts to add, separated by commas. Without it only the code, the reference, the name, the description, the
   * status, the tier and the time of creation are returned.
   *
   * | Value | Adds |
   * |---|---|
   * | `accounts` | `accounts`, with their balances |
   * | `extacc` | `externalAccounts`; their `kycStatus` with `kycstatus` |
   * | `kycstatus` | `legalEntity`, which always has its `kycStatus` |
   * | `ubo` | `legalEntity` with `ultimateBeneficialOwners` |
   * | `docs` | `legalEntity` with `documents` and photos; those of the owners too, with `ubo` |
   * | `docfiles` | the same with the files in them; with `extacc`, the bank statements too |
   * | `salesprofile` | `salesProfile` |
   */
  readonly _fragments?: operations.GetAccountHolder['query']['_fragments'];
}

/** The documented errors of `v2.getAccountHolder`. */
export type GetAccountHolderError =
  | DocumentedError<400, operations.GetAccountHolder['responses'][400]>
  | DocumentedError<401, operations.GetAccountHolder['responses'][401]>
  | DocumentedError<403, operations.GetAccountHolder['responses'][403]>
  | DocumentedError<404, operations.GetAccountHolder['responses'][404]>
  | DocumentedError<422, operations.GetAccountHolder['responses'][422]>
  | DocumentedError<429, operations.GetAccountHolder['responses'][429]>
  | DocumentedError<500, operations.GetAccountHolder['responses'][500]>
  | DocumentedError<502, operations.GetAccountHolder['responses'][502]>
  | DocumentedError<503, operations.GetAccountHolder['responses'][503]>
  | DocumentedError<504, operations.GetAccountHolder['responses'][504]>;

/** The documented errors of `v2.updateAccountHolder`. */
export type UpdateAccountHolderError =
  | DocumentedError<400, operations.UpdateAccountHolder['responses'][400]>
  | DocumentedError<401, operations.UpdateAccountHolder['responses'][401]>
  | DocumentedError<402, operations.UpdateAccountHolder['responses'][402]>
  | DocumentedError<403, operations.UpdateAccountHolder['responses'][403]>
  | DocumentedError<404, operations.UpdateAccountHolder['responses'][404]>
  | DocumentedError<409, operations.UpdateAccountHolder['responses'][409]>
  | DocumentedError<422, operations.UpdateAccountHolder['responses'][422]>
  | DocumentedError<429, operations.UpdateAccountHolder['responses'][429]>
  | DocumentedError<500, operations.UpdateAccountHolder['responses'][500]>
  | DocumentedError<502, operations.UpdateAccountHolder['responses'][502]>
  | DocumentedError<503, operations.UpdateAccountHolder['responses'][503]>
  | DocumentedError<504, operations.UpdateAccountHolder['responses'][504]>;
