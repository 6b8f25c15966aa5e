// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { type List, type Paging, listOperation } from '../runtime/list.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v1';

/** The operations of `accountHolders` in Version 1. */
export interface AccountHolders {
  /**
   * List account holders
   *
   * Returns the account holders page by page, those made through version 2 included.
   *
   * Rules:
   * 1. Each holder is shown thin (code, names, description and status) unless `_fragments` asks for more.
   * 2. The newest come first, or the oldest with `_sort=asc`; holders of the same moment are in the order of
   *    their codes.
   * 3. A page beyond the last has no elements; `totalElementCount` is right all the same.
   * 4. A holder created while you read moves the others by one place, so you may see one twice. Read with
   *    `_sort=asc` to see each once.
   *
   * There is no search by `extRef`: page through and compare. A fragment that does not exist and a page size
   * outside 1 to 500 are a 422. With `docfiles` a page can become very large; ask for small pages, or get
   * holders one at a time.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {InvalidRequestError} 422: A query parameter is out of range, or `_fragments` holds a value that does not exist. `details` names each. Correct it; never repeat the request unchanged.
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
   * Creates a seller, or anyone else who needs a virtual account, and opens its accounts. Send all that you know at
   * once, or no more than a name and an account and the rest later with an update.
   *
   * Rules:
   * 1. A display name and at least one virtual account are required. Exactly the listed accounts are opened.
   *    Bank accounts are not taken here: add them afterwards.
   * 2. No other holder of the merchant may have the same `extRef`. The accounts listed must differ from each
   *    other in `extRef` and in `displayName`; owners, documents of the same owner and photos of the same document
   *    in `extRef`.
   * 3. A repeat is not recognised: without an `extRef` it makes a second holder, with one it is a 409.
   * 4. Of a legal entity only `legalForm` is required, and the form cannot be changed later. What is missing is
   *    no error, only what is malformed. A field of the other form is ignored, as any unknown field is.
   * 5. The identity check begins as soon as nothing is missing. Until then it stands at `MISSING_DATA`, and its
   *    details say what to send. With `readyForKyc=false` no check begins: complete data waits at `DATA_RECEIVED`
   *    until an update comes without `readyForKyc=false`.
   * 6. An individual needs `firstName`, `lastName`, `dateOfBirth` (18 years or more), `nationality`, an `address` with
   *    street, house number, postal code, city and country, and one document with a photo of its front, of the
   *    back too when it is an `ID`.
   * 7. An organization needs `legalName`, `registrationNumber`, `taxNumber`, `type`, an `address` as above, one owner with
   *    all that an individual needs, and one document of its own.
   * 8. Individuals and owners of a US merchant also need `socialSecurityNumber`, `email` and `phone`; the seller also
   *    needs a sales profile, which is sent through version 2.
   * 9. Where the division asks for light checks only (`LIGHT_KYC`), documents and owners are not needed.
   * 10. A new holder is `ACTIVE` and can receive money at once. Payouts wait until the check of the holder and
   *     that of the bank account are `PASSED`.
   * 11. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos.
   *     Send the rest with updates.
   * 12. The answer shows everything but the contents of files: accounts, owners, documents and photos, each with
   *     its code, and the state of the check.
   *
   * After a time-out, or any answer from 500 on, it is not known whether the holder exists. If you sent an `extRef`,
   * repeat the same request: a 409 that names it says that the first one worked. Then find the holder in the list.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {ConflictError} 409: Another holder of the merchant has this `extRef`; or two of the listed accounts share an `extRef` or a display name; or two owners, documents or photos share an `extRef`. Nothing was created. When the reference of the holder is taken, find that holder in the list and go on with it; otherwise correct the request.
   * @throws {InvalidRequestError} 422: Something required is missing or malformed, or a file is too large. Nothing was created. `details` names every fault at once; correct them all and send the request again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  create(
    body: operations.CreateAccountHolder['body'],
    parameters?: CreateAccountHolderParameters,
    options?: CallOptions,
  ): Call<operations.CreateAccountHolder['responses'][200]>;

  /**
   * Get an account holder
   *
   * Returns one account holder, thin or with the fragments that you ask for.
   *
   * Rules:
   * 1. Without `_fragments` only code, names, description and status are shown.
   * 2. The order of the fragments is free, and naming one twice does no harm.
   * 3. To follow the identity check, ask for `kycstatus` from time to time, or let version 2 notify you.
   *
   * An unknown code, or a holder of another merchant, is a 404; an unknown fragment is a 422. Nothing is changed, so
   * repeat at will.
   *
   * @param code The service's code of the account holder.
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
    code: operations.GetAccountHolder['path']['code'],
    parameters?: GetAccountHolderParameters,
    options?: CallOptions,
  ): Call<operations.GetAccountHolder['responses'][200]>;

  /**
   * Update an account holder
   *
   * Adds to the legal entity and the bank accounts of a holder, or changes them. This is how a holder that was
   * created with a name only gets the data that its identity check needs, and how rejected data is corrected.
   *
   * Rules:
   * 1. Only `legalEntity` and `externalAccounts` are read; any other field is ignored. Names and description of the
   *    holder are changed through version 2.
   * 2. What is left out stays as it is, at every depth. `null` clears a single value; an object or a list cannot
   *    be `null`.
   * 3. An entry of a list (owners, documents, photos, bank accounts) changes the stored one with the same `extRef`;
   *    else it is added. What has no `extRef` cannot be changed. Nothing is ever removed. A `code` is ignored.
   * 4. An added entry without an `extRef` is added again by a repeat of the request. Give new entries an `extRef`, and
   *    every update can be repeated safely.
   * 5. The form of the legal entity never changes. A `legalForm` must be the stored one; it may be left out, except
   *    while the holder has no legal entity. Fields of the other form are ignored.
   * 6. The identity check begins as soon as nothing is missing; what is needed is listed at the creation of a
   *    holder. Until then it stands at `MISSING_DATA`, and its details say what to send.
   * 7. A change of an important value starts the check anew, from any status: it becomes `IN_PROGRESS`, or
   *    `MISSING_DATA` if something needed is missing now, and payouts wait for `PASSED` again. Important are, of an
   *    individual, names, date and place of birth, nationality, address, social security number and documents; of
   *    an organization, legal name, registration number, tax number, type, address, owners and documents. E-mail,
   *    phone and `extRef` are not. Sending the stored value is no change.
   * 8. With `readyForKyc=false` no check begins, and such a change ends the one that runs: complete data waits at
   *    `DATA_RECEIVED`, with an `ADVICE` in the details that says so, until an update comes without
   *    `readyForKyc=false`.
   * 9. After `FAILED` any update starts the check again, even if it changes nothing. After `PASSED`, `REJECTED` and
   *    `FORGED` it takes an important change.
   * 10. A new number or a new statement of a bank account starts the check of that account again.
   * 11. A closed holder takes no updates: 402.
   * 12. No other bank account of the holder may have the same display name.
   * 13. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos.
   * 14. The answer shows everything but the contents of files, with the codes of all that was added.
   *
   * Either the whole update is stored or, on any error, nothing of it. After a time-out, or any answer from 500 on,
   * get the holder to see whether it was stored, or repeat the request as rule 4 says.
   *
   * @param code The service's code of the account holder.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The holder is closed and takes no updates. Nothing was changed, and trying again will not help: create a new holder if the seller comes back.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {ConflictError} 409: Two bank accounts of the holder would share a display name. Nothing was changed. Get the holder with the fragment `extacc`, and either send the `extRef` of the account that you mean or choose another name.
   * @throws {InvalidRequestError} 422: The update does not fit the holder, or a value is malformed. Nothing was changed. `details` names every fault at once; correct them all and send the request again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  update(
    code: operations.UpdateAccountHolder['path']['code'],
    body: operations.UpdateAccountHolder['body'],
    parameters?: UpdateAccountHolderParameters,
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
    id: 'v1.listAccountHolders',
    method: 'get',
    path: '/api/v1/accountholders',
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

/** The query, header and cookie parameters of `v1.listAccountHolders`. */
export interface ListAccountHoldersParameters {
  /**
   * What to return besides code, names, description and status, as a list with commas:
   *
   * | Value | Adds |
   * |---|---|
   * | `kycstatus` | the legal entity, with how far its check has got; the same for owners and bank accounts shown |
   * | `ubo` | the legal entity, with its owners |
   * | `docs` | the legal entity, with its documents and those of owners shown, without their files |
   * | `docfiles` | the same with the files, which makes for a large response |
   * | `accounts` | the virtual accounts |
   * | `extacc` | the bank accounts, without the file of their statement |
   */
  readonly _fragments?: operations.ListAccountHolders['query']['_fragments'];
  /** The page to return. The first is 0. A page beyond the last is empty. */
  readonly _pageNumber?: operations.ListAccountHolders['query']['_pageNumber'];
  /** How many elements a page has at most. */
  readonly _pageSize?: operations.ListAccountHolders['query']['_pageSize'];
  /** The direction of the list by time of creation; newest first unless `asc`. */
  readonly _sort?: operations.ListAccountHolders['query']['_sort'];
}

/** The documented errors of `v1.listAccountHolders`. */
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

/** The query, header and cookie parameters of `v1.createAccountHolder`. */
export interface CreateAccountHolderParameters {
  /**
   * Whether the identity check may begin. Left out it counts as `true`: the check begins as soon as all that it needs
   * is there. With `false` complete data waits at `DATA_RECEIVED` until an update comes without `false`. Send `false`
   * only if you collect data in steps and want to say yourself when it is final.
   */
  readonly readyForKyc?: operations.CreateAccountHolder['query']['readyForKyc'];
}

/** The documented errors of `v1.createAccountHolder`. */
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

/** The query, header and cookie parameters of `v1.getAccountHolder`. */
export interface GetAccountHolderParameters {
  /**
   * What to return besides code, names, description and status, as a list with commas:
   *
   * | Value | Adds |
   * |---|---|
   * | `kycstatus` | the legal entity, with how far its check has got; the same for owners and bank accounts shown |
   * | `ubo` | the legal entity, with its owners |
   * | `docs` | the legal entity, with its documents and those of owners shown, without their files |
   * | `docfiles` | the same with the files, which makes for a large response |
   * | `accounts` | the virtual accounts |
   * | `extacc` | the bank accounts, without the file of their statement |
   */
  readonly _fragments?: operations.GetAccountHolder['query']['_fragments'];
}

/** The documented errors of `v1.getAccountHolder`. */
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

/** The query, header and cookie parameters of `v1.updateAccountHolder`. */
export interface UpdateAccountHolderParameters {
  /**
   * Whether the identity check may begin. Left out it counts as `true`: the check begins as soon as all that it needs
   * is there. With `false` complete data waits at `DATA_RECEIVED` until an update comes without `false`. Send `false`
   * only if you collect data in steps and want to say yourself when it is final.
   */
  readonly readyForKyc?: operations.UpdateAccountHolder['query']['readyForKyc'];
}

/** The documented errors of `v1.updateAccountHolder`. */
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
