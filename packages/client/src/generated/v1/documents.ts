// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v1';

/** The operations of `documents` in Version 1. */
export interface Documents {
  /**
   * Add an identity paper to an individual
   *
   * Adds a passport or an ID card to an account holder who exists already. Use it when the check of the holder
   * waits for a paper, or did not accept the one it got.
   *
   * Rules:
   * 1. The holder must be an individual. One that is an organization, or has no legal entity yet, is a 422.
   * 2. Only `PASSPORT` and `ID` are taken here. Other kinds go into the legal entity when the holder is updated.
   * 3. The paper must have been issued before today and expire after today. Today is the day in UTC, and today
   *    itself is neither.
   * 4. Send the day of expiry as `expireAt`. `expiresAt` is taken too; when both are sent they must be equal. The
   *    response says `expireAt`.
   * 5. Each picture may have 4 MiB before it is encoded, the whole request 16 MiB: two pictures of the largest size
   *    fit, a third does not. Send the others by updating the holder.
   * 6. The paper is added to those that the holder has. Nothing is replaced or removed.
   * 7. An `extRef` that another document of the holder has is a 409, and so is one that two photos of the paper share.
   *    Without an `extRef` each repeat adds one more paper.
   * 8. The check needs a `FRONT` photo, and a `BACK` photo too for an `ID`. A paper without them is stored, but the
   *    check goes on waiting.
   * 9. A paper counts as a change of important data: once everything is there, a new check starts, from any status,
   *    also for a holder who had passed or was `FORGED`. Payouts that fall due before it has passed are
   *    denied.
   * 10. The response leaves the pictures out. Read the holder with the fragment `docfiles` to get them.
   *
   * After a timeout, repeat with the same `extRef`: a 409 says that the paper had arrived. A closed holder takes no
   * papers (402). After a 422, correct all that `details` names in one go. A body above 16 MiB is a 400.
   *
   * @param code The service's code of the account holder.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The request is well-formed, but the state of the business does not allow it now. Nothing was changed.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {ConflictError} 409: Another document of the holder has this `extRef`, or two photos of this one have the same. Nothing was stored. When you were repeating a request whose answer got lost, the document is there already: read the holder with the fragment `docs`. Otherwise choose another `extRef`.
   * @throws {InvalidRequestError} 422: A field is missing, empty or wrong, a date is on the wrong side of today, the two names of the day of expiry disagree, or the holder is not an individual. `details` names every fault of the body. Nothing was stored; correct the request before you send it again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  createIndividual(
    code: operations.CreateIndividualDocument['path']['code'],
    body: operations.CreateIndividualDocument['body'],
    options?: CallOptions,
  ): Call<operations.CreateIndividualDocument['responses'][200]>;

  /**
   * Add a company paper to an organization
   *
   * Adds a paper of a company register or a tax authority to an account holder that exists already. Use it when
   * the check of the holder waits for a paper, or did not accept the one it got.
   *
   * Rules:
   * 1. The holder must be an organization. One who is an individual, or has no legal entity yet, is a 422.
   * 2. The paper must have been issued before today. Today is the day in UTC, and today itself is too late.
   * 3. The file may have 4 MiB before it is encoded.
   * 4. The paper is added to those that the holder has. Nothing is replaced or removed.
   * 5. An `extRef` that another document of the holder has is a 409. Without an `extRef` each repeat adds one more
   *    paper.
   * 6. The papers of the organization's owners do not go here, but into the legal entity when the holder is updated.
   * 7. A paper counts as a change of important data: once everything is there, a new check starts, from any status,
   *    also for a holder that had passed or was `FORGED`. Payouts that fall due before it has passed are
   *    denied.
   * 8. The response leaves the file out. Read the holder with the fragment `docfiles` to get it.
   *
   * After a timeout, repeat with the same `extRef`: a 409 says that the paper had arrived. A closed holder takes no
   * papers (402). After a 422, correct all that `details` names in one go.
   *
   * @param code The service's code of the account holder.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The request is well-formed, but the state of the business does not allow it now. Nothing was changed.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {ConflictError} 409: Another document of the holder has this `extRef`. Nothing was stored. When you were repeating a request whose answer got lost, the document is there already: read the holder with the fragment `docs`. Otherwise choose another `extRef`.
   * @throws {InvalidRequestError} 422: A field is missing, empty or wrong, the day of issue is not in the past, or the holder is not an organization. `details` names every fault of the body. Nothing was stored; correct the request before you send it again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  createOrganization(
    code: operations.CreateOrganizationDocument['path']['code'],
    body: operations.CreateOrganizationDocument['body'],
    options?: CallOptions,
  ): Call<operations.CreateOrganizationDocument['responses'][200]>;
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
export type CreateIndividualDocumentError =
  | DocumentedError<400, operations.CreateIndividualDocument['responses'][400]>
  | DocumentedError<401, operations.CreateIndividualDocument['responses'][401]>
  | DocumentedError<402, operations.CreateIndividualDocument['responses'][402]>
  | DocumentedError<403, operations.CreateIndividualDocument['responses'][403]>
  | DocumentedError<404, operations.CreateIndividualDocument['responses'][404]>
  | DocumentedError<409, operations.CreateIndividualDocument['responses'][409]>
  | DocumentedError<422, operations.CreateIndividualDocument['responses'][422]>
  | DocumentedError<429, operations.CreateIndividualDocument['responses'][429]>
  | DocumentedError<500, operations.CreateIndividualDocument['responses'][500]>
  | DocumentedError<502, operations.CreateIndividualDocument['responses'][502]>
  | DocumentedError<503, operations.CreateIndividualDocument['responses'][503]>
  | DocumentedError<504, operations.CreateIndividualDocument['responses'][504]>;

/** The documented errors of `v1.createOrganizationDocument`. */
export type CreateOrganizationDocumentError =
  | DocumentedError<400, operations.CreateOrganizationDocument['responses'][400]>
  | DocumentedError<401, operations.CreateOrganizationDocument['responses'][401]>
  | DocumentedError<402, operations.CreateOrganizationDocument['responses'][402]>
  | DocumentedError<403, operations.CreateOrganizationDocument['responses'][403]>
  | DocumentedError<404, operations.CreateOrganizationDocument['responses'][404]>
  | DocumentedError<409, operations.CreateOrganizationDocument['responses'][409]>
  | DocumentedError<422, operations.CreateOrganizationDocument['responses'][422]>
  | DocumentedError<429, operations.CreateOrganizationDocument['responses'][429]>
  | DocumentedError<500, operations.CreateOrganizationDocument['responses'][500]>
  | DocumentedError<502, operations.CreateOrganizationDocument['responses'][502]>
  | DocumentedError<503, operations.CreateOrganizationDocument['responses'][503]>
  | DocumentedError<504, operations.CreateOrganizationDocument['responses'][504]>;
