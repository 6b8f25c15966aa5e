// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  type Call,
  type List,
  type Paging,
  callOperation,
  listOperation,
} from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';
import type {
  BeneficialOwner,
  BeneficialOwnerCreate,
  BeneficialOwnerPage,
  BeneficialOwnerUpdate,
} from '@seller-funds/contract/v2';

/** The operations of `beneficialOwners` in Version 2. */
export interface BeneficialOwners {
  /**
   * List the owners of an account holder
   *
   * Returns the people who own or run an account holder, page by page. They are the same as those of the holder with
   * the fragment `ubo`.
   *
   * Rules:
   * 1. The pagination parameters are `pageNumber` and `pageSize`, without the underscore of other lists.
   * 2. Sorted newest first; owners with the same creation time are sorted by code. A page beyond the last has no
   *    elements.
   * 3. The response contains documents only with the fragment `docs`, and their files only with `docfiles`.
   * 4. A holder without owners, or without a legal entity, has an empty list.
   *
   * An unknown holder, or one of another merchant, returns 404. You can retry this request.
   *
   * @param accountHolderCode The code of the account holder that the owners belong to.
   * @throws {InvalidRequestError} 422: A query parameter is out of range, `_fragments` holds a value that does not exist, or the two names of a pagination parameter have different values. `details` lists all errors. Correct them before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  list(
    accountHolderCode: string,
    parameters?: ListBeneficialOwnersParameters,
    options?: CallOptions,
  ): List<BeneficialOwnerPage, BeneficialOwner>;

  /**
   * Add an owner to an account holder
   *
   * Adds a person who owns or runs an account holder. The KYC check of an organization requires at least one owner.
   *
   * Rules:
   * 1. The holder must have a legal entity; otherwise the response is 422. Only `type` is required.
   * 2. The check requires the same data as for an individual: `firstName`, `lastName`, `dateOfBirth` (at least 18 years
   *    ago), `nationality`, an `address` with street, house number, postal code, city and country, and one document with
   *    a photo of its front, and for an `ID` of its back. A merchant based in the United States must also
   *    send `socialSecurityNumber`, `email` and `phone`. Missing data is not an error: the holder's `kycStatus` becomes
   *    `MISSING_DATA`.
   * 3. A new owner restarts the KYC check of the holder, from any status, and payouts require that it is `ACTIVE`
   *    again.
   * 4. No other owner of the holder may have the same `extRef`; the same is true for the documents of the owner and for
   *    the photos of a document.
   * 5. Do not add owners again that you sent with the holder. Owners cannot be removed.
   * 6. There is no idempotency key: a retry without an `extRef` adds the person twice, a retry with one returns 409.
   * 7. A body can have up to 16 MiB (a larger one returns 400), each file up to 4 MiB before Base64, and a document up
   *    to 20 photos. A `code` in the body is ignored.
   * 8. The response has the owner with documents and photos and their codes, without the contents of files.
   *
   * After a timeout or a 5xx response, list the owners before you retry. A closed holder returns 402.
   *
   * @param accountHolderCode The code of the account holder that the owners belong to.
   * @throws {InvalidRequestError} 402: The holder is closed and cannot be changed. Do not retry; create a new holder if the seller returns.
   * @throws {ConflictError} 409: Another owner of the holder has this `extRef`, or two of the documents or photos share one. Nothing was stored. List the owners: if the person exists already, update that owner; otherwise choose another value.
   * @throws {InvalidRequestError} 422: A field is missing or malformed, or the holder has no legal entity. Nothing was stored. `details` lists all errors.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  create(
    accountHolderCode: string,
    body: BeneficialOwnerCreate,
    options?: CallOptions,
  ): Call<BeneficialOwner>;

  /**
   * Get an owner of an account holder
   *
   * Returns one person who owns or runs an account holder.
   *
   * Rules:
   * 1. The response contains documents only with the fragment `docs`, and their files only with `docfiles`.
   * 2. The owner must belong to the holder in the path.
   * 3. An owner has no KYC check of its own; see the `kycStatus` of the holder.
   *
   * An unknown holder or owner, or one that belongs to another merchant, returns 404. You can retry this request.
   *
   * @param accountHolderCode The code of the account holder that the owners belong to.
   * @param uboCode The code of the owner.
   * @throws {InvalidRequestError} 422: `_fragments` holds a value that does not exist. Correct it before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(
    accountHolderCode: string,
    uboCode: string,
    parameters?: GetBeneficialOwnerParameters,
    options?: CallOptions,
  ): Call<BeneficialOwner>;

  /**
   * Update an owner of an account holder
   *
   * Adds or changes data of an owner.
   *
   * Rules:
   * 1. `type` is required, changed or not. Other fields that are left out keep their values, at every depth. `null`
   *    clears a single value; an object or a list cannot be `null`.
   * 2. A document or photo in the body changes the stored one with the same `extRef`; otherwise it is added. An entry
   *    without an `extRef` cannot be changed, and nothing is ever removed.
   * 3. If you retry the request, a document or photo without an `extRef` is added again. Give new ones an
   *    `extRef`, so that you can retry every update safely.
   * 4. A change of the type, the names, date or place of birth, nationality, address, social security number or
   *    documents restarts the KYC check of the holder, from any status: its `kycStatus` becomes `IN_PROGRESS`, or
   *    `MISSING_DATA` if required data is missing. Payouts then require that it is `ACTIVE` again. Email,
   *    phone and `extRef` do not restart it, and neither does sending the stored value.
   * 5. No other owner of the holder may have the same `extRef`.
   * 6. A body can have up to 16 MiB (a larger one returns 400), each file up to 4 MiB before Base64, and a document up
   *    to 20 photos in all. A `code` in the body is ignored.
   * 7. The response has the owner with documents and photos and their codes, without the contents of files.
   *
   * An update is stored completely or, in case of an error, not at all. After a timeout, get the owner to see
   * whether the update was stored. A closed holder returns 402.
   *
   * @param accountHolderCode The code of the account holder that the owners belong to.
   * @param uboCode The code of the owner.
   * @throws {InvalidRequestError} 402: The holder is closed and cannot be changed. Do not retry; create a new holder if the seller returns.
   * @throws {ConflictError} 409: Another owner of the holder has this `extRef`. Nothing was changed. Choose another value.
   * @throws {InvalidRequestError} 422: A field is missing or malformed. Nothing was changed. `details` lists all errors.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  update(
    accountHolderCode: string,
    uboCode: string,
    body: BeneficialOwnerUpdate,
    options?: CallOptions,
  ): Call<BeneficialOwner>;
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
  const paging: Paging<BeneficialOwnerPage, BeneficialOwner> = {
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

/** The query parameters of `v2.listBeneficialOwners`. */
export type ListBeneficialOwnersParameters = operations.ListBeneficialOwners['query'];

/** The documented errors of `v2.listBeneficialOwners`. */
export type ListBeneficialOwnersError = DocumentedErrors<
  operations.ListBeneficialOwners['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.createBeneficialOwner`. */
export type CreateBeneficialOwnerError = DocumentedErrors<
  operations.CreateBeneficialOwner['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The query parameters of `v2.getBeneficialOwner`. */
export type GetBeneficialOwnerParameters = operations.GetBeneficialOwner['query'];

/** The documented errors of `v2.getBeneficialOwner`. */
export type GetBeneficialOwnerError = DocumentedErrors<
  operations.GetBeneficialOwner['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.updateBeneficialOwner`. */
export type UpdateBeneficialOwnerError = DocumentedErrors<
  operations.UpdateBeneficialOwner['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;
