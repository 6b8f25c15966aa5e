// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Awaitable, OperationRequest, OperationResponse } from './runtime/handler.js';
import { type Route, makeRoute } from './runtime/serve-operation.js';
import * as operations from '@seller-funds/contract/operations/v2';
import * as validators from '@seller-funds/validators/operations/v2';

/**
 * What handles the operations of Version 2.
 *
 * `Context` is what the option `authenticate` returns for a caller that it lets in.
 */
export interface V2Handlers<Context = true> {
  /**
   * List account holders
   *
   * Returns the account holders of the merchant page by page, those that were created through version 1 included.
   *
   * Rules:
   * 1. Each holder is shown thin, without its legal entity and its accounts, unless `_fragments` asks for more.
   * 2. The newest come first, or the oldest with `_sort=asc`; holders of the same moment are in the order of their codes.
   * 3. A page beyond the last has no elements; `totalElementCount` is right all the same.
   * 4. A holder that is created while you read moves the others by one place, so you may see one twice. Read with
   *    `_sort=asc` to see each once.
   *
   * There is no search by `extRef`: page through and compare. An unknown fragment, or a page size outside 1 to 500, is a
   * 422. With `docfiles` a page can become very large: ask for small pages, or get the holders one at a time. Nothing is
   * changed, so repeat at will.
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
   * Creates a seller, or anyone else who needs an account on the platform. A name is enough to begin with; send all else that
   * you know at once, or later with updates.
   *
   * Rules:
   * 1. Only `displayName` is required. Once a part is sent, a legal entity needs `legalForm`, an owner `type`, a virtual account
   *    `displayName`, and an external account what its schema says. What the identity check lacks is never an error:
   *    `kycStatus` is `MISSING_DATA` then, and `kycMessage` names it. Send it with an update, or have the seller give it
   *    through hosted onboarding.
   * 2. The identity check starts by itself as soon as everything that it needs is there. This version has no switch for it.
   * 3. An individual needs `firstName`, `lastName`, `dateOfBirth` (18 years or more), `nationality`, an `address` with street,
   *    house number, postal code, city and country, and one document with a photo of its front, and of its back too when
   *    it is an `ID`.
   * 4. An organization needs `legalName`, `registrationNumber`, `taxNumber`, `type`, an `address` as above, one owner with all
   *    that an individual needs, and one document of its own.
   * 5. A merchant based in the United States must add the `salesProfile` with both amounts, `email` and `phone` of every
   *    seller and every owner, and `socialSecurityNumber` of every individual and every owner. The operator knows where
   *    a merchant is based; it is not said here.
   * 6. The division decides the tier. With `LIGHT_KYC` documents and owners are not needed, and all payouts of the holder
   *    together are limited to EUR 2,500.00.
   * 7. Without `accounts` the holder gets one virtual account. Its `extRef` is that of the holder followed by
   *    `_virtual_account`, of whatever length that becomes, or null when the holder has none; its name is the first 48
   *    characters of the holder's. With `accounts`, exactly those are opened and no other.
   * 8. No other holder of the merchant may have the same `extRef`. Within the holder, no two virtual accounts and no two
   *    external accounts may share an `extRef` or a `displayName`, and no two owners, no two documents of one person or
   *    organization and no two photos of one document an `extRef`.
   * 9. The first external account is selected for payouts. A statement starts its own check; an account without one waits.
   * 10. A new holder is `ACTIVE` and can receive money at once. Payouts wait until the identity check and that of the
   *     external account are both `ACTIVE`.
   * 11. The form of the legal entity cannot be changed later. Both forms take the same fields, so a sole trader may have a
   *     `registrationNumber`; only `type` is for organizations, and is ignored of an individual. What the check does not need
   *     is kept and shown all the same. An unknown field is ignored, and so is a `code`.
   * 12. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos. Send the
   *     rest with updates.
   * 13. A repeat is not recognised: without an `extRef` it makes a second holder, with one it is a 409.
   * 14. The answer shows every part but the contents of files, with the codes of all that was created.
   *
   * After a time-out, or any answer from 500 on, it is not known whether the holder exists. If you sent an `extRef`, repeat the
   * same request: a 409 that names it says that the first one worked. Then find the holder in the list.
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
   * Returns one account holder, thin or with the parts that you ask for. Use it to follow the identity check.
   *
   * Rules:
   * 1. Without `_fragments` the legal entity, the accounts and the sales profile are left out.
   * 2. The order of the fragments is free, and naming one twice does no harm.
   * 3. `kycStatus` comes with the legal entity, so ask for `kycstatus`. A holder without legal entity counts as
   *    `MISSING_DATA`.
   * 4. `kycStatus` and `status` are two things: the first says how far the identity check has got, the second what the holder
   *    may do. `ACTIVE` is a value of both.
   * 5. When you wait for the check, ask once a minute at most. A webhook can tell you instead.
   *
   * An unknown code, or a holder of another merchant, is a 404; an unknown fragment is a 422. Nothing is changed, so repeat
   * at will.
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
   * Adds to what is known of an account holder, or changes it. This is how a holder that was created with a name only gets the
   * data that its identity check needs, and how rejected data is corrected.
   *
   * Rules:
   * 1. `displayName` is required; the stored one changes nothing. What else is left out stays as it is, at every depth.
   *    `null` clears a single value; an object, a list, `displayName` and the `type` of an owner cannot be `null`, and of
   *    an external account only `description` can.
   * 2. An entry of a list (external accounts, owners, documents, photos) changes the stored one with the same `extRef`; else
   *    it is added, and then needs what it needs at creation. Owners and external accounts have operations of their own, which
   *    name them by `code` in the path. Nothing is ever removed. A `code` in the body is ignored.
   * 3. An added entry without an `extRef` is added again by a repeat of the request. Give new entries an `extRef`, and every
   *    update can be repeated safely.
   * 4. The form of the legal entity never changes. A `legalForm` must be the stored one; it may be left out, except while the
   *    holder has no legal entity. The `type` of an individual is ignored, as any unknown field is.
   * 5. As soon as nothing is missing, the identity check starts. What it needs is listed at the creation of a holder. A check
   *    that version 1 held back with `readyForKyc=false` starts with any update of this version.
   * 6. A change of an important value starts the check anew, from any status: `kycStatus` becomes
   *    `IN_PROGRESS`, or `MISSING_DATA` when something needed is missing, and payouts wait until it is `ACTIVE` again.
   *    Important are, of an individual, names, date and place of birth, nationality, address, social security number and
   *    documents; of an organization, legal name, registration number, tax number, type, address, owners and documents. The
   *    holder's own name, description and `extRef`, and email and phone, are not. Sending the stored value is no change.
   * 7. After a check with the result `REJECTED`, correct what `kycMessage` names; several updates may be needed. After `FAILED`
   *    an update starts the check again even if it changes nothing.
   * 8. A new number or a new statement of an external account starts the check of that account anew.
   * 9. No other holder of the merchant may have the same `extRef`, and no two external accounts of the holder the same
   *    `displayName`.
   * 10. A closed holder takes no updates: 402. Virtual accounts are not changed here; that is an operation of version 1.
   * 11. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos in all.
   * 12. The answer shows every part but the contents of files, with the codes of all that was added.
   *
   * Either the whole update is stored or, on any error, nothing of it. After a time-out, or any answer from 500 on, get the
   * holder to see whether it was stored, or repeat the request as rule 3 says.
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
   * `GET /api/accountholders/{accountHolderCode}/ubos`
   */
  listBeneficialOwners(
    request: OperationRequest<operations.ListBeneficialOwners, 'pageNumber' | 'pageSize'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListBeneficialOwners>>;

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
   * 1. Documents are left out unless `_fragments` has `docs`, or `docfiles` for their contents as well.
   * 2. The owner must belong to the holder in the path.
   * 3. An owner has no check of its own: the `kycStatus` of the holder tells.
   *
   * An unknown holder or owner, or one that belongs to somebody else, is a 404. Nothing is changed, so repeat at will.
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
   * `PATCH /api/accountholders/{accountHolderCode}/ubos/{uboCode}`
   */
  updateBeneficialOwner(
    request: OperationRequest<operations.UpdateBeneficialOwner>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateBeneficialOwner>>;

  /**
   * List an account holder's virtual accounts
   *
   * Returns the virtual accounts of one account holder, page by page. Most holders have a single one.
   *
   * Rules:
   * 1. A holder made through version 2 without accounts gets one by itself. Its `displayName` is the first 48
   *    characters of the holder's, its `extRef` the holder's followed by `_virtual_account`, or null when
   *    the holder has none. That `extRef` may be longer than one that you could give.
   * 2. A holder made through version 1 has the accounts it was made with, and no other by itself.
   * 3. More accounts are possible, though seldom of use. They come with a new holder or are added through version 1,
   *    which renames them too; both versions list the same accounts.
   * 4. The newest account comes first. A page beyond the last has no elements.
   * 5. What is on an account is not shown here; get its balance.
   *
   * An unknown holder, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
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
   * 1. The account must belong to the holder in the path; the accounts of a division are found in the list of
   *    divisions.
   * 2. What is on the account is not shown here; get its balance.
   * 3. To rename the account or change its `extRef`, use version 1.
   *
   * An unknown holder or account, or one that belongs to somebody else, is a 404. Nothing is changed, so
   * repeat at will.
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
   * Returns the external accounts of one account holder, page by page, and which of them is selected.
   *
   * Rules:
   * 1. Accounts come newest first, unless `_sort` is `asc`. A page beyond the last has no elements.
   * 2. `kycStatus` and `kycMessage` are left out, and `statement.data` is null, unless `_fragments` asks for them.
   *    Files make pages heavy: ask for them one account at a time.
   *
   * An unknown holder, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
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
   * Adds an account that the holder can be paid out to.
   *
   * Rules:
   * 1. Every account needs `displayName`, `accountType` and the currency `EUR`, which is the only one. A `UPO` account
   *    needs `paymentMethod` and `apmData` too. With the method `ACH`, `apmData` needs `routingNumber`.
   * 2. An account number that begins with two letters and two digits is taken for an IBAN; its check
   *    digits must be right (ISO 7064, mod 97). Any other is taken as the bank's own number.
   * 3. `displayName` should be the holder's legal name. A name or `extRef` can be given to one external account
   *    of the holder only; a second account needs a name that differs, such as one with the bank added.
   * 4. The first external account of a holder is selected at once. Later ones are not; select them.
   * 5. The check of the account starts when `accountNumber` and a bank statement are there, and ends only after the
   *    holder's own check was passed. Until then `kycStatus` is `MISSING_DATA` and `kycMessage` says what is missing.
   *    Until `kycStatus` is `ACTIVE` nothing is paid out to the account.
   * 6. A payout in another currency than the account's own needs `acceptOtherCurrencies`, and the currency in
   *    `allowedOtherCurrencyCodes` unless that list is empty. This is looked at when the payout is due.
   * 7. A statement has at most 4 MiB before it is encoded, the whole body at most 16 MiB.
   * 8. `code`, `kycStatus`, `kycMessage` and `selected` are ignored when sent. So are `paymentMethod` and
   *    `apmData` of an `IBAN` account.
   * 9. There is no replay: a repeat creates a second account, or is a 409 when `extRef` or `displayName` is the same.
   *
   * After a timeout or a 5xx, list the holder's external accounts before you try again. A 402 means that the
   * holder is closed.
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
   * Returns one external account of a holder. Use it to follow the check of the account.
   *
   * Rules:
   * 1. `kycStatus` and `kycMessage` are always there. `statement.data` is null unless `_fragments` has `docfiles`.
   * 2. The account must belong to the holder in the path.
   *
   * An unknown holder or account, or one that belongs to somebody else, is a 404. Nothing is changed, so
   * repeat at will.
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
   * Changes what is sent of an external account and leaves the rest as it is. Returns the account as it is then.
   *
   * Rules:
   * 1. No field is required. Null takes `extRef` and `description` away; the other fields cannot be taken away.
   * 2. `allowedOtherCurrencyCodes` and `statement` are replaced as a whole.
   * 3. A new account number, account type, routing number or statement starts the check of the account anew:
   *    `kycStatus` becomes `IN_PROGRESS`, or `MISSING_DATA` while there is no account number or no statement. Nothing
   *    is paid out to the account until it is `ACTIVE` again.
   * 4. A change of `accountType` to `UPO` needs `paymentMethod`, `apmData` and `currency` in the same request, one to
   *    `IBAN` needs `currency`. Fields that the new type does not have are dropped.
   * 5. `EUR` is the only currency. `paymentMethod` and `apmData` are ignored on an `IBAN` account.
   * 6. Account and routing numbers are checked as at creation.
   * 7. No two external accounts of a holder have the same `extRef` or `displayName`.
   * 8. `code`, `kycStatus`, `kycMessage` and `selected` are ignored when sent. To make the account the active one,
   *    select it.
   *
   * The same request twice has the effect of one, except that a statement starts the check again. A 402 means
   * that the holder is closed.
   *
   * `PATCH /api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}`
   */
  updateExternalAccount(
    request: OperationRequest<operations.UpdateExternalAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateExternalAccount>>;

  /**
   * Select the active external account
   *
   * Makes an external account the active one of its holder: payouts that name no external account go to it.
   *
   * Rules:
   * 1. There is no request body.
   * 2. One account of a holder is selected at a time; the one before is no longer.
   * 3. An account can be selected whatever its `kycStatus`. Payouts to it still wait for `ACTIVE`.
   * 4. Selecting the account that is selected already changes nothing and is not an error.
   *
   * An unknown holder or account, or one that belongs to somebody else, is a 404. A 402 means that the holder
   * is closed. A repeat does no harm.
   *
   * `POST /api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}/select`
   */
  selectExternalAccount(
    request: OperationRequest<operations.SelectExternalAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.SelectExternalAccount>>;

  /**
   * Make a URL for hosted onboarding
   *
   * Makes the address of a page on which the seller gives the data that the identity check needs, so that you need not
   * collect it. Send the seller there.
   *
   * Rules:
   * 1. Create the account holder first; a name is enough. A closed holder is a 402.
   * 2. The address belongs to this holder alone. It works until it expires or the seller has submitted the form, and can be
   *    opened again until then.
   * 3. Each call makes a new address, and the one made before stops working at once.
   * 4. It works for `expirationTime` minutes: 2,880 (48 hours) unless you say otherwise, 20,160 (two weeks) at most.
   * 5. `redirectUrl` is where the seller is sent after submitting. It must begin with `https://`; `http://localhost` is taken
   *    for trying things out. That the seller comes back there does not mean that the check was passed.
   * 6. What the seller submits is stored as if you had sent it with an update: it overwrites what was there, and the check
   *    starts when nothing is missing.
   * 7. The body may be left out altogether.
   *
   * Whoever has the address can fill in the seller's data: do not log it, and send it to the seller only. When it has
   * expired, or after a time-out, simply make a new one.
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
   * Returns the transactions of the merchant, page by page, and how far each is reconciled with what the processor
   * reported. Use it to find payments that wait for a split or for settlement.
   *
   * Rules:
   * 1. A payment split makes a `PAYMENT`, a refund split a `REFUND`. The processor's report makes the same for
   *    what it knows and no split is there yet, and a `CHARGEBACK` for what a buyer's bank took back.
   * 2. A transaction is `PENDING_SPLIT` until its split arrives, `PENDING_SETTLEMENT` until the processor's report has it,
   *    and `RECONCILED` once both are there with the same amount and currency. They are matched by the split's `extRef`,
   *    else by `pspExtRef`; refunds by `pspMutationExtRef`. Where amounts differ the transaction stays
   *    pending, and `status.message` says so.
   * 3. Cancelling a split before it is settled makes its transaction `CANCELLED`.
   * 4. A transaction must meet all filters that are given. An empty filter lets everything through.
   * 5. The `status` filter spells the values in small letters, the transactions in capitals.
   * 6. `from` is included, `to` is not: a date stands for its first moment in UTC. For all of March, send
   *    `from=2026-03-01&to=2026-04-01`. `to` cannot lie before `from`.
   * 7. The newest come first, unless `sort` and `direction` say otherwise. A page beyond the last has no items.
   * 8. Amounts are in the currency of the payment, which is not shown here; the split shows it.
   *
   * Nothing is changed, so repeat at will.
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
   * Returns the payment splits of your merchant, a page at a time.
   *
   * Rules:
   * 1. Ordered by `_orderBy`, from the highest value down unless `_asc` is `true`: the newest first if you say nothing.
   * 2. `_from` and `_to` compare with the time at which the split was received here, not with `extProcessedAt`.
   *    `_from` itself is included, `_to` is not; `_from` is not after `_to`.
   * 3. Splits made through version 1 are listed too, in the shape of this version. They can lack `pspExtRef`.
   * 4. A cancelled split stays in the list and looks like any other. Whether it was cancelled is in the list of
   *    transactions, and so is whether the processor has settled it.
   * 5. A page beyond the last has no elements.
   *
   * A parameter out of its range is a 422. Nothing is changed, so repeat at will.
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
   * Says how a payment is shared out: each part of it goes to a virtual account. Send it at the moment the processor
   * captures the payment. The service does not check the moment: a split may come before the capture, and can be
   * cancelled as long as the payment is not settled, or late, and is then settled at once.
   *
   * Rules:
   * 1. Send the same `extRef` to the processor as your merchant reference, and `pspExtRef` exactly as the processor gave it
   *    to you. The payment is looked for in the settlement report by `extRef`, else by `pspExtRef`; found by neither, or
   *    with another amount or currency, it stays pending.
   * 2. `extRef` is the idempotency key, per merchant; make it unique across your platform, such as the number of
   *    the order. When there is a split with it already, also a cancelled one, that split is returned with
   *    `x-idempotent-replay: true` and nothing of the new body is used. Two requests at the same time make one
   *    split. Validation still applies to a repeat: an invalid body
   *    gets 400 or 422.
   * 3. `items` is a tree. A `GROUP` stands on the first level or inside another `GROUP` and holds at least one
   *    item; an `ITEM` holds none. The tree ends two levels below its first: a `GROUP` in a `GROUP` holds `ITEM`s
   *    only. It has at most 1,000 `ITEM`s.
   * 4. The amounts of the first level add up to `totalAmount`. The amount of a `GROUP` is the sum of the items
   *    directly in it. Only `ITEM`s move money.
   * 5. No two items of the split have the same `extRef`, in whatever group and on whatever level. Items are never
   *    booked twice, since a repeat of the split books nothing.
   * 6. The money of an `ITEM` goes to its own `accountCode`; without one, to that of the nearest group above; without
   *    that, to the liable account of the division. An account that is unknown or closed counts as left out: there
   *    is no error, but the response does not show that `accountCode`. Put it right with a balance transfer. The
   *    liable account is in the list of divisions.
   * 7. `PRODUCT_ITEM` and `SHIPPING` stay on the account of rule 6. `COMMISSION`, `DISCOUNT`, `DEFICIENCY`,
   *    `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE` move on from it to the liable account, or to the item's own
   *    account where that is the merchant's. `PLATFORM_DISCOUNT` goes to the liable account first and moves
   *    on to the account of rule 6. All amounts are positive all the same.
   * 8. A suspended account holder still receives money; a closed one does not (rule 6).
   * 9. Until the processor's settlement report shows the payment, the money is pending and cannot be paid out.
   * 10. A request body has at most 16 MiB. `pspResponse` is a field of version 1 and ignored here.
   *
   * On a 4xx nothing was stored. After a timeout or a 5xx send the same request again: it cannot make a second
   * split. A split cannot be changed: refund it, or cancel it and split the payment under another `extRef`.
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
   * 1. A split never changes. Refunds do not show here; they have a list of their own.
   * 2. A split made through version 1 is returned too, in the shape of this version. It can lack `pspExtRef`.
   * 3. A cancelled split is returned as before. Whether it was cancelled is in the list of transactions.
   *
   * An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
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
   * Takes a whole payment split back, for a payment that was authorised and will not be captured. Nothing is given back to
   * the buyer, as nothing was taken: to return money that was captured, refund the split instead.
   *
   * Rules:
   * 1. Only while the processor has not settled the payment (its transaction is `PENDING_SETTLEMENT`) and no refund of it
   *    exists. Otherwise it is a 409.
   * 2. All that the split booked is booked back at once, and its transaction becomes `CANCELLED`.
   * 3. The response is the split, unchanged: this shape has no field that says cancelled. The list of
   *    transactions tells.
   * 4. Repeating it answers 200 with the same split and changes nothing more.
   * 5. A cancelled split cannot be refunded, and its `extRef` stays taken: sending it again returns the cancelled
   *    split. Use another `extRef` for another try at the payment.
   * 6. The processor is not told. Cancel the authorisation there too, or the money may still be captured.
   * 7. The body may be left out. `reason` is for your own records.
   *
   * After a timeout or a 5xx send the same request again.
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
   * Returns the refund splits of your merchant, a page at a time.
   *
   * Rules:
   * 1. Ordered by `_orderBy`, from the highest value down unless `_asc` is `true`: the newest first if you say nothing.
   *    Refunds of the same payment have the same `extRef`.
   * 2. `_from` and `_to` compare with the time at which the refund was received here, not with `extProcessedAt`.
   *    `_from` itself is included, `_to` is not; `_from` is not after `_to`.
   * 3. Refunds made through version 1 are listed too.
   * 4. A page beyond the last has no elements.
   *
   * A parameter out of its range is a 422. Nothing is changed, so repeat at will.
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
   * Takes back what a payment split has distributed, all that is left of it or some items only. It does not send
   * money to the buyer: the processor does that.
   *
   * Rules:
   * 1. `extRef` is that of the payment split. All refunds of one payment share it; `pspMutationExtRef` tells them
   *    apart. A refund is settled completely only when the processor's report shows that reference.
   * 2. The two together are the idempotency key, per merchant. When there is such a refund already, it is returned
   *    with `x-idempotent-replay: true` and nothing of the new body is used. Two requests at the same time make
   *    one refund. Validation still applies to a repeat: an invalid body
   *    gets 400 or 422.
   * 3. Without `items` the refund is full: the buyer gets back all that is left of the payment, and the service takes it from
   *    every item as it was split. The items that it makes have the `extRef` of the items of the payment.
   * 4. `totalAmount` without `items` must be exactly what is left of the payment, or it is a 422; so is an empty `items`.
   *    Thus no partial refund becomes a full one by mistake.
   * 5. With `items` the refund is partial and needs `totalAmount` and `extProcessedAt`; the items decide what is taken
   *    from which account. Each names in `originalExtRef` what it takes back. Left out, `label`, `accountCode` and
   *    `amount` are those of that item of the payment: its whole amount, not what is left of it.
   * 6. All `ITEM`s other than `REFUND_FEE` and `REFUND_VAT` add up to `totalAmount`. The amount of a `GROUP`
   *    is the sum of what is directly in it, those two left aside. Neither the refund nor a `GROUP` consists of
   *    those two alone.
   * 7. An `ITEM` takes back what its label moved in the payment. `REFUND_FEE` and `REFUND_VAT` move their `amount`,
   *    which is needed, from the account of the item of the payment to the liable account; the buyer does not get it.
   * 8. An item is at most what is left of its item of the payment, and `totalAmount` at most what is left of the payment.
   * 9. An account that is unknown or closed counts as left out.
   * 10. The tree obeys the same rules as in a payment split: a `GROUP` holds at least one item, an `ITEM` none, it ends
   *     two levels below its first and has at most 1,000 `ITEM`s. No two items of a refund have the same `extRef`.
   * 11. A refund before the payment is settled is accepted, and is pending until it is settled itself. If the payment was
   *     not captured, cancel the split instead.
   * 12. A refund is never refused for lack of money. It can make an account negative: later credits fill it first,
   *     and until then nothing can be paid out from it.
   *
   * On a 4xx nothing was stored. After a timeout or a 5xx send the same request again: it cannot make a second
   * refund.
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
   * 2. A refund made through version 1 is returned too.
   *
   * An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
   *
   * `GET /api/fund/split-refunds/{code}`
   */
  getRefundSplit(
    request: OperationRequest<operations.GetRefundSplit>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetRefundSplit>>;

  /**
   * Get what an account can pay out
   *
   * Returns what a virtual account can pay out now, one amount per currency. It can be an account of a
   * holder or of a division.
   *
   * Rules:
   * 1. An amount is the available balance minus pending charges, and never less than zero.
   * 2. Amounts are whole numbers of minor units, written as text.
   * 3. The currency of the account's division is always listed; another one once there was money in it.
   *    Currencies are never added up or converted.
   *
   * An unknown account, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
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
   * Returns all divisions of the merchant, with their own accounts and what is on them. Look here for the
   * code of the merchant's liable account, and for whether balance transfers are allowed.
   *
   * Rules:
   * 1. There are no parameters and no pages: the answer is an array of all divisions.
   * 2. Every division has a liable account, which takes the merchant's share of payments and everything that
   *    a split assigns to no account, and a fee account.
   * 3. Balances are in the currency of the division, as whole numbers of minor units written as text. What the
   *    accounts hold in other currencies is shown by their balance.
   * 4. An account holder belongs to the division whose key created it.
   *
   * Nothing is changed, so repeat at will.
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
   * 1. Transfers come in the order of `_orderBy`, from the highest value down unless `_asc` is true. Those with the
   *    same value come in the order of their codes, in the same direction.
   * 2. A page beyond the last has no elements.
   *
   * Nothing is changed, so repeat at will.
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
   * Moves money from one virtual account of the merchant to another, at once. Use it to correct a split, to charge a
   * seller a fee, or to recover a chargeback.
   *
   * Rules:
   * 1. Balance transfers need an addendum to the contract with the operator. While `balanceTransferEnabled` of
   *    the division of your key is false, every try is a 403.
   * 2. Both accounts belong to the merchant, to holders or divisions, and are not the same account.
   * 3. The account that the money comes from must be able to pay it out in this currency, as its balance shows;
   *    this holds for the merchant's own accounts too. The money is not converted.
   * 4. No identity check has to be passed, neither of the giver nor of the taker.
   * 5. `idempotencyKey` makes a retry safe: the same key with the same content returns the transfer of the first
   *    time, and no money moves. The same key with other content is a 409. A default that is left out and the
   *    same value sent are the same content. Keys are the merchant's: all its divisions share them.
   * 6. A transfer cannot be changed or taken back. To undo it, make one in the other direction, with a key of its own.
   *
   * After a timeout or a 5xx, send the same request with the same key again. After a 402 top up the account first; the key
   * can be used again, as nothing was stored.
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
   * 1. A transfer that exists has moved its money; there is no state to wait for.
   *
   * An unknown transfer, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
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
   * Returns the payout requests of your merchant, a page at a time, those that you made and those that a schedule made.
   *
   * Rules:
   * 1. Ordered by `_orderBy`, from the highest value down unless `_asc` is `true`: the newest first if you say nothing. It
   *    takes every field of a payout request. A field that a request does not have sorts before all values.
   * 2. `_from` and `_to` compare with `createdAt`. `_from` itself is included, `_to` is not; `_from` is not after `_to`.
   * 3. `_status` takes one value. Without it all are listed, deleted ones too; they are `CANCELLED`.
   * 4. Requests made through version 1 are listed too. What is `REJECTED` there is `FAILED` here; what came back from the
   *    bank is `RETURNED` here.
   * 5. A page beyond the last has no elements.
   *
   * A parameter out of its range is a 422. Nothing is changed, so repeat at will.
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
   * Asks for money to be sent from a virtual account to a bank account. You choose when and how much, all or a part of what
   * the account can pay out. The request is saved and queued, and is carried out when it is due.
   *
   * Rules:
   * 1. The response always says `WAITING`. The checks are made when the request is due, and if one fails it becomes
   *    `FAILED`: the account holder is `ACTIVE` and has passed KYC, the external account has passed KYC and takes the
   *    currency, and the balance suffices. A holder of the tier `LIGHT_KYC` is paid EUR 2,500.00 in all at most.
   * 2. Without `amount`, all that can be paid out when it is due is paid out; if that is nothing, the request is
   *    `FAILED`. `useBalanceAt` is a field of version 1 and ignored here: sent without `amount`, everything goes out.
   * 3. Without `externalAccountCode` it goes to the external account that the owner of the virtual account has selected; if
   *    none is selected it is a 422. One that you name belongs to the same owner.
   * 4. Without `processAt` the request is due at once. A `processAt` more than a minute in the past is a 422.
   * 5. Nothing is set aside while a request is `WAITING`. Requests that are due are carried out in the order of
   *    `processAt`, then of their codes.
   * 6. The money leaves the account in EUR. Where `targetCurrency` is another, it is converted when it is sent out; the
   *    external account must take that currency. The rate is in the payout overview. There is no fee.
   * 7. Read the request to see its status change, or be notified by the webhook for payouts, whose `payoutMessage` says
   *    why a payout failed. A failed or returned payout is not tried again: correct the cause and make a new request.
   *
   * There is no idempotency key: every POST makes a new request, and may pay twice. After a timeout or a 5xx,
   * list the requests of the last minutes before you send it again.
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
   * Returns one payout request and how far it has got.
   *
   * Rules:
   * 1. Repeat it to follow the status, or be notified by the webhook for payouts.
   * 2. `PROCESSED` is the good end, but a bank may send the money back days later: the status is `RETURNED` then, and the
   *    money is on the virtual account again.
   * 3. `FAILED` is the end of a request that was denied when it was due and of one that the bank refused. Either way the
   *    money is on the virtual account. Why it failed is in the `payoutMessage` of the webhook, which is the only place
   *    for it.
   * 4. A deleted request is still returned, as `CANCELLED`. So are requests made through version 1 or by a schedule.
   *
   * An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
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
   * Withdraws a payout request before it is carried out.
   *
   * Rules:
   * 1. Only while its status is `WAITING`. If it becomes due at the same moment, either the deletion or the payout
   *    happens, never both.
   * 2. The response is the request with the status `CANCELLED`. It can still be read and listed in this version; in
   *    version 1 it is gone.
   *
   * When it is no longer waiting, the answer is a 409 and a payout under way goes on. After a timeout or a 5xx read the
   * request: `CANCELLED` says that the first try deleted it. Repeating the delete is then a 409 too.
   *
   * `DELETE /api/fund/payout-requests/{code}`
   */
  deletePayoutRequest(
    request: OperationRequest<operations.DeletePayoutRequest>,
    context: Context,
  ): Awaitable<OperationResponse<operations.DeletePayoutRequest>>;

  /**
   * List what a scheduled payout was made of
   *
   * Returns the payments and refunds that a scheduled payout paid, with what each left to the seller after commission and
   * fees. Use it to tell a seller what a payout is for.
   *
   * Rules:
   * 1. Only payouts that a schedule made have settlements. A payout that was requested has an empty list; that is no
   *    error.
   * 2. There is one item for each payment split and refund split that the payout pays, the newest first. What another
   *    payout has paid is not listed, a requested one included. Refunds take something off, so their total is negative.
   * 3. Payouts pay the oldest first. A payment of which a requested payout took a part is listed whole, in the scheduled
   *    payout that pays the rest.
   * 4. `totalAmountSeller` is the sum of the seven amounts of `amountBreakdown`. Labels without an amount of their own are
   *    in `productAmount` (shipping, discounts) or in `handlingFee` (payment fees).
   * 5. The items add up to the payout, unless something else was taken off it, such as a balance transfer, the part of a
   *    payment that was paid before, or a negative balance carried over.
   * 6. The list of a payout that failed or was returned is empty: its money is on the account again, and a later payout
   *    pays and lists it.
   *
   * An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
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
   * Returns all payouts of your merchant with the seller and the bank account of each, page by page. It is made for people
   * in finance; to follow one payout, read its payout request.
   *
   * Rules:
   * 1. A payout must meet all filters that are given.
   * 2. `query` is a part of the seller's name, of the seller's code or of the virtual account's code, in capitals or not.
   * 3. `fromDate` and `toDate` compare with `createdAt`. `fromDate` itself is included, `toDate` is not; `fromDate` is not
   *    after `toDate`.
   * 4. Ordered by `sort`, from the highest value down unless `direction` is `asc`: the newest first if you say nothing.
   *    An `amount` that is not known yet counts as 0.
   * 5. Requested and scheduled payouts are listed, deleted ones too; they are `CANCELLED`.
   * 6. `amount` is what leaves the account, in `sourceCurrency`. Where it was converted, `exchangeRate` says at which rate.
   * 7. A page beyond the last has no items.
   *
   * A parameter out of its range is a 422. Nothing is changed, so repeat at will.
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
   * 1. The most specific configuration counts, whole: that of the virtual account, else that of its
   *    division, else this one.
   * 2. As long as nothing is set, everything is `MANUAL`: money stays until you request a payout.
   * 3. The body replaces what was set before and is echoed. A field that is left out does not keep its old value.
   * 4. With `MANUAL`, the other fields are kept and returned, but have no effect.
   * 5. With `SCHEDULED`, payouts are made at 06:00 in the division's time zone (UTC unless agreed otherwise)
   *    on each day that `frequency` matches, to the external account that the holder has selected, or to that
   *    of the division for its own accounts.
   * 6. Such a payout takes what came in by splits that are reconciled and at least `refundPeriod` calendar
   *    days old, less everything debited since. Below `minimumAmount`, nothing is paid out and the money
   *    waits for the next day of payout.
   * 7. A change counts from the next day of payout on. Payout requests that exist already stay as they are.
   *
   * `SCHEDULED` moves real money of every account without a configuration of its own: try it on one account
   * first. A day on which an account cannot be paid out (identity check not passed, no external account)
   * makes no payout request; you get a `WEBHOOK_PAYOUT_UPDATE` with status `FAILED` and without a payout
   * code, and the service tries again on the next day of payout. After a timeout or a 5xx, send the same
   * body again: that is safe.
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
   * Sets when the accounts of one division are paid out: those of its account holders and the division's own.
   * It is the division that the API key works for; the path does not name it.
   *
   * Rules:
   * 1. It counts before the default configuration. A virtual account with a configuration of its own is not
   *    affected.
   * 2. The body replaces what was set before and is echoed. A field that is left out does not keep its old value.
   * 3. With `MANUAL`, the other fields are kept and returned, but have no effect.
   * 4. Once set it cannot be removed, only replaced: `MANUAL` here stops a default that is `SCHEDULED`.
   * 5. With `SCHEDULED`, payouts are made at 06:00 in the division's time zone (UTC unless agreed otherwise)
   *    on each day that `frequency` matches, to the external account that the holder has selected, or to that
   *    of the division for its own accounts.
   * 6. Such a payout takes what came in by splits that are reconciled and at least `refundPeriod` calendar
   *    days old, less everything debited since. Below `minimumAmount`, nothing is paid out and the money
   *    waits for the next day of payout.
   * 7. A change counts from the next day of payout on. Payout requests that exist already stay as they are.
   *
   * `SCHEDULED` moves real money of every account of the division: try it on one account first. A day on
   * which an account cannot be paid out makes no payout request; you get a `WEBHOOK_PAYOUT_UPDATE` with
   * status `FAILED` and without a payout code, and the service tries again on the next day of payout. After
   * a timeout or a 5xx, send the same body again: that is safe.
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
   * Returns when a virtual account is paid out.
   *
   * Rules:
   * 1. What is returned is what counts for the account now: its own configuration, else that of its division,
   *    else the default, else `MANUAL`. The answer does not say which of them it is.
   * 2. It may be an account of a holder or one of a division.
   *
   * An unknown account, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
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
   * Sets when one virtual account is paid out.
   *
   * Rules:
   * 1. It counts before the configuration of the division and before the default, whole: fields are not mixed.
   * 2. It is about this account only. Other accounts of the same holder keep what they have.
   * 3. The body replaces what was set before and is echoed. A field that is left out does not keep its old value.
   * 4. With `MANUAL`, the other fields are kept and returned, but have no effect.
   * 5. With `SCHEDULED`, payouts are made at 06:00 in the division's time zone (UTC unless agreed otherwise)
   *    on each day that `frequency` matches, to the external account that the holder has selected, or to that
   *    of the division for its own accounts.
   * 6. Such a payout takes what came in by splits that are reconciled and at least `refundPeriod` calendar
   *    days old, less everything debited since. Below `minimumAmount`, nothing is paid out and the money
   *    waits for the next day of payout.
   * 7. A change counts from the next day of payout on. Payout requests that exist already stay as they are.
   *
   * An account of a closed holder is a 402, an unknown account a 404. A day on which the account cannot be
   * paid out (identity check not passed, no external account) makes no payout request; you get a
   * `WEBHOOK_PAYOUT_UPDATE` with status `FAILED` and without a payout code, and the service tries again on
   * the next day of payout. After a timeout or a 5xx, send the same body again: that is safe.
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
   * Takes a virtual account's own payout configuration away. The account then follows its division, or the
   * default where the division has none.
   *
   * Rules:
   * 1. The answer is the configuration that counts for the account from now on, not the deleted one.
   * 2. An account without a configuration of its own gets the same answer, and nothing changes.
   * 3. Payout requests that exist already stay as they are.
   *
   * Look at the answer: when it says `SCHEDULED`, the account goes on being paid out, on the days of the
   * division or of the default. To stop that, set `MANUAL` for the account instead. An unknown account is a
   * 404. After a timeout or a 5xx, delete again: that is safe.
   *
   * `DELETE /api/payout-configuration/accounts/{virtualAccountCode}`
   */
  deleteAccountPayoutConfiguration(
    request: OperationRequest<operations.DeleteAccountPayoutConfiguration>,
    context: Context,
  ): Awaitable<OperationResponse<operations.DeleteAccountPayoutConfiguration>>;

  /**
   * List the reports of one kind
   *
   * Lists the reports of one kind that were requested. This is also how to see whether a report is ready and
   * where to fetch it; there is no operation for a single one.
   *
   * Rules:
   * 1. `report` must be given: a list holds one kind only.
   * 2. The oldest come first. For the latest, use `direction=desc`.
   * 3. Pages are counted from 1 here, unlike in most other lists; page 0 is refused.
   * 4. `sort` and `direction` go together by position. Where `direction` has fewer entries, the rest is
   *    ascending; more entries than `sort` are refused.
   * 5. `from` and `to` are about when reports were requested, not about the period that they cover. `from` is
   *    included, `to` is not: a date stands for its first moment in UTC.
   * 6. An `account` that is unknown or has no report gives an empty list.
   * 7. A file can be fetched for 7 days after it was made; then request the report again.
   *
   * Ask again after some seconds while a report is `SCHEDULED` or `PROCESSING`. A missing or unknown `report`,
   * a `limit` that is not offered and `from` after `to` are a 422. Nothing is changed, so repeat at will.
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
   * Asks for a report. It is made afterwards; the answer is an entry with status `SCHEDULED` and no file yet.
   * List the reports of its kind until it is `COMPLETED`.
   *
   * Rules:
   * 1. With `account`, any report is about that seller only, and the answer names the seller. Without it, any report
   *    covers all sellers, `seller-settlement` too; columns of the file tell them apart.
   * 2. `from` is included in the period, `to` is not, as everywhere in this API. For all of March, send
   *    `2026-03-01` and `2026-04-01`. Days are those of UTC; a period has one day at least and 366 at most.
   * 3. Without `to` the period includes the day of the request, so a `from` of more than a year ago needs a
   *    `to`. Without `from` it is as long as possible.
   * 4. Each request makes a report of its own, also when it asks for the same again.
   * 5. No report changes any money; they can be requested as often as needed.
   *
   * A seller that does not exist, a period that is too long and one that ends before it begins are a 422.
   * After a timeout or a 5xx, list the reports first: the request may have been taken. A report that turns
   * `FAILED` stays so; request it again.
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
   * Returns where notifications are sent for the division that the API key works for.
   *
   * Rules:
   * 1. The answer is a bare array without pages, in order of `id`. There is at most one entry a type, and none
   *    as long as nothing is configured.
   * 2. Configurations that are turned off are included.
   * 3. Those made in the dashboard (Configuration, then Webhooks) are included too.
   *
   * Nothing is changed, so repeat at will.
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
   * Says where the notifications of one type are to be posted. They are sent from then on.
   *
   * Rules:
   * 1. It is for the division that the API key works for; a division is not named in the body.
   * 2. A division has one address a type. A second one is refused, also when the first is turned off: change
   *    that one with an update instead.
   * 3. Notifications of different types may go to different addresses; their bodies differ.
   * 4. It starts active. `isActivated` in the body is ignored.
   * 5. It cannot be deleted, only turned off with an update.
   * 6. What happened before it existed, or while it was turned off, is not sent later.
   * 7. The dashboard does the same under Configuration, then Webhooks.
   *
   * A type that has its address already is a 409: list the configurations and update the one that you find.
   * After a timeout or a 5xx, list before you repeat. Do not act on a notification before you have checked
   * its signature; the webhooks' own descriptions say how.
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
   * Returns where the notifications of one type are sent, and whether they are sent at present.
   *
   * Rules:
   * 1. It must belong to the division that the API key works for; all others are a 404.
   *
   * When notifications stop coming, look at `isActivated` first: the service turns a configuration off once
   * your server has answered 410. Nothing is changed, so repeat at will.
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
   * Changes the address that notifications are posted to, or turns them on or off.
   *
   * Rules:
   * 1. `url` and `type` must be given even when they stay the same.
   * 2. `type` must be the one that the configuration has; it cannot be changed.
   * 3. `isActivated` stays as it is when it is left out.
   * 4. What happened while it was turned off is not sent later. Read the resources that you care about.
   * 5. Signatures are made over the new address from the first notification that is sent there.
   *
   * Take the receiver's code to the new address before you update. After a timeout or a 5xx, send the same
   * body again: that is safe.
   *
   * `PUT /api/webhook-configurations/{configurationId}`
   */
  updateWebhookConfiguration(
    request: OperationRequest<operations.UpdateWebhookConfiguration>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateWebhookConfiguration>>;
}

/** How each operation of Version 2 is described and checked. */
export const routes: readonly Route[] = [
  makeRoute('listAccountHolders', operations.listAccountHolders, validators.listAccountHolders),
  makeRoute('createAccountHolder', operations.createAccountHolder, validators.createAccountHolder),
  makeRoute('getAccountHolder', operations.getAccountHolder, validators.getAccountHolder),
  makeRoute('updateAccountHolder', operations.updateAccountHolder, validators.updateAccountHolder),
  makeRoute(
    'listBeneficialOwners',
    operations.listBeneficialOwners,
    validators.listBeneficialOwners,
  ),
  makeRoute(
    'createBeneficialOwner',
    operations.createBeneficialOwner,
    validators.createBeneficialOwner,
  ),
  makeRoute('getBeneficialOwner', operations.getBeneficialOwner, validators.getBeneficialOwner),
  makeRoute(
    'updateBeneficialOwner',
    operations.updateBeneficialOwner,
    validators.updateBeneficialOwner,
  ),
  makeRoute('listVirtualAccounts', operations.listVirtualAccounts, validators.listVirtualAccounts),
  makeRoute('getVirtualAccount', operations.getVirtualAccount, validators.getVirtualAccount),
  makeRoute(
    'listExternalAccounts',
    operations.listExternalAccounts,
    validators.listExternalAccounts,
  ),
  makeRoute(
    'createExternalAccount',
    operations.createExternalAccount,
    validators.createExternalAccount,
  ),
  makeRoute('getExternalAccount', operations.getExternalAccount, validators.getExternalAccount),
  makeRoute(
    'updateExternalAccount',
    operations.updateExternalAccount,
    validators.updateExternalAccount,
  ),
  makeRoute(
    'selectExternalAccount',
    operations.selectExternalAccount,
    validators.selectExternalAccount,
  ),
  makeRoute('createOnboardingUrl', operations.createOnboardingUrl, validators.createOnboardingUrl),
  makeRoute('listTransactions', operations.listTransactions, validators.listTransactions),
  makeRoute('listPaymentSplits', operations.listPaymentSplits, validators.listPaymentSplits),
  makeRoute('createPaymentSplit', operations.createPaymentSplit, validators.createPaymentSplit),
  makeRoute('getPaymentSplit', operations.getPaymentSplit, validators.getPaymentSplit),
  makeRoute('cancelPaymentSplit', operations.cancelPaymentSplit, validators.cancelPaymentSplit),
  makeRoute('listRefundSplits', operations.listRefundSplits, validators.listRefundSplits),
  makeRoute('createRefundSplit', operations.createRefundSplit, validators.createRefundSplit),
  makeRoute('getRefundSplit', operations.getRefundSplit, validators.getRefundSplit),
  makeRoute('getBalance', operations.getBalance, validators.getBalance),
  makeRoute('listDivisions', operations.listDivisions, validators.listDivisions),
  makeRoute(
    'listBalanceTransfers',
    operations.listBalanceTransfers,
    validators.listBalanceTransfers,
  ),
  makeRoute(
    'createBalanceTransfer',
    operations.createBalanceTransfer,
    validators.createBalanceTransfer,
  ),
  makeRoute('getBalanceTransfer', operations.getBalanceTransfer, validators.getBalanceTransfer),
  makeRoute('listPayoutRequests', operations.listPayoutRequests, validators.listPayoutRequests),
  makeRoute('createPayoutRequest', operations.createPayoutRequest, validators.createPayoutRequest),
  makeRoute('getPayoutRequest', operations.getPayoutRequest, validators.getPayoutRequest),
  makeRoute('deletePayoutRequest', operations.deletePayoutRequest, validators.deletePayoutRequest),
  makeRoute(
    'listPayoutSettlements',
    operations.listPayoutSettlements,
    validators.listPayoutSettlements,
  ),
  makeRoute('listPayoutOverview', operations.listPayoutOverview, validators.listPayoutOverview),
  makeRoute(
    'updateDefaultPayoutConfiguration',
    operations.updateDefaultPayoutConfiguration,
    validators.updateDefaultPayoutConfiguration,
  ),
  makeRoute(
    'updateDivisionPayoutConfiguration',
    operations.updateDivisionPayoutConfiguration,
    validators.updateDivisionPayoutConfiguration,
  ),
  makeRoute(
    'getAccountPayoutConfiguration',
    operations.getAccountPayoutConfiguration,
    validators.getAccountPayoutConfiguration,
  ),
  makeRoute(
    'updateAccountPayoutConfiguration',
    operations.updateAccountPayoutConfiguration,
    validators.updateAccountPayoutConfiguration,
  ),
  makeRoute(
    'deleteAccountPayoutConfiguration',
    operations.deleteAccountPayoutConfiguration,
    validators.deleteAccountPayoutConfiguration,
  ),
  makeRoute('listReports', operations.listReports, validators.listReports),
  makeRoute('createReport', operations.createReport, validators.createReport),
  makeRoute(
    'listWebhookConfigurations',
    operations.listWebhookConfigurations,
    validators.listWebhookConfigurations,
  ),
  makeRoute(
    'createWebhookConfiguration',
    operations.createWebhookConfiguration,
    validators.createWebhookConfiguration,
  ),
  makeRoute(
    'getWebhookConfiguration',
    operations.getWebhookConfiguration,
    validators.getWebhookConfiguration,
  ),
  makeRoute(
    'updateWebhookConfiguration',
    operations.updateWebhookConfiguration,
    validators.updateWebhookConfiguration,
  ),
];
