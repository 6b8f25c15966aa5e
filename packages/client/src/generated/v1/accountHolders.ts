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
import type * as operations from '@seller-funds/contract/operations/v1';
import type {
  AccountHolder,
  AccountHolderCreate,
  AccountHolderPage,
  AccountHolderUpdate,
} from '@seller-funds/contract/v1';

/** The operations of `accountHolders` in Version 1. */
export interface AccountHolders {
  /**
   * List account holders
   *
   * Returns the account holders page by page, including those created with version 2.
   *
   * Rules:
   * 1. By default, holders have only code, names, description and status. `_fragments` adds others.
   * 2. Sorted newest first, or oldest first with `_sort=asc`; holders with the same creation time are sorted by code.
   * 3. A page beyond the last has no elements, but the correct `totalElementCount`.
   * 4. A holder that is created while you read the pages shifts the others, so you may receive one twice. Use
   *    `_sort=asc` to receive each once.
   *
   * There is no search by `extRef`: read all pages and compare. An unknown fragment, or a page size outside 1 to 500,
   * returns 422. With `docfiles` a page can become very large: use small pages, or get holders one at a time.
   *
   * @throws {InvalidRequestError} 422: A query parameter is out of range, or `_fragments` holds a value that does not exist. `details` lists them. Correct them before you retry.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(
    parameters?: ListAccountHoldersParameters,
    options?: CallOptions,
  ): List<AccountHolderPage, AccountHolder>;

  /**
   * Create an account holder
   *
   * Creates a seller, or another party that needs a virtual account, with its accounts. Send all data at once, or only
   * a name and an account, and the rest later with an update.
   *
   * Rules:
   * 1. A display name and `accounts` are required. The list has at least one account, and exactly the listed accounts
   *    are created. Add bank accounts afterwards, with an update or their own operation.
   * 2. No other holder of the merchant may have the same `extRef`. Each listed account needs a different `extRef`
   *    and `displayName`; each owner, each document of an owner and each photo of a document a different `extRef`.
   * 3. There is no idempotency key: a retry without an `extRef` creates a second holder, a retry with one returns 409.
   * 4. In a legal entity only `legalForm` is required, and it cannot be changed later; missing data is not an error,
   *    malformed data is. Fields of the other legal form are ignored, like unknown fields.
   * 5. The KYC check starts when all required data is present. Until then its status is `MISSING_DATA`, and its details
   *    list the missing data. With `readyForKyc=false` the check does not start: if the data is complete, the
   *    status is `DATA_RECEIVED` until an update without `readyForKyc=false`.
   * 6. An individual requires `firstName`, `lastName`, `dateOfBirth` (at least 18 years ago), `nationality`, an
   *    `address` with street, house number, postal code, city and country, and one document with a photo of its front,
   *    and for an `ID` of its back.
   * 7. An organization requires `legalName`, `registrationNumber`, `taxNumber`, `type`, an `address` as above, one owner
   *    with all data of an individual, and one document of the organization.
   * 8. For a US merchant, individuals and owners also require `socialSecurityNumber`, `email` and `phone`; the seller
   *    also requires a sales profile, which can be sent only with version 2.
   * 9. If the tier of the division is `LIGHT_KYC`, documents and owners are not required.
   * 10. A new holder is `ACTIVE` and can receive money at once. Payouts require that the KYC checks of the holder
   *     and of the bank account are `PASSED`.
   * 11. A body can have up to 16 MiB (a larger one returns 400), each file up to 4 MiB before Base64, and a document up
   *     to 20 photos. Send the rest with updates.
   * 12. The response has everything except the contents of files: accounts, owners, documents and photos, each with its
   *     code, and the KYC status.
   *
   * After a timeout or a 5xx response, you do not know whether the holder exists. If you sent an `extRef`, retry the
   * same request: a 409 for this `extRef` means that the first request succeeded. Then find the holder in the
   * list.
   *
   * @throws {ConflictError} 409: Another holder of the merchant has this `extRef`; or two of the listed accounts share an `extRef` or a display name; or two owners, documents or photos share an `extRef`. Nothing was created. If the `extRef` of the holder is taken, find that holder in the list and use it; otherwise correct the request.
   * @throws {InvalidRequestError} 422: A required value is missing or malformed, or a file is too large. Nothing was created. `details` lists all errors; correct them and send the request again.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(
    body: AccountHolderCreate,
    parameters?: CreateAccountHolderParameters,
    options?: CallOptions,
  ): Call<AccountHolder>;

  /**
   * Get an account holder
   *
   * Returns one account holder, with the requested fragments.
   *
   * Rules:
   * 1. Without `_fragments` the response has only code, names, description and status.
   * 2. To follow the KYC check, request the fragment `kycstatus` from time to time, or use the webhook of version 2.
   *
   * An unknown code, or a holder of another merchant, returns 404; an unknown fragment returns 422. You can
   * retry this request.
   *
   * @param code The code of the account holder.
   * @throws {InvalidRequestError} 422: `_fragments` holds a value that does not exist. Correct it before you retry.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(
    code: string,
    parameters?: GetAccountHolderParameters,
    options?: CallOptions,
  ): Call<AccountHolder>;

  /**
   * Update an account holder
   *
   * Adds or changes data of the legal entity and the bank accounts of a holder. Use it to send the data that the KYC
   * check requires, and to correct rejected data.
   *
   * Rules:
   * 1. Only `legalEntity` and `externalAccounts` are used; any other field is ignored; use version 2 to change the names
   *    and the description of the holder.
   * 2. Fields that are left out keep their values, at every depth. `null` clears a single value; an object or a list
   *    cannot be `null`.
   * 3. An entry of a list (owners, documents, photos, bank accounts) changes the stored one with the same `extRef`;
   *    otherwise it is added. An entry without an `extRef` cannot be changed, nothing is ever removed, and a
   *    `code` is ignored.
   * 4. If you retry the request, an entry without an `extRef` is added again. Give new entries an `extRef`, so
   *    that you can retry every update safely.
   * 5. The legal form never changes: `legalForm` must be the stored value, and can be left out except while the holder
   *    has no legal entity. Fields of the other legal form are ignored.
   * 6. The KYC check starts when all required data is present; the operation that creates a holder lists this data.
   *    Until then the status is `MISSING_DATA`, and its details list the missing data.
   * 7. A change of an important value restarts the check, from any status: the status becomes `IN_PROGRESS`, and payouts
   *    require `PASSED` again. If required data is missing now, it becomes `MISSING_DATA`. Important values of an
   *    individual are names, date and place of birth, nationality, address, social security number and documents; of an
   *    organization they are legal name, registration number, tax number, type, address, owners and documents; email,
   *    phone and `extRef` are not important. Sending the stored value is not a change.
   * 8. With `readyForKyc=false` no check starts, and a change of an important value ends a running check: if the data is
   *    complete, the status is `DATA_RECEIVED`, with an `ADVICE` in the details, until an update without
   *    `readyForKyc=false`.
   * 9. After `FAILED` any update starts the check again, even if it changes nothing; after `PASSED`, `REJECTED` and
   *    `FORGED` only a change of an important value does.
   * 10. A new number or a new statement of a bank account restarts the check of that account.
   * 11. A closed holder cannot be updated: 402.
   * 12. No other bank account of the holder may have the same display name.
   * 13. A body can have up to 16 MiB (a larger one returns 400), each file up to 4 MiB before Base64, and a document up
   *     to 20 photos.
   * 14. The response has everything except the contents of files, with the codes of all new entries.
   *
   * An update is stored completely or, in case of an error, not at all. After a timeout or a 5xx response, get
   * the holder to see whether the update was stored, or retry the request as described in rule 4.
   *
   * @param code The code of the account holder.
   * @throws {InvalidRequestError} 402: The holder is closed and cannot be changed. Do not retry; create a new holder if the seller returns.
   * @throws {ConflictError} 409: Two bank accounts of the holder would share a display name. Nothing was changed. Get the holder with the fragment `extacc`, and either send the `extRef` of the account that you want to change or choose another name.
   * @throws {InvalidRequestError} 422: The update does not match the holder, or a value is malformed. Nothing was changed. `details` lists all errors; correct them and send the request again.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  update(
    code: string,
    body: AccountHolderUpdate,
    parameters?: UpdateAccountHolderParameters,
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
    id: 'v1.listAccountHolders',
    method: 'get',
    path: '/api/v1/accountholders',
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
    id: 'v1.createAccountHolder',
    method: 'post',
    path: '/api/v1/accountholders',
    security: bearerKeyOrBareKey,
  };
  return (body, parameters, options) =>
    callOperation(connection, endpoint, { query: parameters, body, options });
}

/** Creates the single operation `accountHolders.get` on a connection. */
export function getAccountHolder(connection: Connection): AccountHolders['get'] {
  const endpoint: Endpoint = {
    id: 'v1.getAccountHolder',
    method: 'get',
    path: '/api/v1/accountholders/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
  };
  return (code, parameters, options) =>
    callOperation(connection, endpoint, { path: { code }, query: parameters, options });
}

/** Creates the single operation `accountHolders.update` on a connection. */
export function updateAccountHolder(connection: Connection): AccountHolders['update'] {
  const endpoint: Endpoint = {
    id: 'v1.updateAccountHolder',
    method: 'patch',
    path: '/api/v1/accountholders/{code}',
    security: bearerKeyOrBareKey,
  };
  return (code, body, parameters, options) =>
    callOperation(connection, endpoint, { path: { code }, query: parameters, body, options });
}

/** The query parameters of `v1.listAccountHolders`. */
export type ListAccountHoldersParameters = operations.ListAccountHolders['query'];

/** The documented errors of `v1.listAccountHolders`. */
export type ListAccountHoldersError = DocumentedErrors<
  operations.ListAccountHolders['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The query parameters of `v1.createAccountHolder`. */
export type CreateAccountHolderParameters = operations.CreateAccountHolder['query'];

/** The documented errors of `v1.createAccountHolder`. */
export type CreateAccountHolderError = DocumentedErrors<
  operations.CreateAccountHolder['responses'],
  400 | 401 | 403 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The query parameters of `v1.getAccountHolder`. */
export type GetAccountHolderParameters = operations.GetAccountHolder['query'];

/** The documented errors of `v1.getAccountHolder`. */
export type GetAccountHolderError = DocumentedErrors<
  operations.GetAccountHolder['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The query parameters of `v1.updateAccountHolder`. */
export type UpdateAccountHolderParameters = operations.UpdateAccountHolder['query'];

/** The documented errors of `v1.updateAccountHolder`. */
export type UpdateAccountHolderError = DocumentedErrors<
  operations.UpdateAccountHolder['responses'],
  400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;
