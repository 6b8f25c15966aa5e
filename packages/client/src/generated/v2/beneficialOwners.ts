// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { type List, type Paging, listOperation } from '../runtime/list.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';

/** The operations of `beneficialOwners` in Version 2. */
export interface BeneficialOwners {
  /**
   * List the owners of an account holder
   *
   * Returns the people who own or run an account holder, page by page. They are the same that the holder itself shows with
   * the fragment `ubo`.
   *
   * Rules:
   * 1. The page is chosen by `pageNumber` and `pageSize`, without the underscore that other lists have. The underscored names
   *    are taken as well; both forms with different values are a 422.
   * 2. The newest come first; owners of the same moment are in the order of their codes. A page beyond the last has no
   *    elements.
   * 3. Documents are left out unless `_fragments` has `docs`, or `docfiles` for their contents as well.
   * 4. A holder without owners, or without a legal entity, has an empty list.
   *
   * An unknown holder, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
   *
   * @param accountHolderCode The service's code of the account holder that the owners belong to.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {InvalidRequestError} 422: A query parameter is out of range, `_fragments` holds a value that does not exist, or the two names of a paging parameter came with different values. `details` names each fault. Correct them; never repeat the request unchanged.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  list(
    accountHolderCode: operations.ListBeneficialOwners['path']['accountHolderCode'],
    parameters?: ListBeneficialOwnersParameters,
    options?: CallOptions,
  ): List<
    operations.ListBeneficialOwners['responses'][200],
    NonNullable<NonNullable<operations.ListBeneficialOwners['responses'][200]>['elements']>[number]
  >;

  /**
   * Add an owner to an account holder
   *
   * Adds a person who owns or runs an account holder. The check of an organization needs one, that of an individual none.
   *
   * Rules:
   * 1. The holder must have a legal entity: otherwise 422. Only `type` is required.
   * 2. The check needs of an owner what it needs of an individual: `firstName`, `lastName`, `dateOfBirth` (18 years or more),
   *    `nationality`, an `address` with street, house number, postal code, city and country, and one document with a photo of
   *    its front, and of its back too when it is an `ID`. A merchant based in the United States must add
   *    `socialSecurityNumber`, `email` and `phone`. What is missing is no error: the holder's `kycStatus` becomes
   *    `MISSING_DATA`.
   * 3. A new owner starts the identity check of the holder anew, from any status, and payouts wait until it is `ACTIVE`
   *    again.
   * 4. No other owner of the holder may have the same `extRef`. No two documents of the owner and no two photos of one
   *    document may share one.
   * 5. An owner that was sent inside the holder is there already; do not add it here again. Owners cannot be removed.
   * 6. A repeat is not recognised: without an `extRef` it adds the person twice, with one it is a 409.
   * 7. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos. A `code` in
   *    the body is ignored.
   * 8. The answer shows the owner with documents and photos and their codes, without the contents of files.
   *
   * After a time-out, or any answer from 500 on, list the owners before you try again. A closed holder is a 402.
   *
   * @param accountHolderCode The service's code of the account holder that the owners belong to.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The holder is closed and takes no changes. Nothing was changed, and trying again does not help: create a new holder if the seller comes back.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {ConflictError} 409: Another owner of the holder has this `extRef`, or two of the documents or photos share one. Nothing was stored. List the owners: if the person is there already, update that owner; otherwise choose another value.
   * @throws {InvalidRequestError} 422: A field is missing or malformed, or the holder has no legal entity. Nothing was stored. `details` names every fault at once.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  create(
    accountHolderCode: operations.CreateBeneficialOwner['path']['accountHolderCode'],
    body: operations.CreateBeneficialOwner['body'],
    options?: CallOptions,
  ): Call<operations.CreateBeneficialOwner['responses'][200]>;

  /**
   * Get an owner of an account holder
   *
   * Returns one person who owns or runs an account holder.
   *
   * Rules:
   * 1. Documents are left out unless `_fragments` has `docs`, or `docfiles` for their contents as well.
   * 2. The owner must belong to the holder in the path.
   * 3. An owner has no check of its own: the `kycStatus` of the holder tells.
   *
   * An unknown holder or owner, or one that belongs to somebody else, is a 404. Nothing is changed, so repeat at will.
   *
   * @param accountHolderCode The service's code of the account holder that the owners belong to.
   * @param uboCode The service's code of the owner.
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
    accountHolderCode: operations.GetBeneficialOwner['path']['accountHolderCode'],
    uboCode: operations.GetBeneficialOwner['path']['uboCode'],
    parameters?: GetBeneficialOwnerParameters,
    options?: CallOptions,
  ): Call<operations.GetBeneficialOwner['responses'][200]>;

  /**
   * Update an owner of an account holder
   *
   * Adds to what is known of an owner, or changes it.
   *
   * Rules:
   * 1. `type` is required, changed or not: send the stored one to leave it as it is. All else may be left out and stays as it
   *    is then, at every depth. `null` clears a single value; an object or a list cannot be `null`.
   * 2. A document or photo in the body changes the stored one with the same `extRef`; else it is added. What has no
   *    `extRef` cannot be changed. Nothing is ever removed.
   * 3. An added document or photo without an `extRef` is added again by a repeat. Give new ones an `extRef`, and every update
   *    can be repeated safely.
   * 4. A change of the type, the names, date or place of birth, nationality, address, social security number or documents
   *    starts the identity check of the holder anew, from any status: its `kycStatus` becomes `IN_PROGRESS`, or
   *    `MISSING_DATA` when something needed is missing, and payouts wait until it is `ACTIVE` again. Email, phone and
   *    `extRef` do not, nor does the stored value sent once more.
   * 5. No other owner of the holder may have the same `extRef`.
   * 6. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos in all. A `code`
   *    in the body is ignored.
   * 7. The answer shows the owner with documents and photos and their codes, without the contents of files.
   *
   * Either the whole update is stored or, on any error, nothing of it. After a time-out, get the owner to see whether it was
   * stored. A closed holder is a 402.
   *
   * @param accountHolderCode The service's code of the account holder that the owners belong to.
   * @param uboCode The service's code of the owner.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The holder is closed and takes no changes. Nothing was changed, and trying again does not help: create a new holder if the seller comes back.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {ConflictError} 409: Another owner of the holder has this `extRef`. Nothing was changed. Choose another value.
   * @throws {InvalidRequestError} 422: A field is missing or malformed, or an entry has a code that the owner does not have. Nothing was changed. `details` names every fault at once.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  update(
    accountHolderCode: operations.UpdateBeneficialOwner['path']['accountHolderCode'],
    uboCode: operations.UpdateBeneficialOwner['path']['uboCode'],
    body: operations.UpdateBeneficialOwner['body'],
    options?: CallOptions,
  ): Call<operations.UpdateBeneficialOwner['responses'][200]>;
}

/** Creates the operations of `beneficialOwners` on a connection. */
export function beneficialOwners(connection: Connection): BeneficialOwners {
  return {
    list: listBeneficialOwners(connection),
    create: createBeneficialOwner(connection),
    get: getBeneficialOwner(connection),
    update: updateBeneficialOwner(connection),
  };
}

/** Creates the single operation `beneficialOwners.list` on a connection. */
export function listBeneficialOwners(connection: Connection): BeneficialOwners['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listBeneficialOwners',
    method: 'get',
    path: '/api/accountholders/{accountHolderCode}/ubos',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
  };
  const paging: Paging<
    operations.ListBeneficialOwners['responses'][200],
    NonNullable<NonNullable<operations.ListBeneficialOwners['responses'][200]>['elements']>[number]
  > = {
    page: 'pageNumber',
    first: 0,
    size: 'pageSize',
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

/** Creates the single operation `beneficialOwners.create` on a connection. */
export function createBeneficialOwner(connection: Connection): BeneficialOwners['create'] {
  const endpoint: Endpoint = {
    id: 'v2.createBeneficialOwner',
    method: 'post',
    path: '/api/accountholders/{accountHolderCode}/ubos',
    security: bearerKeyOrBareKey,
  };
  return (accountHolderCode, body, options) =>
    callOperation(connection, endpoint, { path: { accountHolderCode }, body, options });
}

/** Creates the single operation `beneficialOwners.get` on a connection. */
export function getBeneficialOwner(connection: Connection): BeneficialOwners['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getBeneficialOwner',
    method: 'get',
    path: '/api/accountholders/{accountHolderCode}/ubos/{uboCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
  };
  return (accountHolderCode, uboCode, parameters, options) =>
    callOperation(connection, endpoint, {
      path: { accountHolderCode, uboCode },
      query: parameters,
      options,
    });
}

/** Creates the single operation `beneficialOwners.update` on a connection. */
export function updateBeneficialOwner(connection: Connection): BeneficialOwners['update'] {
  const endpoint: Endpoint = {
    id: 'v2.updateBeneficialOwner',
    method: 'patch',
    path: '/api/accountholders/{accountHolderCode}/ubos/{uboCode}',
    security: bearerKeyOrBareKey,
  };
  return (accountHolderCode, uboCode, body, options) =>
    callOperation(connection, endpoint, { path: { accountHolderCode, uboCode }, body, options });
}

/** The query, header and cookie parameters of `v2.listBeneficialOwners`. */
export interface ListBeneficialOwnersParameters {
  /**
   * The parts to add, separated by commas: `docs` for the identity papers and their photos, `docfiles` for the same with
   * the files in them. The other values are taken, for the sake of one list everywhere, and add nothing to an owner.
   */
  readonly _fragments?: operations.ListBeneficialOwners['query']['_fragments'];
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly pageNumber?: operations.ListBeneficialOwners['query']['pageNumber'];
  /** How many elements a page has at most. */
  readonly pageSize?: operations.ListBeneficialOwners['query']['pageSize'];
  /** Another name of `pageNumber`, as other lists have it. Send one of the two; different values are a 422. */
  readonly _pageNumber?: operations.ListBeneficialOwners['query']['_pageNumber'];
  /** Another name of `pageSize`, as other lists have it. Send one of the two; different values are a 422. */
  readonly _pageSize?: operations.ListBeneficialOwners['query']['_pageSize'];
}

/** The documented errors of `v2.listBeneficialOwners`. */
export type ListBeneficialOwnersError =
  | DocumentedError<400, operations.ListBeneficialOwners['responses'][400]>
  | DocumentedError<401, operations.ListBeneficialOwners['responses'][401]>
  | DocumentedError<403, operations.ListBeneficialOwners['responses'][403]>
  | DocumentedError<404, operations.ListBeneficialOwners['responses'][404]>
  | DocumentedError<422, operations.ListBeneficialOwners['responses'][422]>
  | DocumentedError<429, operations.ListBeneficialOwners['responses'][429]>
  | DocumentedError<500, operations.ListBeneficialOwners['responses'][500]>
  | DocumentedError<502, operations.ListBeneficialOwners['responses'][502]>
  | DocumentedError<503, operations.ListBeneficialOwners['responses'][503]>
  | DocumentedError<504, operations.ListBeneficialOwners['responses'][504]>;

/** The documented errors of `v2.createBeneficialOwner`. */
export type CreateBeneficialOwnerError =
  | DocumentedError<400, operations.CreateBeneficialOwner['responses'][400]>
  | DocumentedError<401, operations.CreateBeneficialOwner['responses'][401]>
  | DocumentedError<402, operations.CreateBeneficialOwner['responses'][402]>
  | DocumentedError<403, operations.CreateBeneficialOwner['responses'][403]>
  | DocumentedError<404, operations.CreateBeneficialOwner['responses'][404]>
  | DocumentedError<409, operations.CreateBeneficialOwner['responses'][409]>
  | DocumentedError<422, operations.CreateBeneficialOwner['responses'][422]>
  | DocumentedError<429, operations.CreateBeneficialOwner['responses'][429]>
  | DocumentedError<500, operations.CreateBeneficialOwner['responses'][500]>
  | DocumentedError<502, operations.CreateBeneficialOwner['responses'][502]>
  | DocumentedError<503, operations.CreateBeneficialOwner['responses'][503]>
  | DocumentedError<504, operations.CreateBeneficialOwner['responses'][504]>;

/** The query, header and cookie parameters of `v2.getBeneficialOwner`. */
export interface GetBeneficialOwnerParameters {
  /**
   * The parts to add, separated by commas: `docs` for the identity papers and their photos, `docfiles` for the same with
   * the files in them. The other values are taken, for the sake of one list everywhere, and add nothing to an owner.
   */
  readonly _fragments?: operations.GetBeneficialOwner['query']['_fragments'];
}

/** The documented errors of `v2.getBeneficialOwner`. */
export type GetBeneficialOwnerError =
  | DocumentedError<400, operations.GetBeneficialOwner['responses'][400]>
  | DocumentedError<401, operations.GetBeneficialOwner['responses'][401]>
  | DocumentedError<403, operations.GetBeneficialOwner['responses'][403]>
  | DocumentedError<404, operations.GetBeneficialOwner['responses'][404]>
  | DocumentedError<422, operations.GetBeneficialOwner['responses'][422]>
  | DocumentedError<429, operations.GetBeneficialOwner['responses'][429]>
  | DocumentedError<500, operations.GetBeneficialOwner['responses'][500]>
  | DocumentedError<502, operations.GetBeneficialOwner['responses'][502]>
  | DocumentedError<503, operations.GetBeneficialOwner['responses'][503]>
  | DocumentedError<504, operations.GetBeneficialOwner['responses'][504]>;

/** The documented errors of `v2.updateBeneficialOwner`. */
export type UpdateBeneficialOwnerError =
  | DocumentedError<400, operations.UpdateBeneficialOwner['responses'][400]>
  | DocumentedError<401, operations.UpdateBeneficialOwner['responses'][401]>
  | DocumentedError<402, operations.UpdateBeneficialOwner['responses'][402]>
  | DocumentedError<403, operations.UpdateBeneficialOwner['responses'][403]>
  | DocumentedError<404, operations.UpdateBeneficialOwner['responses'][404]>
  | DocumentedError<409, operations.UpdateBeneficialOwner['responses'][409]>
  | DocumentedError<422, operations.UpdateBeneficialOwner['responses'][422]>
  | DocumentedError<429, operations.UpdateBeneficialOwner['responses'][429]>
  | DocumentedError<500, operations.UpdateBeneficialOwner['responses'][500]>
  | DocumentedError<502, operations.UpdateBeneficialOwner['responses'][502]>
  | DocumentedError<503, operations.UpdateBeneficialOwner['responses'][503]>
  | DocumentedError<504, operations.UpdateBeneficialOwner['responses'][504]>;
