// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Awaitable, OperationRequest, OperationResponse } from './runtime/handler.js';
import { type Route, makeRoute } from './runtime/serve-operation.js';
import * as operations from '@seller-funds/contract/operations/v1';
import * as validators from '@seller-funds/validators/operations/v1';

/**
 * What handles the operations of Version 1.
 *
 * `Context` is what the option `authenticate` returns for a caller that it lets in.
 */
export interface V1Handlers<Context = true> {
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
   * `GET /api/v1/accountholders`
   */
  listAccountHolders(
    request: OperationRequest<operations.ListAccountHolders, '_pageNumber' | '_pageSize' | '_sort'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListAccountHolders>>;

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
   * `POST /api/v1/accountholders`
   */
  createAccountHolder(
    request: OperationRequest<operations.CreateAccountHolder, 'readyForKyc'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateAccountHolder>>;

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
   * `GET /api/v1/accountholders/{code}`
   */
  getAccountHolder(
    request: OperationRequest<operations.GetAccountHolder>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetAccountHolder>>;

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
   * `PATCH /api/v1/accountholders/{code}`
   */
  updateAccountHolder(
    request: OperationRequest<operations.UpdateAccountHolder, 'readyForKyc'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateAccountHolder>>;

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
   * `POST /api/v1/accountholders/{code}/individual/documents`
   */
  createIndividualDocument(
    request: OperationRequest<operations.CreateIndividualDocument>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateIndividualDocument>>;

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
   * `POST /api/v1/accountholders/{code}/organization/documents`
   */
  createOrganizationDocument(
    request: OperationRequest<operations.CreateOrganizationDocument>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateOrganizationDocument>>;

  /**
   * List the virtual accounts of a holder
   *
   * Returns the virtual accounts of one account holder, a page at a time. Use it to find the code that splits and
   * payouts need.
   *
   * Rules:
   * 1. The newest account comes first; `_sort=asc` turns that round. Accounts of the same moment are in the order of
   *    their codes.
   * 2. A page beyond the last one has no elements, and still the right `totalElementCount`.
   * 3. Accounts that were made through version 2 are in the list too.
   *
   * An unknown holder, or one of another merchant, is a 404. A page size of 0 or above 500 is a 422. Nothing is
   * changed, so repeat at will.
   *
   * `GET /api/v1/accountholders/{accountHolderCode}/accounts`
   */
  listVirtualAccounts(
    request: OperationRequest<
      operations.ListVirtualAccounts,
      '_pageNumber' | '_pageSize' | '_sort'
    >,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListVirtualAccounts>>;

  /**
   * Create a virtual account for a holder
   *
   * Gives an account holder one more virtual account. Most holders get by with the one they were created with.
   *
   * Rules:
   * 1. `displayName` is mandatory; no other account of the holder may have the same.
   * 2. `extRef` is optional; no other account of the holder may have the same. Other holders may use both again.
   * 3. The account belongs to the holder and is of type `DEFAULT`; it is empty and can be used at once.
   * 4. An account cannot be closed, deleted or moved to another holder.
   *
   * A name or reference that is taken is a 409, and nothing is created. So repeat after a timeout: a 409 then says
   * that the account had been created, and the list has it. A closed holder gets no accounts (402).
   *
   * `POST /api/v1/accountholders/{accountHolderCode}/accounts`
   */
  createVirtualAccount(
    request: OperationRequest<operations.CreateVirtualAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateVirtualAccount>>;

  /**
   * Get one virtual account of a holder
   *
   * Returns one virtual account. It does not say what is in it; ask for the balance of the same code.
   *
   * Rules:
   * 1. The account must belong to the holder in the path. One of another holder is a 404, as an unknown one is.
   *
   * Nothing is changed, so repeat at will.
   *
   * `GET /api/v1/accountholders/{accountHolderCode}/accounts/{accountCode}`
   */
  getVirtualAccount(
    request: OperationRequest<operations.GetVirtualAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetVirtualAccount>>;

  /**
   * Rename a virtual account
   *
   * Changes the `displayName` or the `extRef` of a virtual account, or both.
   *
   * Rules:
   * 1. What is left out stays as it is. `extRef: null` takes the reference away; a name cannot be taken away.
   * 2. Only these two can be changed, so that splits and payouts that are under way are not disturbed.
   * 3. Anything else in the body is ignored. That holds for `code` too, even when it is not the one in the path.
   * 4. No other account of the holder may have the same name or the same reference.
   * 5. The account must belong to the holder in the path.
   *
   * Repeating the same request does no harm. A name or reference that is taken is a 409, and nothing is changed.
   * Accounts of a closed holder stay as they are (402).
   *
   * `PATCH /api/v1/accountholders/{accountHolderCode}/accounts/{accountCode}`
   */
  updateVirtualAccount(
    request: OperationRequest<operations.UpdateVirtualAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateVirtualAccount>>;

  /**
   * List the external accounts of a holder
   *
   * Returns the bank accounts of one account holder, a page at a time.
   *
   * Rules:
   * 1. The newest account comes first. Accounts of the same moment are in the order of their codes.
   * 2. A page beyond the last one has no elements, and still the right `totalElementCount`.
   * 3. The list leaves out `kycStatus`, and the `data` of a statement is `null`. Get a single account to see them.
   * 4. Accounts that were made through version 2 are in the list too, also those of type `UPO`.
   *
   * An unknown holder, or one of another merchant, is a 404. A page size of 0 or above 500 is a 422. Nothing is
   * changed, so repeat at will.
   *
   * `GET /api/v1/accountholders/{accountHolderCode}/externalaccounts`
   */
  listExternalAccounts(
    request: OperationRequest<operations.ListExternalAccounts, '_pageNumber' | '_pageSize'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListExternalAccounts>>;

  /**
   * Add a bank account to a holder
   *
   * Adds a bank account to which the money of an account holder can be paid out. A holder needs at least one before
   * a payout is possible.
   *
   * Rules:
   * 1. `accountNumber` and `currency` are mandatory, everything else is optional; a statement, when there is one,
   *    needs its `data`.
   * 2. A number that begins with two letters and two digits is an IBAN and must have the right check digits. Any other
   *    is taken as a national account number. Write it without blanks.
   * 3. No other external account of the holder may have the same `extRef` or the same `displayName`. The same account
   *    number may occur twice.
   * 4. Without a statement the check of the account waits in `WAITING_DATA`. With one it begins at
   *    `DATA_RECEIVED` and goes on by itself. It is not finished before the holder's own check has passed.
   * 5. Payouts to the account are denied until its check is `PASSED`.
   * 6. To send a statement later, or to correct the number, update the holder and name the account by its `extRef`. An
   *    account without one cannot be changed. A new number or statement starts the check anew.
   * 7. The statement is a PDF of at most 4 MiB before it is encoded. The answer does not send it back: its `data` is
   *    `null` there. Get the account to see it.
   * 8. The first external account of a holder is the active one, to which scheduled payouts go, until another is
   *    selected through version 2.
   * 9. Any currency code of three capital letters is taken. Whether a payout fits the currency is looked at when the
   *    payout is due.
   *
   * Send an `extRef`: after a timeout, repeat with the same one, and a 409 says that the account had been added. Without
   * `extRef` and `displayName` each repeat adds one more account. A closed holder gets no accounts (402).
   *
   * `POST /api/v1/accountholders/{accountHolderCode}/externalaccounts`
   */
  createExternalAccount(
    request: OperationRequest<operations.CreateExternalAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateExternalAccount>>;

  /**
   * Get one external account of a holder
   *
   * Returns one bank account of a holder, with the state of its check and the statement that was sent.
   *
   * Rules:
   * 1. The account must belong to the holder in the path. One of another holder is a 404, as an unknown one is.
   * 2. Payouts to the account are denied unless `kycStatus.status` is `PASSED`. What the check misses or did not
   *    accept stands in `kycStatus.details`.
   * 3. There is no operation to change an account here: update the holder, and name the account by its `extRef`.
   *
   * Nothing is changed, so repeat at will; the check moves on by itself.
   *
   * `GET /api/v1/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}`
   */
  getExternalAccount(
    request: OperationRequest<operations.GetExternalAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetExternalAccount>>;

  /**
   * Get what an account can pay out
   *
   * Returns what a virtual account can pay out now, in the currency of its division.
   *
   * Rules:
   * 1. The amount is the available balance minus pending charges, and never less than zero.
   * 2. Other currencies on the same account are not shown here; version 2 lists them all.
   *
   * An unknown account, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
   *
   * `GET /api/v1/fund/balance/{code}`
   */
  getBalance(
    request: OperationRequest<operations.GetBalance>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetBalance>>;

  /**
   * List payment splits
   *
   * Returns the payment splits of your merchant, a page at a time.
   *
   * Rules:
   * 1. Newest first, unless `_asc` is `true`. Splits made in the same moment are in the order of their codes.
   * 2. `_from` and `_to` compare with the time at which the split was made here, not with `extProcessedAt`.
   *    `_from` itself is included, `_to` is not; `_from` is not after `_to`.
   * 3. Splits made through version 2 are listed too, in the shape of this version. A split that was cancelled
   *    there stays in the list and looks like any other here.
   *
   * A parameter out of its range is a 422. Nothing is changed, so repeat at will.
   *
   * `GET /api/v1/fund/split-payments`
   */
  listPaymentSplits(
    request: OperationRequest<operations.ListPaymentSplits, '_pageNumber' | '_pageSize' | '_asc'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListPaymentSplits>>;

  /**
   * Distribute a payment over virtual accounts
   *
   * Says how a payment that the processor has already taken is shared out: each part of it goes to a virtual
   * account.
   *
   * Rules:
   * 1. Send the same `extRef` to the processor as your merchant reference, so that its settlement report shows
   *    it. Where it does not, set `pspExtRef`; a payment found by neither stays pending.
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
   * 5. No two items of the split have the same `extRef`, on whatever level.
   * 6. The money of an `ITEM` goes to its own `accountCode`; without one, to that of the nearest group above; without
   *    that, to the liable account of the division. An account that is unknown or closed counts as left out: there
   *    is no error, but the response does not show that `accountCode`. Put it right with a balance transfer
   *    (version 2). The liable account is in the list of divisions (version 2).
   * 7. `PRODUCT_ITEM` and `SHIPPING` stay on the account of rule 6. `COMMISSION`, `DISCOUNT`, `DEFICIENCY`,
   *    `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE` move on from it to the liable account, or to the item's own
   *    account where that is the merchant's. `PLATFORM_DISCOUNT` goes to the liable account first and moves
   *    on to the account of rule 6. All amounts are positive all the same.
   * 8. Until the processor's settlement report shows the payment, the money is pending and cannot be paid out.
   * 9. A request body has at most 16 MiB.
   *
   * On a 4xx nothing was stored. After a timeout or a 5xx send the same request again: it cannot make a second
   * split.
   *
   * `POST /api/v1/fund/split-payments`
   */
  createPaymentSplit(
    request: OperationRequest<operations.CreatePaymentSplit>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreatePaymentSplit>>;

  /**
   * Get a payment split
   *
   * Returns one payment split with its tree of items.
   *
   * Rules:
   * 1. The tree is as it was sent, with a code on every item and the amount of every group.
   * 2. Refunds do not change it. A split that was cancelled through version 2 looks like any other here.
   *
   * An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
   *
   * `GET /api/v1/fund/split-payments/{code}`
   */
  getPaymentSplit(
    request: OperationRequest<operations.GetPaymentSplit>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetPaymentSplit>>;

  /**
   * List refund splits
   *
   * Returns the refund splits of your merchant, a page at a time.
   *
   * Rules:
   * 1. Newest first, unless `_asc` is `true`. Refunds made in the same moment are in the order of their codes.
   * 2. `_from` and `_to` compare with the time at which the refund was made here, not with `extProcessedAt`.
   *    `_from` itself is included, `_to` is not; `_from` is not after `_to`.
   * 3. Refunds made through version 2 are listed too, in the shape of this version.
   *
   * A parameter out of its range is a 422. Nothing is changed, so repeat at will.
   *
   * `GET /api/v1/fund/split-refunds`
   */
  listRefundSplits(
    request: OperationRequest<operations.ListRefundSplits, '_pageNumber' | '_pageSize' | '_asc'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListRefundSplits>>;

  /**
   * Refund a payment split in full or in part
   *
   * Takes back what a payment split has distributed, all that is left of it or some items only. It does not send
   * money to the buyer: the processor does that.
   *
   * Rules:
   * 1. `extRef` is that of the payment split. All refunds of one payment share it; `pspMutationExtRef`, which the
   *    processor's report must show, tells them apart.
   * 2. The two together are the idempotency key, per merchant. When there is such a refund already, it is returned
   *    with `x-idempotent-replay: true` and nothing of the new body is used. Two requests at the same time make
   *    one refund. Validation still applies to a repeat: an invalid body
   *    gets 400 or 422.
   * 3. Without `items` and `totalAmount` the refund is full: the service takes back what is left of every item and
   *    makes the items of the refund, each with the `extRef` of its payment item.
   * 4. With `items` it is partial, and needs `totalAmount` and `extProcessedAt`. `totalAmount` without `items`, or
   *    an empty `items`, is a 422, so that no partial refund becomes a full one by mistake.
   * 5. In a partial refund each item names in `originalExtRef` what it takes back. Left out, `label`, `accountCode` and
   *    `amount` are those of that payment item: its whole amount, not what is left of it.
   * 6. All `ITEM`s other than `REFUND_FEE` and `REFUND_VAT` add up to `totalAmount`. The amount of a `GROUP`
   *    is the sum of what is directly in it, those two left aside.
   * 7. An `ITEM` takes back what its label moved in the payment. `REFUND_FEE` and `REFUND_VAT` move their `amount`,
   *    which is needed, from the account of the payment item to the liable account; the buyer does not get it.
   *    Beside fees, a refund and each `GROUP` in it hold at least one other `ITEM`.
   * 8. An item is at most what is left of its payment item, and `totalAmount` at most what is left of the payment.
   * 9. An account that is unknown or closed counts as left out.
   * 10. The tree obeys the same rules as in a payment split: a `GROUP` holds at least one item, an `ITEM` none, it ends
   *     two levels below its first and has at most 1,000 `ITEM`s. No two items of a refund have the same `extRef`.
   * 11. Refund after the payment was processed or settled, as a rule; sooner is accepted, and the refund is then
   *     pending until it is settled itself.
   * 12. A refund is never refused for lack of money. It can make an account negative: later credits fill it first,
   *     and until then nothing can be paid out from it.
   *
   * On a 4xx nothing was stored. After a timeout or a 5xx send the same request again: it cannot make a second
   * refund.
   *
   * `POST /api/v1/fund/split-refunds`
   */
  createRefundSplit(
    request: OperationRequest<operations.CreateRefundSplit>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateRefundSplit>>;

  /**
   * Get a refund split
   *
   * Returns one refund split with its tree of items.
   *
   * Rules:
   * 1. What was left out of the request is filled in: `label` and `amount` of every item, and for a full refund
   *    `totalAmount` and `items`.
   *
   * An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
   *
   * `GET /api/v1/fund/split-refunds/{code}`
   */
  getRefundSplit(
    request: OperationRequest<operations.GetRefundSplit>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetRefundSplit>>;

  /**
   * List payout requests
   *
   * Returns the payout requests of your merchant, a page at a time.
   *
   * Rules:
   * 1. Ordered by `_orderBy`, descending unless `_asc` is `true`: newest first if you say nothing. It takes every
   *    field of a payout request. A field that a request does not have sorts before all values.
   * 2. `_from` and `_to` compare with `createdAt`. `_from` itself is included, `_to` is not; `_from` is not after
   *    `_to`. The documented form of both differs from that of the lists of splits; either is taken.
   * 3. Requests made through version 2 and scheduled payouts are listed too. Deleted ones are not.
   *
   * A parameter out of its range is a 422. Nothing is changed, so repeat at will.
   *
   * `GET /api/v1/fund/payout-requests`
   */
  listPayoutRequests(
    request: OperationRequest<
      operations.ListPayoutRequests,
      '_pageNumber' | '_pageSize' | '_orderBy' | '_asc'
    >,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListPayoutRequests>>;

  /**
   * Request a payout to a bank account
   *
   * Asks for money to be sent from a virtual account to a bank account. The request is saved and queued, and is
   * carried out when it is due.
   *
   * Rules:
   * 1. The response always says `WAITING`. The checks are made when the request is due, and if one fails it becomes
   *    `REJECTED`: the account holder is `ACTIVE` and has passed KYC, the external account has passed KYC, and
   *    the balance suffices. A holder of the tier `LIGHT_KYC` is paid EUR 2,500.00 in all at most.
   * 2. Give `amount` or `useBalanceAt`, not both. With neither, all that can be paid out when it is due is paid
   *    out; if that is nothing, the request is `REJECTED`.
   * 3. `useBalanceAt` takes the balance of that time, past or future, but never more than there is at `processAt`.
   *    Choose it so that a margin for later refunds and fees stays. It is not after `processAt`.
   * 4. Without `processAt` the request is due at once, or at `useBalanceAt` where that is later. A `processAt` more than
   *    a minute in the past is a 422.
   * 5. Nothing is set aside while a request is `WAITING`. Requests that are due are carried out in the order of
   *    `processAt`, then of their codes.
   * 6. The money leaves the account in EUR and is not converted. There is no fee.
   * 7. The external account belongs to the owner of the virtual account.
   * 8. Poll the request to see its status change. (Version 2 can notify you instead.) A failed payout is not tried
   *    again: correct the cause and make a new request.
   *
   * There is no idempotency key: every POST makes a new request, and may pay twice. After a timeout or a 5xx,
   * list the requests of the last minutes before you send it again.
   *
   * `POST /api/v1/fund/payout-requests`
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
   * 1. Poll it to follow the status; this version has no notifications of its own.
   * 2. `PROCESSED` is the good end, but a bank may send the money back days later: the status is `FAILED` then.
   * 3. What version 2 shows as `RETURNED` is `FAILED` here. A request that was denied is `REJECTED` here.
   * 4. No field says why a request was denied or failed; the payout webhook of version 2 does, in `payoutMessage`.
   *
   * An unknown code, one of another merchant or a deleted request is a 404. Nothing is changed, so repeat at will.
   *
   * `GET /api/v1/fund/payout-requests/{code}`
   */
  getPayoutRequest(
    request: OperationRequest<operations.GetPayoutRequest>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetPayoutRequest>>;

  /**
   * Delete a payout request that is still waiting
   *
   * Deletes a payout request before it is carried out.
   *
   * Rules:
   * 1. Only while its status is `WAITING`. If it becomes due at the same moment, either the deletion or the payout
   *    happens, never both.
   * 2. The response is the request as it was, with the status `WAITING`. From then on it is a 404 and in no list of
   *    this version.
   *
   * When it is no longer waiting, the answer is a 409 and the payout goes on. After a timeout or a 5xx repeat it: a
   * 404 then says that the first try deleted it.
   *
   * `DELETE /api/v1/fund/payout-requests/{code}`
   */
  deletePayoutRequest(
    request: OperationRequest<operations.DeletePayoutRequest>,
    context: Context,
  ): Awaitable<OperationResponse<operations.DeletePayoutRequest>>;
}

/** How each operation of Version 1 is described and checked. */
export const routes: readonly Route[] = [
  makeRoute('listAccountHolders', operations.listAccountHolders, validators.listAccountHolders),
  makeRoute('createAccountHolder', operations.createAccountHolder, validators.createAccountHolder),
  makeRoute('getAccountHolder', operations.getAccountHolder, validators.getAccountHolder),
  makeRoute('updateAccountHolder', operations.updateAccountHolder, validators.updateAccountHolder),
  makeRoute(
    'createIndividualDocument',
    operations.createIndividualDocument,
    validators.createIndividualDocument,
  ),
  makeRoute(
    'createOrganizationDocument',
    operations.createOrganizationDocument,
    validators.createOrganizationDocument,
  ),
  makeRoute('listVirtualAccounts', operations.listVirtualAccounts, validators.listVirtualAccounts),
  makeRoute(
    'createVirtualAccount',
    operations.createVirtualAccount,
    validators.createVirtualAccount,
  ),
  makeRoute('getVirtualAccount', operations.getVirtualAccount, validators.getVirtualAccount),
  makeRoute(
    'updateVirtualAccount',
    operations.updateVirtualAccount,
    validators.updateVirtualAccount,
  ),
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
  makeRoute('getBalance', operations.getBalance, validators.getBalance),
  makeRoute('listPaymentSplits', operations.listPaymentSplits, validators.listPaymentSplits),
  makeRoute('createPaymentSplit', operations.createPaymentSplit, validators.createPaymentSplit),
  makeRoute('getPaymentSplit', operations.getPaymentSplit, validators.getPaymentSplit),
  makeRoute('listRefundSplits', operations.listRefundSplits, validators.listRefundSplits),
  makeRoute('createRefundSplit', operations.createRefundSplit, validators.createRefundSplit),
  makeRoute('getRefundSplit', operations.getRefundSplit, validators.getRefundSplit),
  makeRoute('listPayoutRequests', operations.listPayoutRequests, validators.listPayoutRequests),
  makeRoute('createPayoutRequest', operations.createPayoutRequest, validators.createPayoutRequest),
  makeRoute('getPayoutRequest', operations.getPayoutRequest, validators.getPayoutRequest),
  makeRoute('deletePayoutRequest', operations.deletePayoutRequest, validators.deletePayoutRequest),
];
