// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Route, makeRoutes } from './runtime/app.js';
import { styles } from './runtime/request.js';
import type { Awaitable, OperationRequest, OperationResponse } from './runtime/response.js';
import * as operations from '@seller-funds/contract/operations/v2';
import * as validators from '@seller-funds/validators/operations/v2';

/**
 * Handlers for the operations of Version 2.
 *
 * `Context` is the type that the option `authenticate` returns for an accepted caller.
 */
export interface V2Handlers<Context = true> {
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
   * `GET /api/accountholders`
   */
  listAccountHolders(
    request: OperationRequest<operations.ListAccountHolders, '_pageNumber' | '_pageSize' | '_sort'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListAccountHolders>>;

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
   * `POST /api/accountholders`
   */
  createAccountHolder(
    request: OperationRequest<operations.CreateAccountHolder>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateAccountHolder>>;

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
   * `GET /api/accountholders/{accountHolderCode}`
   */
  getAccountHolder(
    request: OperationRequest<operations.GetAccountHolder>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetAccountHolder>>;

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
   * `PATCH /api/accountholders/{accountHolderCode}`
   */
  updateAccountHolder(
    request: OperationRequest<operations.UpdateAccountHolder>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateAccountHolder>>;

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
   * `GET /api/accountholders/{accountHolderCode}/ubos`
   */
  listBeneficialOwners(
    request: OperationRequest<operations.ListBeneficialOwners, 'pageNumber' | 'pageSize'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListBeneficialOwners>>;

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
   * `POST /api/accountholders/{accountHolderCode}/ubos`
   */
  createBeneficialOwner(
    request: OperationRequest<operations.CreateBeneficialOwner>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateBeneficialOwner>>;

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
   * `GET /api/accountholders/{accountHolderCode}/ubos/{uboCode}`
   */
  getBeneficialOwner(
    request: OperationRequest<operations.GetBeneficialOwner>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetBeneficialOwner>>;

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
   * `PATCH /api/accountholders/{accountHolderCode}/ubos/{uboCode}`
   */
  updateBeneficialOwner(
    request: OperationRequest<operations.UpdateBeneficialOwner>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateBeneficialOwner>>;

  /**
   * List an account holder's virtual accounts
   *
   * Returns the virtual accounts of one account holder, page by page. Most holders have one.
   *
   * Rules:
   * 1. For a holder that was created with version 2, the service creates one. Its `extRef` is the holder's followed by
   *    `_virtual_account`, or null if the holder has none. It can be longer than the limit for requests, and the
   *    `displayName` is the first 48 characters of the holder's.
   * 2. A holder that was created with version 1 has exactly the accounts of that request.
   * 3. A holder can have more accounts. Add and rename them with version 1; both versions list the same accounts.
   * 4. Accounts are sorted newest first. A page beyond the last has no elements.
   * 5. The list does not contain balances; get the balance of an account.
   *
   * An unknown holder, or one of another merchant, returns 404. You can retry this request.
   *
   * `GET /api/accountholders/{accountHolderCode}/accounts`
   */
  listVirtualAccounts(
    request: OperationRequest<operations.ListVirtualAccounts, '_pageNumber' | '_pageSize'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListVirtualAccounts>>;

  /**
   * Get a virtual account
   *
   * Returns one virtual account of an account holder.
   *
   * Rules:
   * 1. The account must belong to the holder in the path; the list of divisions has the accounts of a division.
   * 2. The response does not contain the balance; get it with its own operation.
   * 3. To rename the account or change its `extRef`, use version 1.
   *
   * An unknown holder or account, or one that belongs to another merchant, returns 404. You can retry this request.
   *
   * `GET /api/accountholders/{accountHolderCode}/accounts/{virtualAccountCode}`
   */
  getVirtualAccount(
    request: OperationRequest<operations.GetVirtualAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetVirtualAccount>>;

  /**
   * List an account holder's external accounts
   *
   * Returns the external accounts of one account holder, page by page, and shows which one is selected.
   *
   * Rules:
   * 1. Accounts are sorted newest first, unless `_sort` is `asc`. A page beyond the last has no elements.
   * 2. `kycStatus` and `kycMessage` are left out, and `statement.data` is null, unless `_fragments` names them.
   *    Files make pages large: request them for one account at a time.
   *
   * An unknown holder, or one of another merchant, returns 404. You can retry this request.
   *
   * `GET /api/accountholders/{accountHolderCode}/externalaccounts`
   */
  listExternalAccounts(
    request: OperationRequest<
      operations.ListExternalAccounts,
      '_pageNumber' | '_pageSize' | '_sort'
    >,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListExternalAccounts>>;

  /**
   * Create an external account
   *
   * Adds an account to which the holder can be paid out.
   *
   * Rules:
   * 1. Every account requires `displayName`, `accountType` and the currency `EUR`, which is the only one. A `UPO`
   *    account also requires `paymentMethod` and `apmData`. For the method `ACH`, `apmData` requires `routingNumber`.
   * 2. An account number that begins with two letters and two digits is an IBAN; its check digits must be correct (ISO
   *    7064, mod 97). Any other number is a national account number.
   * 3. `displayName` should be the holder's legal name. `extRef` is unique among the external accounts of the holder.
   * 4. The first external account of a holder is selected automatically. Select others with their own operation.
   * 5. The KYC check of the account starts when it has an `accountNumber` and a bank statement, and ends only after the
   *    holder has passed its KYC check. Until it starts, `kycStatus` is `MISSING_DATA` and `kycMessage` lists the
   *    missing data. Nothing is paid out to the account until `kycStatus` is `ACTIVE`.
   * 6. A payout in a currency other than that of the account requires `acceptOtherCurrencies`, and the currency in
   *    `allowedOtherCurrencyCodes` unless that list is empty; the service checks this when the payout is due.
   * 7. A statement has at most 4 MiB before it is encoded, the whole body at most 16 MiB.
   * 8. `code`, `kycStatus`, `kycMessage` and `selected` are ignored when sent. So are `paymentMethod` and
   *    `apmData` of an `IBAN` account.
   * 9. There is no idempotency key: a retry creates a second account, or returns 409 if `extRef` is the same.
   *
   * After a timeout or a 5xx response, list the holder's external accounts before you retry. A closed holder returns 402.
   *
   * `POST /api/accountholders/{accountHolderCode}/externalaccounts`
   */
  createExternalAccount(
    request: OperationRequest<operations.CreateExternalAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateExternalAccount>>;

  /**
   * Get an external account
   *
   * Returns one external account of a holder. Use it to follow the KYC check of the account.
   *
   * Rules:
   * 1. The response has `kycStatus`, and `kycMessage` if there is one; `statement.data` is null unless `_fragments` has
   *    `docfiles`.
   * 2. The account must belong to the holder in the path.
   *
   * An unknown holder or account, or one that belongs to another merchant, returns 404. You can retry this request.
   *
   * `GET /api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}`
   */
  getExternalAccount(
    request: OperationRequest<operations.GetExternalAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetExternalAccount>>;

  /**
   * Change an external account
   *
   * Changes the given fields of an external account. Returns the updated account.
   *
   * Rules:
   * 1. `displayName`, `currency` and `accountType` are required, changed or not; of a `UPO` account also
   *    `paymentMethod` and `apmData`. Other fields that are left out keep their values. Null removes `extRef` and
   *    `description`; the other fields cannot be removed.
   * 2. `allowedOtherCurrencyCodes` and `statement` are replaced completely.
   * 3. A new account number, account type, routing number or statement restarts the KYC check of the account:
   *    `kycStatus` becomes `IN_PROGRESS`, or `MISSING_DATA` if the account number or the statement is missing.
   *    Nothing is paid out to the account until it is `ACTIVE` again.
   * 4. If `accountType` changes, fields that the new type does not have are removed.
   * 5. `EUR` is the only currency. `paymentMethod` and `apmData` are ignored on an `IBAN` account.
   * 6. Account and routing numbers are validated as at creation.
   * 7. No two external accounts of a holder have the same `extRef`.
   * 8. `code`, `kycStatus`, `kycMessage` and `selected` are ignored when sent. To use the account for payouts,
   *    select it.
   *
   * A retry changes nothing, except that a statement restarts the check. A closed holder returns 402.
   *
   * `PATCH /api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}`
   */
  updateExternalAccount(
    request: OperationRequest<operations.UpdateExternalAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateExternalAccount>>;

  /**
   * Select the external account for payouts
   *
   * Selects an external account of a holder for payouts that name no external account.
   *
   * Rules:
   * 1. There is no request body.
   * 2. Only one account of a holder is selected at a time.
   * 3. An account with any `kycStatus` can be selected. Payouts to it still require `ACTIVE`.
   * 4. Selecting the selected account again changes nothing and is not an error.
   *
   * An unknown holder or account, or one that belongs to another merchant, returns 404. A closed holder returns 402. You can retry the request.
   *
   * `POST /api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}/select`
   */
  selectExternalAccount(
    request: OperationRequest<operations.SelectExternalAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.SelectExternalAccount>>;

  /**
   * Create a URL for hosted onboarding
   *
   * Creates the URL of a page on which the seller enters the data for the KYC check. Redirect the seller to it.
   *
   * Rules:
   * 1. Create the account holder first; only a name is required. A closed holder returns 402.
   * 2. The URL is for this holder only. It is valid until it expires or the seller has submitted the form, and can be
   *    opened several times.
   * 3. Each request creates a new URL and invalidates the previous one.
   * 4. It is valid for `expirationTime` minutes: 2,880 (48 hours) by default, 20,160 (two weeks) at most.
   * 5. `redirectUrl` is where the seller is sent after submitting. It must begin with `https://`; `http://localhost` is
   *    accepted for tests. A seller who returns there has not necessarily passed the check.
   * 6. The submitted data has the effect of an update: it replaces the stored data, and the check starts when all
   *    required data is present.
   * 7. The body is optional.
   *
   * Anyone with the URL can enter the seller's data: do not log it, and send it to the seller only. After it has
   * expired, or after a timeout, create a new one.
   *
   * `POST /api/accountholders/{accountHolderCode}/onboarding-url`
   */
  createOnboardingUrl(
    request: OperationRequest<operations.CreateOnboardingUrl>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateOnboardingUrl>>;

  /**
   * List payments, refunds and chargebacks
   *
   * Returns the transactions of the merchant, page by page, with the status of their reconciliation with the
   * processor's reports. Use it to find payments that wait for a split or for settlement.
   *
   * Rules:
   * 1. A payment split creates a `PAYMENT`, a refund split a `REFUND`. The processor's report creates them too if it
   *    arrives before the split. A `CHARGEBACK` is a payment that the buyer's bank took back.
   * 2. A transaction is `PENDING_SPLIT` until its split arrives, `PENDING_SETTLEMENT` until the processor's report has
   *    it, and `RECONCILED` when both exist with the same amount and currency. They are matched by the split's
   *    `extRef`, else by `pspExtRef`; refunds by `pspMutationExtRef`. If the amounts differ, the transaction stays
   *    pending, and `status.message` explains it.
   * 3. Cancelling a split before it is settled makes its transaction `CANCELLED`.
   * 4. Filters are combined: a transaction has to match all of them. An empty filter matches all transactions.
   * 5. The values of the `status` filter are in lower case, those of transactions in upper case.
   * 6. `from` is inclusive, `to` is exclusive; a date means the start of that day in UTC. For all of March, send
   *    `from=2026-03-01&to=2026-04-01`. `to` must not be before `from`.
   * 7. Transactions are sorted newest first, unless `sort` and `direction` are given. A page beyond the last has
   *    no items.
   * 8. Amounts are in the currency of the payment, which only the split contains.
   *
   * You can retry this request.
   *
   * `GET /api/transactions`
   */
  listTransactions(
    request: OperationRequest<
      operations.ListTransactions,
      'page' | 'limit' | 'sort' | 'direction' | 'status' | 'type'
    >,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListTransactions>>;

  /**
   * List payment splits
   *
   * Returns the payment splits of your merchant, page by page.
   *
   * Rules:
   * 1. Sorted by `_orderBy`, descending unless `_asc` is `true`; newest first by default.
   * 2. `_from` and `_to` compare with the time at which the split was received here, not with `extProcessedAt`.
   *    `_from` is inclusive, `_to` is exclusive; `_from` must not be after `_to`.
   * 3. Splits created with version 1 are listed too, in the format of this version. They can lack `pspExtRef`.
   * 4. A cancelled split stays in the list and is not marked. The list of transactions shows whether a split was
   *    cancelled or settled.
   * 5. A page beyond the last has no elements.
   *
   * A parameter that is out of range returns 422. You can retry this request.
   *
   * `GET /api/fund/split-payments`
   */
  listPaymentSplits(
    request: OperationRequest<
      operations.ListPaymentSplits,
      '_asc' | '_orderBy' | '_pageNumber' | '_pageSize'
    >,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListPaymentSplits>>;

  /**
   * Distribute a payment over virtual accounts
   *
   * Divides a payment into items, and credits each item to a virtual account. Send it when the processor captures the
   * payment. The service does not check the time: you can send a split before the capture, and cancel it until the
   * payment is settled. A split that arrives after the settlement is settled at once.
   *
   * Rules:
   * 1. Send the same `extRef` to the processor as your merchant reference, and `pspExtRef` exactly as the processor gave
   *    it to you. The service finds the payment in the settlement report by `extRef`, else by `pspExtRef`; if it is not
   *    in the report, or with another amount or currency, it stays pending.
   * 2. `extRef` is the idempotency key of the merchant; make it unique across your platform, such as the number of the
   *    order. If a split with this `extRef` exists, the response is that split, and the new body is not used. The
   *    response then has the header `x-idempotent-replay: true`; a cancelled split is returned too, and concurrent
   *    requests create one split. Validation still applies to a retry: an invalid body returns 400 or 422.
   * 3. `items` is a tree: a `GROUP` is on the first level or inside another `GROUP`, an `ITEM` is a leaf. A `GROUP`
   *    contains at least one item, and the tree has at most two levels below the first one: a `GROUP` in a `GROUP`
   *    contains only `ITEM`s. The tree has at most 1,000 `ITEM`s.
   * 4. The sum of the item amounts is `totalAmount`. The first level counts; the amount of a `GROUP` is the sum of the
   *    items directly in it, and only `ITEM`s move money.
   * 5. The `extRef` of each item is unique in the split, across groups and levels. A retry of the split does not
   *    move money again.
   * 6. The money of an `ITEM` goes to its own `accountCode`; without one, to that of the group above; without that, to
   *    the merchant's liable account. An unknown account is ignored. So is a closed one, and of several groups above,
   *    the nearest with an account counts. There is no error, but the response does not contain an ignored
   *    `accountCode`. Correct the balances with a balance transfer. The liable account is that of the division;
   *    the list of divisions has it.
   * 7. `DISCOUNT` moves money from the holder's account to the merchant's. These are the account of rule 6 and the
   *    liable account, or the item's own account if that belongs to the merchant. `COMMISSION`, `DEFICIENCY`,
   *    `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE` do the same. `PRODUCT_ITEM` and `SHIPPING` stay on the account
   *    of rule 6. `PLATFORM_DISCOUNT` is credited to the liable account first and then moved to the account of
   *    rule 6. The amounts of all labels are positive.
   * 8. A suspended account holder still receives money; a closed one does not, as in rule 6.
   * 9. Until the processor's settlement report shows the payment, the money is pending and cannot be paid out.
   * 10. A request body has at most 16 MiB. `pspResponse` is a field of version 1 and ignored here.
   *
   * After a 4xx response, nothing was stored. After a timeout or a 5xx response, retry the same request: it cannot
   * create a second split. A split cannot be changed: refund it, or cancel it and split the payment with another
   * `extRef`.
   *
   * `POST /api/fund/split-payments`
   */
  createPaymentSplit(
    request: OperationRequest<operations.CreatePaymentSplit>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreatePaymentSplit>>;

  /**
   * Get a payment split
   *
   * Returns one payment split with all its items, as it was stored.
   *
   * Rules:
   * 1. A split never changes. It does not contain refunds; they have their own list.
   * 2. A split created with version 1 is returned too, in the format of this version. It can lack `pspExtRef`.
   * 3. A cancelled split is returned as before. Whether it was cancelled is in the list of transactions.
   *
   * An unknown code, or one of another merchant, returns 404. You can retry this request.
   *
   * `GET /api/fund/split-payments/{code}`
   */
  getPaymentSplit(
    request: OperationRequest<operations.GetPaymentSplit>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetPaymentSplit>>;

  /**
   * Cancel a payment split before it is settled
   *
   * Cancels a payment split whose payment was authorised and will not be captured. If the payment was captured, refund
   * the split instead.
   *
   * Rules:
   * 1. Only while the processor has not settled the payment (its transaction is `PENDING_SETTLEMENT`) and no refund of
   *    it exists. Otherwise it returns 409.
   * 2. All movements of the split are reversed at once, and the status of its transaction becomes `CANCELLED`.
   * 3. The response is the split, unchanged: it has no field for the cancellation. The list of transactions shows
   *    it.
   * 4. A retry returns 200 with the same split and changes nothing.
   * 5. A cancelled split cannot be refunded, and its `extRef` stays in use: a request with the same `extRef`
   *    returns the cancelled split. Use another `extRef` for a new attempt at the payment.
   * 6. The service does not notify the processor. Cancel the authorisation there too, or the money may still be
   *    captured.
   * 7. The body may be left out. `reason` is for your own records.
   *
   * After a timeout or a 5xx response, retry the same request.
   *
   * `POST /api/fund/split-payments/{code}/cancel`
   */
  cancelPaymentSplit(
    request: OperationRequest<operations.CancelPaymentSplit>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CancelPaymentSplit>>;

  /**
   * List refund splits
   *
   * Returns the refund splits of your merchant, page by page.
   *
   * Rules:
   * 1. Sorted by `_orderBy`, descending unless `_asc` is `true`; newest first by default. Refunds of the same
   *    payment have the same `extRef`.
   * 2. `_from` and `_to` compare with the time at which the refund was received here, not with `extProcessedAt`.
   *    `_from` is inclusive, `_to` is exclusive; `_from` must not be after `_to`.
   * 3. Refunds created with version 1 are listed too.
   * 4. A page beyond the last has no elements.
   *
   * A parameter that is out of range returns 422. You can retry this request.
   *
   * `GET /api/fund/split-refunds`
   */
  listRefundSplits(
    request: OperationRequest<
      operations.ListRefundSplits,
      '_asc' | '_orderBy' | '_pageNumber' | '_pageSize'
    >,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListRefundSplits>>;

  /**
   * Refund a payment split in full or in part
   *
   * Reverses a payment split, completely or in part. It does not send money to the buyer: the processor does that.
   *
   * Rules:
   * 1. `extRef` is that of the payment split. All refunds of one payment have the same `extRef`; `pspMutationExtRef` is
   *    different for each. A refund is settled completely only when the processor's report shows that reference.
   * 2. Both together are the idempotency key of the merchant: if a refund with this key exists, the response is that
   *    refund, and the new body is not used. The response then has the header `x-idempotent-replay: true`;
   *    concurrent requests create one refund. Validation still applies to a retry: an invalid body returns 400 or
   *    422.
   * 3. Without `items` the refund is full, and its data is taken from the payment. All that is left of the payment is
   *    refunded, from every item as it was split. The items of the refund have the `extRef` of the items of the
   *    payment.
   * 4. `totalAmount` without `items` must be exactly what is left of the payment, or it returns 422; so does an empty
   *    `items`. This prevents that a partial refund becomes a full one by mistake.
   * 5. With `items` the refund is partial and needs `totalAmount` and `extProcessedAt`; the items decide which
   *    amount is taken from which account. `originalExtRef` of each item names the item of the payment to refund.
   *    `label`, `accountCode` and `amount` default to those of that item. The default `amount` is its whole amount, not
   *    what is left of it.
   * 6. All `ITEM`s other than `REFUND_FEE` and `REFUND_VAT` add up to `totalAmount`. The amount of a `GROUP` is
   *    the sum of the items directly in it, without these two. A refund, and each `GROUP`, has at least one other
   *    item.
   * 7. An `ITEM` reverses the movement of its label in the payment. `REFUND_FEE` and `REFUND_VAT` move their `amount`,
   *    which is required, from the account of the item of the payment to the liable account; the buyer does not get it.
   * 8. An item is at most what is left of its item of the payment, and `totalAmount` at most what is left of the payment.
   * 9. An unknown or closed account is ignored.
   * 10. The tree has the same rules as in a payment split: a `GROUP` contains at least one item, an `ITEM` none; it has
   *     at most two levels below the first one, and at most 1,000 `ITEM`s. No two items of a refund have the
   *     same `extRef`.
   * 11. A refund before the payment is settled is accepted, and is pending until it is settled itself. If the
   *     payment was not captured, cancel the split instead.
   * 12. A refund succeeds even if the balance is insufficient, and can make the balance of an account negative. Nothing
   *     can be paid out from the account until later credits make it positive.
   *
   * After a 4xx response, nothing was stored. After a timeout or a 5xx response, retry the same request: it cannot
   * create a second refund.
   *
   * `POST /api/fund/split-refunds`
   */
  createRefundSplit(
    request: OperationRequest<operations.CreateRefundSplit>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateRefundSplit>>;

  /**
   * Get a refund split
   *
   * Returns one refund split with all its items, as it was stored.
   *
   * Rules:
   * 1. A refund never changes. Whether the processor has settled it is in the list of transactions.
   * 2. A refund created with version 1 is returned too.
   *
   * An unknown code, or one of another merchant, returns 404. You can retry this request.
   *
   * `GET /api/fund/split-refunds/{code}`
   */
  getRefundSplit(
    request: OperationRequest<operations.GetRefundSplit>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetRefundSplit>>;

  /**
   * Get the balance of an account
   *
   * Returns the amount that a virtual account of a holder or a division can pay out now, for each currency.
   *
   * Rules:
   * 1. An amount is the available balance minus pending charges. It is never negative.
   * 2. Amounts are whole numbers of minor units, in strings.
   * 3. The currency of the account's division is always listed; other currencies only if the account has received money
   *    in them. Currencies are never added up or converted.
   *
   * An unknown account, or one of another merchant, returns 404. You can retry this request.
   *
   * `GET /api/fund/balance/{code}`
   */
  getBalance(
    request: OperationRequest<operations.GetBalance>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetBalance>>;

  /**
   * List the divisions of the merchant
   *
   * Returns all divisions of the merchant, with their accounts and balances. Use it to find the code of the merchant's
   * liable account, and to see whether balance transfers are enabled.
   *
   * Rules:
   * 1. The operation has no parameters and no pagination: the response is an array of all divisions.
   * 2. Every division has a liable account, which receives the merchant's share of payments and all items without an
   *    account, and a fee account.
   * 3. Balances are in the currency of the division, as whole numbers of minor units in strings. Get the
   *    balance of an account for other currencies.
   * 4. An account holder belongs to the division whose key created it.
   *
   * You can retry this request.
   *
   * `GET /api/divisions`
   */
  listDivisions(
    request: OperationRequest<operations.ListDivisions>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListDivisions>>;

  /**
   * List balance transfers
   *
   * Returns the balance transfers of the merchant, page by page.
   *
   * Rules:
   * 1. Transfers are sorted by `_orderBy`, descending unless `_asc` is true. Transfers with the same value are
   *    sorted by code, in the same direction.
   * 2. A page beyond the last has no elements.
   *
   * You can retry this request.
   *
   * `GET /api/fund/balance-transfers`
   */
  listBalanceTransfers(
    request: OperationRequest<
      operations.ListBalanceTransfers,
      '_asc' | '_orderBy' | '_pageNumber' | '_pageSize'
    >,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListBalanceTransfers>>;

  /**
   * Move money between two virtual accounts
   *
   * Moves money from one virtual account of the merchant to another, at once. Use it to correct a split, to charge
   * a seller a fee, or to recover a chargeback.
   *
   * Rules:
   * 1. Balance transfers require an addendum to the contract with the operator. If `balanceTransferEnabled` of the
   *    division of your key is false, every request returns 403.
   * 2. The accounts must be two different accounts of the merchant, of holders or of divisions.
   * 3. The balance of the source account must be sufficient in this currency, also for the merchant's own accounts; the
   *    money is not converted.
   * 4. Balance transfers do not require a passed KYC check, neither of the sender nor of the recipient.
   * 5. `idempotencyKey` makes retries safe: the same key with the same content returns the stored transfer, and no money
   *    is moved. The same key with different content returns 409. A field with its default value is the same
   *    content as the field left out, and keys are unique for the merchant, across its divisions.
   * 6. A transfer cannot be changed or cancelled. To undo it, create one in the other direction, with a new key.
   *
   * After a timeout or a 5xx response, retry the same request with the same key. After a 402 response, increase the
   * balance of the account first; you can use the key again, because nothing was stored.
   *
   * `POST /api/fund/balance-transfers`
   */
  createBalanceTransfer(
    request: OperationRequest<operations.CreateBalanceTransfer>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateBalanceTransfer>>;

  /**
   * Get a balance transfer
   *
   * Returns one balance transfer.
   *
   * Rules:
   * 1. A transfer that exists has been executed; it has no status.
   *
   * An unknown transfer, or one of another merchant, returns 404. You can retry this request.
   *
   * `GET /api/fund/balance-transfers/{code}`
   */
  getBalanceTransfer(
    request: OperationRequest<operations.GetBalanceTransfer>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetBalanceTransfer>>;

  /**
   * List payout requests
   *
   * Returns the payout requests of your merchant, page by page, requested and scheduled ones.
   *
   * Rules:
   * 1. Sorted by `_orderBy`, descending unless `_asc` is `true`; newest first by default. `_orderBy` accepts every
   *    field of a payout request; requests without the field come before all values.
   * 2. `_from` and `_to` compare with `createdAt`. `_from` is inclusive, `_to` is exclusive; `_from` must not be
   *    after `_to`.
   * 3. `_status` accepts one value. Without it, all requests are listed, including deleted ones, which are `CANCELLED`.
   * 4. Requests of version 1 are listed too. The status `REJECTED` of version 1 is `FAILED` here; requests that
   *    the bank returned are `RETURNED` here.
   * 5. A page beyond the last has no elements.
   *
   * A parameter that is out of range returns 422. You can retry this request.
   *
   * `GET /api/fund/payout-requests`
   */
  listPayoutRequests(
    request: OperationRequest<
      operations.ListPayoutRequests,
      '_asc' | '_orderBy' | '_pageNumber' | '_pageSize'
    >,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListPayoutRequests>>;

  /**
   * Request a payout to a bank account
   *
   * Requests a transfer of money from a virtual account to a bank account, at a time and of an amount that you choose.
   * The request is stored, queued, and executed when it is due.
   *
   * Rules:
   * 1. The status in the response is always `WAITING`. A request is denied unless the account holder and the external
   *    account have passed KYC and the balance suffices. The holder must also be `ACTIVE`, and the external
   *    account must accept the currency. The service checks this when the request is due; the status of a denied
   *    one becomes `FAILED`. For a holder of the tier `LIGHT_KYC`, the sum of all payouts is at most EUR
   *    2,500.00.
   * 2. Without `amount`, all funds are paid out. These are the whole balance at the time when the request is due; if it
   *    is zero, the status becomes `FAILED`. `useBalanceAt` is a field of version 1 and ignored here: without
   *    `amount`, the whole balance is paid out.
   * 3. Without `externalAccountCode` it goes to the external account that the owner of the virtual account has selected.
   *    If none is selected, the response is 422. An `externalAccountCode` must belong to the same owner.
   * 4. Without `processAt` the request is due at once. A `processAt` more than a minute in the past returns 422.
   * 5. A waiting request does not reserve money; requests that are due are executed in the order of `processAt`, then of
   *    their codes.
   * 6. The money leaves the account in EUR. If `targetCurrency` is a different currency, the money is converted when it
   *    is sent. The rate is in the `payoutMessage` of the webhook. There is no fee.
   * 7. Get the request to follow its status, or receive the payout webhook, whose `payoutMessage` has the reason of a
   *    failed payout. A failed or returned payout is not retried: correct the cause and create a new
   *    request.
   *
   * There is no idempotency key: each POST creates a new request and may pay twice. After a timeout or a 5xx
   * response, list the latest requests before you retry.
   *
   * `POST /api/fund/payout-requests`
   */
  createPayoutRequest(
    request: OperationRequest<operations.CreatePayoutRequest>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreatePayoutRequest>>;

  /**
   * Get a payout request
   *
   * Returns one payout request with its status.
   *
   * Rules:
   * 1. Poll it to follow the status, or receive the payout webhook.
   * 2. `PROCESSED` means that the payout succeeded, but the bank may return the money days later: the status is
   *    `RETURNED` then, and the money is on the virtual account again.
   * 3. `FAILED` means that the request was denied when it was due, or that the bank refused it. In both cases the
   *    money is on the virtual account. Only the `payoutMessage` of the webhook has the reason.
   * 4. A deleted request is still returned, as `CANCELLED`. So are requests created with version 1 or by a
   *    schedule.
   *
   * An unknown code, or one of another merchant, returns 404. You can retry this request.
   *
   * `GET /api/fund/payout-requests/{code}`
   */
  getPayoutRequest(
    request: OperationRequest<operations.GetPayoutRequest>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetPayoutRequest>>;

  /**
   * Delete a payout request that is still waiting
   *
   * Cancels a payout request before it is executed.
   *
   * Rules:
   * 1. Only while its status is `WAITING`. If it becomes due at the same moment, either the deletion or the payout
   *    happens, never both.
   * 2. The response is the request with the status `CANCELLED`. This version still returns and lists it; version 1
   *    does not.
   *
   * If the request is no longer waiting, the response is 409 and the payout continues. After a timeout or a 5xx
   * response, get the request: `CANCELLED` means that the first request deleted it. A second delete then returns 409.
   *
   * `DELETE /api/fund/payout-requests/{code}`
   */
  deletePayoutRequest(
    request: OperationRequest<operations.DeletePayoutRequest>,
    context: Context,
  ): Awaitable<OperationResponse<operations.DeletePayoutRequest>>;

  /**
   * List the settlements of a scheduled payout
   *
   * Returns what a scheduled payout consists of: payments and refunds, each with the amount for the seller after
   * commission and fees, and whatever else changed the balance. Use it to show sellers what a payout is for.
   *
   * Rules:
   * 1. Only scheduled payouts have settlements. The list of a requested payout is empty; this is not an error.
   * 2. The `totalAmountSeller` of all items add up to the `amount` of the payout. Each item is in one payout.
   * 3. The list has one item for each payment split and refund split in the payout, newest first. Balance
   *    transfers, requested payouts and chargebacks since the last scheduled payout are items of other types.
   *    Amounts that were taken from the account are negative.
   * 4. For a split, `totalAmountSeller` is the sum of the seven amounts of `amountBreakdown`. Labels without an own
   *    amount are included in `productAmount` (shipping, discounts) or in `handlingFee` (payment fees).
   * 5. The list of a failed or returned payout is empty: its money is on the account again, and a later payout pays and
   *    lists the same items.
   *
   * An unknown code, or one of another merchant, returns 404. You can retry this request.
   *
   * `GET /api/fund/payout-requests/{code}/settlements`
   */
  listPayoutSettlements(
    request: OperationRequest<operations.ListPayoutSettlements, 'page' | 'limit'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListPayoutSettlements>>;

  /**
   * List all payouts with their sellers
   *
   * Returns all payouts of your merchant with the seller and the bank account of each, page by page. It is intended
   * for finance teams; to follow one payout, get its payout request.
   *
   * Rules:
   * 1. Filters are combined: a payout has to match all of them.
   * 2. `query` is a part of the seller's name, of the seller's code or of the virtual account's code, ignoring case.
   * 3. `fromDate` and `toDate` compare with `createdAt`. `fromDate` is inclusive, `toDate` is exclusive; `fromDate`
   *    must not be after `toDate`.
   * 4. Sorted by `sort`, descending unless `direction` is `asc`; newest first by default.
   * 5. Requested and scheduled payouts are listed, including deleted ones, which are `CANCELLED`.
   * 6. `amount` is the amount that leaves the account, in `sourceCurrency`.
   * 7. A page beyond the last has no items.
   *
   * A parameter that is out of range returns 422. You can retry this request.
   *
   * `GET /api/fund/payouts`
   */
  listPayoutOverview(
    request: OperationRequest<
      operations.ListPayoutOverview,
      'page' | 'limit' | 'sort' | 'direction'
    >,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListPayoutOverview>>;

  /**
   * Set the default payout configuration
   *
   * Sets the schedule of all virtual accounts that have no configuration of their own and none from their
   * division: those of all account holders and the divisions' own accounts.
   *
   * Rules:
   * 1. The most specific configuration applies: that of the virtual account, else that of its division, else this one.
   *    It applies as a whole.
   * 2. Without any configuration, everything is `MANUAL`: money stays on the account until you request a payout.
   * 3. The response repeats the configuration. The body replaces the previous one: a field that is left out does not
   *    keep its old value.
   * 4. With `MANUAL`, the other fields are stored and returned, but have no effect.
   * 5. With `SCHEDULED`, payouts are created on each day that `frequency` matches, at 06:00 in the division's time zone,
   *    UTC by default. They go to the external account that the holder has selected, or to that of the division
   *    for its own accounts.
   * 6. The amount of such a payout is the payout balance, less what the settled payments of the last `refundPeriod`
   *    days brought and was not refunded. Below `minimumAmount`, nothing is paid out until a later payout day.
   * 7. A change applies from the next payout day and does not affect existing payout requests.
   *
   * `SCHEDULED` pays out the money of every account without a configuration of its own: try it on one account first. If
   * an account cannot be paid out on a payout day (KYC check not passed, no external account), no payout request is
   * created. You receive a `WEBHOOK_PAYOUT_UPDATE` with status `FAILED` and without a payout code, and the service tries
   * again on the next payout day. After a timeout or a 5xx response, retry with the same body; this is safe.
   *
   * `PUT /api/payout-configuration/default`
   */
  updateDefaultPayoutConfiguration(
    request: OperationRequest<operations.UpdateDefaultPayoutConfiguration>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateDefaultPayoutConfiguration>>;

  /**
   * Set a division's payout configuration
   *
   * Sets the payout configuration of one division, for the accounts of its account holders and its own accounts. The API
   * key determines the division.
   *
   * Rules:
   * 1. It overrides the default configuration. It does not apply to a virtual account with its own configuration.
   * 2. The response repeats the configuration. The body replaces the previous one: a field that is left out does not
   *    keep its old value.
   * 3. With `MANUAL`, the other fields are stored and returned, but have no effect.
   * 4. It cannot be removed, only replaced: `MANUAL` overrides a default that is `SCHEDULED`.
   * 5. With `SCHEDULED`, payouts are created on each day that `frequency` matches, at 06:00 in the division's time zone,
   *    UTC by default. They go to the external account that the holder has selected, or to that of the division
   *    for its own accounts.
   * 6. The amount of such a payout is the payout balance, less what the settled payments of the last `refundPeriod`
   *    days brought and was not refunded. Below `minimumAmount`, nothing is paid out until a later payout day.
   * 7. A change applies from the next payout day and does not affect existing payout requests.
   *
   * `SCHEDULED` pays out the money of every account of the division: try it on one account first. If an account cannot
   * be paid out on a payout day, no payout request is created. You receive a `WEBHOOK_PAYOUT_UPDATE` with status
   * `FAILED` and without a payout code, and the service tries again on the next payout day. After a timeout or a
   * 5xx response, retry with the same body; this is safe.
   *
   * `PUT /api/payout-configuration/division`
   */
  updateDivisionPayoutConfiguration(
    request: OperationRequest<operations.UpdateDivisionPayoutConfiguration>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateDivisionPayoutConfiguration>>;

  /**
   * Get the payout configuration of an account
   *
   * Returns the payout configuration of a virtual account.
   *
   * Rules:
   * 1. The response is the configuration that applies to the account now: its own configuration, else that of its
   *    division, else the default, else `MANUAL`. It does not show which of them applies.
   * 2. The account can belong to a holder or to a division.
   *
   * An unknown account, or one of another merchant, returns 404. You can retry this request.
   *
   * `GET /api/payout-configuration/accounts/{virtualAccountCode}`
   */
  getAccountPayoutConfiguration(
    request: OperationRequest<operations.GetAccountPayoutConfiguration>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetAccountPayoutConfiguration>>;

  /**
   * Set the payout configuration of an account
   *
   * Sets the payout configuration of one virtual account.
   *
   * Rules:
   * 1. It overrides the configuration of the division and the default. It does so as a whole: fields are not combined.
   * 2. It applies to this account only, not to other accounts of the same holder.
   * 3. The response repeats the configuration. The body replaces the previous one: a field that is left out does not
   *    keep its old value.
   * 4. With `MANUAL`, the other fields are stored and returned, but have no effect.
   * 5. With `SCHEDULED`, payouts are created on each day that `frequency` matches, at 06:00 in the division's time zone,
   *    UTC by default. They go to the external account that the holder has selected, or to that of the division
   *    for its own accounts.
   * 6. The amount of such a payout is the payout balance, less what the settled payments of the last `refundPeriod`
   *    days brought and was not refunded. Below `minimumAmount`, nothing is paid out until a later payout day.
   * 7. A change applies from the next payout day and does not affect existing payout requests.
   *
   * An account of a closed holder returns 402, an unknown account returns 404. If the account cannot be paid out
   * on a payout day (KYC check not passed, no external account), no payout request is created. You receive a
   * `WEBHOOK_PAYOUT_UPDATE` with status `FAILED` and without a payout code, and the service tries again on the next
   * payout day. After a timeout or a 5xx response, retry with the same body; this is safe.
   *
   * `PUT /api/payout-configuration/accounts/{virtualAccountCode}`
   */
  updateAccountPayoutConfiguration(
    request: OperationRequest<operations.UpdateAccountPayoutConfiguration>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateAccountPayoutConfiguration>>;

  /**
   * Delete the payout configuration of an account
   *
   * Deletes the payout configuration of a virtual account. The configuration of its division then applies, or the
   * default if the division has none.
   *
   * Rules:
   * 1. The response is the configuration that applies to the account from now on, not the deleted one.
   * 2. For an account without its own configuration, the response is the same and nothing changes.
   * 3. Existing payout requests are not affected.
   *
   * If the response is `SCHEDULED`, the account is still paid out, on the days of the division or of the default. To
   * stop that, set `MANUAL` for the account instead. An unknown account returns 404. After a timeout or a 5xx response,
   * retry; this is safe.
   *
   * `DELETE /api/payout-configuration/accounts/{virtualAccountCode}`
   */
  deleteAccountPayoutConfiguration(
    request: OperationRequest<operations.DeleteAccountPayoutConfiguration>,
    context: Context,
  ): Awaitable<OperationResponse<operations.DeleteAccountPayoutConfiguration>>;

  /**
   * List the reports of one type
   *
   * Returns the requested reports of one type, with their statuses and download URLs. There is no operation for a
   * single report.
   *
   * Rules:
   * 1. `report` is required: a list has reports of one type only.
   * 2. The order is ascending unless `direction` is `desc`. By default, reports are sorted by `createdAt`, the oldest
   *    first.
   * 3. The first page is 1, unlike in most other lists; page 0 is an error.
   * 4. `sort` and `direction` belong together by position. If `direction` has fewer entries, the others are ascending;
   *    more entries than `sort` are an error.
   * 5. `from` and `to` compare with the time of the request, not with the period of the report. `from` is inclusive,
   *    `to` is exclusive; a date means the start of that day in UTC.
   * 6. For an `account` that is unknown or has no report, the list is empty.
   * 7. A file can be downloaded for 7 days after it was created. Afterwards, request the report again.
   *
   * Read the list again while a report is `SCHEDULED` or `PROCESSING`. A missing or unknown `report`, an invalid
   * `limit` and `from` after `to` return 422. You can retry this request.
   *
   * `GET /api/reports`
   */
  listReports(
    request: OperationRequest<operations.ListReports, 'page' | 'limit' | 'sort' | 'direction'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListReports>>;

  /**
   * Request a report
   *
   * Requests a report. The service creates it asynchronously; the response is an entry with the status `SCHEDULED` and
   * without a file. List the reports of this type until it is `COMPLETED`.
   *
   * Rules:
   * 1. With `account`, a report covers that seller only, and the response names the seller. Without it, a report
   *    covers all sellers, also `seller-settlement`; columns of the file identify them.
   * 2. `from` is inclusive, `to` is exclusive, as everywhere in this API. For all of March, send `2026-03-01` and
   *    `2026-04-01`. Days are in UTC; a period has at least one day.
   * 3. Without `to` the period includes the day of the request. Without `from` it begins 366 days before `to`.
   * 4. Each request creates a new report, even if it is the same as an earlier one.
   * 5. Reports do not move money and can be requested as often as needed.
   *
   * An unknown seller and a period that ends before it begins return 422. After a timeout or a 5xx response, list
   * the reports first: the request may have been stored. If a report is `FAILED`, request it again.
   *
   * `POST /api/reports`
   */
  createReport(
    request: OperationRequest<operations.CreateReport>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateReport>>;

  /**
   * List the webhook configurations
   *
   * Returns the webhook configurations of the division of the API key.
   *
   * Rules:
   * 1. The response is an array without pagination, sorted by `id`. It has at most one entry for each type.
   * 2. Deactivated configurations are included.
   * 3. Configurations from the dashboard (Configuration, then Webhooks) are included.
   *
   * You can retry this request.
   *
   * `GET /api/webhook-configurations`
   */
  listWebhookConfigurations(
    request: OperationRequest<operations.ListWebhookConfigurations>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListWebhookConfigurations>>;

  /**
   * Create a webhook configuration
   *
   * Sets the URL for the notifications of one type. The service sends them from then on.
   *
   * Rules:
   * 1. The configuration is for the division of the API key; the body does not name a division.
   * 2. A division has one URL for each type. A second one is refused: update the first one instead. A deactivated one
   *    counts too.
   * 3. Notifications of different types can have different URLs; their bodies differ.
   * 4. A new configuration is active. `isActivated` in the body is ignored.
   * 5. It cannot be deleted, only deactivated with an update.
   * 6. Events from before it was created, or while it was deactivated, are not sent later.
   * 7. The dashboard does the same under Configuration, then Webhooks.
   *
   * If the type has a configuration already, the response is 409: list the configurations and update the existing
   * one. After a timeout or a 5xx response, list the configurations before you retry. Verify the signature of a
   * notification before you use it; see the descriptions of the webhooks.
   *
   * `POST /api/webhook-configurations`
   */
  createWebhookConfiguration(
    request: OperationRequest<operations.CreateWebhookConfiguration>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateWebhookConfiguration>>;

  /**
   * Get a webhook configuration
   *
   * Returns the URL for the notifications of one type, and whether the configuration is active.
   *
   * Rules:
   * 1. It must belong to the division of the API key; otherwise the response is 404.
   *
   * If you no longer receive notifications, check `isActivated`: the service deactivates a configuration if your server
   * responds with 410. You can retry this request.
   *
   * `GET /api/webhook-configurations/{configurationId}`
   */
  getWebhookConfiguration(
    request: OperationRequest<operations.GetWebhookConfiguration>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetWebhookConfiguration>>;

  /**
   * Update a webhook configuration
   *
   * Changes the URL for notifications, or activates or deactivates the configuration.
   *
   * Rules:
   * 1. What is left out keeps its value.
   * 2. `type` must be the stored one; it cannot be changed.
   * 3. `url` must be an `https` URL, or `http` of your own machine.
   * 4. Events while it was deactivated are not sent later. Get the resources instead.
   * 5. Signatures use the new URL from the first notification that is sent to it.
   *
   * Deploy your receiver at the new URL before you update. After a timeout or a 5xx response, retry with the same
   * body; this is safe.
   *
   * `PUT /api/webhook-configurations/{configurationId}`
   */
  updateWebhookConfiguration(
    request: OperationRequest<operations.UpdateWebhookConfiguration>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateWebhookConfiguration>>;
}

/** The operations of Version 2 with their validators. */
export const routes: readonly Route[] = makeRoutes(
  [
    'listAccountHolders',
    'createAccountHolder',
    'getAccountHolder',
    'updateAccountHolder',
    'listBeneficialOwners',
    'createBeneficialOwner',
    'getBeneficialOwner',
    'updateBeneficialOwner',
    'listVirtualAccounts',
    'getVirtualAccount',
    'listExternalAccounts',
    'createExternalAccount',
    'getExternalAccount',
    'updateExternalAccount',
    'selectExternalAccount',
    'createOnboardingUrl',
    'listTransactions',
    'listPaymentSplits',
    'createPaymentSplit',
    'getPaymentSplit',
    'cancelPaymentSplit',
    'listRefundSplits',
    'createRefundSplit',
    'getRefundSplit',
    'getBalance',
    'listDivisions',
    'listBalanceTransfers',
    'createBalanceTransfer',
    'getBalanceTransfer',
    'listPayoutRequests',
    'createPayoutRequest',
    'getPayoutRequest',
    'deletePayoutRequest',
    'listPayoutSettlements',
    'listPayoutOverview',
    'updateDefaultPayoutConfiguration',
    'updateDivisionPayoutConfiguration',
    'getAccountPayoutConfiguration',
    'updateAccountPayoutConfiguration',
    'deleteAccountPayoutConfiguration',
    'listReports',
    'createReport',
    'listWebhookConfigurations',
    'createWebhookConfiguration',
    'getWebhookConfiguration',
    'updateWebhookConfiguration',
  ],
  operations,
  validators,
  {},
  { styles: styles },
);
