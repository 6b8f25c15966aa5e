// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Call, callOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import { bearerKeyOrBareKey } from '../security.js';
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
   * Rules:
   * 1. The holder must be an individual; one that is an organization, or has no legal entity yet, returns 422.
   * 2. Only `PASSPORT` and `ID` are accepted here. Send other types in the legal entity when you update the holder.
   * 3. The date of issue is in the past, the expiry date in the future. They are compared with today's date in UTC;
   *    today itself is not accepted for either.
   * 4. Send the expiry date as `expireAt` and as `expiresAt`: the reference shows both names and does not say which of
   *    them is accepted. This service accepts either; if both are sent, they must be equal. The response has
   *    `expireAt`.
   * 5. Each photo can have up to 4 MiB before it is encoded, the whole request up to 16 MiB: two photos of the maximum
   *    size fit, a third does not. Send more photos by updating the holder.
   * 6. The document is added; no other document is replaced or removed.
   * 7. If another document of the holder has the same `extRef`, or two photos of this document have the same one, the
   *    response is 409; without an `extRef` each retry adds another document.
   * 8. The check requires a `FRONT` photo, and for an `ID` also a `BACK` photo; a document without them is stored, but
   *    the check does not start.
   * 9. A new document restarts the KYC check when all required data is present, from any status, also after `PASSED` or
   *    `FORGED`. Payouts that are due before the check has passed are denied.
   * 10. The response has the photos without their files; get the holder with the fragment `docfiles` to read these.
   *
   * After a timeout, retry with the same `extRef`: a 409 means that the document was stored. A closed holder
   * returns 402. `details` of a 422 lists all errors. A body above 16 MiB returns 400.
   *
   * @param code The code of the account holder.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ConflictError} 409: Another document of the holder has this `extRef`, or two photos of this one have the same. Nothing was stored. If this was a retry after a timeout, the document exists already: get the holder with the fragment `docs`. Otherwise choose another `extRef`.
   * @throws {InvalidRequestError} 422: A field is missing, empty or invalid, a date is not in the past or in the future as required, `expireAt` and `expiresAt` differ, or the holder is not an individual. `details` lists all errors of the body. Nothing was stored; correct the request before you retry.
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
   * Rules:
   * 1. The holder must be an organization; one who is an individual, or has no legal entity yet, returns 422.
   * 2. The date of issue is in the past. It is compared with today's date in UTC; today itself is not accepted.
   * 3. The file can have up to 4 MiB before it is encoded.
   * 4. The document is added; no other document is replaced or removed.
   * 5. If another document of the holder has the same `extRef`, the response is 409; without an `extRef` each retry adds
   *    another document.
   * 6. Send documents of the organization's owners in the legal entity when you update the holder.
   * 7. A new document restarts the KYC check when all required data is present, from any status, also after `PASSED` or
   *    `FORGED`. Payouts that are due before the check has passed are denied.
   * 8. The response does not contain the file; get the holder with the fragment `docfiles` to read it.
   *
   * After a timeout, retry with the same `extRef`: a 409 means that the document was stored. A closed holder
   * returns 402. `details` of a 422 lists all errors.
   *
   * @param code The code of the account holder.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {ConflictError} 409: Another document of the holder has this `extRef`. Nothing was stored. If this was a retry after a timeout, the document exists already: get the holder with the fragment `docs`. Otherwise choose another `extRef`.
   * @throws {InvalidRequestError} 422: A field is missing, empty or invalid, the date of issue is not in the past, or the holder is not an organization. `details` lists all errors of the body. Nothing was stored; correct the request before you retry.
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
