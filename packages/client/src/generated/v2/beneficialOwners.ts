// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import {
  type Call,
  type List,
  type Paging,
  callOperation,
  listOperation,
} from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
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
   * @param accountHolderCode The code of the account holder that the owners belong to.
   * @throws {InvalidRequestError} 422: A query parameter is out of range, `_fragments` holds a value that does not exist, or the two names of a pagination parameter have different values.
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
   * @param accountHolderCode The code of the account holder that the owners belong to.
   * @throws {InvalidRequestError} 402: The holder is closed and cannot be changed. Do not retry; create a new holder if the seller returns.
   * @throws {ConflictError} 409: Another owner of the holder has this `extRef`, or two of the documents or photos share one. Nothing was stored.
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
