// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Route, makeRoutes } from './runtime/app.js';
import { styles } from './runtime/request.js';
import type { Awaitable, OperationRequest, OperationResponse } from './runtime/response.js';
import * as operations from '@seller-funds/contract/operations/v1';
import * as validators from '@seller-funds/validators/operations/v1';

/**
 * Handlers for the operations of Version 1.
 *
 * `Context` is the type that the option `authenticate` returns for an accepted caller.
 */
export interface V1Handlers<Context = true> {
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
   * `GET /api/v1/accountholders`
   */
  listAccountHolders(
    request: OperationRequest<operations.ListAccountHolders, '_pageNumber' | '_pageSize' | '_sort'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.ListAccountHolders>>;

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
   * `POST /api/v1/accountholders`
   */
  createAccountHolder(
    request: OperationRequest<operations.CreateAccountHolder, 'readyForKyc'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateAccountHolder>>;

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
   * `GET /api/v1/accountholders/{code}`
   */
  getAccountHolder(
    request: OperationRequest<operations.GetAccountHolder>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetAccountHolder>>;

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
   * `PATCH /api/v1/accountholders/{code}`
   */
  updateAccountHolder(
    request: OperationRequest<operations.UpdateAccountHolder, 'readyForKyc'>,
    context: Context,
  ): Awaitable<OperationResponse<operations.UpdateAccountHolder>>;

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
   * 4. Send the expiry date as `expireAt` and as `expiresAt`: the live service may know one of the names only. The
   *    sandbox accepts either; if both are sent, they must be equal. The response has `expireAt`.
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
   * `POST /api/v1/accountholders/{code}/individual/documents`
   */
  createIndividualDocument(
    request: OperationRequest<operations.CreateIndividualDocument>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateIndividualDocument>>;

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
   * `POST /api/v1/accountholders/{code}/organization/documents`
   */
  createOrganizationDocument(
    request: OperationRequest<operations.CreateOrganizationDocument>,
    context: Context,
  ): Awaitable<OperationResponse<operations.CreateOrganizationDocument>>;

  /**
   * List the virtual accounts of a holder
   *
   * Returns the virtual accounts of one account holder, page by page. Splits and payouts require their codes.
   *
   * Rules:
   * 1. Accounts are sorted newest first; `_sort=asc` reverses the order. Accounts with the same creation time are
   *    sorted by code.
   * 2. A page beyond the last has no elements, but the correct `totalElementCount`.
   * 3. Accounts that were created with version 2 are listed too.
   *
   * An unknown holder, or one of another merchant, returns 404. A page size of 0 or above 500 returns 422.
   * You can retry this request.
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
   * Creates another virtual account for an account holder. Most holders need only one.
   *
   * Rules:
   * 1. `displayName` is optional; without it the label is the code of the account. No other account of the holder
   *    may have the same.
   * 2. `extRef` is optional; no other account of the holder may have the same. Other holders may use both again.
   * 3. The account belongs to the holder and is of type `DEFAULT`; it is empty and can be used immediately.
   * 4. An account cannot be closed, deleted or moved to another holder.
   *
   * If the name or reference is taken, the response is 409 and nothing is created. So retry after a timeout: a 409
   * then means that the account was created. A closed holder returns 402.
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
   * Returns one virtual account, without its balance; get the balance with the same code.
   *
   * Rules:
   * 1. The account must belong to the holder in the path. An account of another holder returns 404, like an unknown
   *    account.
   *
   * You can retry this request.
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
   * 1. Fields that are left out keep their values; `extRef: null` removes the reference, and the name cannot be removed.
   * 2. Only these two fields can be changed, so that pending splits and payouts are not affected.
   * 3. Other fields of the body are ignored, also a `code` that differs from the one in the path.
   * 4. No other account of the holder may have the same name or the same reference.
   * 5. The account must belong to the holder in the path.
   *
   * You can retry the request. If the name or reference is taken, the response is 409 and nothing is changed. For
   * accounts of a closed holder it is 402.
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
   * Returns the bank accounts of one account holder, page by page.
   *
   * Rules:
   * 1. Accounts are sorted newest first, those with the same creation time by code.
   * 2. A page beyond the last has no elements, but the correct `totalElementCount`.
   * 3. The list does not contain `kycStatus`, and the `data` of a statement is `null`. Get a single account to
   *    read them.
   * 4. Accounts that were created with version 2 are listed too, also those of type `UPO`.
   *
   * An unknown holder, or one of another merchant, returns 404. A page size of 0 or above 500 returns 422.
   * You can retry this request.
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
   * Adds a bank account to which the account holder can be paid out. Payouts require at least one.
   *
   * Rules:
   * 1. `accountNumber` and `currency` are mandatory, everything else is optional. A statement, when there is one,
   *    needs its `data`.
   * 2. A number that begins with two letters and two digits is an IBAN and must have correct check digits; any other
   *    number is a national account number. Write both without spaces.
   * 3. No other external account of the holder may have the same `extRef` or the same `displayName`; the same account
   *    number can be used twice.
   * 4. Without a statement, the KYC status of the account is `WAITING_DATA`; with one, the check starts with
   *    `DATA_RECEIVED`, and ends only after the holder has passed its own check.
   * 5. Payouts to the account are denied until its check is `PASSED`.
   * 6. To send a statement later, or to correct the number, update the holder with the account's `extRef`; an account
   *    without an `extRef` cannot be changed. A new number or statement restarts the check.
   * 7. The statement is a PDF. It has at most 4 MiB before it is encoded. Its `data` is `null` in the response;
   *    get the account to read it.
   * 8. The first external account of a holder is selected for scheduled payouts, until you select another one with
   *    version 2.
   * 9. Any currency code of three capital letters is accepted. The currency is compared with that of a payout
   *    when the payout is due.
   *
   * Send an `extRef`: if you retry with the same one after a timeout, a 409 means that the account was added.
   * Without `extRef` and `displayName` each retry adds another account. A closed holder returns 402.
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
   * Returns one bank account of a holder, with its KYC status and its statement.
   *
   * Rules:
   * 1. The account must belong to the holder in the path. An account of another holder returns 404, like an unknown
   *    account.
   * 2. Payouts to the account are denied unless `kycStatus.status` is `PASSED`. `kycStatus.details` lists missing and
   *    rejected data.
   * 3. To change an account, update the holder with the account's `extRef`.
   *
   * You can retry this request.
   *
   * `GET /api/v1/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}`
   */
  getExternalAccount(
    request: OperationRequest<operations.GetExternalAccount>,
    context: Context,
  ): Awaitable<OperationResponse<operations.GetExternalAccount>>;

  /**
   * Get the balance of an account
   *
   * Returns the amount that a virtual account can pay out now, in the currency of its division.
   *
   * Rules:
   * 1. The amount is the available balance minus pending charges. This service never returns a negative one.
   * 2. Version 2 also returns other currencies of the account.
   *
   * An unknown account, or one of another merchant, returns 404. You can retry this request.
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
   * Returns the payment splits of your merchant, page by page.
   *
   * Rules:
   * 1. Sorted newest first, unless `_asc` is `true`; splits with the same creation time are sorted by code.
   * 2. `_from` and `_to` compare with the time at which the split was created here, not with `extProcessedAt`.
   *    `_from` is inclusive, `_to` is exclusive; `_from` must not be after `_to`.
   * 3. Splits created with version 2 are listed too, in the format of this version. A split that was cancelled with
   *    version 2 stays in the list and is not marked.
   *
   * A parameter that is out of range returns 422. You can retry this request.
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
   * Divides a payment that the processor has already taken into items, and credits each item to a virtual account.
   *
   * Rules:
   * 1. Send the same `extRef` to the processor as your merchant reference, so that its settlement report shows it. If it
   *    does not, set `pspExtRef`. A payment that is not found by either stays pending.
   * 2. `extRef` is the idempotency key of the merchant; make it unique across your platform, such as the number of the
   *    order. If a split with this `extRef` exists, the response is that split, and the new body is not used. The
   *    response then has the header `x-idempotent-replay: true`; a cancelled split is returned too, and concurrent
   *    requests create one split. Validation still applies to a retry: an invalid body returns 400 or 422.
   * 3. `items` is a tree: a `GROUP` is on the first level or inside another `GROUP`, an `ITEM` is a leaf. A `GROUP`
   *    contains at least one item, and the tree has at most two levels below the first one: a `GROUP` in a `GROUP`
   *    contains only `ITEM`s. The tree has at most 1,000 `ITEM`s.
   * 4. The sum of the item amounts is `totalAmount`. The first level counts; the amount of a `GROUP` is the sum of the
   *    items directly in it, and only `ITEM`s move money.
   * 5. The `extRef` of each item is unique in the split; all levels count.
   * 6. The money of an `ITEM` goes to its own `accountCode`; without one, to that of the group above; without that, to
   *    the merchant's liable account. An unknown account is ignored. So is a closed one, and of several groups above,
   *    the nearest with an account counts. There is no error, but the response does not contain an ignored
   *    `accountCode`. Correct the balances with a balance transfer (version 2). The liable account is that of the
   *    division; the list of divisions has it.
   * 7. `DISCOUNT` moves money from the holder's account to the merchant's. These are the account of rule 6 and the
   *    liable account, or the item's own account if that belongs to the merchant. `COMMISSION`, `DEFICIENCY`,
   *    `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE` do the same. `PRODUCT_ITEM` and `SHIPPING` stay on the account
   *    of rule 6. `PLATFORM_DISCOUNT` is credited to the liable account first and then moved to the account of
   *    rule 6. The amounts of all labels are positive.
   * 8. Until the processor's settlement report shows the payment, the money is pending and cannot be paid out.
   * 9. A request body has at most 16 MiB.
   *
   * After a 4xx response, nothing was stored. After a timeout or a 5xx response, retry the same request: it cannot
   * create a second split.
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
   * 1. The tree is returned as it was sent, with a code for each item and the amount of each group.
   * 2. Refunds do not change it. A split that was cancelled with version 2 is not marked.
   *
   * An unknown code, or one of another merchant, returns 404. You can retry this request.
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
   * Returns the refund splits of your merchant, page by page.
   *
   * Rules:
   * 1. Sorted newest first, unless `_asc` is `true`; refunds with the same creation time are sorted by code.
   * 2. `_from` and `_to` compare with the time at which the refund was created here, not with `extProcessedAt`.
   *    `_from` is inclusive, `_to` is exclusive; `_from` must not be after `_to`.
   * 3. Refunds created with version 2 are listed too, in the format of this version.
   *
   * A parameter that is out of range returns 422. You can retry this request.
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
   * Reverses a payment split, completely or in part. It does not send money to the buyer: the processor does that.
   *
   * Rules:
   * 1. `extRef` is that of the payment split. All refunds of one payment have the same `extRef`; the processor's report
   *    must show `pspMutationExtRef`, which is different for each.
   * 2. Both together are the idempotency key of the merchant: if a refund with this key exists, the response is that
   *    refund, and the new body is not used. The response then has the header `x-idempotent-replay: true`;
   *    concurrent requests create one refund. Validation still applies to a retry: an invalid body returns 400 or
   *    422.
   * 3. Without `items` and `totalAmount` the refund is full, and its data is taken from the payment. It refunds what is
   *    left of every item, and each of its items has the `extRef` of the payment item.
   * 4. With `items` it is partial, and needs `totalAmount` and `extProcessedAt`. `totalAmount` without `items`, or an
   *    empty `items`, returns 422, so that a partial refund does not become a full one by mistake.
   * 5. In a partial refund, `originalExtRef` of each item names the payment item to refund. `label`, `accountCode` and
   *    `amount` default to those of that payment item. The default `amount` is its whole amount, not what is left of it.
   * 6. All `ITEM`s other than `REFUND_FEE` and `REFUND_VAT` add up to `totalAmount`. The amount of a `GROUP` is
   *    the sum of the items directly in it, without these two.
   * 7. An `ITEM` reverses the movement of its label in the payment. `REFUND_FEE` and `REFUND_VAT` move their `amount`,
   *    which is required, from the account of the payment item to the liable account; the buyer does not get it. A refund, and each `GROUP` in it, has at least one `ITEM` that is not a fee.
   * 8. An item is at most what is left of its payment item, and `totalAmount` at most what is left of the payment.
   * 9. An unknown or closed account is ignored.
   * 10. The tree has the same rules as in a payment split: a `GROUP` contains at least one item, an `ITEM` none; it has
   *     at most two levels below the first one, and at most 1,000 `ITEM`s. No two items of a refund have the
   *     same `extRef`.
   * 11. Send a refund after the payment was processed or settled. An earlier refund is accepted, and is pending until it
   *     is settled itself.
   * 12. A refund succeeds even if the balance is insufficient, and can make the balance of an account negative. Nothing
   *     can be paid out from the account until later credits make it positive.
   *
   * After a 4xx response, nothing was stored. After a timeout or a 5xx response, retry the same request: it cannot
   * create a second refund.
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
   * 1. The fields that the request left out have values: `label` and `amount` of every item, and for a full refund
   *    `totalAmount` and `items`.
   *
   * An unknown code, or one of another merchant, returns 404. You can retry this request.
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
   * Returns the payout requests of your merchant, page by page.
   *
   * Rules:
   * 1. Sorted by `_orderBy`, which accepts every field of a payout request; by `createdAt` by default. The order is
   *    descending unless `_asc` is `true`. Requests without the field come before all values.
   * 2. `_from` and `_to` compare with `createdAt`. `_from` is inclusive, `_to` is exclusive; `_from` must not be after
   *    `_to`. Their documented format differs from that of the lists of splits; both formats are accepted.
   * 3. Requests created with version 2 and scheduled payouts are listed too. Deleted ones are not.
   *
   * A parameter that is out of range returns 422. You can retry this request.
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
   * Requests a transfer of money from a virtual account to a bank account. The request is stored, queued, and executed
   * when it is due.
   *
   * Rules:
   * 1. The status in the response is always `WAITING`. A request is denied unless the account holder and the external
   *    account have passed KYC and the balance suffices. The holder must also be `ACTIVE`. The service checks this
   *    when the request is due; the status of a denied one becomes `REJECTED`. For a holder of the tier
   *    `LIGHT_KYC`, the sum of all payouts is at most EUR 2,500.00.
   * 2. Give `amount` or `useBalanceAt`, not both. With neither, all funds are paid out. These are the whole balance at
   *    the time when the request is due; if it is zero, the status becomes `REJECTED`.
   * 3. `useBalanceAt` pays out the balance at that time. Use it to keep a margin for later refunds and fees. It can be
   *    in the past or the future, but not after `processAt`, and never pays out more than the balance at `processAt`.
   * 4. Without `processAt` the request is due at once. If `useBalanceAt` is later, it is due then. A `processAt`
   *    more than a minute in the past returns 422.
   * 5. A waiting request does not reserve money; requests that are due are executed in the order of `processAt`, then of
   *    their codes.
   * 6. The money leaves the account in EUR and is not converted. There is no fee.
   * 7. The external account belongs to the owner of the virtual account.
   * 8. Poll the request to follow its status, or use the webhook of version 2. A failed payout is not retried:
   *    correct the cause and create a new request.
   *
   * There is no idempotency key: each POST creates a new request and may pay twice. After a timeout or a 5xx
   * response, list the latest requests before you retry.
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
   * Returns one payout request with its status.
   *
   * Rules:
   * 1. Poll it to follow the status; this version has no webhooks.
   * 2. `PROCESSED` means that the payout succeeded, but the bank may return the money days later: the status is `FAILED`
   *    then.
   * 3. What version 2 shows as `RETURNED` is `FAILED` here, and a request that was denied is `REJECTED`.
   * 4. No field says why a request was denied or failed; the payout webhook of version 2 does, in `payoutMessage`.
   *
   * An unknown code, one of another merchant or a deleted request returns 404. You can retry this request.
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
   * Deletes a payout request before it is executed.
   *
   * Rules:
   * 1. Only while its status is `WAITING`. If it becomes due at the same moment, either the deletion or the payout
   *    happens, never both.
   * 2. The response is the request as it was, with the status `WAITING`. From then on it returns 404 and is in no list
   *    of this version.
   *
   * If the request is no longer waiting, the response is 409 and the payout continues. After a timeout or a 5xx
   * response, retry: a 404 then means that the first request deleted it.
   *
   * `DELETE /api/v1/fund/payout-requests/{code}`
   */
  deletePayoutRequest(
    request: OperationRequest<operations.DeletePayoutRequest>,
    context: Context,
  ): Awaitable<OperationResponse<operations.DeletePayoutRequest>>;
}

/** The operations of Version 1 with their validators. */
export const routes: readonly Route[] = makeRoutes(
  [
    'listAccountHolders',
    'createAccountHolder',
    'getAccountHolder',
    'updateAccountHolder',
    'createIndividualDocument',
    'createOrganizationDocument',
    'listVirtualAccounts',
    'createVirtualAccount',
    'getVirtualAccount',
    'updateVirtualAccount',
    'listExternalAccounts',
    'createExternalAccount',
    'getExternalAccount',
    'getBalance',
    'listPaymentSplits',
    'createPaymentSplit',
    'getPaymentSplit',
    'listRefundSplits',
    'createRefundSplit',
    'getRefundSplit',
    'listPayoutRequests',
    'createPayoutRequest',
    'getPayoutRequest',
    'deletePayoutRequest',
  ],
  operations,
  validators,
  {},
  { styles: styles },
);
