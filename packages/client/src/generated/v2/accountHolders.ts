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
  AccountHolder,
  AccountHolderCreate,
  AccountHolderPage,
  AccountHolderUpdate,
} from '@seller-funds/contract/v2';

/** The operations of `accountHolders` in Version 2. */
export interface AccountHolders {
  /**
   * List account holders
   *
   * Returns the account holders of the merchant page by page, including those created with version 1.
   *
   * Rules:
   * 1. By default, holders are returned without legal entity and accounts. `_fragments` adds them.
   * 2. Sorted newest first, or oldest first with `_sort=asc`; holders with the same creation time are sorted by code.
   * 3. A page beyond the last has no elements, but the correct `totalElementCount`.
   * 4. A holder that is created while you read the pages shifts the others, so you may receive one twice. Use
   *    `_sort=asc` to receive each once.
   *
   * There is no search by `extRef`: read all pages and compare. An unknown fragment, or a page size outside 1 to 500,
   * returns 422. With `docfiles` a page can become very large: use small pages, or get holders one at a time.
   * You can retry this request.
   *
   * @throws {InvalidRequestError} 422: A query parameter is out of range, or `_fragments` holds a value that does not exist. `details` lists all errors. Correct them before you retry.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(
    parameters?: ListAccountHoldersParameters,
    options?: CallOptions,
  ): List<AccountHolderPage, AccountHolder>;

  /**
   * Create an account holder
   *
   * Creates a seller, or another party that needs an account on the platform. Only a name is required; send the other
   * data at once, or later with updates.
   *
   * Rules:
   * 1. Only `displayName` is required. If you send them, a legal entity requires `legalForm`, an owner `type`, and an
   *    external account the fields of its schema. Data that is missing for the KYC check is not an error:
   *    `kycStatus` is `MISSING_DATA`, and `kycMessage` lists the missing data. Send it with an update, or let the seller
   *    enter it in hosted onboarding.
   * 2. The KYC check starts automatically when all required data is present. In this version it cannot be delayed.
   * 3. An individual requires `firstName`, `lastName`, `dateOfBirth` (at least 18 years ago), `nationality`, an
   *    `address` with street, house number, postal code, city and country, and one document with a photo of its front,
   *    and for an `ID` of its back.
   * 4. An organization requires `legalName`, `registrationNumber`, `taxNumber`, `type`, an `address` as above, one
   *    owner with all data of an individual, and one document of the organization.
   * 5. A merchant based in the United States must also send `salesProfile` with both amounts, `email` and `phone` of
   *    every seller and every owner, and `socialSecurityNumber` of every individual and every owner. The operator
   *    configures where a merchant is based; the API does not show it.
   * 6. The division determines the tier. With `LIGHT_KYC` documents and owners are not required, and the sum of all
   *    payouts of the holder is limited to EUR 2,500.00.
   * 7. The service creates one virtual account. Its `extRef` is that of the holder followed by `_virtual_account`, or
   *    null if the holder has none; its name is the first 48 characters of the holder's name.
   * 8. No other holder of the merchant may have the same `extRef`. Within the holder, no two external accounts, no two
   *    owners, no two documents of one person or organization and no two photos of one document may share an `extRef`.
   * 9. The first external account is selected for payouts. The check of an external account starts when it has an
   *    account number and a statement.
   * 10. A new holder is `ACTIVE` and can receive money at once. Payouts require that the KYC checks of the holder
   *     and of the external account are `ACTIVE`.
   * 11. The legal form cannot be changed later. Both legal forms have the same fields, so a sole trader can have a
   *     `registrationNumber`; only `type` is for organizations, and is ignored for an individual. Fields that the
   *     check does not use are stored and returned. Unknown fields and `code` are ignored.
   * 12. A body can have up to 16 MiB (a larger one returns 400), each file up to 4 MiB before Base64, and a document
   *     up to 20 photos. Send the rest with updates.
   * 13. There is no idempotency key: a retry without an `extRef` creates a second holder, a retry with one returns
   *     409.
   * 14. The response has everything except the contents of files, with the codes of all new entries.
   *
   * After a timeout or a 5xx response, you do not know whether the holder exists. If you sent an `extRef`, retry the
   * same request: a 409 for this `extRef` means that the first request succeeded. Then find the holder in the
   * list.
   *
   * @throws {ConflictError} 409: Another holder of the merchant has this `extRef`, or two entries of a list share a value that must differ. Nothing was created. If the `extRef` is taken, find the holder in the list and use it.
   * @throws {InvalidRequestError} 422: A required value is missing or malformed, or a file is too large. Nothing was created. `details` lists all errors; correct them and send the request again.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(body: AccountHolderCreate, options?: CallOptions): Call<AccountHolder>;

  /**
   * Get an account holder
   *
   * Returns one account holder, with the requested fragments. Use it to follow the KYC check.
   *
   * Rules:
   * 1. Without `_fragments` the legal entity, the accounts and the sales profile are left out.
   * 2. `kycStatus` is a field of the legal entity, so request the fragment `kycstatus`. For a holder without legal
   *    entity the KYC status is `MISSING_DATA`.
   * 3. `kycStatus` and `status` are different: `kycStatus` is the state of the KYC check, `status` what the holder can
   *    do. `ACTIVE` is a value of both.
   * 4. To follow the KYC check, read `kycStatus` from time to time, or use the webhook.
   *
   * An unknown code, or a holder of another merchant, returns 404; an unknown fragment returns 422. You can
   * retry this request.
   *
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 422: `_fragments` holds a value that does not exist. Correct it before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(
    accountHolderCode: string,
    parameters?: GetAccountHolderParameters,
    options?: CallOptions,
  ): Call<AccountHolder>;

  /**
   * Update an account holder
   *
   * Adds or changes data of an account holder. Use it to send the data that the KYC check requires, and to correct
   * rejected data.
   *
   * Rules:
   * 1. `displayName` is required, changed or not. Other fields that are left out keep their values, at every depth.
   *    `null` clears a single value; an object, a list, `displayName` and the `type` of an owner cannot be `null`, and
   *    of an external account only `description` can.
   * 2. An entry of a list (external accounts, owners, documents, photos) changes the stored one with the same `extRef`;
   *    otherwise it is added, with the same required fields as at creation. Owners and external accounts also
   *    have their own operations, with their `code` in the path. Nothing is ever removed, and a `code` in the body is
   *    ignored.
   * 3. If you retry the request, an entry without an `extRef` is added again. Give new entries an `extRef`, so
   *    that you can retry every update safely.
   * 4. The legal form never changes: `legalForm` must be the stored value, and can be left out except while the holder
   *    has no legal entity. The `type` of an individual is ignored, like an unknown field.
   * 5. The KYC check starts when all required data is present; the operation that creates a holder lists this data. A
   *    check that version 1 delayed with `readyForKyc=false` starts with any update of this version.
   * 6. A change of an important value restarts the check, from any status: `kycStatus` becomes `IN_PROGRESS`, and
   *    payouts require that it is `ACTIVE` again. If required data is missing, it becomes `MISSING_DATA`.
   *    Important values of an individual are names, date and place of birth, nationality, address, social security
   *    number and documents; of an organization they are legal name, registration number, tax number, type, address,
   *    owners and documents; the holder's name, description and `extRef`, email and phone are not. Sending the
   *    stored value is not a change.
   * 7. After `REJECTED`, correct the data that `kycMessage` names; this may take several updates. After `FAILED`, any
   *    update starts the check again, even if it changes nothing.
   * 8. A new number or a new statement of an external account restarts the check of that account.
   * 9. No other holder of the merchant may have the same `extRef`.
   * 10. A closed holder cannot be updated: 402. Use version 1 to change virtual accounts.
   * 11. A body can have up to 16 MiB (a larger one returns 400), each file up to 4 MiB before Base64, and a document up
   *     to 20 photos in all.
   * 12. The response has everything except the contents of files, with the codes of all new entries.
   *
   * An update is stored completely or, in case of an error, not at all. After a timeout or a 5xx response, get
   * the holder to see whether the update was stored, or retry the request as described in rule 3.
   *
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 402: The holder is closed and cannot be changed. Do not retry; create a new holder if the seller returns.
   * @throws {ConflictError} 409: Another holder of the merchant has this `extRef`, or two external accounts of the holder would share a `displayName`. Nothing was changed. Choose another value, or send the `extRef` of the external account that you want to change.
   * @throws {InvalidRequestError} 422: The update does not match the holder, or a value is missing or malformed. Nothing was changed. `details` lists all errors; correct them and send the request again.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  update(
    accountHolderCode: string,
    body: AccountHolderUpdate,
    options?: CallOptions,
  ): Call<AccountHolder>;
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
  const paging: Paging<AccountHolderPage, AccountHolder> = {
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

/** The query parameters of `v2.listAccountHolders`. */
export type ListAccountHoldersParameters = operations.ListAccountHolders['query'];

/** The documented errors of `v2.listAccountHolders`. */
export type ListAccountHoldersError = DocumentedErrors<
  operations.ListAccountHolders['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.createAccountHolder`. */
export type CreateAccountHolderError = DocumentedErrors<
  operations.CreateAccountHolder['responses'],
  400 | 401 | 403 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The query parameters of `v2.getAccountHolder`. */
export type GetAccountHolderParameters = operations.GetAccountHolder['query'];

/** The documented errors of `v2.getAccountHolder`. */
export type GetAccountHolderError = DocumentedErrors<
  operations.GetAccountHolder['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.updateAccountHolder`. */
export type UpdateAccountHolderError = DocumentedErrors<
  operations.UpdateAccountHolder['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;
