// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import type * as operations from '@seller-funds/contract/operations/v1';
import type {
  LateOrganizationDocumentCreate,
  LatePersonalDocumentCreate,
  OrganizationDocument,
  PersonalDocument,
} from '@seller-funds/contract/v1';

/** The operations of `documents` in Version 1. */
export interface Documents {
  /**
   * Add an identity document to an individual
   *
   * Adds a passport or an ID card to an existing account holder. Use it if the KYC check of the holder requires a
   * document, or rejected one.
   *
   * @param code The code of the account holder.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ConflictError} 409: Another document of the holder has this `extRef`, or two photos of this one have the same. Nothing was stored.
   * @throws {InvalidRequestError} 422: A field is missing, empty or invalid, a date is not in the past or in the future as required, `expireAt` and `expiresAt` differ, or the holder is not an individual.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  createIndividual(
    code: string,
    body: LatePersonalDocumentCreate,
    options?: CallOptions,
  ): Call<PersonalDocument>;

  /**
   * Add a company document to an organization
   *
   * Adds a document of a company register or a tax authority to an existing account holder. Use it if the KYC check of
   * the holder requires a document, or rejected one.
   *
   * @param code The code of the account holder.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ConflictError} 409: Another document of the holder has this `extRef`. Nothing was stored.
   * @throws {InvalidRequestError} 422: A field is missing, empty or invalid, the date of issue is not in the past, or the holder is not an organization.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  createOrganization(
    code: string,
    body: LateOrganizationDocumentCreate,
    options?: CallOptions,
  ): Call<OrganizationDocument>;
}

/** Creates the operations of `documents` on a connection. */
export function documents(connection: Connection): Documents {
  return {
    createIndividual: createIndividualDocument(connection),
    createOrganization: createOrganizationDocument(connection),
  };
}

/** Creates the single operation `documents.createIndividual` on a connection. */
export function createIndividualDocument(connection: Connection): Documents['createIndividual'] {
  const endpoint: Endpoint = {
    id: 'v1.createIndividualDocument',
    method: 'post',
    path: '/api/v1/accountholders/{code}/individual/documents',
    security: bearerKeyOrBareKey,
  };
  return (code, body, options) =>
    callOperation(connection, endpoint, { path: { code }, body, options });
}

/** Creates the single operation `documents.createOrganization` on a connection. */
export function createOrganizationDocument(
  connection: Connection,
): Documents['createOrganization'] {
  const endpoint: Endpoint = {
    id: 'v1.createOrganizationDocument',
    method: 'post',
    path: '/api/v1/accountholders/{code}/organization/documents',
    security: bearerKeyOrBareKey,
  };
  return (code, body, options) =>
    callOperation(connection, endpoint, { path: { code }, body, options });
}

/** The documented errors of `v1.createIndividualDocument`. */
export type CreateIndividualDocumentError = DocumentedErrors<
  operations.CreateIndividualDocument['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v1.createOrganizationDocument`. */
export type CreateOrganizationDocumentError = DocumentedErrors<
  operations.CreateOrganizationDocument['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;
