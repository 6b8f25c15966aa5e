// Generated from the OpenAPI document. Do not edit: change the document or the generator.

export interface paths {
  '/api/v1/accountholders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List account holders
     * @description Returns the account holders page by page, those made through version 2 included.
     *
     *     Rules:
     *     1. Each holder is shown thin (code, names, description and status) unless `_fragments` asks for more.
     *     2. The newest come first, or the oldest with `_sort=asc`; holders of the same moment are in the order of
     *        their codes.
     *     3. A page beyond the last has no elements; `totalElementCount` is right all the same.
     *     4. A holder created while you read moves the others by one place. Read with `_sort=asc` to miss none.
     *
     *     There is no search by `extRef`: page through and compare. A fragment that does not exist and a page size
     *     outside 1 to 500 are a 422. With `docfiles` a page can become very large; ask for small pages, or get
     *     holders one at a time.
     */
    get: operations['v1.listAccountHolders'];
    put?: never;
    /**
     * Create an account holder
     * @description Creates a seller, or anyone else who needs a virtual account, and opens its accounts. Send all that you know at
     *     once, or no more than a name and an account and the rest later with an update.
     *
     *     Rules:
     *     1. A display name and at least one virtual account are required. Exactly the listed accounts are opened.
     *        Bank accounts are not taken here: add them afterwards.
     *     2. No other holder of the merchant may have the same `extRef`. The accounts listed must differ from each
     *        other in `extRef` and in `displayName`; owners, documents of the same owner and photos of the same document
     *        in `extRef`.
     *     3. A repeat is not recognised: without an `extRef` it makes a second holder, with one it is a 409.
     *     4. Of a legal entity only `legalForm` is required, and the form cannot be changed later. What is missing is
     *        no error, only what is malformed. A field of the other form is ignored, as any unknown field is.
     *     5. With `readyForKyc=true` the identity check begins as soon as nothing is missing; else the check stands
     *        at `MISSING_DATA` and its details say what to send. Without `readyForKyc=true` the data is stored, at
     *        best as `DATA_RECEIVED`, and no check begins until an update says `readyForKyc=true`.
     *     6. An individual needs `firstName`, `lastName`, `dateOfBirth` (18 years or more), `nationality`, an `address` with
     *        street, house number, zip code, city and country, and one document with a photo of its front, of the
     *        back too when it is an `ID`.
     *     7. An organization needs `legalName`, `registrationNumber`, `taxNumber`, `type`, an `address` as above, one owner with
     *        all that an individual needs, and one document of its own.
     *     8. Individuals and owners of a US merchant also need `socialSecurityNumber`, `email` and `phone`; the seller also
     *        needs a sales profile, which is sent through version 2.
     *     9. Where the division asks for light checks only (`LIGHT_KYC`), documents and owners are not needed.
     *     10. A new holder is `ACTIVE` and can receive money at once. Payouts wait until the check of the holder and
     *         that of the bank account are `PASSED`.
     *     11. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos.
     *         Send the rest with updates.
     *     12. The answer shows everything but the contents of files: accounts, owners, documents and photos, each with
     *         its code, and the state of the check.
     *
     *     After a time-out, or any answer from 500 on, it is not known whether the holder exists. If you sent an `extRef`,
     *     repeat the same request: a 409 that names it says that the first one worked. Then find the holder in the list.
     */
    post: operations['v1.createAccountHolder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/accountholders/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an account holder
     * @description Returns one account holder, thin or with the fragments that you ask for.
     *
     *     Rules:
     *     1. Without `_fragments` only code, names, description and status are shown.
     *     2. The order of the fragments is free, and naming one twice does no harm.
     *     3. To follow the identity check, ask for `kycstatus` from time to time, or let version 2 notify you.
     *
     *     An unknown code, or a holder of another merchant, is a 404; an unknown fragment is a 422. Nothing is changed, so
     *     repeat at will.
     */
    get: operations['v1.getAccountHolder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update an account holder
     * @description Adds to the legal entity and the bank accounts of a holder, or changes them. This is how a holder that was
     *     created with a name only gets the data that its identity check needs, and how rejected data is corrected.
     *
     *     Rules:
     *     1. Only `legalEntity` and `externalAccounts` are read; any other field is ignored. Names and description of the
     *        holder are changed through version 2.
     *     2. What is left out stays as it is, at every depth. `null` clears a single value; an object or a list cannot
     *        be `null`.
     *     3. An entry of a list (owners, documents, photos, bank accounts) changes the stored one with the same `code`;
     *        without a `code`, the one with the same `extRef`; else it is added. A `code` that this holder does not
     *        have is a 422. Nothing is ever removed.
     *     4. An added entry without an `extRef` is added again by a repeat of the request. Give new entries an `extRef`, and
     *        every update can be repeated safely.
     *     5. The form of the legal entity never changes. A `legalForm` must be the stored one; it may be left out, except
     *        while the holder has no legal entity. Fields of the other form are ignored.
     *     6. With `readyForKyc=true` the identity check begins as soon as nothing is missing; what is needed is listed at
     *        the creation of a holder. Else the check stands at `MISSING_DATA` and its details say what to send.
     *     7. A change of an important value starts the check anew, whatever came of the last one, and payouts wait
     *        for `PASSED` again. Important are, of an individual, names, date and place of birth, nationality, address,
     *        social security number and documents; of an organization, legal name, registration number, tax number,
     *        type, address, owners and documents. E-mail, phone and `extRef` are not. Sending the stored value is no change.
     *     8. Without `readyForKyc=true` such a change takes the check back to `DATA_RECEIVED`, or to `MISSING_DATA` if something
     *        was cleared, and it waits there for an update with `readyForKyc=true`.
     *     9. After `FAILED`, an update with `readyForKyc=true` starts the check again even if it changes nothing. After
     *        `REJECTED` it takes a change. After `FORGED` data is stored, but only the operator can reopen the check.
     *     10. A new number or a new statement of a bank account starts the check of that account again.
     *     11. A closed holder takes no updates: 402.
     *     12. No other bank account of the holder may have the same `extRef` or display name.
     *     13. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos.
     *     14. The answer shows everything but the contents of files, with the codes of all that was added.
     *
     *     Either the whole update is stored or, on any error, nothing of it. After a time-out, or any answer from 500 on,
     *     get the holder to see whether it was stored, or repeat the request as rule 4 says.
     */
    patch: operations['v1.updateAccountHolder'];
    trace?: never;
  };
  '/api/v1/accountholders/{code}/individual/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add an identity paper to an individual
     * @description Adds a passport or an ID card to an account holder who exists already. Use it when the check of the holder
     *     waits for a paper, or did not accept the one it got.
     *
     *     Rules:
     *     1. The holder must be an individual. One that is an organization, or has no legal entity yet, is a 422.
     *     2. Only `PASSPORT` and `ID` are taken here. Other kinds go into the legal entity when the holder is updated.
     *     3. The paper must have been issued before today and expire after today. Today is the day in UTC, and today
     *        itself is neither.
     *     4. Send the day of expiry as `expireAt`. `expiresAt` is taken too; when both are sent they must be equal. The
     *        response says `expireAt`.
     *     5. Each picture may have 4 MiB before it is encoded, the whole request 16 MiB: two pictures of the largest size
     *        fit, a third does not. Send the others by updating the holder.
     *     6. The paper is added to those that the holder has. Nothing is replaced or removed.
     *     7. An `extRef` that another document of the holder has is a 409, and so is one that two photos of the paper share.
     *        Without an `extRef` each repeat adds one more paper.
     *     8. The check needs a `FRONT` photo, and a `BACK` photo too for an `ID`. A paper without them is stored, but the
     *        check goes on waiting.
     *     9. A paper counts as a change of important data, with `readyForKyc` taken as `true`: once everything is
     *        there, a new check starts, also for a holder who had passed. Payouts that fall due before it has passed are
     *        denied. A holder who is `FORGED` stays so.
     *     10. The response leaves the pictures out. Read the holder with the fragment `docfiles` to get them.
     *
     *     After a timeout, repeat with the same `extRef`: a 409 says that the paper had arrived. A closed holder takes no
     *     papers (402). After a 422, correct all that `details` names in one go. A body above 16 MiB is a 400.
     */
    post: operations['v1.createIndividualDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/accountholders/{code}/organization/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a company paper to an organization
     * @description Adds a paper of a company register or a tax authority to an account holder that exists already. Use it when
     *     the check of the holder waits for a paper, or did not accept the one it got.
     *
     *     Rules:
     *     1. The holder must be an organization. One who is an individual, or has no legal entity yet, is a 422.
     *     2. The paper must have been issued before today. Today is the day in UTC, and today itself is too late.
     *     3. The file may have 4 MiB before it is encoded.
     *     4. The paper is added to those that the holder has. Nothing is replaced or removed.
     *     5. An `extRef` that another document of the holder has is a 409. Without an `extRef` each repeat adds one more
     *        paper.
     *     6. The papers of the organization's owners do not go here, but into the legal entity when the holder is updated.
     *     7. A paper counts as a change of important data, with `readyForKyc` taken as `true`: once everything is
     *        there, a new check starts, also for a holder that had passed. Payouts that fall due before it has passed are
     *        denied. A holder that is `FORGED` stays so.
     *     8. The response leaves the file out. Read the holder with the fragment `docfiles` to get it.
     *
     *     After a timeout, repeat with the same `extRef`: a 409 says that the paper had arrived. A closed holder takes no
     *     papers (402). After a 422, correct all that `details` names in one go.
     */
    post: operations['v1.createOrganizationDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/accountholders/{accountHolderCode}/accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the virtual accounts of a holder
     * @description Returns the virtual accounts of one account holder, a page at a time. Use it to find the code that splits and
     *     payouts need.
     *
     *     Rules:
     *     1. The newest account comes first; `_sort=asc` turns that round. Accounts of the same moment are in the order of
     *        their codes.
     *     2. A page beyond the last one has no elements, and still the right `totalElementCount`.
     *     3. Accounts that were made through version 2 are in the list too.
     *
     *     An unknown holder, or one of another merchant, is a 404. A page size of 0 or above 500 is a 422. Nothing is
     *     changed, so repeat at will.
     */
    get: operations['v1.listVirtualAccounts'];
    put?: never;
    /**
     * Create a virtual account for a holder
     * @description Gives an account holder one more virtual account. Most holders get by with the one they were created with.
     *
     *     Rules:
     *     1. `displayName` is mandatory; no other account of the holder may have the same.
     *     2. `extRef` is optional; no other account of the holder may have the same. Other holders may use both again.
     *     3. The account belongs to the holder and is of type `DEFAULT`; it is empty and can be used at once.
     *     4. An account cannot be closed, deleted or moved to another holder.
     *
     *     A name or reference that is taken is a 409, and nothing is created. So repeat after a timeout: a 409 then says
     *     that the account had been created, and the list has it. A closed holder gets no accounts (402).
     */
    post: operations['v1.createVirtualAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/accountholders/{accountHolderCode}/accounts/{accountCode}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get one virtual account of a holder
     * @description Returns one virtual account. It does not say what is in it; ask for the balance of the same code.
     *
     *     Rules:
     *     1. The account must belong to the holder in the path. One of another holder is a 404, as an unknown one is.
     *
     *     Nothing is changed, so repeat at will.
     */
    get: operations['v1.getVirtualAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Rename a virtual account
     * @description Changes the `displayName` or the `extRef` of a virtual account, or both.
     *
     *     Rules:
     *     1. What is left out stays as it is. `extRef: null` takes the reference away; a name cannot be taken away.
     *     2. Only these two can be changed, so that splits and payouts that are under way are not disturbed.
     *     3. Anything else in the body is ignored. That holds for `code` too, even when it is not the one in the path.
     *     4. No other account of the holder may have the same name or the same reference.
     *     5. The account must belong to the holder in the path.
     *
     *     Repeating the same request does no harm. A name or reference that is taken is a 409, and nothing is changed.
     *     Accounts of a closed holder stay as they are (402).
     */
    patch: operations['v1.updateVirtualAccount'];
    trace?: never;
  };
  '/api/v1/accountholders/{accountHolderCode}/externalaccounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the external accounts of a holder
     * @description Returns the bank accounts of one account holder, a page at a time.
     *
     *     Rules:
     *     1. The newest account comes first. Accounts of the same moment are in the order of their codes.
     *     2. A page beyond the last one has no elements, and still the right `totalElementCount`.
     *     3. The list leaves out `kycStatus`, and the `data` of a statement is `null`. Get a single account to see them.
     *     4. Accounts that were made through version 2 are in the list too, also those of type `UPO`.
     *
     *     An unknown holder, or one of another merchant, is a 404. A page size of 0 or above 500 is a 422. Nothing is
     *     changed, so repeat at will.
     */
    get: operations['v1.listExternalAccounts'];
    put?: never;
    /**
     * Add a bank account to a holder
     * @description Adds a bank account to which the money of an account holder can be paid out. A holder needs at least one before
     *     a payout is possible.
     *
     *     Rules:
     *     1. `accountNumber` and `currency` are mandatory, everything else is optional; a statement, when there is one,
     *        needs its `data`.
     *     2. A number that begins with two letters and two digits is an IBAN and must have the right check digits. Any other
     *        is taken as a national account number. Write it without blanks.
     *     3. No other external account of the holder may have the same `extRef` or the same `displayName`. The same account
     *        number may occur twice.
     *     4. Without a statement the check of the account waits in `WAITING_DATA`. With one it begins at
     *        `DATA_RECEIVED` and goes on by itself. It is not finished before the holder's own check has passed.
     *     5. Payouts to the account are denied until its check is `PASSED`.
     *     6. To send a statement later, or to correct the number, update the holder and name the account by its `code`. A
     *        new number or statement starts the check anew.
     *     7. The statement is a PDF of at most 4 MiB before it is encoded. The answer does not send it back: its `data` is
     *        `null` there. Get the account to see it.
     *     8. The first external account of a holder is the active one, to which scheduled payouts go, until another is
     *        selected through version 2.
     *     9. Any currency code of three capital letters is taken. Whether a payout fits the currency is looked at when the
     *        payout is due.
     *
     *     Send an `extRef`: after a timeout, repeat with the same one, and a 409 says that the account had been added. Without
     *     `extRef` and `displayName` each repeat adds one more account. A closed holder gets no accounts (402).
     */
    post: operations['v1.createExternalAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get one external account of a holder
     * @description Returns one bank account of a holder, with the state of its check and the statement that was sent.
     *
     *     Rules:
     *     1. The account must belong to the holder in the path. One of another holder is a 404, as an unknown one is.
     *     2. Payouts to the account are denied unless `kycStatus.status` is `PASSED`. What the check misses or did not
     *        accept stands in `kycStatus.details`.
     *     3. There is no operation to change an account here: update the holder, and name the account by its `code`.
     *
     *     Nothing is changed, so repeat at will; the check moves on by itself.
     */
    get: operations['v1.getExternalAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/fund/balance/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get what an account can pay out
     * @description Returns what a virtual account can pay out now, in the currency of its division.
     *
     *     Rules:
     *     1. The amount is what is available less what is pending against it; it is never less than zero.
     *     2. Other currencies on the same account are not shown here; version 2 lists them all.
     *
     *     An unknown account, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v1.getBalance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/fund/split-payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payment splits
     * @description Returns the payment splits of your merchant, a page at a time.
     *
     *     Rules:
     *     1. Newest first, unless `_asc` is `true`. Splits made in the same moment are in the order of their codes.
     *     2. `_from` and `_to` compare with the time at which the split was made here, not with `extProcessedAt`.
     *        `_from` itself is included, `_to` is not; `_from` is not after `_to`.
     *     3. Splits made through version 2 are listed too, in the shape of this version. A split that was cancelled
     *        there stays in the list and looks like any other here.
     *
     *     A parameter out of its range is a 422. Nothing is changed, so repeat at will.
     */
    get: operations['v1.listPaymentSplits'];
    put?: never;
    /**
     * Distribute a payment over virtual accounts
     * @description Says how a payment that the processor has already taken is shared out: each part of it goes to a virtual
     *     account.
     *
     *     Rules:
     *     1. Send the same `extRef` to the processor as your merchant reference, so that its settlement report shows
     *        it. Where it does not, set `pspExtRef`; a payment found by neither stays pending.
     *     2. `extRef` is the idempotency key, per merchant; make it unique across your platform, such as the number of
     *        the order. When there is a split with it already, also a cancelled one, that split is returned with
     *        `x-idempotent-replay: true` and nothing of the new body is used. Two requests at the same time make one
     *        split. An ill-formed body is a 400 or 422 even so.
     *     3. `items` is a tree. A `GROUP` stands on the first level or inside another `GROUP` and holds at least one
     *        item; an `ITEM` holds none. The tree ends two levels below its first, and has at most 1,000 `ITEM`s.
     *     4. The amounts of the first level add up to `totalAmount`. The amount of a `GROUP`, where given, is the sum
     *        of the items directly in it; left out, it is worked out. Only `ITEM`s move money.
     *     5. No two items of the split have the same `extRef`, on whatever level.
     *     6. The money of an `ITEM` goes to its own `accountCode`; without one, to that of the nearest group above; without
     *        that, to the liable account of the division. An account that is unknown or closed counts as left out: there
     *        is no error, but the response does not show that `accountCode`. Put it right with a balance transfer
     *        (version 2). The liable account is in the list of divisions (version 2).
     *     7. `PRODUCT_ITEM` and `SHIPPING` stay on the account of rule 6. `COMMISSION`, `DISCOUNT`, `DEFICIENCY`,
     *        `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE` move on from it to the liable account, or to the item's own
     *        account where that is the merchant's. `PLATFORM_DISCOUNT` goes to the liable account first and moves
     *        on to the account of rule 6. All amounts are positive all the same.
     *     8. Until the processor's settlement report shows the payment, the money is pending and cannot be paid out.
     *     9. A request body has at most 16 MiB.
     *
     *     On a 4xx nothing was stored. After a timeout or a 5xx send the same request again: it cannot make a second
     *     split.
     */
    post: operations['v1.createPaymentSplit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/fund/split-payments/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a payment split
     * @description Returns one payment split with its tree of items.
     *
     *     Rules:
     *     1. The tree is as it was sent, with a code on every item and the amount of every group.
     *     2. Refunds do not change it. A split that was cancelled through version 2 looks like any other here.
     *
     *     An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v1.getPaymentSplit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/fund/split-refunds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List refund splits
     * @description Returns the refund splits of your merchant, a page at a time.
     *
     *     Rules:
     *     1. Newest first, unless `_asc` is `true`. Refunds made in the same moment are in the order of their codes.
     *     2. `_from` and `_to` compare with the time at which the refund was made here, not with `extProcessedAt`.
     *        `_from` itself is included, `_to` is not; `_from` is not after `_to`.
     *     3. Refunds made through version 2 are listed too, in the shape of this version.
     *
     *     A parameter out of its range is a 422. Nothing is changed, so repeat at will.
     */
    get: operations['v1.listRefundSplits'];
    put?: never;
    /**
     * Refund a payment split in full or in part
     * @description Takes back what a payment split has distributed, all that is left of it or some items only. It does not send
     *     money to the buyer: the processor does that.
     *
     *     Rules:
     *     1. `extRef` is that of the payment split. All refunds of one payment share it; `pspMutationExtRef`, which the
     *        processor's report must show, tells them apart.
     *     2. The two together are the idempotency key, per merchant. When there is such a refund already, it is returned
     *        with `x-idempotent-replay: true` and nothing of the new body is used. Two requests at the same time make
     *        one refund. An ill-formed body is a 400 or 422 even so.
     *     3. Without `items` and `totalAmount` the refund is full: the service takes back what is left of every item and
     *        makes the items of the refund, each with the `extRef` of its payment item.
     *     4. With `items` it is partial, and `extProcessedAt` is needed. `totalAmount` without `items`, or an empty
     *        `items`, is a 422, so that no partial refund becomes a full one by mistake.
     *     5. In a partial refund each item names in `originalExtRef` what it takes back. Left out, `label` and
     *        `accountCode` are those of that payment item, the `amount` of an `ITEM` is all that is left of it, and
     *        `totalAmount` is the sum.
     *     6. All `ITEM`s other than `REFUND_FEE` and `REFUND_VAT` add up to `totalAmount`. The amount of a `GROUP`,
     *        where given, is the sum of what is directly in it, those two left aside.
     *     7. An `ITEM` takes back what its label moved in the payment. `REFUND_FEE` and `REFUND_VAT` move their `amount`,
     *        which is needed, from the account of the payment item to the liable account; the buyer does not get it.
     *        Beside fees, a refund and each `GROUP` in it hold at least one other `ITEM`.
     *     8. An item is at most what is left of its payment item, and `totalAmount` at most what is left of the payment.
     *     9. An account that is unknown or closed counts as left out.
     *     10. The tree obeys the same rules as in a payment split: a `GROUP` holds at least one item, an `ITEM` none, it ends
     *         two levels below its first and has at most 1,000 `ITEM`s. No two items of a refund have the same `extRef`.
     *     11. Refund after the payment was processed or settled, as a rule; sooner is accepted, and the refund is then
     *         pending until it is settled itself.
     *     12. A refund is never refused for lack of money. It can make an account negative: later credits fill it first,
     *         and until then nothing can be paid out from it.
     *
     *     On a 4xx nothing was stored. After a timeout or a 5xx send the same request again: it cannot make a second
     *     refund.
     */
    post: operations['v1.createRefundSplit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/fund/split-refunds/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a refund split
     * @description Returns one refund split with its tree of items.
     *
     *     Rules:
     *     1. What was left out of the request is filled in: `totalAmount`, and `label` and `amount` of every item.
     *
     *     An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v1.getRefundSplit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/fund/payout-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payout requests
     * @description Returns the payout requests of your merchant, a page at a time.
     *
     *     Rules:
     *     1. Ordered by `_orderBy`, descending unless `_asc` is `true`: newest first if you say nothing. An `amount` that
     *        is not known yet counts as 0.
     *     2. `_from` and `_to` compare with `createdAt`. `_from` itself is included, `_to` is not; `_from` is not after
     *        `_to`. The documented form of both differs from that of the lists of splits; either is taken.
     *     3. Requests made through version 2 and scheduled payouts are listed too. Deleted ones are not.
     *
     *     A parameter out of its range is a 422. Nothing is changed, so repeat at will.
     */
    get: operations['v1.listPayoutRequests'];
    put?: never;
    /**
     * Request a payout to a bank account
     * @description Asks for money to be sent from a virtual account to a bank account. The request is saved and queued, and is
     *     carried out when it is due.
     *
     *     Rules:
     *     1. The response always says `WAITING`. The checks are made when the request is due, and if one fails it becomes
     *        `REJECTED`: the account holder is `ACTIVE` and has passed KYC, the external account has passed KYC, and
     *        the balance suffices. A holder of the tier `LIGHT_KYC` is paid EUR 2,500.00 in all at most.
     *     2. Give `amount` or `useBalanceAt`, not both. With neither, all that can be paid out when it is due is paid
     *        out; if that is nothing, the request is `REJECTED`.
     *     3. `useBalanceAt` takes the balance of that time, past or future, but never more than there is at `processAt`.
     *        Choose it so that a margin for later refunds and fees stays. It is not after `processAt`.
     *     4. Without `processAt` the request is due at once, or at `useBalanceAt` where that is later. A `processAt` more than
     *        a minute in the past is a 422.
     *     5. Nothing is set aside while a request is `WAITING`. Requests that are due are carried out in the order of
     *        `processAt`, then of their codes.
     *     6. The money leaves the account in EUR and is not converted. There is no fee.
     *     7. The external account belongs to the owner of the virtual account.
     *     8. Poll the request to see its status change. (Version 2 can notify you instead.) A failed payout is not tried
     *        again: correct the cause and make a new request.
     *
     *     There is no idempotency key: every POST makes a new request, and may pay twice. After a timeout or a 5xx,
     *     list the requests of the last minutes before you send it again.
     */
    post: operations['v1.createPayoutRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/fund/payout-requests/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a payout request
     * @description Returns one payout request and how far it has got.
     *
     *     Rules:
     *     1. Poll it to follow the status; this version has no notifications of its own.
     *     2. `PROCESSED` is the good end, but a bank may send the money back days later: the status is `FAILED` then.
     *     3. What version 2 shows as `RETURNED` is `FAILED` here. A request that was denied is `REJECTED` here.
     *
     *     An unknown code, one of another merchant or a deleted request is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v1.getPayoutRequest'];
    put?: never;
    post?: never;
    /**
     * Delete a payout request that is still waiting
     * @description Deletes a payout request before it is carried out.
     *
     *     Rules:
     *     1. Only while its status is `WAITING`. If it becomes due at the same moment, either the deletion or the payout
     *        happens, never both.
     *     2. The response is the request as it was, with the status `WAITING`. From then on it is a 404 and in no list of
     *        this version.
     *
     *     When it is no longer waiting, the answer is a 409 and the payout goes on. After a timeout or a 5xx repeat it: a
     *     404 then says that the first try deleted it.
     */
    delete: operations['v1.deletePayoutRequest'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/accountholders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List account holders
     * @description Returns the account holders of the merchant page by page, those that were created through version 1 included.
     *
     *     Rules:
     *     1. Each holder is shown thin, without its legal entity and its accounts, unless `_fragments` asks for more.
     *     2. The newest come first, or the oldest with `_sort=asc`; holders of the same moment are in the order of their codes.
     *     3. A page beyond the last has no elements; `totalElementCount` is right all the same.
     *     4. A holder that is created while you read moves the others by one place. Read with `_sort=asc` to miss none.
     *
     *     There is no search by `extRef`: page through and compare. An unknown fragment, or a page size outside 1 to 500, is a
     *     422. With `docfiles` a page can become very large: ask for small pages, or get the holders one at a time. Nothing is
     *     changed, so repeat at will.
     */
    get: operations['v2.listAccountHolders'];
    put?: never;
    /**
     * Create an account holder
     * @description Creates a seller, or anyone else who needs an account on the platform. A name is enough to begin with; send all else that
     *     you know at once, or later with updates.
     *
     *     Rules:
     *     1. Only `displayName` is required. Once a part is sent, a legal entity needs `legalForm`, an owner `type`, a virtual account
     *        `displayName`, and an external account what its schema says. What the identity check lacks is never an error:
     *        `kycStatus` is `MISSING_DATA` then, and `kycMessage` names it. Send it with an update, or have the seller give it
     *        through hosted onboarding.
     *     2. The identity check starts by itself as soon as everything that it needs is there. This version has no switch for it.
     *     3. An individual needs `firstName`, `lastName`, `dateOfBirth` (18 years or more), `nationality`, an `address` with street,
     *        house number, postal code, city and country, and one document with a photo of its front, and of its back too when
     *        it is an `ID`.
     *     4. An organization needs `legalName`, `registrationNumber`, `taxNumber`, `type`, an `address` as above, one owner with all
     *        that an individual needs, and one document of its own.
     *     5. A merchant based in the United States must add the `salesProfile` with both amounts, `email` and `phone` of every
     *        seller and every owner, and `socialSecurityNumber` of every individual and every owner. The operator knows where
     *        a merchant is based; it is not said here.
     *     6. The division decides the tier. With `LIGHT_KYC` documents and owners are not needed, and all payouts of the holder
     *        together are limited to EUR 2,500.00.
     *     7. Without `accounts` the holder gets one virtual account. Its `extRef` is that of the holder followed by
     *        `_virtual_account`, of whatever length that becomes, or null when the holder has none; its name is the first 48
     *        characters of the holder's. With `accounts`, exactly those are opened and no other.
     *     8. No other holder of the merchant may have the same `extRef`. Within the holder, no two virtual accounts and no two
     *        external accounts may share an `extRef` or a `displayName`, and no two owners, no two documents of one person or
     *        organization and no two photos of one document an `extRef`.
     *     9. The first external account is selected for payouts. A statement starts its own check; an account without one waits.
     *     10. A new holder is `ACTIVE` and can receive money at once. Payouts wait until the identity check and that of the
     *         external account are both `ACTIVE`.
     *     11. The form of the legal entity cannot be changed later. Fields of the other form are ignored, as any unknown field is,
     *         and so is a `code`.
     *     12. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos. Send the
     *         rest with updates.
     *     13. A repeat is not recognised: without an `extRef` it makes a second holder, with one it is a 409.
     *     14. The answer shows every part but the contents of files, with the codes of all that was created.
     *
     *     After a time-out, or any answer from 500 on, it is not known whether the holder exists. If you sent an `extRef`, repeat the
     *     same request: a 409 that names it says that the first one worked. Then find the holder in the list.
     */
    post: operations['v2.createAccountHolder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/accountholders/{accountHolderCode}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an account holder
     * @description Returns one account holder, thin or with the parts that you ask for. Use it to follow the identity check.
     *
     *     Rules:
     *     1. Without `_fragments` the legal entity, the accounts and the sales profile are left out.
     *     2. The order of the fragments is free, and naming one twice does no harm.
     *     3. `kycStatus` comes with the legal entity, so ask for `kycstatus`. A holder without legal entity counts as
     *        `MISSING_DATA`.
     *     4. `kycStatus` and `status` are two things: the first says how far the identity check has got, the second what the holder
     *        may do. `ACTIVE` is a value of both.
     *     5. When you wait for the check, ask once a minute at most. A webhook can tell you instead.
     *
     *     An unknown code, or a holder of another merchant, is a 404; an unknown fragment is a 422. Nothing is changed, so repeat
     *     at will.
     */
    get: operations['v2.getAccountHolder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update an account holder
     * @description Adds to what is known of an account holder, or changes it. This is how a holder that was created with a name only gets the
     *     data that its identity check needs, and how rejected data is corrected.
     *
     *     Rules:
     *     1. No field is required, `displayName` neither. What is left out stays as it is, at every depth. `null` clears a single
     *        value; an object, a list, `displayName` and the `type` of an owner cannot be `null`, and of an external account only
     *        `extRef` and `description` can.
     *     2. An entry of a list (external accounts, owners, documents, photos) changes the stored one with the same `code`; without a
     *        `code`, the one with the same `extRef`; else it is added, and then needs what it needs at creation. A `code`
     *        that the holder does not have is a 422. Nothing is ever removed.
     *     3. An added entry without an `extRef` is added again by a repeat of the request. Give new entries an `extRef`, and every
     *        update can be repeated safely.
     *     4. The form of the legal entity never changes. A `legalForm` must be the stored one; it may be left out, except while the
     *        holder has no legal entity. Fields of the other form are ignored, as any unknown field is.
     *     5. As soon as nothing is missing, the identity check starts. What it needs is listed at the creation of a holder.
     *     6. A change of an important value starts the check anew, whatever came of the last one: `kycStatus` becomes
     *        `IN_PROGRESS`, or `MISSING_DATA` when something needed is missing, and payouts wait until it is `ACTIVE` again.
     *        Important are, of an individual, names, date and place of birth, nationality, address, social security number and
     *        documents; of an organization, legal name, registration number, tax number, type, address, owners and documents. The
     *        holder's own name, description and `extRef`, and email and phone, are not. Sending the stored value is no change.
     *     7. A holder whose paper was found to be forged stays `REJECTED` whatever is sent, until the operator decides.
     *     8. After a check with the result `REJECTED`, correct what `kycMessage` names; several updates may be needed. After `FAILED`
     *        an update starts the check again even if it changes nothing.
     *     9. A new number or a new statement of an external account starts the check of that account anew.
     *     10. No other holder of the merchant may have the same `extRef`. Within the holder, external accounts must differ in `extRef`
     *         and in `displayName`, owners in `extRef`; likewise the documents of one person or organization and the photos of
     *         one document.
     *     11. A closed holder takes no updates: 402. Virtual accounts are not changed here; that is an operation of version 1.
     *     12. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos in all.
     *     13. The answer shows every part but the contents of files, with the codes of all that was added.
     *
     *     Either the whole update is stored or, on any error, nothing of it. After a time-out, or any answer from 500 on, get the
     *     holder to see whether it was stored, or repeat the request as rule 3 says.
     */
    patch: operations['v2.updateAccountHolder'];
    trace?: never;
  };
  '/api/accountholders/{accountHolderCode}/ubos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the owners of an organization
     * @description Returns the people who own or run an account holder that is an organization, page by page. They are the same that the
     *     holder itself shows with the fragment `ubo`.
     *
     *     Rules:
     *     1. The page is chosen by `pageNumber` and `pageSize`, without the underscore that other lists have. The underscored names
     *        are taken as well; both forms with different values are a 422.
     *     2. The newest come first; owners of the same moment are in the order of their codes. A page beyond the last has no
     *        elements.
     *     3. Documents are left out unless `_fragments` has `docs`, or `docfiles` for their contents as well.
     *     4. A holder that is an individual, or that has no legal entity yet, has an empty list.
     *
     *     An unknown holder, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v2.listBeneficialOwners'];
    put?: never;
    /**
     * Add an owner to an organization
     * @description Adds a person who owns or runs an account holder that is an organization.
     *
     *     Rules:
     *     1. The holder must have a legal entity that is an organization: otherwise 422. Only `type` is required.
     *     2. The check needs of an owner what it needs of an individual: `firstName`, `lastName`, `dateOfBirth` (18 years or more),
     *        `nationality`, an `address` with street, house number, postal code, city and country, and one document with a photo of
     *        its front, and of its back too when it is an `ID`. A merchant based in the United States must add
     *        `socialSecurityNumber`, `email` and `phone`. What is missing is no error: the holder's `kycStatus` becomes
     *        `MISSING_DATA`.
     *     3. A new owner starts the identity check of the holder anew, whatever came of the last one, and payouts wait until it is
     *        `ACTIVE` again. Only a holder whose paper was found to be forged stays `REJECTED` until the operator decides.
     *     4. No other owner of the organization may have the same `extRef`. No two documents of the owner and no two photos of one
     *        document may share one.
     *     5. An owner that was sent inside the holder is there already; do not add it here again. Owners cannot be removed.
     *     6. A repeat is not recognised: without an `extRef` it adds the person twice, with one it is a 409.
     *     7. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos. A `code` in
     *        the body is ignored.
     *     8. The answer shows the owner with documents and photos and their codes, without the contents of files.
     *
     *     After a time-out, or any answer from 500 on, list the owners before you try again. A closed holder is a 402.
     */
    post: operations['v2.createBeneficialOwner'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/accountholders/{accountHolderCode}/ubos/{uboCode}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an owner of an organization
     * @description Returns one person who owns or runs an account holder that is an organization.
     *
     *     Rules:
     *     1. Documents are left out unless `_fragments` has `docs`, or `docfiles` for their contents as well.
     *     2. The owner must belong to the holder in the path.
     *     3. An owner has no check of its own: the `kycStatus` of the holder tells.
     *
     *     An unknown holder or owner, or one that belongs to somebody else, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v2.getBeneficialOwner'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update an owner of an organization
     * @description Adds to what is known of an owner, or changes it.
     *
     *     Rules:
     *     1. `type` is required, changed or not: send the stored one to leave it as it is. All else may be left out and stays as it
     *        is then, at every depth. `null` clears a single value; an object or a list cannot be `null`.
     *     2. A document or photo in the body changes the stored one with the same `code`; without a `code`, the one with the same
     *        `extRef`; else it is added. A `code` that the owner does not have is a 422. Nothing is ever removed.
     *     3. An added document or photo without an `extRef` is added again by a repeat. Give new ones an `extRef`, and every update
     *        can be repeated safely.
     *     4. A change of the type, the names, date or place of birth, nationality, address, social security number or documents
     *        starts the identity check of the holder anew: its `kycStatus` becomes `IN_PROGRESS`, or `MISSING_DATA` when something
     *        needed is missing, and payouts wait until it is `ACTIVE` again. A holder whose paper was found to be forged stays
     *        `REJECTED` until the operator decides. Email, phone and `extRef` do not, nor does the stored
     *        value sent once more.
     *     5. No other owner of the organization may have the same `extRef`. No two documents of the owner and no two photos of one
     *        document may share one.
     *     6. A body may have 16 MiB (a larger one is a 400), each file 4 MiB before Base64, and a document 20 photos in all. A `code`
     *        at the top of the body is ignored.
     *     7. The answer shows the owner with documents and photos and their codes, without the contents of files.
     *
     *     Either the whole update is stored or, on any error, nothing of it. After a time-out, get the owner to see whether it was
     *     stored. A closed holder is a 402.
     */
    patch: operations['v2.updateBeneficialOwner'];
    trace?: never;
  };
  '/api/accountholders/{accountHolderCode}/accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List an account holder's virtual accounts
     * @description Returns the virtual accounts of one account holder, page by page. Most holders have a single one.
     *
     *     Rules:
     *     1. A holder made through version 2 without accounts gets one by itself. Its `displayName` is the first 48
     *        characters of the holder's, its `extRef` the holder's followed by `_virtual_account`, or null when
     *        the holder has none. That `extRef` may be longer than one that you could give.
     *     2. A holder made through version 1 has the accounts it was made with, and no other by itself.
     *     3. More accounts are possible, though seldom of use. They come with a new holder or are added through version 1,
     *        which renames them too; both versions list the same accounts.
     *     4. The newest account comes first. A page beyond the last has no elements.
     *     5. What is on an account is not shown here; get its balance.
     *
     *     An unknown holder, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v2.listVirtualAccounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/accountholders/{accountHolderCode}/accounts/{virtualAccountCode}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a virtual account
     * @description Returns one virtual account of an account holder.
     *
     *     Rules:
     *     1. The account must belong to the holder in the path; the accounts of a division are found in the list of
     *        divisions.
     *     2. What is on the account is not shown here; get its balance.
     *     3. To rename the account or change its `extRef`, use version 1.
     *
     *     An unknown holder or account, or one that belongs to somebody else, is a 404. Nothing is changed, so
     *     repeat at will.
     */
    get: operations['v2.getVirtualAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/accountholders/{accountHolderCode}/externalaccounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List an account holder's external accounts
     * @description Returns the external accounts of one account holder, page by page, and which of them is selected.
     *
     *     Rules:
     *     1. Accounts come newest first, unless `_sort` is `asc`. A page beyond the last has no elements.
     *     2. `kycStatus` and `kycMessage` are left out, and `statement.data` is null, unless `_fragments` asks for them.
     *        Files make pages heavy: ask for them one account at a time.
     *
     *     An unknown holder, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v2.listExternalAccounts'];
    put?: never;
    /**
     * Create an external account
     * @description Adds an account that the holder can be paid out to.
     *
     *     Rules:
     *     1. An `IBAN` account needs `accountNumber` and the currency `EUR`; a `UPO` account needs
     *        `paymentMethod`, `apmData` and the currency `USD`. With the method `ACH`, `apmData` needs `routingNumber`.
     *     2. An account number that begins with two letters and two digits is taken for an IBAN; its check
     *        digits must be right (ISO 7064, mod 97). Any other is taken as the bank's own number.
     *     3. `displayName` should be the holder's legal name. A name or `extRef` can be given to one external account
     *        of the holder only; a second account needs a name that differs, such as one with the bank added.
     *     4. The first external account of a holder is selected at once. Later ones are not; select them.
     *     5. The check of the account starts when a bank statement is there, and ends only after the holder's own
     *        check was passed. Until `kycStatus` is `ACTIVE` nothing is paid out to the account.
     *     6. A payout in another currency than the account's own needs `acceptOtherCurrencies`, and the currency in
     *        `allowedOtherCurrencyCodes` unless that list is empty. This is looked at when the payout is due.
     *     7. A statement has at most 4 MiB before it is encoded, the whole body at most 16 MiB.
     *     8. `code`, `kycStatus`, `kycMessage` and `selected` are ignored when sent. So are `paymentMethod` and
     *        `apmData` of an `IBAN` account.
     *     9. There is no replay: a repeat creates a second account, or is a 409 when `extRef` or `displayName` is the same.
     *
     *     After a timeout or a 5xx, list the holder's external accounts before you try again. A 402 means that the
     *     holder is closed.
     */
    post: operations['v2.createExternalAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an external account
     * @description Returns one external account of a holder. Use it to follow the check of the account.
     *
     *     Rules:
     *     1. `kycStatus` and `kycMessage` are always there. `statement.data` is null unless `_fragments` has `docfiles`.
     *     2. The account must belong to the holder in the path.
     *
     *     An unknown holder or account, or one that belongs to somebody else, is a 404. Nothing is changed, so
     *     repeat at will.
     */
    get: operations['v2.getExternalAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change an external account
     * @description Changes what is sent of an external account and leaves the rest as it is. Returns the account as it is then.
     *
     *     Rules:
     *     1. No field is required. Null takes `extRef` and `description` away; the other fields cannot be taken away.
     *     2. `allowedOtherCurrencyCodes` and `statement` are replaced as a whole.
     *     3. A new account number, account type, routing number or statement starts the check of the account anew:
     *        `kycStatus` becomes `IN_PROGRESS`, or `MISSING_DATA` when there is no statement. Nothing is paid
     *        out to the account until it is `ACTIVE` again.
     *     4. A change of `accountType` needs, in the same request, what a new account of that type needs: `accountNumber`
     *        unless one is stored and `currency` for `IBAN`, or `paymentMethod`, `apmData` and `currency` for `UPO`.
     *        Fields that the new type does not have are dropped.
     *     5. `EUR` goes with `IBAN`, `USD` with `UPO`. `paymentMethod` and `apmData` are ignored on an `IBAN` account.
     *     6. Account and routing numbers are checked as at creation.
     *     7. No two external accounts of a holder have the same `extRef` or `displayName`.
     *     8. `code`, `kycStatus`, `kycMessage` and `selected` are ignored when sent. To make the account the active one,
     *        select it.
     *
     *     The same request twice has the effect of one, except that a statement starts the check again. A 402 means
     *     that the holder is closed.
     */
    patch: operations['v2.updateExternalAccount'];
    trace?: never;
  };
  '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}/select': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Select the active external account
     * @description Makes an external account the active one of its holder: payouts that name no external account go to it.
     *
     *     Rules:
     *     1. There is no request body.
     *     2. One account of a holder is selected at a time; the one before is no longer.
     *     3. An account can be selected whatever its `kycStatus`. Payouts to it still wait for `ACTIVE`.
     *     4. Selecting the account that is selected already changes nothing and is not an error.
     *
     *     An unknown holder or account, or one that belongs to somebody else, is a 404. A 402 means that the holder
     *     is closed. A repeat does no harm.
     */
    post: operations['v2.selectExternalAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/accountholders/{accountHolderCode}/onboarding-url': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a URL for hosted onboarding
     * @description Makes the address of a page on which the seller gives the data that the identity check needs, so that you need not
     *     collect it. Send the seller there.
     *
     *     Rules:
     *     1. Create the account holder first; a name is enough. A closed holder is a 402.
     *     2. The address belongs to this holder alone. It works until it expires or the seller has submitted the form, and can be
     *        opened again until then.
     *     3. Each call makes a new address, and the one made before stops working at once.
     *     4. It works for `expirationTime` minutes: 2,880 (48 hours) unless you say otherwise, 20,160 (two weeks) at most.
     *     5. `redirectUrl` is where the seller is sent after submitting. It must begin with `https://`; `http://localhost` is taken
     *        for trying things out. That the seller comes back there does not mean that the check was passed.
     *     6. What the seller submits is stored as if you had sent it with an update: it overwrites what was there, and the check
     *        starts when nothing is missing.
     *     7. The body may be left out altogether.
     *
     *     Whoever has the address can fill in the seller's data: do not log it, and send it to the seller only. When it has
     *     expired, or after a time-out, simply make a new one.
     */
    post: operations['v2.createOnboardingUrl'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/transactions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payments, refunds and chargebacks
     * @description Returns the transactions of the merchant, page by page, and how far each is reconciled with what the processor
     *     reported. Use it to find payments that wait for a split or for settlement.
     *
     *     Rules:
     *     1. A payment split makes a `PAYMENT`, a refund split a `REFUND`. The processor's report makes the same for
     *        what it knows and no split is there yet, and a `CHARGEBACK` for what a buyer's bank took back.
     *     2. A transaction is `PENDING_SPLIT` until its split arrives, `PENDING_SETTLEMENT` until the processor's report has it,
     *        and `RECONCILED` once both are there with the same amount and currency. They are matched by the split's `extRef`,
     *        else by `pspExtRef`; refunds by `pspMutationExtRef`. Where amounts differ the transaction stays
     *        pending, and `status.message` says so.
     *     3. Cancelling a split before it is settled makes its transaction `CANCELLED`.
     *     4. A transaction must meet all filters that are given. An empty filter lets everything through.
     *     5. The `status` filter spells the values in small letters, the transactions in capitals.
     *     6. `from` is included, `to` is not: a date stands for its first moment in UTC. For all of March, send
     *        `from=2026-03-01&to=2026-04-01`. `to` cannot lie before `from`.
     *     7. The newest come first, unless `sort` and `direction` say otherwise. A page beyond the last has no items.
     *     8. Amounts are in the currency of the payment, which is not shown here; the split shows it.
     *
     *     Nothing is changed, so repeat at will.
     */
    get: operations['v2.listTransactions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fund/split-payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payment splits
     * @description Returns the payment splits of your merchant, a page at a time.
     *
     *     Rules:
     *     1. Ordered by `_orderBy`, from the highest value down unless `_asc` is `true`: the newest first if you say nothing.
     *     2. `_from` and `_to` compare with the time at which the split was received here, not with `extProcessedAt`.
     *        `_from` itself is included, `_to` is not; `_from` is not after `_to`.
     *     3. Splits made through version 1 are listed too, in the shape of this version. They can lack `pspExtRef`.
     *     4. A cancelled split stays in the list and looks like any other. Whether it was cancelled is in the list of
     *        transactions, and so is whether the processor has settled it.
     *     5. A page beyond the last has no elements.
     *
     *     A parameter out of its range is a 422. Nothing is changed, so repeat at will.
     */
    get: operations['v2.listPaymentSplits'];
    put?: never;
    /**
     * Distribute a payment over virtual accounts
     * @description Says how a payment is shared out: each part of it goes to a virtual account. Send it at the moment the processor
     *     captures the payment. The service does not check the moment: a split may come before the capture, and can be
     *     cancelled as long as the payment is not settled, or late, and is then settled at once.
     *
     *     Rules:
     *     1. Send the same `extRef` to the processor as your merchant reference, and `pspExtRef` exactly as the processor gave it
     *        to you. The payment is looked for in the settlement report by `extRef`, else by `pspExtRef`; found by neither, or
     *        with another amount or currency, it stays pending.
     *     2. `extRef` is the idempotency key, per merchant; make it unique across your platform, such as the number of
     *        the order. When there is a split with it already, also a cancelled one, that split is returned with
     *        `x-idempotent-replay: true` and nothing of the new body is used. Two requests at the same time make one
     *        split. An ill-formed body is a 400 or 422 even so.
     *     3. `items` is a tree. A `GROUP` stands on the first level or inside another `GROUP` and holds at least one
     *        item; an `ITEM` holds none. The tree ends two levels below its first, and has at most 1,000 `ITEM`s.
     *     4. The amounts of the first level add up to `totalAmount`. The amount of a `GROUP`, where given, is the sum
     *        of the items directly in it; left out, it is worked out. Only `ITEM`s move money.
     *     5. No two items of the split have the same `extRef`, in whatever group and on whatever level. Items are never
     *        booked twice, since a repeat of the split books nothing.
     *     6. The money of an `ITEM` goes to its own `accountCode`; without one, to that of the nearest group above; without
     *        that, to the liable account of the division. An account that is unknown or closed counts as left out: there
     *        is no error, but the response does not show that `accountCode`. Put it right with a balance transfer. The
     *        liable account is in the list of divisions.
     *     7. `PRODUCT_ITEM` and `SHIPPING` stay on the account of rule 6. `COMMISSION`, `DISCOUNT`, `DEFICIENCY`,
     *        `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE` move on from it to the liable account, or to the item's own
     *        account where that is the merchant's. `PLATFORM_DISCOUNT` goes to the liable account first and moves
     *        on to the account of rule 6. All amounts are positive all the same.
     *     8. A suspended account holder still receives money; a closed one does not (rule 6).
     *     9. Until the processor's settlement report shows the payment, the money is pending and cannot be paid out.
     *     10. A request body has at most 16 MiB. `pspResponse` is a field of version 1 and ignored here.
     *
     *     On a 4xx nothing was stored. After a timeout or a 5xx send the same request again: it cannot make a second
     *     split. A split cannot be changed: refund it, or cancel it and split the payment under another `extRef`.
     */
    post: operations['v2.createPaymentSplit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fund/split-payments/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a payment split
     * @description Returns one payment split with all its items, as it was stored.
     *
     *     Rules:
     *     1. A split never changes. Refunds do not show here; they have a list of their own.
     *     2. A split made through version 1 is returned too, in the shape of this version. It can lack `pspExtRef`.
     *     3. A cancelled split is returned as before. Whether it was cancelled is in the list of transactions.
     *
     *     An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v2.getPaymentSplit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fund/split-payments/{code}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a payment split before it is settled
     * @description Takes a whole payment split back, for a payment that was authorised and will not be captured. Nothing is given back to
     *     the buyer, as nothing was taken: to return money that was captured, refund the split instead.
     *
     *     Rules:
     *     1. Only while the processor has not settled the payment (its transaction is `PENDING_SETTLEMENT`) and no refund of it
     *        exists. Otherwise it is a 409.
     *     2. All that the split booked is booked back at once, and its transaction becomes `CANCELLED`.
     *     3. The response is the split, unchanged: this shape has no field that says cancelled. The list of
     *        transactions tells.
     *     4. Repeating it answers 200 with the same split and changes nothing more.
     *     5. A cancelled split cannot be refunded, and its `extRef` stays taken: sending it again returns the cancelled
     *        split. Use another `extRef` for another try at the payment.
     *     6. The processor is not told. Cancel the authorisation there too, or the money may still be captured.
     *     7. The body may be left out. `reason` is for your own records.
     *
     *     After a timeout or a 5xx send the same request again.
     */
    post: operations['v2.cancelPaymentSplit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fund/split-refunds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List refund splits
     * @description Returns the refund splits of your merchant, a page at a time.
     *
     *     Rules:
     *     1. Ordered by `_orderBy`, from the highest value down unless `_asc` is `true`: the newest first if you say nothing.
     *        Refunds of the same payment have the same `extRef`.
     *     2. `_from` and `_to` compare with the time at which the refund was received here, not with `extProcessedAt`.
     *        `_from` itself is included, `_to` is not; `_from` is not after `_to`.
     *     3. Refunds made through version 1 are listed too.
     *     4. A page beyond the last has no elements.
     *
     *     A parameter out of its range is a 422. Nothing is changed, so repeat at will.
     */
    get: operations['v2.listRefundSplits'];
    put?: never;
    /**
     * Refund a payment split in full or in part
     * @description Takes back what a payment split has distributed, all that is left of it or some items only. It does not send
     *     money to the buyer: the processor does that.
     *
     *     Rules:
     *     1. `extRef` is that of the payment split. All refunds of one payment share it; `pspMutationExtRef` tells them
     *        apart. A refund is settled completely only when the processor's report shows that reference.
     *     2. The two together are the idempotency key, per merchant. When there is such a refund already, it is returned
     *        with `x-idempotent-replay: true` and nothing of the new body is used. Two requests at the same time make
     *        one refund. An ill-formed body is a 400 or 422 even so.
     *     3. Without `items` the refund is full: the buyer gets back all that is left of the payment, and the service takes it from
     *        every item as it was split. The items that it makes have the `extRef` of the items of the payment.
     *     4. `totalAmount` without `items` must be exactly what is left of the payment, or it is a 422; so is an empty `items`.
     *        Thus no partial refund becomes a full one by mistake.
     *     5. With `items` the refund is partial, and the items decide what is taken from which account. Each names in
     *        `originalExtRef` what it takes back. Left out, `label` and `accountCode` are those of that item of the payment, the
     *        `amount` of an `ITEM` is all that is left of it, and `totalAmount` is the sum.
     *     6. All `ITEM`s other than `REFUND_FEE` and `REFUND_VAT` add up to `totalAmount`. The amount of a `GROUP`,
     *        where given, is the sum of what is directly in it, those two left aside. Neither the refund nor a `GROUP` consists of
     *        those two alone.
     *     7. An `ITEM` takes back what its label moved in the payment. `REFUND_FEE` and `REFUND_VAT` move their `amount`,
     *        which is needed, from the account of the item of the payment to the liable account; the buyer does not get it.
     *     8. An item is at most what is left of its item of the payment, and `totalAmount` at most what is left of the payment.
     *     9. An account that is unknown or closed counts as left out.
     *     10. The tree obeys the same rules as in a payment split: a `GROUP` holds at least one item, an `ITEM` none, it ends
     *         two levels below its first and has at most 1,000 `ITEM`s. No two items of a refund have the same `extRef`.
     *     11. A refund before the payment is settled is accepted, and is pending until it is settled itself. If the payment was
     *         not captured, cancel the split instead.
     *     12. A refund is never refused for lack of money. It can make an account negative: later credits fill it first,
     *         and until then nothing can be paid out from it.
     *
     *     On a 4xx nothing was stored. After a timeout or a 5xx send the same request again: it cannot make a second
     *     refund.
     */
    post: operations['v2.createRefundSplit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fund/split-refunds/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a refund split
     * @description Returns one refund split with all its items, as it was stored.
     *
     *     Rules:
     *     1. A refund never changes. Whether the processor has settled it is in the list of transactions.
     *     2. A refund made through version 1 is returned too.
     *
     *     An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v2.getRefundSplit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fund/balance/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get what an account can pay out
     * @description Returns what a virtual account can pay out now, one amount per currency. It can be an account of a
     *     holder or of a division.
     *
     *     Rules:
     *     1. An amount is what is available less what is pending against it; it is never less than zero.
     *     2. Amounts are whole numbers of minor units, written as text.
     *     3. The currency of the account's division is always listed; another one once there was money in it.
     *        Currencies are never added up or converted.
     *
     *     An unknown account, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v2.getBalance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/divisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the divisions of the merchant
     * @description Returns all divisions of the merchant, with their own accounts and what is on them. Look here for the
     *     code of the merchant's liable account, and for whether balance transfers are allowed.
     *
     *     Rules:
     *     1. There are no parameters and no pages: the answer is an array of all divisions.
     *     2. Every division has a liable account, which takes the merchant's share of payments and everything that
     *        a split assigns to no account, and a fee account.
     *     3. Balances are in the currency of the division, as whole numbers of minor units written as text. What the
     *        accounts hold in other currencies is shown by their balance.
     *     4. An account holder belongs to the division whose key created it.
     *
     *     Nothing is changed, so repeat at will.
     */
    get: operations['v2.listDivisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fund/balance-transfers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List balance transfers
     * @description Returns the balance transfers of the merchant, page by page.
     *
     *     Rules:
     *     1. Transfers come in the order of `_orderBy`, from the highest value down unless `_asc` is true. Those with the
     *        same value come in the order of their codes, in the same direction.
     *     2. A page beyond the last has no elements.
     *
     *     Nothing is changed, so repeat at will.
     */
    get: operations['v2.listBalanceTransfers'];
    put?: never;
    /**
     * Move money between two virtual accounts
     * @description Moves money from one virtual account of the merchant to another, at once. Use it to correct a split, to charge a
     *     seller a fee, or to recover a chargeback.
     *
     *     Rules:
     *     1. Balance transfers need an addendum to the contract with the operator. While `balanceTransferEnabled` of
     *        the division of your key is false, every try is a 403.
     *     2. Both accounts belong to the merchant, to holders or divisions, and are not the same account.
     *     3. The account that the money comes from must be able to pay it out in this currency, as its balance shows;
     *        this holds for the merchant's own accounts too. The money is not converted.
     *     4. No identity check has to be passed, neither of the giver nor of the taker.
     *     5. `idempotencyKey` makes a retry safe: the same key with the same content returns the transfer of the first
     *        time, and no money moves. The same key with other content is a 409. A default that is left out and the
     *        same value sent are the same content. Keys are the merchant's: all its divisions share them.
     *     6. A transfer cannot be changed or taken back. To undo it, make one in the other direction, with a key of its own.
     *
     *     After a timeout or a 5xx, send the same request with the same key again. After a 402 top up the account first; the key
     *     can be used again, as nothing was stored.
     */
    post: operations['v2.createBalanceTransfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fund/balance-transfers/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a balance transfer
     * @description Returns one balance transfer.
     *
     *     Rules:
     *     1. A transfer that exists has moved its money; there is no state to wait for.
     *
     *     An unknown transfer, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v2.getBalanceTransfer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fund/payout-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payout requests
     * @description Returns the payout requests of your merchant, a page at a time, those that you made and those that a schedule made.
     *
     *     Rules:
     *     1. Ordered by `_orderBy`, from the highest value down unless `_asc` is `true`: the newest first if you say nothing. An
     *        `amount` that is not known yet counts as 0.
     *     2. `_from` and `_to` compare with `createdAt`. `_from` itself is included, `_to` is not; `_from` is not after `_to`.
     *     3. `_status` takes one value. Without it all are listed, deleted ones too; they are `CANCELLED`.
     *     4. Requests made through version 1 are listed too. What is `REJECTED` there is `FAILED` here; what came back from the
     *        bank is `RETURNED` here.
     *     5. A page beyond the last has no elements.
     *
     *     A parameter out of its range is a 422. Nothing is changed, so repeat at will.
     */
    get: operations['v2.listPayoutRequests'];
    put?: never;
    /**
     * Request a payout to a bank account
     * @description Asks for money to be sent from a virtual account to a bank account. You choose when and how much, all or a part of what
     *     the account can pay out. The request is saved and queued, and is carried out when it is due.
     *
     *     Rules:
     *     1. The response always says `WAITING`. The checks are made when the request is due, and if one fails it becomes
     *        `FAILED`: the account holder is `ACTIVE` and has passed KYC, the external account has passed KYC and takes the
     *        currency, and the balance suffices. A holder of the tier `LIGHT_KYC` is paid EUR 2,500.00 in all at most.
     *     2. Without `amount`, all that can be paid out when it is due is paid out; if that is nothing, the request is
     *        `FAILED`. `useBalanceAt` is a field of version 1 and ignored here: sent without `amount`, everything goes out.
     *     3. Without `externalAccountCode` it goes to the external account that the owner of the virtual account has selected; if
     *        none is selected it is a 422. One that you name belongs to the same owner.
     *     4. Without `processAt` the request is due at once. A `processAt` more than a minute in the past is a 422.
     *     5. Nothing is set aside while a request is `WAITING`. Requests that are due are carried out in the order of
     *        `processAt`, then of their codes.
     *     6. The money leaves the account in EUR. Where `targetCurrency` is another, it is converted when it is sent out; the
     *        external account must take that currency. The rate is in the payout overview. There is no fee.
     *     7. Read the request to see its status change, or be notified by the webhook for payouts, whose `payoutMessage` says
     *        why a payout failed. A failed or returned payout is not tried again: correct the cause and make a new request.
     *
     *     There is no idempotency key: every POST makes a new request, and may pay twice. After a timeout or a 5xx,
     *     list the requests of the last minutes before you send it again.
     */
    post: operations['v2.createPayoutRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fund/payout-requests/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a payout request
     * @description Returns one payout request and how far it has got.
     *
     *     Rules:
     *     1. Repeat it to follow the status, or be notified by the webhook for payouts.
     *     2. `PROCESSED` is the good end, but a bank may send the money back days later: the status is `RETURNED` then, and the
     *        money is on the virtual account again.
     *     3. `FAILED` is the end of a request that was denied when it was due and of one that the bank refused. Either way the
     *        money is on the virtual account.
     *     4. A deleted request is still returned, as `CANCELLED`. So are requests made through version 1 or by a schedule.
     *
     *     An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v2.getPayoutRequest'];
    put?: never;
    post?: never;
    /**
     * Delete a payout request that is still waiting
     * @description Withdraws a payout request before it is carried out.
     *
     *     Rules:
     *     1. Only while its status is `WAITING`. If it becomes due at the same moment, either the deletion or the payout
     *        happens, never both.
     *     2. The response is the request with the status `CANCELLED`. It can still be read and listed in this version; in
     *        version 1 it is gone.
     *
     *     When it is no longer waiting, the answer is a 409 and a payout under way goes on. After a timeout or a 5xx read the
     *     request: `CANCELLED` says that the first try deleted it. Repeating the delete is then a 409 too.
     */
    delete: operations['v2.deletePayoutRequest'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fund/payout-requests/{code}/settlements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what a scheduled payout was made of
     * @description Returns the payments and refunds that a scheduled payout was made of, with what each left to the seller after commission
     *     and fees. Use it to tell a seller what a payout is for.
     *
     *     Rules:
     *     1. Only payouts that a schedule made have settlements. A payout that was requested has an empty list; that is no
     *        error.
     *     2. There is one item for each payment split and refund split in the payout, the newest first. Refunds take
     *        something off, so their total is negative.
     *     3. `totalAmountSeller` is the sum of the seven amounts of `amountBreakdown`. Labels without an amount of their own are
     *        in `productAmount` (shipping, discounts) or in `handlingFee` (payment fees).
     *     4. The items add up to the payout, unless other debits of the account were taken off it, such as a balance transfer or a
     *        negative balance carried over.
     *
     *     An unknown code, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v2.listPayoutSettlements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fund/payouts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all payouts with their sellers
     * @description Returns all payouts of your merchant with the seller and the bank account of each, page by page. It is made for people
     *     in finance; to follow one payout, read its payout request.
     *
     *     Rules:
     *     1. A payout must meet all filters that are given.
     *     2. `query` is a part of the seller's name, of the seller's code or of the virtual account's code, in capitals or not.
     *     3. `fromDate` and `toDate` compare with `createdAt`. `fromDate` itself is included, `toDate` is not; `fromDate` is not
     *        after `toDate`.
     *     4. Ordered by `sort`, from the highest value down unless `direction` is `asc`: the newest first if you say nothing.
     *        An `amount` that is not known yet counts as 0.
     *     5. Requested and scheduled payouts are listed, deleted ones too; they are `CANCELLED`.
     *     6. `amount` is what leaves the account, in `sourceCurrency`. Where it was converted, `exchangeRate` says at which rate.
     *     7. A page beyond the last has no items.
     *
     *     A parameter out of its range is a 422. Nothing is changed, so repeat at will.
     */
    get: operations['v2.listPayoutOverview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payout-configuration/default': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Set the default payout configuration
     * @description Sets when everything is paid out that has no configuration of its own and whose division has none: the
     *     virtual accounts of all account holders and the divisions' own accounts.
     *
     *     Rules:
     *     1. The most specific configuration counts, whole: that of the virtual account, else that of its
     *        division, else this one.
     *     2. As long as nothing is set, everything is `MANUAL`: money stays until you request a payout.
     *     3. The body replaces what was set before. A field that is left out gets its default, not its old value.
     *     4. `MANUAL` ignores all other fields and does not return them.
     *     5. With `SCHEDULED`, payouts are made at 06:00 in the division's time zone (UTC unless agreed otherwise)
     *        on each day that `frequency` matches, to the external account that the holder has selected, or to that
     *        of the division for its own accounts.
     *     6. Such a payout takes what came in by splits that are reconciled and at least `refundPeriod` calendar
     *        days old, less everything debited since. Below `minimumAmount`, nothing is paid out and the money
     *        waits for the next day of payout.
     *     7. A change counts from the next day of payout on. Payout requests that exist already stay as they are.
     *
     *     `SCHEDULED` moves real money of every account without a configuration of its own: try it on one account
     *     first. A day on which an account cannot be paid out (identity check not passed, no external account)
     *     makes no payout request; you get a `WEBHOOK_PAYOUT_UPDATE` with status `FAILED` and without a payout
     *     code, and the service tries again on the next day of payout. After a timeout or a 5xx, send the same
     *     body again: that is safe.
     */
    put: operations['v2.updateDefaultPayoutConfiguration'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payout-configuration/division': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Set a division's payout configuration
     * @description Sets when the accounts of one division are paid out: those of its account holders and the division's own.
     *     It is the division that the API key works for; the path does not name it.
     *
     *     Rules:
     *     1. It counts before the default configuration. A virtual account with a configuration of its own is not
     *        affected.
     *     2. The body replaces what was set before. A field that is left out gets its default, not its old value.
     *     3. `MANUAL` ignores all other fields and does not return them.
     *     4. Once set it cannot be removed, only replaced: `MANUAL` here stops a default that is `SCHEDULED`.
     *     5. With `SCHEDULED`, payouts are made at 06:00 in the division's time zone (UTC unless agreed otherwise)
     *        on each day that `frequency` matches, to the external account that the holder has selected, or to that
     *        of the division for its own accounts.
     *     6. Such a payout takes what came in by splits that are reconciled and at least `refundPeriod` calendar
     *        days old, less everything debited since. Below `minimumAmount`, nothing is paid out and the money
     *        waits for the next day of payout.
     *     7. A change counts from the next day of payout on. Payout requests that exist already stay as they are.
     *
     *     `SCHEDULED` moves real money of every account of the division: try it on one account first. A day on
     *     which an account cannot be paid out makes no payout request; you get a `WEBHOOK_PAYOUT_UPDATE` with
     *     status `FAILED` and without a payout code, and the service tries again on the next day of payout. After
     *     a timeout or a 5xx, send the same body again: that is safe.
     */
    put: operations['v2.updateDivisionPayoutConfiguration'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payout-configuration/accounts/{virtualAccountCode}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the payout configuration of an account
     * @description Returns when a virtual account is paid out.
     *
     *     Rules:
     *     1. What is returned is what counts for the account now: its own configuration, else that of its division,
     *        else the default, else `MANUAL`. The answer does not say which of them it is.
     *     2. It may be an account of a holder or one of a division.
     *
     *     An unknown account, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
     */
    get: operations['v2.getAccountPayoutConfiguration'];
    /**
     * Set the payout configuration of an account
     * @description Sets when one virtual account is paid out.
     *
     *     Rules:
     *     1. It counts before the configuration of the division and before the default, whole: fields are not mixed.
     *     2. It is about this account only. Other accounts of the same holder keep what they have.
     *     3. The body replaces what was set before. A field that is left out gets its default, not its old value.
     *     4. `MANUAL` ignores all other fields and does not return them.
     *     5. With `SCHEDULED`, payouts are made at 06:00 in the division's time zone (UTC unless agreed otherwise)
     *        on each day that `frequency` matches, to the external account that the holder has selected, or to that
     *        of the division for its own accounts.
     *     6. Such a payout takes what came in by splits that are reconciled and at least `refundPeriod` calendar
     *        days old, less everything debited since. Below `minimumAmount`, nothing is paid out and the money
     *        waits for the next day of payout.
     *     7. A change counts from the next day of payout on. Payout requests that exist already stay as they are.
     *
     *     An account of a closed holder is a 402, an unknown account a 404. A day on which the account cannot be
     *     paid out (identity check not passed, no external account) makes no payout request; you get a
     *     `WEBHOOK_PAYOUT_UPDATE` with status `FAILED` and without a payout code, and the service tries again on
     *     the next day of payout. After a timeout or a 5xx, send the same body again: that is safe.
     */
    put: operations['v2.updateAccountPayoutConfiguration'];
    post?: never;
    /**
     * Delete the payout configuration of an account
     * @description Takes a virtual account's own payout configuration away. The account then follows its division, or the
     *     default where the division has none.
     *
     *     Rules:
     *     1. The answer is the configuration that counts for the account from now on, not the deleted one.
     *     2. An account without a configuration of its own gets the same answer, and nothing changes.
     *     3. Payout requests that exist already stay as they are.
     *
     *     Look at the answer: when it says `SCHEDULED`, the account goes on being paid out, on the days of the
     *     division or of the default. To stop that, set `MANUAL` for the account instead. An unknown account is a
     *     404. After a timeout or a 5xx, delete again: that is safe.
     */
    delete: operations['v2.deleteAccountPayoutConfiguration'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the reports of one kind
     * @description Lists the reports of one kind that were requested. This is also how to see whether a report is ready and
     *     where to fetch it; there is no operation for a single one.
     *
     *     Rules:
     *     1. `report` must be given: a list holds one kind only.
     *     2. The oldest come first. For the latest, use `direction=desc`.
     *     3. Pages are counted from 1 here, unlike in most other lists; page 0 is refused.
     *     4. `sort` and `direction` go together by position. Where `direction` has fewer entries, the rest is
     *        ascending; more entries than `sort` are refused.
     *     5. `from` and `to` are about when reports were requested, not about the period that they cover. `from` is
     *        included, `to` is not: a date stands for its first moment in UTC.
     *     6. An `account` that is unknown or has no report gives an empty list.
     *     7. A file can be fetched for 7 days after it was made; then request the report again.
     *
     *     Ask again after some seconds while a report is `SCHEDULED` or `PROCESSING`. A missing or unknown `report`,
     *     a `limit` that is not offered and `from` after `to` are a 422. Nothing is changed, so repeat at will.
     */
    get: operations['v2.listReports'];
    put?: never;
    /**
     * Request a report
     * @description Asks for a report. It is made afterwards; the answer is an entry with status `SCHEDULED` and no file yet.
     *     List the reports of its kind until it is `COMPLETED`.
     *
     *     Rules:
     *     1. `account` must be given for `seller-settlement`; for all other kinds it is ignored.
     *     2. `from` is included in the period, `to` is not, as everywhere in this API. For all of March, send
     *        `2026-03-01` and `2026-04-01`. Days are those of UTC; a period has one day at least and 366 at most.
     *     3. Without `to` the period includes the day of the request, so a `from` of more than a year ago needs a
     *        `to`. Without `from` it is as long as possible.
     *     4. Each request makes a report of its own, also when it asks for the same again.
     *     5. No report changes any money; they can be requested as often as needed.
     *
     *     A seller that does not exist, a period that is too long and one that ends before it begins are a 422.
     *     After a timeout or a 5xx, list the reports first: the request may have been taken. A report that turns
     *     `FAILED` stays so; request it again.
     */
    post: operations['v2.createReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/webhook-configurations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the webhook configurations
     * @description Returns where notifications are sent for the division that the API key works for.
     *
     *     Rules:
     *     1. The answer is a bare array without pages, in order of `id`. There is at most one entry a type, and none
     *        as long as nothing is configured.
     *     2. Configurations that are turned off are included.
     *     3. Those made in the dashboard (Configuration, then Webhooks) are included too.
     *
     *     Nothing is changed, so repeat at will.
     */
    get: operations['v2.listWebhookConfigurations'];
    put?: never;
    /**
     * Create a webhook configuration
     * @description Says where the notifications of one type are to be posted. They are sent from then on.
     *
     *     Rules:
     *     1. It is for the division that the API key works for; a division is not named in the body.
     *     2. A division has one address a type. A second one is refused, also when the first is turned off: change
     *        that one with an update instead.
     *     3. Notifications of different types may go to different addresses; their bodies differ.
     *     4. It starts active. `isActivated` in the body is ignored.
     *     5. It cannot be deleted, only turned off with an update.
     *     6. What happened before it existed, or while it was turned off, is not sent later.
     *     7. The dashboard does the same under Configuration, then Webhooks.
     *
     *     A type that has its address already is a 409: list the configurations and update the one that you find.
     *     After a timeout or a 5xx, list before you repeat. Do not act on a notification before you have checked
     *     its signature; the webhooks' own descriptions say how.
     */
    post: operations['v2.createWebhookConfiguration'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/webhook-configurations/{configurationId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a webhook configuration
     * @description Returns where the notifications of one type are sent, and whether they are sent at present.
     *
     *     Rules:
     *     1. It must belong to the division that the API key works for; all others are a 404.
     *
     *     When notifications stop coming, look at `isActivated` first: the service turns a configuration off once
     *     your server has answered 410. Nothing is changed, so repeat at will.
     */
    get: operations['v2.getWebhookConfiguration'];
    /**
     * Update a webhook configuration
     * @description Changes the address that notifications are posted to, or turns them on or off.
     *
     *     Rules:
     *     1. `url` and `type` must be given even when they stay the same.
     *     2. `type` must be the one that the configuration has; it cannot be changed.
     *     3. `isActivated` stays as it is when it is left out.
     *     4. What happened while it was turned off is not sent later. Read the resources that you care about.
     *     5. Signatures are made over the new address from the first notification that is sent there.
     *
     *     Take the receiver's code to the new address before you update. After a timeout or a 5xx, send the same
     *     body again: that is safe.
     */
    put: operations['v2.updateWebhookConfiguration'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  kycUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Be told of a new KYC status
     * @description Sent to the address that you configured for `WEBHOOK_KYC_UPDATE` when the identity check of an account
     *     holder gets another status. You write the receiver.
     *
     *     How to check a notification:
     *     1. Take the text of `x-timestamp` as it came. Refuse the notification when it is more than 5 minutes
     *        away from your own clock.
     *     2. Parse the body and take `accountOwnerCode`.
     *     3. Join the address that you configured, a colon, `accountOwnerCode`, a colon and the timestamp. The
     *        address is the configured text, letter by letter: not what your framework or proxy makes of the
     *        request.
     *     4. Compute the HMAC-SHA512 of that text (UTF-8), keyed with your API key (its UTF-8 bytes, without
     *        `Bearer`), and encode it in Base64 (the usual alphabet, with padding). The service signs with the
     *        newest active key of the division; while you change keys, try each of them.
     *     5. Compare with `x-signature` in constant time. Unless they are equal, answer 401 and do nothing.
     *
     *     An example: with the key `example-api-key`, the text
     *     `https://api.harbour-market.example/hooks/kyc:ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8:2026-03-03T08:20:11.482Z`
     *     has the signature
     *     `S4YkH2b2UbTLyhZpEhuFM9efAU9jFunIQZT/h7LYJJoY3IO/U0CyUcfZwyzO+I105QvEMMc2tZxHAz60afbrGQ==`.
     *
     *     **The signature does not protect the body.** It covers the address, the owner's code and the time,
     *     nothing else. Whoever gets hold of one notification can change every other field, or send it again
     *     while its timestamp is fresh. So take a notification as a hint that something changed and never as
     *     the news itself:
     *     - Read the account holder with the fragment `kycstatus` and act on the status that you find there.
     *     - Do not pass `hostedOnboardingUrl` on to the seller; generate an onboarding URL instead.
     *
     *     Rules of delivery:
     *     1. It is about the account holder's own check. Those of external accounts and of beneficial owners
     *        send nothing.
     *     2. It is sent once for each change of the five values of version 2, also where version 1 shows more
     *        steps.
     *     3. Any 2xx within 10 seconds acknowledges it. Everything else is a failure, a redirect too. Put the
     *        notification aside, answer, and work on it afterwards.
     *     4. A failed delivery is tried again after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 10 hours, each
     *        counted from the attempt before; then it is given up. Every attempt has its own timestamp and
     *        signature.
     *     5. An answer of 410 turns the configuration off.
     *     6. Each notification can come more than once, and they can come in any order. They carry no
     *        identifier: neither body nor signature tells a repetition from a new event. Reading the
     *        resource first makes that harmless.
     *     7. The body does not name its type. Give each type an address of its own.
     */
    post: operations['v2.kycUpdate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  payoutUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Be told of a new payout status
     * @description Sent to the address that you configured for `WEBHOOK_PAYOUT_UPDATE` when a payout gets another status.
     *     You write the receiver.
     *
     *     How to check a notification:
     *     1. Take the text of `x-timestamp` as it came. Refuse the notification when it is more than 5 minutes
     *        away from your own clock.
     *     2. Parse the body and take `accountOwnerCode`.
     *     3. Join the address that you configured, a colon, `accountOwnerCode`, a colon and the timestamp. The
     *        address is the configured text, letter by letter: not what your framework or proxy makes of the
     *        request.
     *     4. Compute the HMAC-SHA512 of that text (UTF-8), keyed with your API key (its UTF-8 bytes, without
     *        `Bearer`), and encode it in Base64 (the usual alphabet, with padding). The service signs with the
     *        newest active key of the division; while you change keys, try each of them.
     *     5. Compare with `x-signature` in constant time. Unless they are equal, answer 401 and do nothing.
     *
     *     An example: with the key `example-api-key`, the text
     *     `https://api.harbour-market.example/hooks/payout:ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8:2026-03-23T09:00:01.205Z`
     *     has the signature
     *     `zj8D0NO1a+qgEeNsP4B/3mfA1ZGY/MpQaUjWfh/V7R4iov1QDGkXgW0OK1qSotRj7eQjaYLNOCYCgwRTT+/3eg==`.
     *
     *     **The signature does not protect the body.** It covers the address, the owner's code and the time,
     *     nothing else. Whoever gets hold of one notification can change every other field, or send it again
     *     while its timestamp is fresh. So take a notification as a hint that something changed and never as
     *     the news itself:
     *     - Read the payout request by `payoutCode`, check that it is paid from an account of this owner, and act
     *       on the status that you find there. A code that does not exist is not yours to act on.
     *     - Where `payoutCode` is null, there is nothing to read: look at the owner's identity check, external
     *       accounts and payout configuration, and move no money because of it.
     *
     *     Rules of delivery:
     *     1. It is sent for every change that version 2 shows, and for the first status `WAITING` as well.
     *     2. It is also sent, with `FAILED` and without a code, when a scheduled payout could not be made. There
     *        is no payout request then; it is tried again on the next day of payout.
     *     3. Any 2xx within 10 seconds acknowledges it. Everything else is a failure, a redirect too. Put the
     *        notification aside, answer, and work on it afterwards.
     *     4. A failed delivery is tried again after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 10 hours, each
     *        counted from the attempt before; then it is given up. Every attempt has its own timestamp and
     *        signature.
     *     5. An answer of 410 turns the configuration off.
     *     6. Each notification can come more than once, and they can come in any order. They carry no
     *        identifier: neither body nor signature tells a repetition from a new event. Reading the
     *        resource first makes that harmless.
     *     7. The body does not name its type. Give each type an address of its own.
     */
    post: operations['v2.payoutUpdate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /**
     * @description The ISO 3166-1 alpha-3 code of a country, three capital letters.
     * @example NLD
     */
    CountryCode: string;
    /**
     * @description The ISO 4217 code of a currency, three capital letters.
     * @example EUR
     */
    Currency: string;
    /**
     * @description A point in time such as `2026-03-10T00:00:00.000+01:00`. Taken besides: a space for the `T`, no to
     *     nine digits of fraction, `Z` for the offset, and a date alone, which is its first moment in UTC. Write the
     *     `+` of an offset as `%2B`.
     * @example 2026-03-10T00:00:00.000+01:00
     */
    DateTimeFilter: string;
    /** @description The body of every error response. Both versions use the same shape. */
    ErrorBody: {
      /**
       * @description What went wrong, for programs: `<http>.<domain>.<number>`, each of three digits, such as
       *     `422.300.001`. The error catalogue lists the known values. Present wherever a caller can
       *     react to the error.
       * @example 422.300.001
       */
      code?: string;
      /** @description What went wrong, for people. */
      message: string;
      /** @description The same message as a template with its values, for translation. */
      parameterized?: components['schemas']['ParameterizedMessage'];
      /** @description One entry per fault found in the request, all at once. 4xx only. */
      details?: components['schemas']['ErrorDetail'][];
    };
    /** @description One fault of a request. */
    ErrorDetail: {
      /**
       * @description Where the fault is, as a path from the root of the body with indexes for arrays, such as
       *     `items[0].amount`; the plain name for a path, query or header parameter.
       * @example items[0].amount
       */
      field?: string;
      /**
       * @description A finer code than that of the whole error, tied to one business process.
       * @example 422.300.004
       */
      code?: string;
      /** @description The template with its values filled in. */
      message: string;
      /** @description The message as a template with its values. */
      parameterized?: components['schemas']['ParameterizedMessage'];
      /**
       * @description The value that was sent, of whatever type. Left out for file contents and social security
       *     numbers; bank account numbers are masked.
       */
      attemptedValue?: unknown;
    };
    /**
     * @description Your own reference, 4 to 64 characters from letters, digits and `# @ : - _`. The service also
     *     takes `|`, because the expression printed in the reference does; do not rely on that.
     * @example ORDER-2026-000417
     */
    ExtRef: string;
    /**
     * Format: int64
     * @description An amount of money in minor units of its currency (EUR 12.50 is `1250`). May be negative.
     */
    MinorUnits: number;
    /**
     * @description An amount of money as text, a whole number of minor units of its currency (EUR 12.50 is `"1250"`).
     * @example 1250
     */
    MinorUnitsText: string;
    /** @description What every paged list says of itself. The list's own schema adds `elements`. */
    Page: {
      /** @description The page that this is. The first is 0. */
      pageNumber: number;
      /** @description How many elements a full page has, as asked for. The last page may hold fewer. */
      pageSize: number;
      /** @description How many elements there are on all pages together. */
      totalElementCount: number;
    };
    /** @description Where in a list with `items` and `pagination` this page is. */
    Pagination: {
      /** @description The page that this is. Reports count from 1, all other lists from 0. */
      page: number;
      /** @description How many items a full page has, as asked for. */
      limit: number;
      /** @description How many items there are on all pages together. */
      total: number;
    };
    /** @description A message as a template and the values to fill in. */
    ParameterizedMessage: {
      /**
       * @description The message with `{name}` where a value goes.
       * @example The declared total is {totalAmount}, the items add up to {sumOfElementsAmount}.
       */
      template: string;
      /** @description A value for each name in the template. */
      params?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description The processor that took the payment: an identifier in capitals, 2 to 32 characters. Which ones you
     *     may use is agreed with the operator; the reference does not print their names.
     * @example ADYEN
     */
    PaymentProcessor: string;
    /**
     * @description What an amount is for, and with it where the money goes. `PRODUCT_ITEM` and `SHIPPING` stay on the
     *     item's account. `COMMISSION`, `DISCOUNT`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE`
     *     move on from there to the merchant. `PLATFORM_DISCOUNT` moves from the merchant to the item's account.
     * @example PRODUCT_ITEM
     * @enum {string}
     */
    PaymentSplitLabel:
      | 'COMMISSION'
      | 'DISCOUNT'
      | 'DEFICIENCY'
      | 'HANDLING_FEE'
      | 'PAYMENT_FEE'
      | 'PLATFORM_DISCOUNT'
      | 'PRODUCT_ITEM'
      | 'RMA_FEE'
      | 'SHIPPING';
    /**
     * Format: int64
     * @description An amount of money greater than zero, in minor units of its currency (EUR 12.50 is `1250`).
     */
    PositiveMinorUnits: number;
    /**
     * @description What an amount of a refund is for. The labels of a payment split take back what they moved there.
     *     `REFUND_FEE` and `REFUND_VAT` are charged to the seller for the refund itself: they go to the
     *     merchant, on top of what the buyer gets back.
     * @example PRODUCT_ITEM
     * @enum {string}
     */
    RefundSplitLabel:
      | 'COMMISSION'
      | 'DISCOUNT'
      | 'DEFICIENCY'
      | 'HANDLING_FEE'
      | 'PAYMENT_FEE'
      | 'PLATFORM_DISCOUNT'
      | 'PRODUCT_ITEM'
      | 'RMA_FEE'
      | 'SHIPPING'
      | 'REFUND_FEE'
      | 'REFUND_VAT';
    /**
     * @description A seller, or anyone else who needs a virtual account. Code, names, description and status are always shown;
     *     the rest comes with the fragments that were asked for, and after a create or an update. What has no value is
     *     left out.
     */
    'v1.AccountHolder': {
      /**
       * @description The service's code of the account holder.
       * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
       */
      code: string;
      /**
       * @description Your own reference, if you gave one.
       * @example seller-1001
       */
      extRef?: string;
      /**
       * @description The name that reports and internal systems show.
       * @example Mila's Ceramics
       */
      displayName: string;
      /**
       * @description More about the holder, such as the full or company name, if you gave it.
       * @example Handmade tableware
       */
      description?: string;
      /** @description What the holder may do at present. */
      status: components['schemas']['v1.AccountHolderStatus'];
      /**
       * @description Who the holder is by law. With any of the fragments `kycstatus`, `ubo`, `docs` and `docfiles`; left out as
       *     long as nothing was sent, and the check then stands at `WAITING_DATA`.
       */
      legalEntity?: components['schemas']['v1.LegalEntity'];
      /** @description The holder's virtual accounts, at least one. With the fragment `accounts`. */
      accounts?: components['schemas']['v1.VirtualAccount'][];
      /**
       * @description The bank accounts that the holder can be paid out to. With the fragment `extacc`; may be empty, but then
       *     nothing can be paid out.
       */
      externalAccounts?: components['schemas']['v1.ExternalAccount'][];
    };
    /** @description A new account holder, complete or with no more than a name and an account. */
    'v1.AccountHolderCreate': {
      /**
       * @description Your own reference, unique among all holders of the merchant. Give one: it is how you find the holder again
       *     when an answer was lost.
       * @example seller-1001
       */
      extRef?: string;
      /**
       * @description The name that reports and internal systems show.
       * @example Mila's Ceramics
       */
      displayName: string;
      /**
       * @description More about the holder, such as the full or company name.
       * @example Handmade tableware
       */
      description?: string;
      /** @description Who the holder is by law. May be sent later. */
      legalEntity?: components['schemas']['v1.LegalEntityCreate'];
      /** @description The virtual accounts to open for the holder, at least one. No other is opened. */
      accounts: components['schemas']['v1.VirtualAccountCreate'][];
    };
    /** @description One page of a list of account holders. */
    'v1.AccountHolderPage': components['schemas']['Page'] & {
      /** @description The account holders on this page, each as thin or as full as `_fragments` says. */
      elements: components['schemas']['v1.AccountHolder'][];
    };
    /** @description What an account holder may do at present, and how much it has processed. Only the service writes it. */
    'v1.AccountHolderStatus': {
      /**
       * @description | Value | Meaning | Splits | Payouts | Updates |
       *     |---|---|---|---|---|
       *     | `ACTIVE` | from creation on | yes | yes | yes |
       *     | `NOPAYOUT` | the identity check was rejected or failed; `ACTIVE` again once it passes | yes | no | yes |
       *     | `SUSPENDED` | a forgery was found, or the operator stepped in | yes | no | yes |
       *     | `CLOSED` | closed by the operator at a balance of zero, for good | as if the account did not exist | no | no |
       * @enum {string}
       */
      code: 'ACTIVE' | 'NOPAYOUT' | 'SUSPENDED' | 'CLOSED';
      /** @description Why the code is what it is, for people. */
      reason?: string;
      /**
       * @description The sum of everything that splits have credited to the holder's accounts so far, in the currency of the
       *     division. Refunds are not taken off. Left out until there is something to show.
       */
      processedAmount?: {
        /** @description The sum, in minor units of `currency`. */
        amount: components['schemas']['PositiveMinorUnits'];
        /** @description The currency of `amount`. */
        currency: components['schemas']['Currency'];
      };
    };
    /**
     * @description What to change about an account holder. What is left out stays as it is. Nothing else of a holder can be
     *     changed in version 1.
     */
    'v1.AccountHolderUpdate': {
      /** @description Data about who the holder is by law, to add or to change. */
      legalEntity?: components['schemas']['v1.LegalEntityUpdate'];
      /**
       * @description Bank accounts to change or to add. Each is matched by `code`, else by `extRef`, else added; none is ever
       *     removed.
       */
      externalAccounts?: components['schemas']['v1.ExternalAccountUpdate'][];
    };
    /** @description A postal address. A check needs street, house number, zip code, city and country. */
    'v1.Address': {
      /**
       * @description The street, without the number.
       * @example Havenstraat
       */
      street?: string;
      /**
       * @description The number in the street, with a prefix or suffix if it has one.
       * @example 12
       * @example 12-A
       */
      houseNumber?: string;
      /**
       * @description What leads further inside the building, such as a unit, a floor or a door.
       * @example Floor 3
       */
      addition?: string;
      /**
       * @description The postal code, as it is written in that country.
       * @example 1078 AB
       */
      zipcode?: string;
      /**
       * @description The town or city.
       * @example Breda
       */
      city?: string;
      /**
       * @description The code of the state or province.
       * @example NB
       */
      state?: string;
      /** @description The country, as ISO 3166-1 alpha-3 in capitals. */
      country?: components['schemas']['CountryCode'];
    };
    /** @description The parts of a postal address to change. What is left out stays as it is; `null` clears a part. */
    'v1.AddressUpdate': {
      /**
       * @description The street, without the number.
       * @example Nieuwe Havenkade
       */
      street?: string | null;
      /**
       * @description The number in the street, with a prefix or suffix if it has one.
       * @example 7
       */
      houseNumber?: string | null;
      /**
       * @description What leads further inside the building, such as a unit, a floor or a door.
       * @example Floor 3
       */
      addition?: string | null;
      /**
       * @description The postal code, as it is written in that country.
       * @example 4811 XB
       */
      zipcode?: string | null;
      /**
       * @description The town or city.
       * @example Breda
       */
      city?: string | null;
      /**
       * @description The code of the state or province.
       * @example NB
       */
      state?: string | null;
      /** @description The country, as ISO 3166-1 alpha-3 in capitals. */
      country?: components['schemas']['CountryCode'] | null;
    };
    /** @description What a virtual account can pay out now. */
    'v1.Balance': {
      /**
       * @description The code of the virtual account.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      code: string;
      /**
       * Format: int64
       * @description Available less pending, in minor units of the division's currency. Never less than zero.
       * @example 8800
       */
      amount: number;
    };
    /** @description A bank statement, as the service keeps it. */
    'v1.BankStatement': {
      /**
       * @description The bytes of the PDF in Base64. Files are large, so it is `null` in lists and in answers to a create or an
       *     update; get the account to see it.
       * @example JVBERi0xLjcK
       */
      data: string | null;
      /**
       * Format: date
       * @description The day on which the bank issued the statement, if you gave it.
       * @example 2026-02-28
       */
      issuedAt?: string;
    };
    /** @description A bank statement that proves whose account it is. */
    'v1.BankStatementCreate': {
      /**
       * @description The bytes of a statement exported as PDF, in Base64 with padding and without line breaks. At most 4 MiB
       *     (4,194,304 bytes) before encoding.
       * @example JVBERi0xLjcK
       */
      data: string;
      /**
       * Format: date
       * @description The day on which the bank issued the statement.
       * @example 2026-02-28
       */
      issuedAt?: string;
    };
    /**
     * @description A person who owns or runs an organization: everything that an individual legal entity has, a code and the
     *     part that the person plays.
     */
    'v1.BeneficialOwner': {
      /**
       * @description The service's code of the owner.
       * @example ubo_01KJQ5C8E0G2H4J6K8M0N2P4Q6
       */
      code: string;
      /**
       * @description Your own reference of the owner.
       * @example seller-1002-bakker
       */
      extRef?: string;
      /**
       * @description Always a natural person.
       * @constant
       */
      legalForm?: 'individual';
      /**
       * @description The part that the person plays. `BOARD_MEMBER` can only come from version 2.
       * @enum {string}
       */
      type?: 'SHARE_HOLDER' | 'CEO' | 'CFO' | 'COO' | 'BOARD_MEMBER';
    } & components['schemas']['v1.Person'];
    /**
     * @description A person who owns or runs an organization: everything that an individual legal entity has, and the part
     *     that the person plays.
     */
    'v1.BeneficialOwnerCreate': {
      /**
       * @description Your own reference of the owner, unique among the owners of the organization. Give one: it lets you
       *     name the owner in a later update.
       * @example seller-1002-bakker
       */
      extRef?: string;
      /**
       * @description Always a natural person. May be left out.
       * @constant
       */
      legalForm?: 'individual';
      /**
       * @description The part that the person plays.
       * @enum {string}
       */
      type?: 'SHARE_HOLDER' | 'CEO' | 'CFO' | 'COO';
    } & components['schemas']['v1.PersonCreate'];
    /**
     * @description An owner to change or to add. Matched by `code`, else by `extRef`; added when neither is given or the
     *     `extRef` is new.
     */
    'v1.BeneficialOwnerUpdate': {
      /**
       * @description The service's code of the owner to change. The one place of this body, besides the other lists, where
       *     a code is sent: it selects, it does not assign.
       * @example ubo_01KJQ5C8E0G2H4J6K8M0N2P4Q6
       */
      code?: string;
      /**
       * @description Your own reference of the owner, unique among the owners of the organization. Finds the owner when
       *     `code` is not given; `null` clears it.
       * @example seller-1002-bakker
       */
      extRef?: string | null;
      /**
       * @description Always a natural person. May be left out.
       * @constant
       */
      legalForm?: 'individual';
      /**
       * @description The part that the person plays.
       * @enum {string|null}
       */
      type?: 'SHARE_HOLDER' | 'CEO' | 'CFO' | 'COO' | null;
    } & components['schemas']['v1.PersonUpdate'];
    /** @description A bank account, or a wallet that works like one, to which a holder's money can be paid out. */
    'v1.ExternalAccount': {
      /**
       * @description The service's code of the external account.
       * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
       */
      code: string;
      /**
       * @description How the account is identified. Version 1 creates `IBAN` accounts only; `UPO` shows one that was made
       *     through version 2.
       * @enum {string}
       */
      accountType: 'IBAN' | 'UPO';
      /**
       * @description The IBAN, or the national account number (BBAN). Absent for a `UPO` account that has none.
       * @example NL45SNDB0000000001
       */
      accountNumber?: string;
      /**
       * @description Your own reference, if you gave one.
       * @example seller-1001-bank
       */
      extRef?: string;
      /**
       * @description The label that tells the external accounts of a holder apart, if you gave one.
       * @example Mila Visser
       */
      displayName?: string;
      /**
       * @description What people should know about the account, if you said so.
       * @example Business account of Mila Visser
       */
      description?: string;
      /** @description The currency of the bank account, ISO 4217. */
      currency: components['schemas']['Currency'];
      /** @description The bank statement that proves whose account it is. Absent when none was sent. */
      statement?: components['schemas']['v1.BankStatement'];
      /** @description How far the check of the account has got. `WAITING_DATA` until a statement is sent. Lists leave it out. */
      kycStatus?: components['schemas']['v1.KycStatus'];
    };
    /** @description A bank account to add to a holder. */
    'v1.ExternalAccountCreate': {
      /**
       * @description How the account is identified. Version 1 knows `IBAN` only, so this can be left out.
       * @default IBAN
       * @enum {string}
       */
      accountType: 'IBAN';
      /**
       * @description The IBAN, or the national account number (BBAN): 4 to 34 letters and digits, no blanks. What begins with
       *     two letters and two digits is an IBAN, and its check digits must be right.
       * @example NL45SNDB0000000001
       */
      accountNumber: string;
      /** @description The currency of the bank account, ISO 4217. */
      currency: components['schemas']['Currency'];
      /**
       * @description Your own reference, unique among the external accounts of the holder. Send one, so that a repeat is noticed.
       * @example seller-1001-bank
       */
      extRef?: string;
      /**
       * @description A label that no other external account of the holder has.
       * @example Mila Visser
       */
      displayName?: string;
      /**
       * @description What people should know about the account.
       * @example Business account of Mila Visser
       */
      description?: string;
      /** @description A bank statement that proves whose account it is. Optional; the check of the account waits for it. */
      statement?: components['schemas']['v1.BankStatementCreate'];
    };
    /** @description One page of the external accounts of a holder. */
    'v1.ExternalAccountPage': components['schemas']['Page'] & {
      /** @description The external accounts on this page. */
      elements: components['schemas']['v1.ExternalAccount'][];
    };
    /**
     * @description An external account in an update of its holder. One whose `code`, or else `extRef`, is known changes
     *     that account, and what is left out stays as it is; a `code` that the holder does not have is a 422. One
     *     without a known `code` or `extRef` is added and then needs `accountNumber` and `currency`. No account is
     *     ever removed.
     */
    'v1.ExternalAccountUpdate':
      | {
          /**
           * @description The service's code of the account to change. Leave it out for a new one.
           * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
           */
          code?: string;
          /**
           * @description How the account is identified. Version 1 knows `IBAN` only, so this can be left out.
           * @enum {string}
           */
          accountType?: 'IBAN';
          /**
           * @description The IBAN, or the national account number (BBAN): 4 to 34 letters and digits, no blanks. What begins with
           *     two letters and two digits is an IBAN, and its check digits must be right. A new number starts a new check
           *     of the account.
           * @example NL45SNDB0000000001
           */
          accountNumber?: string;
          /** @description The currency of the bank account, ISO 4217. */
          currency?: components['schemas']['Currency'];
          /**
           * @description Your own reference, unique among the external accounts of the holder. `null` clears it.
           * @example seller-1001-bank
           */
          extRef?: string | null;
          /**
           * @description A label that no other external account of the holder has. `null` clears it.
           * @example Mila Visser
           */
          displayName?: string | null;
          /**
           * @description What people should know about the account. `null` clears it.
           * @example Business account of Mila Visser
           */
          description?: string | null;
          /** @description A bank statement in place of the present one. A new statement starts a new check of the account. */
          statement?: components['schemas']['v1.BankStatementCreate'];
        }
      | unknown
      | unknown
      | unknown;
    /** @description An external account as it is returned on its own, always with the state of its check. */
    'v1.ExternalAccountWithKycStatus': components['schemas']['v1.ExternalAccount'] & {
      /**
       * @description How far the check of the account has got. `WAITING_DATA` until a statement is sent; payouts need
       *     `PASSED`.
       */
      kycStatus: components['schemas']['v1.KycStatus'];
    };
    /**
     * @description Refunds all that is left of a payment, item by item as it was split. Takes neither `items` nor
     *     `totalAmount`.
     */
    'v1.FullRefundSplitCreate': {
      /** @description The `extRef` of the payment split that is refunded. */
      extRef: components['schemas']['ExtRef'];
      /**
       * @description The processor's reference of the refund, as its report shows it. Together with `extRef` it is the
       *     idempotency key.
       * @example 8816186702140051
       */
      pspMutationExtRef: string;
      /** @description A text of your own. */
      description?: string;
      /**
       * Format: date-time
       * @description When the refund was processed, with an offset (`+01:00`) or `Z`. The time of the request when it is left
       *     out.
       * @example 2026-03-28T11:20:00+01:00
       */
      extProcessedAt?: string;
      totalAmount?: never;
      items?: never;
    };
    /** @description A natural person as the legal entity of an account holder. */
    'v1.IndividualLegalEntity': {
      /**
       * @description Says that this is a natural person.
       * @constant
       */
      legalForm: 'individual';
    } & (components['schemas']['v1.Person'] & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      legalForm: 'individual';
    });
    /** @description A natural person as the legal entity of an account holder. */
    'v1.IndividualLegalEntityCreate': {
      /**
       * @description Says that this is a natural person.
       * @constant
       */
      legalForm: 'individual';
    } & (components['schemas']['v1.PersonCreate'] & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      legalForm: 'individual';
    });
    /** @description Changes to a legal entity that is a natural person. */
    'v1.IndividualLegalEntityUpdate': {
      /**
       * @description Says that this is a natural person. Must be what is stored; needed when nothing is stored yet.
       * @constant
       */
      legalForm?: 'individual';
    } & components['schemas']['v1.PersonUpdate'];
    /** @description How far the check of an identity or of a bank account has got. Only the service writes it. */
    'v1.KycStatus': {
      /**
       * @description | Value | Meaning | What to do |
       *     |---|---|---|
       *     | `WAITING_DATA` | nothing to check has been sent yet | send the data |
       *     | `MISSING_DATA` | a part of it is missing; `details` says what | send the rest |
       *     | `DATA_RECEIVED` | complete; the check has not begun | wait; for a holder, see `readyForKyc` |
       *     | `IN_PROGRESS` | the check is under way | wait |
       *     | `PASSED` | accepted; payouts are possible | nothing |
       *     | `REJECTED` | the data or a document was not accepted | correct it as `details` says |
       *     | `FORGED` | something was judged to be a forgery | only the operator can change this |
       *     | `FAILED` | the check broke down for technical reasons | update the holder with `readyForKyc=true`, or send the statement again |
       * @enum {string}
       */
      status:
        | 'WAITING_DATA'
        | 'MISSING_DATA'
        | 'DATA_RECEIVED'
        | 'IN_PROGRESS'
        | 'PASSED'
        | 'REJECTED'
        | 'FORGED'
        | 'FAILED';
      /** @description What the check found. May be missing or empty. */
      details?: components['schemas']['v1.KycStatusDetail'][];
    };
    /**
     * @description One finding of a check. Its type and its text are each given under two names that always agree, because
     *     both are in use.
     */
    'v1.KycStatusDetail': {
      /** @description The service's code of this finding. */
      code: string;
      /**
       * @description Whether this stands in the way of `PASSED` (`ERROR`) or is a hint (`ADVICE`).
       * @enum {string}
       */
      type: 'ERROR' | 'ADVICE';
      /**
       * @description The same value as `type`.
       * @enum {string}
       */
      messageType: 'ERROR' | 'ADVICE';
      /**
       * @description What was found, for programs: capitals and underscores. The set is open, so treat a value that you do
       *     not know by its `type`.
       * @example FIELD_MISSING
       */
      messageCode: string;
      /** @description What was found, for people. */
      messageTemplate: string;
      /** @description The same text as `messageTemplate`. */
      message: string;
    };
    /** @description A paper of an organization that is sent after the holder was created. */
    'v1.LateOrganizationDocumentCreate': {
      /**
       * @description Your own reference, unique among the documents of the holder. Send one, so that a repeat is noticed.
       * @example seller-1002-vat
       */
      extRef?: string;
      /**
       * @description What the paper is called. Not empty.
       * @example VAT registration
       */
      title: string;
      /**
       * @description Who issued the paper.
       * @enum {string}
       */
      issuer: 'COMPANY_REGISTER' | 'TAX_AUTHORITY';
      /**
       * Format: date
       * @description The day on which the paper was issued. It must lie before today, in UTC.
       * @example 2025-11-03
       */
      issuedAt: string;
      /** @description The country that issued the paper, ISO 3166-1 alpha-3. */
      issuerCountry: components['schemas']['CountryCode'];
      /**
       * @description The bytes of the file in Base64, with padding and without line breaks: a PDF, PNG or JPG of at most 4 MiB
       *     (4,194,304 bytes) before encoding.
       * @example JVBERi0xLjcK
       */
      data: string;
    };
    /**
     * @description An identity paper that is sent after the holder was created. It takes fewer kinds of paper than a legal
     *     entity does, and asks for more about it.
     */
    'v1.LatePersonalDocumentCreate':
      | {
          /**
           * @description Your own reference, unique among the documents of the holder. Send one, so that a repeat is noticed.
           * @example seller-1003-passport
           */
          extRef?: string;
          /**
           * @description What kind of paper it is. Only these two are taken late.
           * @enum {string}
           */
          type: 'PASSPORT' | 'ID';
          /**
           * @description The number printed on the paper. Not empty, and not only blanks.
           * @example NWK2F7P81
           */
          number: string;
          /**
           * Format: date
           * @description The day on which the paper was issued. It must lie before today, in UTC.
           * @example 2024-05-01
           */
          issuedAt: string;
          /**
           * Format: date
           * @description The day on which the paper expires. It must lie after today, in UTC. This is the name to use; it or
           *     `expiresAt` must be there.
           * @example 2034-05-01
           */
          expireAt?: string;
          /**
           * Format: date
           * @description The other name of `expireAt`. When both are sent, they must be equal.
           * @example 2034-05-01
           */
          expiresAt?: string;
          /** @description The country that issued the paper, ISO 3166-1 alpha-3. */
          issuerCountry?: components['schemas']['CountryCode'];
          /** @description Pictures of the paper, 1 to 20. */
          photos: components['schemas']['v1.LatePhotoCreate'][];
        }
      | unknown
      | unknown;
    /** @description A picture of one side of an identity paper that is sent late. */
    'v1.LatePhotoCreate': {
      /**
       * @description Your own reference, unique among the photos of the paper.
       * @example seller-1003-passport-front
       */
      extRef?: string;
      /**
       * @description Which side of the paper is shown. The check needs `FRONT`, and `BACK` too for an `ID`.
       * @enum {string}
       */
      page: 'FRONT' | 'BACK';
      /**
       * @description Whether the paper was photographed from straight above or at an angle.
       * @enum {string}
       */
      style: 'STRAIGHT' | 'TILTED';
      /**
       * @description The file format of the picture.
       * @enum {string}
       */
      format: 'JPG' | 'PNG';
      /**
       * @description The bytes of the picture in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes)
       *     before encoding.
       * @example /9j/4AAQ
       */
      data: string;
    };
    /** @description Who the account holder is by law. */
    'v1.LegalEntity':
      | components['schemas']['v1.IndividualLegalEntity']
      | components['schemas']['v1.OrganizationLegalEntity'];
    /** @description Who the account holder is by law. Only the form is required; a check needs more. */
    'v1.LegalEntityCreate':
      | components['schemas']['v1.IndividualLegalEntityCreate']
      | components['schemas']['v1.OrganizationLegalEntityCreate'];
    /**
     * @description Changes to the legal entity of an account holder. Its form cannot change, so `legalForm` may be left out
     *     once a form is stored; the fields of the other form are then ignored, as any unknown field is.
     */
    'v1.LegalEntityUpdate':
      | components['schemas']['v1.IndividualLegalEntityUpdate']
      | components['schemas']['v1.OrganizationLegalEntityUpdate'];
    /** @description A paper of an organization, as the service keeps it. */
    'v1.OrganizationDocument': {
      /**
       * @description The service's code of the document.
       * @example doc_01KJQ5C8F2H4J6K8M0N2P4Q6R8
       */
      code: string;
      /**
       * @description Your own reference, if you gave one.
       * @example seller-1002-register
       */
      extRef?: string;
      /**
       * @description What the paper is called.
       * @example Extract from the company register
       */
      title?: string;
      /**
       * @description Who issued the paper. Absent for one that was sent through version 2, which does not ask for it.
       * @enum {string}
       */
      issuer?: 'COMPANY_REGISTER' | 'TAX_AUTHORITY';
      /**
       * Format: date
       * @description The day on which the paper was issued.
       * @example 2026-02-16
       */
      issuedAt?: string;
      /** @description The country that issued the paper, ISO 3166-1 alpha-3. */
      issuerCountry?: components['schemas']['CountryCode'];
      /**
       * @description The bytes of the file in Base64. Files are large, so they are left out unless the request
       *     asked for them.
       * @example JVBERi0xLjcK
       */
      data?: string;
    };
    /**
     * @description A paper of an organization, inside a legal entity. Nothing is mandatory here; what is missing keeps the
     *     identity check from starting.
     */
    'v1.OrganizationDocumentCreate': {
      /**
       * @description Your own reference, unique among the documents of the holder.
       * @example seller-1002-register
       */
      extRef?: string;
      /**
       * @description What the paper is called.
       * @example Extract from the company register
       */
      title?: string;
      /**
       * @description Who issued the paper.
       * @enum {string}
       */
      issuer?: 'COMPANY_REGISTER' | 'TAX_AUTHORITY';
      /**
       * Format: date
       * @description The day on which the paper was issued.
       * @example 2026-02-16
       */
      issuedAt?: string;
      /** @description The country that issued the paper, ISO 3166-1 alpha-3. */
      issuerCountry?: components['schemas']['CountryCode'];
      /**
       * @description The bytes of the file in Base64, with padding and without line breaks: a PDF, PNG or JPG of at most 4 MiB
       *     (4,194,304 bytes) before encoding.
       * @example JVBERi0xLjcK
       */
      data?: string;
    };
    /**
     * @description A paper of an organization in an update of a legal entity. One whose `code`, or else `extRef`, is known
     *     changes that paper, and what is left out stays as it is; one without a `code` and with a new `extRef`,
     *     or none, is added. An unknown `code` is a 422. No paper is ever removed.
     */
    'v1.OrganizationDocumentUpdate': {
      /**
       * @description The service's code of the document to change. Leave it out for a new one.
       * @example doc_01KJQ5C8F2H4J6K8M0N2P4Q6R8
       */
      code?: string;
      /**
       * @description Your own reference, unique among the documents of the holder. `null` clears it.
       * @example seller-1002-register
       */
      extRef?: string | null;
      /**
       * @description What the paper is called. `null` clears it.
       * @example Extract from the company register
       */
      title?: string | null;
      /**
       * @description Who issued the paper.
       * @enum {string}
       */
      issuer?: 'COMPANY_REGISTER' | 'TAX_AUTHORITY';
      /**
       * Format: date
       * @description The day on which the paper was issued. `null` clears it.
       * @example 2026-02-16
       */
      issuedAt?: string | null;
      /**
       * @description The country that issued the paper, ISO 3166-1 alpha-3. `null` clears it.
       * @example NLD
       */
      issuerCountry?: string | null;
      /**
       * @description The bytes of the file in Base64, with padding and without line breaks: a PDF, PNG or JPG of at most 4 MiB
       *     (4,194,304 bytes) before encoding.
       * @example JVBERi0xLjcK
       */
      data?: string;
    };
    /** @description An organization as the legal entity of an account holder. What has no value is left out. */
    'v1.OrganizationLegalEntity': {
      /**
       * @description Says that this is an organization. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      legalForm: 'organization';
      /**
       * @description The kind of organization.
       * @enum {string}
       */
      type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT';
      /**
       * @description The name in the company register.
       * @example Noordzee Imports B.V.
       */
      legalName?: string;
      /**
       * @description The number at the chamber of commerce or company register.
       * @example 12345678
       */
      registrationNumber?: string;
      /**
       * @description The number under which the organization pays taxes.
       * @example NL001234567B01
       */
      taxNumber?: string;
      /** @description The registered address. */
      address?: components['schemas']['v1.Address'];
      /**
       * @description An e-mail address. Its form is not checked.
       * @example office@noordzee-imports.example
       */
      email?: string;
      /**
       * @description A telephone number. Its form is not checked.
       * @example +31107654321
       */
      phone?: string;
      /** @description How far the check of this organization has got. Only with the fragment `kycstatus`. */
      kycStatus?: components['schemas']['v1.KycStatus'];
      /** @description The people who own or run the organization. Only with the fragment `ubo`. */
      ultimateBeneficialOwners?: components['schemas']['v1.BeneficialOwner'][];
      /** @description The company's documents. Only with the fragment `docs`, or with `docfiles` for the files too. */
      documents?: components['schemas']['v1.OrganizationDocument'][];
    };
    /**
     * @description An organization as the legal entity of an account holder. Everything but the form may be sent later; a check
     *     begins when what it needs is there.
     */
    'v1.OrganizationLegalEntityCreate': {
      /**
       * @description Says that this is an organization. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      legalForm: 'organization';
      /**
       * @description The kind of organization.
       * @enum {string}
       */
      type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT';
      /**
       * @description The name in the company register.
       * @example Noordzee Imports B.V.
       */
      legalName?: string;
      /**
       * @description The number at the chamber of commerce or company register.
       * @example 12345678
       */
      registrationNumber?: string;
      /**
       * @description The number under which the organization pays taxes.
       * @example NL001234567B01
       */
      taxNumber?: string;
      /** @description The registered address. */
      address?: components['schemas']['v1.Address'];
      /**
       * @description An e-mail address. Its form is not checked.
       * @example office@noordzee-imports.example
       */
      email?: string;
      /**
       * @description A telephone number. Its form is not checked.
       * @example +31107654321
       */
      phone?: string;
      /**
       * @description The people who own or run the organization. A check needs at least one, with everything that an
       *     individual needs.
       */
      ultimateBeneficialOwners?: components['schemas']['v1.BeneficialOwnerCreate'][];
      /** @description The company's documents. A check needs at least one. */
      documents?: components['schemas']['v1.OrganizationDocumentCreate'][];
    };
    /** @description Changes to a legal entity that is an organization. What is left out stays as it is; `null` clears a field. */
    'v1.OrganizationLegalEntityUpdate': {
      /**
       * @description Says that this is an organization. Must be what is stored; needed when nothing is stored yet.
       * @constant
       */
      legalForm?: 'organization';
      /**
       * @description The kind of organization.
       * @enum {string|null}
       */
      type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | null;
      /**
       * @description The name in the company register.
       * @example Noordzee Imports B.V.
       */
      legalName?: string | null;
      /**
       * @description The number at the chamber of commerce or company register.
       * @example 12345678
       */
      registrationNumber?: string | null;
      /**
       * @description The number under which the organization pays taxes.
       * @example NL001234567B01
       */
      taxNumber?: string | null;
      /** @description The registered address. */
      address?: components['schemas']['v1.AddressUpdate'];
      /**
       * @description An e-mail address. Its form is not checked.
       * @example office@noordzee-imports.example
       */
      email?: string | null;
      /**
       * @description A telephone number. Its form is not checked.
       * @example +31107654321
       */
      phone?: string | null;
      /**
       * @description Owners to change or to add. Each is matched by `code`, else by `extRef`, else added; none is ever
       *     removed.
       */
      ultimateBeneficialOwners?: components['schemas']['v1.BeneficialOwnerUpdate'][];
      /**
       * @description Company documents to change or to add. Each is matched by `code`, else by `extRef`, else added; none is
       *     ever removed.
       */
      documents?: components['schemas']['v1.OrganizationDocumentUpdate'][];
    };
    /** @description Refunds the items that it names, in whole or in part. */
    'v1.PartialRefundSplitCreate': {
      /** @description The `extRef` of the payment split that is refunded. */
      extRef: components['schemas']['ExtRef'];
      /**
       * @description The processor's reference of the refund, as its report shows it. Together with `extRef` it is the
       *     idempotency key.
       * @example 8816184509870033
       */
      pspMutationExtRef: string;
      /**
       * @description What the buyer gets back, in minor units of the payment's currency: the sum of all `ITEM`s other
       *     than `REFUND_FEE` and `REFUND_VAT`. Worked out for you when it is left out.
       */
      totalAmount?: components['schemas']['PositiveMinorUnits'];
      /** @description A text of your own. */
      description?: string;
      /**
       * Format: date-time
       * @description When the refund was processed, with an offset (`+01:00`) or `Z`.
       * @example 2026-03-14T13:40:19+01:00
       */
      extProcessedAt: string;
      /** @description The first level of the tree of items. At most 1,000 `ITEM`s in the whole tree. */
      items: components['schemas']['v1.RefundSplitItemCreate'][];
    };
    /** @description How one captured payment was distributed. */
    'v1.PaymentSplit': {
      /**
       * @description The service's code of the split.
       * @example sp_01KKBX2Y4Z6A8B0C2D4E6F8G0H
       */
      code: string;
      /**
       * @description Your reference of the payment.
       * @example ORDER-2026-000417
       */
      extRef: string;
      /** @description The gross amount that the buyer paid, in minor units of `currency`. */
      totalAmount: components['schemas']['PositiveMinorUnits'];
      /** @description The currency of all amounts, three capital letters of ISO 4217. */
      currency: components['schemas']['Currency'];
      /**
       * @description The processor's own reference of the payment. Left out if none was sent.
       * @example 8816183245670012
       */
      pspExtRef?: string;
      paymentProcessor: components['schemas']['PaymentProcessor'];
      /**
       * @description How the buyer paid. Left out for a split that was made through version 2 without it.
       * @example ideal
       */
      paymentMethod?: string;
      /** @description What the processor answered. Left out if it was not sent. */
      pspResponse?: components['schemas']['v1.PspResponse'];
      /** @description Your own text. Left out if none was sent. */
      description?: string;
      /**
       * Format: date-time
       * @description When the payment was processed.
       * @example 2026-03-10T14:05:09.000Z
       */
      extProcessedAt: string;
      /** @description The first level of the tree of items, as it was sent and with codes. */
      items: components['schemas']['v1.PaymentSplitItem'][];
    };
    /** @description How one captured payment is to be distributed. */
    'v1.PaymentSplitCreate': {
      /**
       * @description Your reference of the payment, unique across your platform, and the idempotency key of the
       *     split. 4 to 64 characters from letters, digits and `# @ : - _`.
       */
      extRef: components['schemas']['ExtRef'];
      /** @description The gross amount that the buyer paid, in minor units of `currency`. */
      totalAmount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The currency of all amounts, three capital letters of ISO 4217. USD, AUD, EUR, GBP, JPY, SGD, CAD,
       *     NZD and BHD are taken; any other may be refused.
       */
      currency: components['schemas']['Currency'];
      /**
       * @description The processor's own reference of the payment. Needed when its settlement report does not show
       *     your `extRef`.
       * @example 8816183245670012
       */
      pspExtRef?: string;
      paymentProcessor: components['schemas']['PaymentProcessor'];
      /**
       * @description How the buyer paid, such as a card scheme or a kind of bank transfer.
       * @example ideal
       */
      paymentMethod: string;
      pspResponse?: components['schemas']['v1.PspResponse'];
      /** @description A text of your own. */
      description?: string;
      /**
       * Format: date-time
       * @description When the payment was processed, usually the time of your call to the processor, with an
       *     offset (`+01:00`) or `Z`.
       * @example 2026-03-10T15:05:09+01:00
       */
      extProcessedAt: string;
      /**
       * @description The first level of the tree of items. Its amounts add up to `totalAmount`. At most 1,000 `ITEM`s
       *     in the whole tree.
       */
      items: components['schemas']['v1.PaymentSplitItemCreate'][];
    };
    /** @description Items that belong together. Moves no money itself. */
    'v1.PaymentSplitGroup': {
      /**
       * @description The service's code of the group.
       * @example si_01KKBX2Y4Z7B9C1D3E5F7G9H1J
       */
      code: string;
      /**
       * @description Tells a group from an item. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'GROUP';
      /** @description The label that was sent, if any. On a group it moves nothing. */
      label?: components['schemas']['PaymentSplitLabel'];
      /**
       * @description Your reference of the group.
       * @example ORDER-2026-000417:1
       */
      extRef: string;
      /** @description The sum of the items directly in the group, in minor units of the split's currency. */
      amount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account for all items below that have none of their own. Left out if none was sent, or
       *     an unknown or closed one.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description Your own text. Left out if none was sent. */
      description?: string;
      /** @description What the group is made of, groups or items. */
      items: components['schemas']['v1.PaymentSplitItem'][];
    };
    /** @description Items that belong together, for example all that one seller gets. Moves no money itself. */
    'v1.PaymentSplitGroupCreate': {
      /**
       * @description Tells a group from an item. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'GROUP';
      /** @description A label for your own use. On a group it moves nothing. */
      label?: components['schemas']['PaymentSplitLabel'];
      /** @description Your reference of the group, unique in the split on all levels. */
      extRef: components['schemas']['ExtRef'];
      /**
       * @description The sum of the items directly in the group, in minor units of the split's currency. Worked out
       *     for you when it is left out.
       */
      amount?: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account for all items below that name none of their own. An unknown or closed one
       *     counts as left out.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description A text of your own. */
      description?: string;
      /** @description What the group is made of, groups or items. The tree ends two levels below its first. */
      items: components['schemas']['v1.PaymentSplitItemCreate'][];
    };
    /** @description A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
    'v1.PaymentSplitItem':
      | components['schemas']['v1.PaymentSplitGroup']
      | components['schemas']['v1.PaymentSplitLeaf'];
    /** @description A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
    'v1.PaymentSplitItemCreate':
      | components['schemas']['v1.PaymentSplitGroupCreate']
      | components['schemas']['v1.PaymentSplitLeafCreate'];
    /** @description A part of the amount and what it is for. Only these move money. */
    'v1.PaymentSplitLeaf': {
      /**
       * @description The service's code of the item.
       * @example si_01KKBX2Y4Z8C0D2E4F6G8H0J2K
       */
      code: string;
      /**
       * @description Tells an item from a group. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'ITEM';
      label: components['schemas']['PaymentSplitLabel'];
      /**
       * @description Your reference of the item. Refunds name it.
       * @example ORDER-2026-000417:1-product
       */
      extRef: string;
      /** @description The amount of the item, in minor units of the split's currency. */
      amount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account of the item as it was sent. Left out if none was sent, or an unknown or
       *     closed one: the money then went to the account of the nearest group above that has one, else to
       *     the liable account of the division.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description Your own text. Left out if none was sent. */
      description?: string;
      /** @description Left out or empty; an item has nothing below it. */
      items?: unknown[];
    };
    /** @description A part of the amount and what it is for. Only these move money. */
    'v1.PaymentSplitLeafCreate': {
      /**
       * @description Tells an item from a group. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'ITEM';
      label: components['schemas']['PaymentSplitLabel'];
      /** @description Your reference of the item, unique in the split on all levels. Refunds name it. */
      extRef: components['schemas']['ExtRef'];
      /** @description The amount of the item, in minor units of the split's currency. Positive whatever the label. */
      amount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account of the item. Left out, unknown or closed: the account of the nearest group
       *     above that has one, else the liable account of the division.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description A text of your own. */
      description?: string;
      /** @description An item has nothing below it; leave this out or empty. */
      items?: unknown[];
    };
    /** @description A page of payment splits. */
    'v1.PaymentSplitPage': components['schemas']['Page'] & {
      /** @description The payment splits on this page. */
      elements: components['schemas']['v1.PaymentSplit'][];
    };
    /** @description A request to send money from a virtual account to a bank account, and how far it has got. */
    'v1.PayoutRequest': {
      /**
       * @description The service's code of the payout request.
       * @example po_01KM3G5H7J9K1M3N5P7Q9R1S3T
       */
      code: string;
      /**
       * Format: date-time
       * @description When the request was made.
       * @example 2026-03-20T08:00:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the transfer is or was due, as sent or as worked out when it was left out.
       * @example 2026-03-20T08:00:00.000Z
       */
      processAt: string;
      /**
       * Format: date-time
       * @description The time whose balance is paid out. Left out if none was sent.
       * @example 2026-03-31T21:59:59.000Z
       */
      useBalanceAt?: string;
      /**
       * @description The code of the virtual account that the money is taken from.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode: string;
      /**
       * @description The code of the bank account that the money goes to.
       * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
       */
      externalAccountCode: string;
      /**
       * @description What is paid out, in minor units of EUR. When the request named no amount, it is left out until the
       *     request is `ACCEPTED`, and for good when it is `REJECTED` instead.
       */
      amount?: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The text on the statement of the receiving bank account. Left out if none was sent.
       * @example Harbour Market payout
       */
      description?: string;
      status: components['schemas']['v1.PayoutRequestStatus'];
    };
    /**
     * @description Money to send from a virtual account to a bank account. At most one of `amount` and `useBalanceAt`;
     *     with neither, all that can be paid out.
     */
    'v1.PayoutRequestCreate': {
      /**
       * @description The code of the virtual account that the money is taken from.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode: string;
      /**
       * @description The code of the bank account that the money goes to. It belongs to the owner of the virtual account.
       * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
       */
      externalAccountCode: string;
      /** @description How much to pay out, in minor units of EUR. Not together with `useBalanceAt`. */
      amount?: components['schemas']['PositiveMinorUnits'];
      /**
       * Format: date-time
       * @description Pay out the balance that the account had, or will have, at this time, with an offset (`+01:00`) or `Z`. Not
       *     together with `amount` and not after `processAt`.
       * @example 2026-03-31T23:59:59+02:00
       */
      useBalanceAt?: string;
      /**
       * Format: date-time
       * @description When the transfer is due, with an offset (`+01:00`) or `Z`. Left out: at once, or at `useBalanceAt` where
       *     that is later.
       * @example 2026-04-03T10:00:00+02:00
       */
      processAt?: string;
      /**
       * @description The text on the statement of the receiving bank account.
       * @example Harbour Market payout
       */
      description?: string;
    };
    /** @description A page of payout requests. */
    'v1.PayoutRequestPage': components['schemas']['Page'] & {
      /** @description The payout requests on this page. */
      elements: components['schemas']['v1.PayoutRequest'][];
    };
    /**
     * @description How far a payout request has got.
     *
     *     | Status | What it means | What follows |
     *     |---|---|---|
     *     | `WAITING` | saved and not due yet; can be deleted | `ACCEPTED` or `REJECTED` |
     *     | `ACCEPTED` | checked; the money has left the account | `PROCESSED` or `FAILED` |
     *     | `REJECTED` | a check failed when it was due; no money has moved | nothing; correct the cause and make a new request |
     *     | `FAILED` | the bank refused it or sent it back; the money is back on the account | nothing; correct the cause and make a new request |
     *     | `PROCESSED` | paid | nothing as a rule; `FAILED` if the bank sends the money back later |
     * @example WAITING
     * @enum {string}
     */
    'v1.PayoutRequestStatus': 'WAITING' | 'ACCEPTED' | 'REJECTED' | 'FAILED' | 'PROCESSED';
    /** @description What is stored about a natural person: a seller, or an owner of a seller. What has no value is left out. */
    'v1.Person': {
      /**
       * @description The given names, as on the identity document.
       * @example Mila
       */
      firstName?: string;
      /**
       * @description The family name, as on the identity document.
       * @example Visser
       */
      lastName?: string;
      /**
       * @description The full name by law.
       * @example Mila Visser
       */
      legalName?: string;
      /**
       * @description The number under which the person pays taxes.
       * @example NL001234567B01
       */
      taxNumber?: string;
      /**
       * @description The social security number. Required for a check by US merchants only. Keep it out of your logs.
       * @example 078-05-1120
       */
      socialSecurityNumber?: string;
      /**
       * @description The gender, as on the identity document.
       * @enum {string}
       */
      gender?: 'FEMALE' | 'MALE';
      /**
       * Format: date
       * @description The calendar date of birth.
       * @example 1990-05-17
       */
      dateOfBirth?: string;
      /** @description Where the person was born. */
      placeOfBirth?: components['schemas']['v1.PlaceOfBirth'];
      /** @description The country of which the person is a citizen, as ISO 3166-1 alpha-3 in capitals. */
      nationality?: components['schemas']['CountryCode'];
      /** @description Where the person lives. */
      address?: components['schemas']['v1.Address'];
      /**
       * @description An e-mail address. Its form is not checked. Required for a check by US merchants only.
       * @example mila@example.com
       */
      email?: string;
      /**
       * @description A telephone number. Its form is not checked. Required for a check by US merchants only.
       * @example +31201234567
       */
      phone?: string;
      /** @description How far the check of this person has got. Only with the fragment `kycstatus`. */
      kycStatus?: components['schemas']['v1.KycStatus'];
      /** @description The identity documents. Only with the fragment `docs`, or with `docfiles` for the pictures too. */
      documents?: components['schemas']['v1.PersonalDocument'][];
    };
    /**
     * @description What is known about a natural person: a seller, or an owner of a seller. Everything may be sent later;
     *     a check begins when what it needs is there.
     */
    'v1.PersonCreate': {
      /**
       * @description The given names, as on the identity document.
       * @example Mila
       */
      firstName?: string;
      /**
       * @description The family name, as on the identity document.
       * @example Visser
       */
      lastName?: string;
      /**
       * @description The full name by law.
       * @example Mila Visser
       */
      legalName?: string;
      /**
       * @description The number under which the person pays taxes.
       * @example NL001234567B01
       */
      taxNumber?: string;
      /**
       * @description The social security number. Required for a check by US merchants only. Keep it out of your logs.
       * @example 078-05-1120
       */
      socialSecurityNumber?: string;
      /**
       * @description The gender, as on the identity document.
       * @enum {string}
       */
      gender?: 'FEMALE' | 'MALE';
      /**
       * @description The calendar date of birth. A point in time is taken too; its time is dropped. A check needs someone
       *     of 18 years or more.
       * @example 1990-05-17
       */
      dateOfBirth?: string;
      /** @description Where the person was born. */
      placeOfBirth?: components['schemas']['v1.PlaceOfBirthCreate'];
      /** @description The country of which the person is a citizen, as ISO 3166-1 alpha-3 in capitals. */
      nationality?: components['schemas']['CountryCode'];
      /** @description Where the person lives. */
      address?: components['schemas']['v1.Address'];
      /**
       * @description An e-mail address. Its form is not checked. Required for a check by US merchants only.
       * @example mila@example.com
       */
      email?: string;
      /**
       * @description A telephone number. Its form is not checked. Required for a check by US merchants only.
       * @example +31201234567
       */
      phone?: string;
      /** @description The identity documents. A check needs one with its front, and the back too when it is an ID card. */
      documents?: components['schemas']['v1.PersonalDocumentCreate'][];
    };
    /**
     * @description What to change about a natural person: a seller, or an owner of a seller. What is left out stays as it is;
     *     `null` clears a field.
     */
    'v1.PersonUpdate': {
      /**
       * @description The given names, as on the identity document.
       * @example Mila
       */
      firstName?: string | null;
      /**
       * @description The family name, as on the identity document.
       * @example Visser
       */
      lastName?: string | null;
      /**
       * @description The full name by law.
       * @example Mila Visser
       */
      legalName?: string | null;
      /**
       * @description The number under which the person pays taxes.
       * @example NL001234567B01
       */
      taxNumber?: string | null;
      /**
       * @description The social security number. Required for a check by US merchants only. Keep it out of your logs.
       * @example 078-05-1120
       */
      socialSecurityNumber?: string | null;
      /**
       * @description The gender, as on the identity document.
       * @enum {string|null}
       */
      gender?: 'FEMALE' | 'MALE' | null;
      /**
       * @description The calendar date of birth. A point in time is taken too; its time is dropped. A check needs someone
       *     of 18 years or more.
       * @example 1990-05-17
       */
      dateOfBirth?: string | null;
      /** @description Where the person was born. */
      placeOfBirth?: components['schemas']['v1.PlaceOfBirthUpdate'];
      /** @description The country of which the person is a citizen, as ISO 3166-1 alpha-3 in capitals. */
      nationality?: components['schemas']['CountryCode'] | null;
      /** @description Where the person lives. */
      address?: components['schemas']['v1.AddressUpdate'];
      /**
       * @description An e-mail address. Its form is not checked. Required for a check by US merchants only.
       * @example mila@example.com
       */
      email?: string | null;
      /**
       * @description A telephone number. Its form is not checked. Required for a check by US merchants only.
       * @example +31201234567
       */
      phone?: string | null;
      /**
       * @description Identity documents to change or to add. Each is matched by `code`, else by `extRef`, else added; none is
       *     ever removed.
       */
      documents?: components['schemas']['v1.PersonalDocumentUpdate'][];
    };
    /** @description An identity paper of a person, as the service keeps it. */
    'v1.PersonalDocument': {
      /**
       * @description The service's code of the document.
       * @example doc_01KJQ3V8M5C7D9E1F3G5H7J9K1
       */
      code: string;
      /**
       * @description Your own reference, if you gave one.
       * @example seller-1001-id
       */
      extRef?: string;
      /**
       * @description What kind of paper it is.
       * @enum {string}
       */
      type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA';
      /**
       * @description The number printed on the paper.
       * @example NLD1234567
       */
      number?: string;
      /**
       * Format: date
       * @description The day on which the paper was issued.
       * @example 2023-06-01
       */
      issuedAt?: string;
      /**
       * Format: date
       * @description The day on which the paper expires. Always under this name, whichever was used to send it.
       * @example 2033-06-01
       */
      expireAt?: string;
      /** @description The country that issued the paper, ISO 3166-1 alpha-3. */
      issuerCountry?: components['schemas']['CountryCode'];
      /** @description The pictures of the paper; empty when there are none yet. */
      photos: components['schemas']['v1.Photo'][];
    };
    /**
     * @description An identity paper of a person, inside a legal entity. Nothing is mandatory here; what is missing keeps the
     *     identity check from starting.
     */
    'v1.PersonalDocumentCreate': {
      /**
       * @description Your own reference, unique among the documents of the holder.
       * @example seller-1001-id
       */
      extRef?: string;
      /**
       * @description What kind of paper it is. All four kinds are taken here, unlike when a document is sent late.
       * @enum {string}
       */
      type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA';
      /**
       * @description The number printed on the paper.
       * @example NLD1234567
       */
      number?: string;
      /**
       * Format: date
       * @description The day on which the paper was issued.
       * @example 2023-06-01
       */
      issuedAt?: string;
      /**
       * Format: date
       * @description The day on which the paper expires.
       * @example 2033-06-01
       */
      expireAt?: string;
      /** @description The country that issued the paper, ISO 3166-1 alpha-3. */
      issuerCountry?: components['schemas']['CountryCode'];
      /** @description Pictures of the paper, at most 20. */
      photos?: components['schemas']['v1.PhotoCreate'][];
    };
    /**
     * @description An identity paper in an update of a legal entity. One whose `code`, or else `extRef`, is known changes
     *     that paper, and what is left out stays as it is; one without a `code` and with a new `extRef`, or none,
     *     is added. An unknown `code` is a 422. No paper is ever removed.
     */
    'v1.PersonalDocumentUpdate': {
      /**
       * @description The service's code of the document to change. Leave it out for a new one.
       * @example doc_01KJQ3V8M5C7D9E1F3G5H7J9K1
       */
      code?: string;
      /**
       * @description Your own reference, unique among the documents of the holder. `null` clears it.
       * @example seller-1001-id
       */
      extRef?: string | null;
      /**
       * @description What kind of paper it is. All four kinds are taken here, unlike when a document is sent late.
       * @enum {string}
       */
      type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA';
      /**
       * @description The number printed on the paper. `null` clears it.
       * @example NLD1234567
       */
      number?: string | null;
      /**
       * Format: date
       * @description The day on which the paper was issued. `null` clears it.
       * @example 2023-06-01
       */
      issuedAt?: string | null;
      /**
       * Format: date
       * @description The day on which the paper expires. `null` clears it.
       * @example 2033-06-01
       */
      expireAt?: string | null;
      /**
       * @description The country that issued the paper, ISO 3166-1 alpha-3. `null` clears it.
       * @example NLD
       */
      issuerCountry?: string | null;
      /** @description Pictures to change or to add. The paper may have 20 in all. */
      photos?: components['schemas']['v1.PhotoUpdate'][];
    };
    /** @description A picture of one side of an identity paper, as the service keeps it. */
    'v1.Photo': {
      /**
       * @description The service's code of the photo.
       * @example ph_01KJQ3V8M6D8E0F2G4H6J8K0M2
       */
      code: string;
      /**
       * @description Your own reference, if you gave one.
       * @example seller-1001-id-front
       */
      extRef?: string;
      /**
       * @description Which side of the paper is shown.
       * @enum {string}
       */
      page?: 'FRONT' | 'BACK';
      /**
       * @description Whether the paper was photographed from straight above or at an angle. Absent when it was not given.
       * @enum {string}
       */
      style?: 'STRAIGHT' | 'TILTED';
      /**
       * @description The file format of the picture. Absent when it was not given.
       * @enum {string}
       */
      format?: 'PNG' | 'JPG';
      /**
       * @description The bytes of the picture in Base64. Files are large, so they are left out unless the request
       *     asked for them.
       * @example iVBORw0KGgo=
       */
      data?: string;
    };
    /**
     * @description A picture of one side of an identity paper, inside a legal entity. Nothing is mandatory here; what is
     *     missing keeps the identity check from starting.
     */
    'v1.PhotoCreate': {
      /**
       * @description Your own reference, unique among the photos of the paper.
       * @example seller-1001-id-front
       */
      extRef?: string;
      /**
       * @description Which side of the paper is shown. The check needs `FRONT`, and `BACK` too for an `ID`.
       * @enum {string}
       */
      page?: 'FRONT' | 'BACK';
      /**
       * @description Whether the paper was photographed from straight above or at an angle.
       * @enum {string}
       */
      style?: 'STRAIGHT' | 'TILTED';
      /**
       * @description The file format of the picture.
       * @enum {string}
       */
      format?: 'PNG' | 'JPG';
      /**
       * @description The bytes of the picture in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes)
       *     before encoding.
       * @example iVBORw0KGgo=
       */
      data?: string;
    };
    /**
     * @description A photo in an update of a legal entity. One whose `code`, or else `extRef`, is known changes that photo,
     *     and what is left out stays as it is; one without a `code` and with a new `extRef`, or none, is added. An
     *     unknown `code` is a 422. No photo is ever removed.
     */
    'v1.PhotoUpdate': {
      /**
       * @description The service's code of the photo to change. Leave it out for a new one.
       * @example ph_01KJQ3V8M6D8E0F2G4H6J8K0M2
       */
      code?: string;
      /**
       * @description Your own reference, unique among the photos of the paper. `null` clears it.
       * @example seller-1001-id-front
       */
      extRef?: string | null;
      /**
       * @description Which side of the paper is shown. The check needs `FRONT`, and `BACK` too for an `ID`.
       * @enum {string}
       */
      page?: 'FRONT' | 'BACK';
      /**
       * @description Whether the paper was photographed from straight above or at an angle.
       * @enum {string}
       */
      style?: 'STRAIGHT' | 'TILTED';
      /**
       * @description The file format of the picture.
       * @enum {string}
       */
      format?: 'PNG' | 'JPG';
      /**
       * @description The bytes of the picture in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes)
       *     before encoding.
       * @example iVBORw0KGgo=
       */
      data?: string;
    };
    /** @description Where a person was born. */
    'v1.PlaceOfBirth': {
      /**
       * @description The city of birth. Version 1 takes 2 to 4 characters only; what came in through version 2 may be longer.
       * @example Ede
       */
      city?: string;
      /**
       * @description The code of the state or province of birth. Version 1 takes 2 to 4 characters only; what came in through
       *     version 2 may be longer.
       * @example GE
       */
      state?: string;
      /** @description The country of birth, as ISO 3166-1 alpha-3 in capitals. */
      country?: components['schemas']['CountryCode'];
    };
    /** @description Where a person was born. */
    'v1.PlaceOfBirthCreate': {
      /**
       * @description The city of birth, 2 to 4 characters. Hardly any city's name fits, but the platform's reference
       *     states this limit twice, so version 1 holds to it. Leave the field out when the name is
       *     longer, or send it through version 2; no check requires it.
       * @example Ede
       */
      city?: string;
      /**
       * @description The code of the state or province of birth, 2 to 4 characters.
       * @example GE
       */
      state?: string;
      /** @description The country of birth, as ISO 3166-1 alpha-3 in capitals. */
      country?: components['schemas']['CountryCode'];
    };
    /** @description The parts of a place of birth to change. What is left out stays as it is; `null` clears a part. */
    'v1.PlaceOfBirthUpdate': {
      /**
       * @description The city of birth, 2 to 4 characters. Hardly any city's name fits, but the platform's reference
       *     states this limit twice, so version 1 holds to it. Leave the field out when the name is
       *     longer, or send it through version 2; no check requires it.
       * @example Ede
       */
      city?: string | null;
      /**
       * @description The code of the state or province of birth, 2 to 4 characters.
       * @example GE
       */
      state?: string | null;
      /** @description The country of birth, as ISO 3166-1 alpha-3 in capitals. */
      country?: components['schemas']['CountryCode'] | null;
    };
    /** @description What the processor answered before the split was sent, kept for later questions. */
    'v1.PspResponse': {
      /**
       * @description What kind of answer it is, in the processor's own terms.
       * @example PAYMENT_RESPONSE
       */
      type: string;
      /**
       * @description The processor's whole answer in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes)
       *     before encoding.
       * @example eyJyZXN1bHRDb2RlIjoiQXV0aG9yaXNlZCJ9
       */
      data: string;
    };
    /** @description What was taken back of a payment split. */
    'v1.RefundSplit': {
      /**
       * @description The service's code of the refund.
       * @example rs_01KKP5S7T9V1W3X5Y7Z9A1B3C5
       */
      code: string;
      /**
       * @description The `extRef` of the payment split. All refunds of one payment share it.
       * @example ORDER-2026-000417
       */
      extRef: string;
      /**
       * @description The processor's reference of the refund.
       * @example 8816184509870033
       */
      pspMutationExtRef: string;
      /** @description What the buyer gets back, in minor units of the payment's currency. */
      totalAmount: components['schemas']['PositiveMinorUnits'];
      /** @description Your own text. Left out if none was sent. */
      description?: string;
      /**
       * Format: date-time
       * @description When the refund was processed.
       * @example 2026-03-14T12:40:19.000Z
       */
      extProcessedAt: string;
      /**
       * @description The first level of the tree of items. In a full refund the service made it from what was left of the
       *     payment.
       */
      items: components['schemas']['v1.RefundSplitItem'][];
    };
    /**
     * @description A refund of a payment that was split. Without `items` and `totalAmount` all that is left of the payment
     *     is refunded; with `items` only what they say.
     */
    'v1.RefundSplitCreate':
      | components['schemas']['v1.FullRefundSplitCreate']
      | components['schemas']['v1.PartialRefundSplitCreate'];
    /** @description Refund items that belong together. Takes no money back itself. */
    'v1.RefundSplitGroup': {
      /**
       * @description The service's code of the group.
       * @example si_01KMT4X0Y2Z4A6B8C0D2E4F6G9
       */
      code: string;
      /**
       * @description Tells a group from an item. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'GROUP';
      /** @description The label as sent, else that of the payment's group, if any. On a group it moves nothing. */
      label?: components['schemas']['RefundSplitLabel'];
      /**
       * @description Your reference of the group; that of the payment's group in a full refund.
       * @example ORDER-2026-000417:1
       */
      extRef: string;
      /**
       * @description The `extRef` of the group of the payment split.
       * @example ORDER-2026-000417:1
       */
      originalExtRef: string;
      /**
       * @description The sum of the items directly in the group, `REFUND_FEE` and `REFUND_VAT` left aside, in minor
       *     units of the payment's currency.
       */
      amount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account for all items below that have none of their own: as sent, else that which the
       *     payment's group shows. Left out if there is none.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description Your own text. Left out if none was sent. */
      description?: string;
      /** @description What the group is made of, groups or items. */
      items: components['schemas']['v1.RefundSplitItem'][];
    };
    /** @description Refund items that belong together. Takes no money back itself. */
    'v1.RefundSplitGroupCreate': {
      /**
       * @description Tells a group from an item. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'GROUP';
      /** @description A label for your own use. On a group it moves nothing. */
      label?: components['schemas']['RefundSplitLabel'];
      /** @description Your reference of the group, unique in the refund on all levels. */
      extRef: components['schemas']['ExtRef'];
      /** @description The `extRef` of the group of the payment split that this one takes back from. */
      originalExtRef: components['schemas']['ExtRef'];
      /**
       * @description The sum of the items directly in the group, `REFUND_FEE` and `REFUND_VAT` left aside, in minor units
       *     of the payment's currency. Worked out for you when it is left out.
       */
      amount?: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account for all items below that have none of their own, neither here nor in the payment.
       *     That of the payment's group when it is left out.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description A text of your own. */
      description?: string;
      /** @description What the group is made of, groups or items. The tree ends two levels below its first. */
      items: components['schemas']['v1.RefundSplitItemCreate'][];
    };
    /** @description A node of the tree, either a `GROUP` of further items or an `ITEM`, which takes money back. */
    'v1.RefundSplitItem':
      | components['schemas']['v1.RefundSplitGroup']
      | components['schemas']['v1.RefundSplitLeaf'];
    /** @description A node of the tree, either a `GROUP` of further items or an `ITEM`, which takes money back. */
    'v1.RefundSplitItemCreate':
      | components['schemas']['v1.RefundSplitGroupCreate']
      | components['schemas']['v1.RefundSplitLeafCreate'];
    /** @description A part of the refund and what it is for. Only these take money back. */
    'v1.RefundSplitLeaf': {
      /**
       * @description The service's code of the refund item.
       * @example si_01KKP5S7TAW2X4Y6Z8A0B2C4D6
       */
      code: string;
      /**
       * @description Tells an item from a group. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'ITEM';
      /** @description What the amount is for, as sent or as the payment item has it. */
      label: components['schemas']['RefundSplitLabel'];
      /**
       * @description Your reference of the refund item; that of the payment item in a full refund.
       * @example ORDER-2026-000417:1-refund
       */
      extRef: string;
      /**
       * @description The `extRef` of the payment item.
       * @example ORDER-2026-000417:1-product
       */
      originalExtRef: string;
      /** @description How much was taken back, in minor units of the payment's currency. */
      amount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account of the item: as sent, else that which the payment item shows. Left out if there is
       *     none: the money was then taken from the account of the nearest group above that has one, else from the one
       *     that the payment item went to.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description Your own text. Left out if none was sent. */
      description?: string;
      /** @description Left out or empty; an item has nothing below it. */
      items?: unknown[];
    };
    /**
     * @description A part of the refund. What is left out of `label`, `amount` and `accountCode` is taken from the payment
     *     item.
     */
    'v1.RefundSplitLeafCreate': {
      /**
       * @description Tells an item from a group. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'ITEM';
      /**
       * @description What the amount is for; the label of the payment item when it is left out. `REFUND_FEE` and
       *     `REFUND_VAT` charge the seller for the refund itself and need an `amount`.
       */
      label?: components['schemas']['RefundSplitLabel'];
      /** @description Your reference of the refund item, unique in the refund on all levels. */
      extRef: components['schemas']['ExtRef'];
      /**
       * @description The `extRef` of the item of the payment split that is refunded, or to whose account a fee is
       *     charged.
       */
      originalExtRef: components['schemas']['ExtRef'];
      /**
       * @description How much of the payment item is taken back, in minor units of the payment's currency; all that is left of
       *     it when this is left out.
       */
      amount?: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account that the money is taken from. Left out: that which the payment item names, else that
       *     of the nearest group above, else the account that the payment item went to.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description A text of your own. */
      description?: string;
      /** @description An item has nothing below it; leave this out or empty. */
      items?: unknown[];
    };
    /** @description A page of refund splits. */
    'v1.RefundSplitPage': components['schemas']['Page'] & {
      /** @description The refund splits on this page. */
      elements: components['schemas']['v1.RefundSplit'][];
    };
    /**
     * @description Where money is kept. Every virtual account has an owner (an account holder, a division or the merchant),
     *     and payment splits and payout requests name it by its `code`.
     */
    'v1.VirtualAccount': {
      /**
       * @description The service's code of the account.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      code: string;
      /**
       * @description Your own reference, `null` when there is none. May be longer than what a request may send: the account
       *     that version 2 creates by itself has the holder's reference with an ending in it.
       * @example seller-1001-main
       */
      extRef: string | null;
      /**
       * @description What the account is for. An account of a holder is always `DEFAULT`.
       * @enum {string}
       */
      accountType: 'DEFAULT';
      /**
       * @description The label of the account, which no other account of the holder has.
       * @example Mila's Ceramics
       */
      displayName: string;
    };
    /** @description A virtual account to create, alone or together with its holder. */
    'v1.VirtualAccountCreate': {
      /**
       * @description Your own reference, 4 to 32 characters, unique among the accounts of the holder.
       * @example seller-1001-main
       */
      extRef?: string;
      /**
       * @description What the account is for. A holder can have `DEFAULT` only, so this can be left out.
       * @default DEFAULT
       * @enum {string}
       */
      accountType: 'DEFAULT';
      /**
       * @description A label of 4 to 48 characters that no other account of the holder has.
       * @example Mila's Ceramics
       */
      displayName: string;
    };
    /** @description One page of the virtual accounts of a holder. */
    'v1.VirtualAccountPage': components['schemas']['Page'] & {
      /** @description The virtual accounts on this page. */
      elements: components['schemas']['v1.VirtualAccount'][];
    };
    /**
     * @description What to change of a virtual account. What is left out stays as it is. Nothing but `extRef` and `displayName`
     *     can be changed.
     */
    'v1.VirtualAccountUpdate': {
      /**
       * @description Taken and ignored, so that an account that was read can be sent back. The account in the path is the one
       *     that is changed, whatever stands here.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      code?: string;
      /**
       * @description Your own reference, 4 to 32 characters, unique among the accounts of the holder. `null` clears it.
       * @example seller-1001-main
       */
      extRef?: string | null;
      /**
       * @description A label of 4 to 48 characters that no other account of the holder has.
       * @example Mila's Ceramics
       */
      displayName?: string;
    };
    /** @description What a virtual account holds in one currency. All amounts are minor units of `currency`. */
    'v2.AccountBalance': {
      /** @description The currency of the amounts beside it. */
      currency: components['schemas']['Currency'];
      /** @description What the processor's settlement has confirmed. A payout that was accepted has left it already. */
      confirmed: components['schemas']['MinorUnits'];
      /** @description The net of what is booked and not confirmed yet. */
      pending: components['schemas']['MinorUnits'];
      /** @description What can be paid out now: `confirmed`, less `pending` where that is negative. Never less than zero. */
      payout: components['schemas']['MinorUnits'];
    };
    /**
     * @description A seller, or anyone else who needs an account on the platform. Legal entity, accounts and sales profile come with
     *     the fragments that were asked for, and with the answer to a create or an update. What has no value is left out.
     */
    'v2.AccountHolder': {
      /**
       * @description The service's code of the account holder.
       * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
       */
      code: string;
      /**
       * @description Your own reference. No other holder of the merchant has it.
       * @example seller-1001
       */
      extRef?: string;
      /**
       * @description The name that reports and overviews show.
       * @example Mila's Ceramics
       */
      displayName: string;
      /**
       * @description More about the holder.
       * @example Handmade tableware
       */
      description?: string;
      /** @description What the holder may do at present. Not the identity check, which is `legalEntity.kycStatus`. */
      status: components['schemas']['v2.AccountHolderStatus'];
      /** @description How much the identity check of this holder asks for. It comes from the division. */
      tier: components['schemas']['v2.KycTier'];
      /**
       * Format: date-time
       * @description When the holder was created.
       * @example 2026-03-02T09:15:00.000Z
       */
      createdAt: string;
      /**
       * @description Who the holder is by law. With any of the fragments `kycstatus`, `ubo`, `docs` and `docfiles`, once there is one;
       *     a holder without counts as `MISSING_DATA`.
       */
      legalEntity?: components['schemas']['v2.LegalEntity'];
      /** @description The holder's virtual accounts and what they hold. With the fragment `accounts`. Usually there is one. */
      accounts?: components['schemas']['v2.HolderAccount'][];
      /**
       * @description The accounts that the holder can be paid out to; may be empty, and then nothing can be paid out. With the
       *     fragment `extacc`.
       */
      externalAccounts?: components['schemas']['v2.ExternalAccount'][];
      /** @description What the seller expects to sell. With the fragment `salesprofile`, once it was given. */
      salesProfile?: components['schemas']['v2.SalesProfile'];
    };
    /** @description A new account holder, from no more than a name to all that the identity check needs. */
    'v2.AccountHolderCreate': {
      /**
       * @description Your own reference, unique among all holders of the merchant. Give one: it is how you find the holder again when
       *     an answer was lost.
       * @example seller-1001
       */
      extRef?: string;
      /**
       * @description The name that reports and overviews show.
       * @example Mila's Ceramics
       */
      displayName: string;
      /**
       * @description More about the holder.
       * @example Handmade tableware
       */
      description?: string;
      /** @description Who the holder is by law. May be sent later, and in parts. */
      legalEntity?: components['schemas']['v2.LegalEntityCreate'];
      /**
       * @description The virtual accounts to open, in place of the one that a holder gets by default. Leave it out, or empty, for the
       *     default one; more than one is seldom useful.
       */
      accounts?: components['schemas']['v2.HolderAccountCreate'][];
      /** @description The accounts that the holder can be paid out to. The first becomes the active one. */
      externalAccounts?: components['schemas']['v2.ExternalAccountCreate'][];
      /** @description What the seller expects to sell. Platforms in the United States must give it, at once or later. */
      salesProfile?: components['schemas']['v2.SalesProfile'];
    };
    /** @description One page of account holders. */
    'v2.AccountHolderPage': components['schemas']['Page'] & {
      /** @description The account holders of this page. */
      elements: components['schemas']['v2.AccountHolder'][];
    };
    /**
     * @description What an account holder may do. This is not the identity check: that one is `legalEntity.kycStatus`, and
     *     both have a value `ACTIVE`.
     */
    'v2.AccountHolderStatus': {
      /**
       * @description | Value | Meaning |
       *     |---|---|
       *     | `ACTIVE` | nothing is held back; every holder begins here |
       *     | `NOPAYOUT` | no payouts while the identity check is `REJECTED` or `FAILED`; `ACTIVE` again once it is passed |
       *     | `SUSPENDED` | no payouts until the operator decides, for instance after a forged document; money still comes in |
       *     | `CLOSED` | closed for good by the operator, with nothing left on the accounts |
       * @enum {string}
       */
      code: 'ACTIVE' | 'NOPAYOUT' | 'SUSPENDED' | 'CLOSED';
      /**
       * @description Why the status is what it is, for people. Left out when there is nothing to say.
       * @example The account holder is active.
       */
      reason?: string;
    };
    /** @description What to change about an account holder. What is left out stays as it is, and null clears a value. */
    'v2.AccountHolderUpdate': {
      /**
       * @description Your own reference, unique among all holders of the merchant. The `extRef` of an account that was derived from
       *     it stays as it is.
       * @example seller-1001
       */
      extRef?: string | null;
      /**
       * @description The name that reports and overviews show. It may be left out but not cleared.
       * @example Mila's Ceramics
       */
      displayName?: string;
      /**
       * @description More about the holder.
       * @example Handmade tableware
       */
      description?: string | null;
      /** @description Data about who the holder is by law, to add or to change. */
      legalEntity?: components['schemas']['v2.LegalEntityUpdate'];
      /**
       * @description External accounts to change or to add. Each is matched by `code`, else by `extRef`, else added; none is ever
       *     removed.
       */
      externalAccounts?: components['schemas']['v2.ExternalAccountEntryUpdate'][];
      /** @description The expectations to change. */
      salesProfile?: components['schemas']['v2.SalesProfileUpdate'];
    };
    /**
     * @description The number of an account, 4 to 34 letters and digits without spaces. One that begins with two letters and
     *     two digits is taken for an IBAN, and its check digits must be right.
     * @example NL45SNDB0000000001
     */
    'v2.AccountNumber': string;
    /**
     * @description A postal address. A check needs street, house number, postal code, city and country. A part without a
     *     value is left out.
     */
    'v2.Address': {
      /**
       * @description The street, without the number.
       * @example Havenstraat
       */
      street?: string;
      /**
       * @description The number in the street, with a prefix or suffix where it has one.
       * @example 12
       */
      houseNumber?: string;
      /**
       * @description What leads further inside the building: a unit, a floor, a door.
       * @example Floor 3
       */
      addition?: string;
      /**
       * @description The postal code, as it is written in that country.
       * @example 1078 AB
       */
      zipcode?: string;
      /**
       * @description The town or city.
       * @example Breda
       */
      city?: string;
      /**
       * @description The code of the state or province.
       * @example NB
       */
      state?: string;
      /** @description The country, as ISO 3166-1 alpha-3 in capitals. */
      country?: components['schemas']['CountryCode'];
    };
    /** @description The parts of a postal address to change. What is left out stays as it is; null clears a part. */
    'v2.AddressUpdate': {
      /**
       * @description The street, without the number.
       * @example Havenstraat
       */
      street?: string | null;
      /**
       * @description The number in the street, with a prefix or suffix where it has one.
       * @example 12
       */
      houseNumber?: string | null;
      /**
       * @description What leads further inside the building: a unit, a floor, a door.
       * @example Floor 3
       */
      addition?: string | null;
      /**
       * @description The postal code, as it is written in that country.
       * @example 1078 AB
       */
      zipcode?: string | null;
      /**
       * @description The town or city.
       * @example Breda
       */
      city?: string | null;
      /**
       * @description The code of the state or province.
       * @example NB
       */
      state?: string | null;
      /** @description The country, as ISO 3166-1 alpha-3 in capitals. */
      country?: components['schemas']['CountryCode'] | null;
    };
    /** @description What a payment method needs to know of the account. The one known method, `ACH`, needs the routing number. */
    'v2.ApmData': {
      /**
       * @description The US routing number of the bank, nine digits. Its last digit is a check digit: three times
       *     the first, fourth and seventh, plus seven times the second, fifth and eighth, plus the third,
       *     sixth and ninth must be a multiple of ten.
       * @example 123456780
       */
      routingNumber: string;
    };
    /** @description What a virtual account can pay out now, per currency. */
    'v2.Balance': {
      /** @description The code of the virtual account. */
      code: string;
      /** @description One entry per currency, none twice. The currency of the account's division is always among them. */
      amounts: {
        /** @description Available less pending, in minor units, as text. Never less than zero. */
        amount: components['schemas']['MinorUnitsText'];
        /** @description The currency of this amount. */
        currency: components['schemas']['Currency'];
      }[];
    };
    /** @description Money that was moved from one virtual account to another. */
    'v2.BalanceTransfer': {
      /** @description The service's code of the transfer. */
      code: string;
      /** @description The code of the virtual account that the money was taken from. */
      fromAccountCode: string;
      /** @description The code of the virtual account that the money went to. */
      toAccountCode: string;
      /** @description How much was moved, in minor units of `currency`. */
      amount: components['schemas']['PositiveMinorUnits'];
      /** @description The currency that was moved. */
      currency: components['schemas']['v2.TransferCurrency'];
      /**
       * Format: uuid
       * @description The key that the transfer was made with.
       */
      idempotencyKey: string;
      /** @description What the transfer is for. */
      type: components['schemas']['v2.BalanceTransferType'];
      /** @description A note for people, if you gave one. */
      description?: string;
    };
    /** @description Money to move from one virtual account to another. */
    'v2.BalanceTransferCreate': {
      /**
       * @description The code of the virtual account that the money is taken from.
       * @example va_01KJN0A1B2D4F6G8H0J2K4M6N8
       */
      fromAccountCode: string;
      /**
       * @description The code of the virtual account that the money goes to. Not the one it comes from.
       * @example va_01KJQ5C7DAB2D4F6H8K0M2N4P6
       */
      toAccountCode: string;
      /** @description How much to move, in minor units of `currency`. */
      amount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The currency to move. It is not converted.
       * @default EUR
       */
      currency: components['schemas']['v2.TransferCurrency'];
      /**
       * Format: uuid
       * @description A UUID that you make for this transfer and keep. A retry with the same key moves the money once only.
       * @example 7d9f0a52-6c1e-4b83-9a41-2f5b8c6d3e10
       */
      idempotencyKey: string;
      /** @description What the transfer is for. */
      type: components['schemas']['v2.BalanceTransferType'];
      /** @description A note for people, at most 255 characters. */
      description?: string;
    };
    /** @description A page of balance transfers. */
    'v2.BalanceTransferPage': components['schemas']['Page'] & {
      /** @description The balance transfers of this page. */
      elements: components['schemas']['v2.BalanceTransfer'][];
    };
    /**
     * @description What the transfer is for. It is kept for your bookkeeping and changes nothing in how the money moves.
     * @enum {string}
     */
    'v2.BalanceTransferType':
      | 'INVOICE'
      | 'USAGE_FEE'
      | 'CORRECTION'
      | 'CHARGEBACK'
      | 'VAT'
      | 'WALLET';
    /** @description The bank statement that shows whose external account it is. */
    'v2.BankStatement': {
      /**
       * @description The file in Base64. Null unless the fragment `docfiles` was asked for.
       * @example JVBERi0xLjcK
       */
      data: string | null;
      /**
       * Format: date
       * @description The date of the statement. Left out when none was given.
       * @example 2026-02-28
       */
      issuedAt?: string;
    };
    /** @description The bank statement that shows whose external account it is. */
    'v2.BankStatementCreate': {
      /**
       * @description A PDF in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes) before it is
       *     encoded.
       * @example JVBERi0xLjcK
       */
      data: string;
      /**
       * Format: date
       * @description The date of the statement, `YYYY-MM-DD`.
       * @example 2026-02-28
       */
      issuedAt?: string;
    };
    /** @description A person who owns or runs an organization. What has no value is left out. */
    'v2.BeneficialOwner': {
      /**
       * @description The service's code of the owner.
       * @example ubo_01KJQ5C8E0G2H4J6K8M0N2P4Q6
       */
      code: string;
      /**
       * @description Your own reference of the owner.
       * @example seller-1002-bakker
       */
      extRef?: string;
      /**
       * @description The part that the person plays. Left out only when version 1, which does not ask for it, was not told.
       * @example CEO
       * @enum {string}
       */
      type?: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER';
      /**
       * Format: date-time
       * @description When the owner was added.
       * @example 2026-03-02T10:00:00.000Z
       */
      createdAt: string;
    } & components['schemas']['v2.Person'];
    /**
     * @description A person who owns or runs an organization. Only the part that the person plays is required; the identity check
     *     needs as much of an owner as of an individual seller.
     */
    'v2.BeneficialOwnerCreate': {
      /**
       * @description Your own reference, unique among the owners of the organization. Give one: it names the owner in later updates.
       * @example seller-1002-bakker
       */
      extRef?: string;
      /**
       * @description The part that the person plays.
       * @example CEO
       * @enum {string}
       */
      type: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER';
    } & components['schemas']['v2.PersonCreate'];
    /**
     * @description An owner in the update of an account holder. `code`, or else `extRef`, says which stored owner is meant; an entry
     *     that meets none is a new owner and needs `type`.
     */
    'v2.BeneficialOwnerEntryUpdate':
      | ({
          /**
           * @description The service's code of the owner to change. Leave it out for a new one.
           * @example ubo_01KJQ5C8E0G2H4J6K8M0N2P4Q6
           */
          code?: string;
          /**
           * @description Your own reference, unique among the owners of the organization. Finds the owner when there is no `code`.
           * @example seller-1002-bakker
           */
          extRef?: string | null;
          /**
           * @description The part that the person plays. Required of a new owner.
           * @example CEO
           * @enum {string}
           */
          type?: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER';
        } & components['schemas']['v2.PersonUpdate'])
      | unknown
      | unknown
      | unknown;
    /** @description One page of owners of an organization. */
    'v2.BeneficialOwnerPage': components['schemas']['Page'] & {
      /** @description The owners of this page. */
      elements: components['schemas']['v2.BeneficialOwner'][];
    };
    /**
     * @description What to change about an owner. `type` is always sent, changed or not; what else is left out stays as it is, and
     *     null clears a value.
     */
    'v2.BeneficialOwnerUpdate': {
      /**
       * @description Your own reference, unique among the owners of the organization. Null takes it away.
       * @example seller-1002-bakker
       */
      extRef?: string | null;
      /**
       * @description The part that the person plays. Required although this is an update.
       * @example CEO
       * @enum {string}
       */
      type: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER';
    } & components['schemas']['v2.PersonUpdate'];
    /**
     * @description A date of birth, as `1990-05-17` or as a point in time, of which only the date counts as it is written:
     *     no time zone is applied. Answers give it as midnight in UTC. The identity check needs a person of at least 18
     *     years.
     * @example 1990-05-17
     * @example 1990-05-17T00:00:00.000Z
     */
    'v2.DateOfBirth': string;
    /** @description A part of the merchant with accounts, seller checks and payouts of its own. */
    'v2.Division': {
      /**
       * @description The code of the division.
       * @example DEFAULT
       */
      code: string;
      /**
       * @description The name of the division.
       * @example Harbour Market
       */
      name: string;
      /** @description The division's own accounts, one liable and one fee account. */
      balances: components['schemas']['v2.DivisionBalance'][];
      /**
       * @description Whether balance transfers may be made. While it is false each try is a 403; the operator turns it
       *     on once the addendum to the contract is signed.
       */
      balanceTransferEnabled: boolean;
      /** @description How thoroughly the sellers of the division are checked. */
      kycTier: components['schemas']['v2.KycTier'];
      /** @description The account that the division's own money is paid out to. Left out when there is none. */
      externalAccount?: components['schemas']['v2.ExternalAccount'];
    };
    /** @description What one of a division's own accounts holds, in the currency of the division. */
    'v2.DivisionBalance': {
      /**
       * @description `LIABLE` for the account that takes the merchant's share and stands in where a split names no
       *     account, `FEE` for the account of fees.
       * @enum {string}
       */
      virtualAccountType: 'LIABLE' | 'FEE';
      /**
       * @description The code of the account.
       * @example va_01KJN0A1B2D4F6G8H0J2K4M6N8
       */
      virtualAccountCode: string;
      /** @description What the processor has settled, less what has been paid out. Can be negative. */
      confirmedBalance: components['schemas']['MinorUnitsText'];
      /** @description What is booked and not yet settled, money in less money out. Can be negative. */
      pendingBalance: components['schemas']['MinorUnitsText'];
      /**
       * @description What can be moved or paid out now: the confirmed balance, less the pending one where that is
       *     negative. Never less than zero.
       */
      payoutBalance: components['schemas']['MinorUnitsText'];
    };
    /**
     * @description A bank account, or an account that is reached by another payment method, that its holder is paid
     *     out to.
     */
    'v2.ExternalAccount': {
      /**
       * @description The service's code of the external account.
       * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
       */
      code: string;
      /**
       * @description Your own reference, if you gave one. No other external account of the holder has it.
       * @example seller-1001-bank
       */
      extRef?: string;
      /**
       * @description The name on the account. No other external account of the holder has it. Left out only for an
       *     account that was made through version 1 without a name.
       * @example Mila Visser
       */
      displayName?: string;
      /** @description A note for people, if you gave one. */
      description?: string;
      /**
       * @description `IBAN` for a bank account known by its number, `UPO` for one that is reached by a payment method.
       * @enum {string}
       */
      accountType: 'IBAN' | 'UPO';
      /**
       * @description The IBAN, or the number that the bank uses at home. Left out only for a `UPO` account made without one.
       * @example NL45SNDB0000000001
       */
      accountNumber?: string;
      /**
       * @description How a `UPO` account is paid to. Left out for an `IBAN` account.
       * @enum {string}
       */
      paymentMethod?: 'ACH';
      /** @description What the payment method of a `UPO` account needs. Left out for an `IBAN` account. */
      apmData?: components['schemas']['v2.ApmData'];
      /**
       * @description The account's own currency: `EUR` for `IBAN`, `USD` for `UPO`. An account that was made through
       *     version 1 can have another.
       */
      currency: components['schemas']['Currency'];
      /** @description Whether the account takes payouts in a currency other than its own. */
      acceptOtherCurrencies: boolean;
      /**
       * @description Which other currencies it takes, once `acceptOtherCurrencies` is true. An empty list means any
       *     that a payout can be made in.
       * @example [
       *       "GBP"
       *     ]
       */
      allowedOtherCurrencyCodes: components['schemas']['Currency'][];
      /** @description The bank statement that was sent last. Left out when none was sent. */
      statement?: components['schemas']['v2.BankStatement'];
      /**
       * @description How far the check of this account has got. `MISSING_DATA` until a bank statement is there. Lists
       *     leave it out unless the fragment `kycstatus` was asked for.
       */
      kycStatus?: components['schemas']['v2.KycStatus'];
      /**
       * @description What the check is waiting for or why it failed; null when there is nothing to say. Comes with `kycStatus`.
       * @example Missing: statement
       */
      kycMessage?: string | null;
      /**
       * @description Whether this is the holder's active external account, the one that is paid out to when a payout
       *     names none. One account of a holder is, as soon as there is any.
       */
      selected: boolean;
    };
    /** @description A new external account. Which fields it needs depends on `accountType`. */
    'v2.ExternalAccountCreate':
      | components['schemas']['v2.ExternalAccountIbanCreate']
      | components['schemas']['v2.ExternalAccountUpoCreate'];
    /** @description What a new external account of either type can say. */
    'v2.ExternalAccountCreateBase': {
      /**
       * @description Your own reference. No other external account of the holder may have it.
       * @example seller-1001-bank
       */
      extRef?: string;
      /**
       * @description The name on the account. It should be the holder's legal name; no other external account of the
       *     holder may have it.
       * @example Mila Visser
       */
      displayName: string;
      /** @description A note for people. */
      description?: string;
      /**
       * @description Whether the account takes payouts in a currency other than its own.
       * @default false
       */
      acceptOtherCurrencies: boolean;
      /**
       * @description Which other currencies it takes, once `acceptOtherCurrencies` is true. An empty list means any
       *     that a payout can be made in.
       * @default []
       * @example [
       *       "GBP"
       *     ]
       */
      allowedOtherCurrencyCodes: components['schemas']['Currency'][];
      /** @description A bank statement. Without it the check of the account does not start. */
      statement?: components['schemas']['v2.BankStatementCreate'];
    };
    /**
     * @description An external account in the update of its holder. `code` names a stored account, and an unknown one is a
     *     fault. Without `code`, `extRef` says which account is meant; an entry that meets none is a new
     *     account and needs all that a new account needs.
     */
    'v2.ExternalAccountEntryUpdate':
      | ({
          /**
           * @description The service's code of the account to change. Leave it out for a new one.
           * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
           */
          code?: string;
        } & components['schemas']['v2.ExternalAccountUpdate'])
      | unknown
      | unknown
      | unknown;
    /** @description A new bank account that is known by its number. */
    'v2.ExternalAccountIbanCreate': {
      /**
       * @description The kind of account.
       * @constant
       */
      accountType: 'IBAN';
      /** @description The IBAN, or the number that the bank uses at home. */
      accountNumber: components['schemas']['v2.AccountNumber'];
      /**
       * @description The account's own currency. This kind of account has no other.
       * @enum {string}
       */
      currency: 'EUR';
    } & (components['schemas']['v2.ExternalAccountCreateBase'] & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      accountType: 'IBAN';
    });
    /** @description A page of a holder's external accounts. */
    'v2.ExternalAccountPage': components['schemas']['Page'] & {
      /** @description The external accounts of this page. */
      elements: components['schemas']['v2.ExternalAccount'][];
    };
    /** @description What to change of an external account. What is not sent stays as it is. */
    'v2.ExternalAccountUpdate': {
      /**
       * @description Your own reference. No other external account of the holder may have it. Null takes it away.
       * @example seller-1001-bank
       */
      extRef?: string | null;
      /**
       * @description The name on the account. It should be the holder's legal name; no other external account of the
       *     holder may have it.
       * @example Mila Visser
       */
      displayName?: string;
      /** @description A note for people. Null takes it away. */
      description?: string | null;
      /**
       * @description The kind of account. A new kind needs what it needs at creation, in the same request.
       * @enum {string}
       */
      accountType?: 'IBAN' | 'UPO';
      /** @description The IBAN, or the number that the bank uses at home. A new one starts the check of the account anew. */
      accountNumber?: components['schemas']['v2.AccountNumber'];
      /**
       * @description How a `UPO` account is paid to.
       * @enum {string}
       */
      paymentMethod?: 'ACH';
      /** @description What the payment method of a `UPO` account needs. A new one starts the check of the account anew. */
      apmData?: components['schemas']['v2.ApmData'];
      /**
       * @description The account's own currency, `EUR` for `IBAN` and `USD` for `UPO`.
       * @enum {string}
       */
      currency?: 'EUR' | 'USD';
      /** @description Whether the account takes payouts in a currency other than its own. */
      acceptOtherCurrencies?: boolean;
      /**
       * @description Which other currencies it takes, once `acceptOtherCurrencies` is true. Takes the place of the stored list.
       * @example [
       *       "GBP"
       *     ]
       */
      allowedOtherCurrencyCodes?: components['schemas']['Currency'][];
      /** @description A new bank statement. It starts the check of the account anew. */
      statement?: components['schemas']['v2.BankStatementCreate'];
    } & (unknown & unknown);
    /** @description A new account that is reached by a payment method other than a transfer to an IBAN. */
    'v2.ExternalAccountUpoCreate': {
      /**
       * @description The kind of account.
       * @constant
       */
      accountType: 'UPO';
      /** @description The number of the account at its bank. */
      accountNumber?: components['schemas']['v2.AccountNumber'];
      /**
       * @description How the account is paid to. `ACH`, the US bank transfer, is the only method known.
       * @enum {string}
       */
      paymentMethod: 'ACH';
      /** @description What the payment method needs. */
      apmData: components['schemas']['v2.ApmData'];
      /**
       * @description The account's own currency. This kind of account has no other.
       * @enum {string}
       */
      currency: 'USD';
    } & (components['schemas']['v2.ExternalAccountCreateBase'] & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      accountType: 'UPO';
    });
    /** @description An external account as it is returned on its own, always with the state of its check. */
    'v2.ExternalAccountWithKycStatus': WithRequired<
      components['schemas']['v2.ExternalAccount'],
      'kycStatus' | 'kycMessage'
    >;
    /** @description A virtual account as it is shown inside its account holder, with what it holds. */
    'v2.HolderAccount': {
      /** @description The service's code of the virtual account. Splits and payouts name it. */
      code: string;
      /**
       * @description Your own reference. Of the account that every holder gets by default it is the holder's `extRef`
       *     followed by `_virtual_account`, however long that is, or null when the holder has none.
       */
      extRef: string | null;
      /**
       * @description The kind of account. Holders have this one only.
       * @enum {string}
       */
      accountType: 'DEFAULT';
      /** @description The name of the account. By default the first 48 characters of the holder's name. */
      displayName: string;
      /** @description One entry for each currency that the account holds or has held, and always one for the division's. */
      balances: components['schemas']['v2.AccountBalance'][];
    };
    /** @description A virtual account to open together with its account holder, in place of the default one. */
    'v2.HolderAccountCreate': {
      /**
       * @description Your own reference, 4 to 32 characters. No other account of the holder may have it.
       * @example seller-1001-main
       */
      extRef?: string;
      /**
       * @description The kind of account. Holders have this one only.
       * @default DEFAULT
       * @enum {string}
       */
      accountType: 'DEFAULT';
      /**
       * @description The name of the account, 4 to 48 characters. No other account of the holder may have it.
       * @example Mila's Ceramics
       */
      displayName: string;
    };
    /** @description A natural person as the legal entity of an account holder. What has no value is left out. */
    'v2.IndividualLegalEntity': {
      /**
       * @description Says that this is a natural person.
       * @constant
       */
      legalForm: 'individual';
      /**
       * @description The number under which the person pays taxes.
       * @example NL001234567B01
       */
      taxNumber?: string;
      /** @description How far the identity check has got. Always there, whatever was asked for. */
      kycStatus: components['schemas']['v2.KycStatus'];
      /**
       * @description What is missing or what was found, for people; null when there is nothing to say. Missing fields are named
       *     with their paths.
       * @example Missing: legalEntity.address.city, legalEntity.documents
       */
      kycMessage: string | null;
    } & (components['schemas']['v2.Person'] & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      legalForm: 'individual';
    });
    /** @description A natural person as the legal entity of an account holder. Only the form is required. */
    'v2.IndividualLegalEntityCreate': {
      /**
       * @description Says that this is a natural person.
       * @constant
       */
      legalForm: 'individual';
      /**
       * @description The number under which the person pays taxes.
       * @example NL001234567B01
       */
      taxNumber?: string;
    } & (components['schemas']['v2.PersonCreate'] & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      legalForm: 'individual';
    });
    /** @description Changes to a legal entity that is a natural person. What is left out stays as it is; null clears a value. */
    'v2.IndividualLegalEntityUpdate': {
      /**
       * @description Says that this is a natural person. Must be the form that is stored; needed while none is.
       * @constant
       */
      legalForm?: 'individual';
      /**
       * @description The number under which the person pays taxes.
       * @example NL001234567B01
       */
      taxNumber?: string | null;
    } & components['schemas']['v2.PersonUpdate'];
    /**
     * @description How far an identity check has got.
     *
     *     | Value | Meaning |
     *     |---|---|
     *     | `MISSING_DATA` | not all required data is there; `kycMessage` names what is missing |
     *     | `IN_PROGRESS` | the data is complete and is being checked |
     *     | `ACTIVE` | the check was passed |
     *     | `REJECTED` | the data was checked and not accepted |
     *     | `FAILED` | the check could not be carried out, for a technical reason |
     * @example IN_PROGRESS
     * @enum {string}
     */
    'v2.KycStatus': 'MISSING_DATA' | 'IN_PROGRESS' | 'ACTIVE' | 'REJECTED' | 'FAILED';
    /**
     * @description How much the identity check asks for. `FULL_KYC` needs everything. `LIGHT_KYC` needs neither documents
     *     nor beneficial owners; in return, all payouts of the account holder together cannot exceed EUR 2,500.00.
     * @example FULL_KYC
     * @enum {string}
     */
    'v2.KycTier': 'LIGHT_KYC' | 'FULL_KYC';
    /**
     * @description The identity check of an account holder has another status. Of all fields, only `accountOwnerCode` is
     *     covered by the signature.
     */
    'v2.KycUpdateEvent': {
      /** @description The code of the account holder. Part of the signed text. */
      accountOwnerCode: string;
      /** @description The new status. Not signed. */
      kycStatus: components['schemas']['v2.KycStatus'];
      /** @description What the check is waiting for, such as the names of missing fields; null when there is nothing to say. Not signed. */
      kycMessage?: string | null;
      /**
       * Format: uri
       * @description The onboarding page that is open for this holder; null when none is. Not signed: generate an
       *     address yourself rather than pass this one on.
       */
      hostedOnboardingUrl?: string | null;
    };
    /** @description Who an account holder is by law, a person or an organization, and how far the identity check has got. */
    'v2.LegalEntity':
      | components['schemas']['v2.IndividualLegalEntity']
      | components['schemas']['v2.OrganizationLegalEntity'];
    /**
     * @description Who the account holder is by law, a person or an organization. Only the form is required; the identity check needs
     *     more.
     */
    'v2.LegalEntityCreate':
      | components['schemas']['v2.IndividualLegalEntityCreate']
      | components['schemas']['v2.OrganizationLegalEntityCreate'];
    /**
     * @description Changes to the legal entity of an account holder. A stored form never changes, so `legalForm` may be left out once
     *     there is one; fields of the other form are then ignored, as any unknown field is.
     */
    'v2.LegalEntityUpdate':
      | components['schemas']['v2.IndividualLegalEntityUpdate']
      | components['schemas']['v2.OrganizationLegalEntityUpdate'];
    /** @description Nothing is paid out unless a payout is requested. */
    'v2.ManualPayoutConfiguration': {
      /**
       * @description Payouts are requested one by one. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'MANUAL';
    };
    /**
     * @description Pay nothing out unless a payout is requested. `frequency`, `refundPeriod` and `minimumAmount` are
     *     ignored when they are sent along; they are not kept for later.
     */
    'v2.ManualPayoutConfigurationUpdate': {
      /**
       * @description Payouts are requested one by one. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'MANUAL';
    };
    /** @description A report about the whole marketplace. */
    'v2.MarketplaceReportCreate': {
      /**
       * @description What the report is about. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      report:
        | 'marketplace-sellers'
        | 'marketplace-payments'
        | 'marketplace-settlement'
        | 'marketplace-incoming-settlement'
        | 'marketplace-revenue'
        | 'balance-mutation'
        | 'payout-report';
      /** @description Accepted and ignored, because only `seller-settlement` is about one seller. */
      account?: string;
      /**
       * Format: date
       * @description The first day of the period, in UTC. When it is left out: 366 days before `to`, which is the longest
       *     period there is.
       * @example 2026-03-01
       */
      from?: string;
      /**
       * Format: date
       * @description The day after the last one of the period, in UTC; it does not belong to it. Later than `from`, by at
       *     most 366 days. When it is left out: the day after the request.
       * @example 2026-04-01
       */
      to?: string;
    };
    /** @description The address of a page on which a seller gives their own details, and how long it works. */
    'v2.OnboardingUrl': {
      /**
       * Format: uri
       * @description The address of the page. Whoever has it can fill in the seller's data, so treat it like a password.
       * @example https://onboarding.sellerfunds.example/s/9f2c7d41b8e04a6fa5d3
       */
      url: string;
      /**
       * Format: date-time
       * @description When the address stops working.
       * @example 2026-03-04T09:20:00.000Z
       */
      expireAt: string;
    };
    /** @description How the page for the seller behaves. Every field has a default. */
    'v2.OnboardingUrlCreate': {
      /**
       * Format: uri
       * @description The page of yours that the seller sees after submitting. It must be `https`; `http` is taken for `localhost`
       *     only. Without it the seller stays on a page of the service.
       * @example https://harbour-market.example/sellers/done
       */
      redirectUrl?: string;
      /**
       * Format: int32
       * @description How long the address works, in minutes. The default is 48 hours, the most is two weeks.
       * @default 2880
       * @example 2880
       */
      expirationTime: number;
    };
    /** @description A paper of an organization, such as an extract from the company register. What has no value is left out. */
    'v2.OrganizationDocument': {
      /**
       * @description The service's code of the document.
       * @example doc_01KJQ5C8F2H4J6K8M0N2P4Q6R8
       */
      code: string;
      /**
       * @description Your own reference.
       * @example seller-1002-register
       */
      extRef?: string;
      /**
       * @description What the document is called.
       * @example Extract from the company register
       */
      title?: string;
      /**
       * @description What kind of paper it is. Left out when it came in through version 1, which asks for the issuer instead.
       * @enum {string}
       */
      type?:
        | 'UTILITY_BILL'
        | 'REGISTRATION_EXTRACT'
        | 'TAX_STATEMENT'
        | 'ARTICLES_OF_ASSOCIATION'
        | 'OTHER';
      /**
       * Format: date
       * @description The day it was issued.
       * @example 2026-02-16
       */
      issuedAt?: string;
      /** @description The country that issued it, as ISO 3166-1 alpha-3. */
      issuerCountry?: components['schemas']['CountryCode'];
      /**
       * @description The file in Base64. Only with the fragment `docfiles`.
       * @example JVBERi0xLjcK
       */
      data?: string;
    };
    /**
     * @description A paper of an organization, such as an extract from the company register. It can be sent in parts: what is
     *     missing keeps the identity check waiting and is not an error.
     */
    'v2.OrganizationDocumentCreate': {
      /**
       * @description Your own reference. No other document of the organization may have it.
       * @example seller-1002-register
       */
      extRef?: string;
      /**
       * @description What the document is called.
       * @example Extract from the company register
       */
      title?: string;
      /**
       * @description What kind of paper it is.
       * @example REGISTRATION_EXTRACT
       * @enum {string}
       */
      type?:
        | 'UTILITY_BILL'
        | 'REGISTRATION_EXTRACT'
        | 'TAX_STATEMENT'
        | 'ARTICLES_OF_ASSOCIATION'
        | 'OTHER';
      /**
       * Format: date
       * @description The day it was issued, `YYYY-MM-DD`.
       * @example 2026-02-16
       */
      issuedAt?: string;
      /** @description The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
      issuerCountry?: components['schemas']['CountryCode'];
      /**
       * @description The file in Base64 with padding and without line breaks, a PDF, PNG or JPG of at most 4 MiB before encoding.
       * @example JVBERi0xLjcK
       */
      data?: string;
    };
    /**
     * @description A paper of an organization to change or to add. It changes the document with its `code`, else the one with its
     *     `extRef`; where there is none it is added. What is left out stays as it is, and null clears a value.
     */
    'v2.OrganizationDocumentUpdate': {
      /**
       * @description The service's code of the document to change. Leave it out for a new one.
       * @example doc_01KJQ5C8F2H4J6K8M0N2P4Q6R8
       */
      code?: string;
      /**
       * @description Your own reference. No other document of the organization may have it.
       * @example seller-1002-register
       */
      extRef?: string | null;
      /**
       * @description What the document is called.
       * @example Extract from the company register
       */
      title?: string | null;
      /**
       * @description What kind of paper it is.
       * @example REGISTRATION_EXTRACT
       * @enum {string|null}
       */
      type?:
        | 'UTILITY_BILL'
        | 'REGISTRATION_EXTRACT'
        | 'TAX_STATEMENT'
        | 'ARTICLES_OF_ASSOCIATION'
        | 'OTHER'
        | null;
      /**
       * Format: date
       * @description The day it was issued, `YYYY-MM-DD`.
       * @example 2026-02-16
       */
      issuedAt?: string | null;
      /** @description The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
      issuerCountry?: components['schemas']['CountryCode'] | null;
      /**
       * @description The file in Base64 with padding and without line breaks, a PDF, PNG or JPG of at most 4 MiB before encoding.
       * @example JVBERi0xLjcK
       */
      data?: string | null;
    };
    /** @description An organization as the legal entity of an account holder. What has no value is left out. */
    'v2.OrganizationLegalEntity': {
      /**
       * @description Says that this is an organization. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      legalForm: 'organization';
      /**
       * @description The kind of organization.
       * @example PRIVATE_COMPANY
       * @enum {string}
       */
      type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT';
      /**
       * @description The name by law, as in the company register.
       * @example Noordzee Imports B.V.
       */
      legalName?: string;
      /**
       * @description The number in the company register.
       * @example 12345678
       */
      registrationNumber?: string;
      /**
       * @description The number under which the organization pays taxes.
       * @example NL001234567B01
       */
      taxNumber?: string;
      /** @description The registered address. */
      address?: components['schemas']['v2.Address'];
      /**
       * @description An e-mail address. Platforms in the United States need it.
       * @example office@noordzee-imports.example
       */
      email?: string;
      /**
       * @description A telephone number.
       * @example +31107654321
       */
      phone?: string;
      /**
       * @description Whether the organization is owned or controlled through another company.
       * @example false
       */
      indirectControlThrough?: boolean;
      /** @description How far the identity check has got. Always there, whatever was asked for. */
      kycStatus: components['schemas']['v2.KycStatus'];
      /**
       * @description What is missing or what was found, for people; null when there is nothing to say. Missing fields are named
       *     with their paths.
       * @example Missing: legalEntity.address.city, legalEntity.documents
       */
      kycMessage: string | null;
      /** @description The people who own or run it. With the fragment `ubo`. */
      ultimateBeneficialOwners?: components['schemas']['v2.BeneficialOwner'][];
      /** @description Its papers. With the fragment `docs` or `docfiles`. */
      documents?: components['schemas']['v2.OrganizationDocument'][];
    };
    /**
     * @description An organization as the legal entity of an account holder. Only the form is required; all else can be sent
     *     later, and the identity check begins when what it needs is there.
     */
    'v2.OrganizationLegalEntityCreate': {
      /**
       * @description Says that this is an organization. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      legalForm: 'organization';
      /**
       * @description The kind of organization.
       * @example PRIVATE_COMPANY
       * @enum {string}
       */
      type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT';
      /**
       * @description The name by law, as in the company register.
       * @example Noordzee Imports B.V.
       */
      legalName?: string;
      /**
       * @description The number in the company register. Send it as text; a JSON number is taken as well and kept as its digits.
       * @example 12345678
       */
      registrationNumber?: string;
      /**
       * @description The number under which the organization pays taxes.
       * @example NL001234567B01
       */
      taxNumber?: string;
      /** @description The registered address. */
      address?: components['schemas']['v2.Address'];
      /**
       * @description An e-mail address. Platforms in the United States need it.
       * @example office@noordzee-imports.example
       */
      email?: string;
      /**
       * @description A telephone number. Platforms in the United States need it. Send it as text; a JSON number is taken as well and
       *     kept as its digits.
       * @example +31107654321
       */
      phone?: string;
      /**
       * @description Whether the organization is owned or controlled through another company.
       * @example false
       */
      indirectControlThrough?: boolean;
      /**
       * @description The people who own or run it. The check needs at least one, complete like an individual; the tier `LIGHT_KYC`
       *     none.
       */
      ultimateBeneficialOwners?: components['schemas']['v2.BeneficialOwnerCreate'][];
      /** @description Its papers. The check needs at least one; the tier `LIGHT_KYC` none. */
      documents?: components['schemas']['v2.OrganizationDocumentCreate'][];
    };
    /**
     * @description Changes to a legal entity that is an organization. What is left out stays as it is; null clears a value. A change
     *     of the legal name, the two numbers, the type, the address, the owners or the documents starts the identity check
     *     anew.
     */
    'v2.OrganizationLegalEntityUpdate': {
      /**
       * @description Says that this is an organization. Must be the form that is stored; needed while none is.
       * @constant
       */
      legalForm?: 'organization';
      /**
       * @description The kind of organization.
       * @example PRIVATE_COMPANY
       * @enum {string|null}
       */
      type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | null;
      /**
       * @description The name by law, as in the company register.
       * @example Noordzee Imports B.V.
       */
      legalName?: string | null;
      /**
       * @description The number in the company register. Send it as text; a JSON number is taken as well and kept as its digits.
       * @example 12345678
       */
      registrationNumber?: string | null;
      /**
       * @description The number under which the organization pays taxes.
       * @example NL001234567B01
       */
      taxNumber?: string | null;
      /** @description The registered address. */
      address?: components['schemas']['v2.AddressUpdate'];
      /**
       * @description An e-mail address. Platforms in the United States need it.
       * @example office@noordzee-imports.example
       */
      email?: string | null;
      /**
       * @description A telephone number. Platforms in the United States need it. Send it as text; a JSON number is taken as well and
       *     kept as its digits.
       * @example +31107654321
       */
      phone?: string | null;
      /**
       * @description Whether the organization is owned or controlled through another company.
       * @example false
       */
      indirectControlThrough?: boolean | null;
      /** @description Owners to change or to add. Each is matched by `code`, else by `extRef`, else added; none is ever removed. */
      ultimateBeneficialOwners?: components['schemas']['v2.BeneficialOwnerEntryUpdate'][];
      /** @description Papers to change or to add. Each is matched by `code`, else by `extRef`, else added; none is ever removed. */
      documents?: components['schemas']['v2.OrganizationDocumentUpdate'][];
    };
    /** @description How one captured payment was distributed. */
    'v2.PaymentSplit': {
      /**
       * @description The service's code of the split.
       * @example sp_01KKBX2Y4Z6A8B0C2D4E6F8G0H
       */
      code: string;
      /**
       * @description Your reference of the payment.
       * @example ORDER-2026-000417
       */
      extRef: string;
      /** @description The gross amount that the buyer paid, in minor units of `currency`. */
      totalAmount: components['schemas']['PositiveMinorUnits'];
      /** @description The currency of all amounts, three capital letters of ISO 4217. */
      currency: components['schemas']['Currency'];
      /**
       * @description The processor's own reference of the payment. Left out for a split that was made through version
       *     1 without it.
       * @example 8816183245670012
       */
      pspExtRef?: string;
      paymentProcessor: components['schemas']['PaymentProcessor'];
      /**
       * @description How the buyer paid. Left out if it was not sent.
       * @example ideal
       */
      paymentMethod?: string;
      /** @description Your own text. Left out if none was sent. */
      description?: string;
      /**
       * Format: date-time
       * @description When the payment was processed, in UTC; when the split was received, if you did not say.
       * @example 2026-03-10T14:05:09.000Z
       */
      extProcessedAt: string;
      /** @description The first level of the tree of items, as it was sent and with codes. */
      items: components['schemas']['v2.PaymentSplitItem'][];
    };
    /** @description Why a payment split is cancelled. */
    'v2.PaymentSplitCancel': {
      /**
       * @description A text of your own, at most 255 characters. Kept for later questions; not shown in the split.
       * @example The buyer changed their mind before the capture
       */
      reason?: string;
    };
    /** @description How one captured payment is to be distributed. */
    'v2.PaymentSplitCreate': {
      /**
       * @description Your reference of the payment, unique across your platform, and the idempotency key of the
       *     split. 4 to 64 characters; keep to letters, digits and `# @ : - _`. Give the processor the same
       *     one.
       */
      extRef: components['schemas']['v2.SplitExtRef'];
      /**
       * @description The gross amount that the buyer paid, in minor units of `currency`: one unit is 1 in JPY, 1000
       *     in BHD and 100 in the other currencies that are taken.
       */
      totalAmount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The currency of all amounts, three capital letters of ISO 4217. EUR as a rule; USD, AUD, GBP, JPY,
       *     SGD, CAD, NZD and BHD are taken too, any other may be refused.
       */
      currency: components['schemas']['Currency'];
      /**
       * @description The processor's own reference of the payment, letter for letter as you received it.
       * @example 8816183245670012
       */
      pspExtRef: string;
      paymentProcessor: components['schemas']['PaymentProcessor'];
      /**
       * @description How the buyer paid, such as a card scheme or a kind of bank transfer.
       * @example ideal
       */
      paymentMethod?: string;
      /** @description A text of your own, at most 255 characters. */
      description?: string;
      /**
       * Format: date-time
       * @description When the payment was processed, with an offset (`+01:00`) or `Z`. The time of the request when
       *     it is left out.
       * @example 2026-03-10T15:05:09+01:00
       */
      extProcessedAt?: string;
      /**
       * @description The first level of the tree of items. Its amounts add up to `totalAmount`. At most 1,000 `ITEM`s
       *     in the whole tree.
       */
      items: components['schemas']['v2.PaymentSplitItemCreate'][];
      /** @description Ignored. The service gives the split a code of its own. */
      code?: string;
    };
    /** @description Items that belong together. Moves no money itself. */
    'v2.PaymentSplitGroup': {
      /**
       * @description The service's code of the group.
       * @example si_01KKBX2Y4Z7B9C1D3E5F7G9H1J
       */
      code: string;
      /**
       * @description Tells a group from an item. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'GROUP';
      /** @description The label that was sent, if any. On a group it moves nothing. */
      label?: components['schemas']['PaymentSplitLabel'];
      /**
       * @description Your reference of the group.
       * @example ORDER-2026-000417:1
       */
      extRef: string;
      /** @description The sum of the items directly in the group, in minor units of the split's currency. */
      amount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account for all items below that have none of their own. Left out if none was sent, or
       *     an unknown or closed one.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description Your own text. Left out if none was sent. */
      description?: string;
      /** @description What the group is made of, groups or items. */
      items: components['schemas']['v2.PaymentSplitItem'][];
      /** @description Left out; only the items of a refund have it. */
      originalExtRef?: string;
    };
    /** @description Items that belong together, for example all that one seller gets. Moves no money itself. */
    'v2.PaymentSplitGroupCreate': {
      /**
       * @description Tells a group from an item. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'GROUP';
      /** @description A label for your own use. On a group it moves nothing. */
      label?: components['schemas']['PaymentSplitLabel'];
      /** @description Your reference of the group, unique in the split on all levels. 4 to 64 characters. */
      extRef: components['schemas']['v2.SplitExtRef'];
      /**
       * @description The sum of the items directly in the group, in minor units of the split's currency. Worked out
       *     for you when it is left out.
       */
      amount?: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account for all items below that name none of their own. An unknown or closed one
       *     counts as left out.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description A text of your own. */
      description?: string;
      /** @description What the group is made of, groups or items. The tree ends two levels below its first. */
      items: components['schemas']['v2.PaymentSplitItemCreate'][];
      /** @description Ignored. The service gives each node a code of its own. */
      code?: string;
      /** @description Ignored here; only the items of a refund have it. */
      originalExtRef?: string;
    };
    /** @description A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
    'v2.PaymentSplitItem':
      | components['schemas']['v2.PaymentSplitGroup']
      | components['schemas']['v2.PaymentSplitLeaf'];
    /** @description A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
    'v2.PaymentSplitItemCreate':
      | components['schemas']['v2.PaymentSplitGroupCreate']
      | components['schemas']['v2.PaymentSplitLeafCreate'];
    /** @description A part of the amount and what it is for. Only these move money. */
    'v2.PaymentSplitLeaf': {
      /**
       * @description The service's code of the item.
       * @example si_01KKBX2Y4Z8C0D2E4F6G8H0J2K
       */
      code: string;
      /**
       * @description Tells an item from a group. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'ITEM';
      label: components['schemas']['PaymentSplitLabel'];
      /**
       * @description Your reference of the item. Refunds name it.
       * @example ORDER-2026-000417:1-product
       */
      extRef: string;
      /** @description The amount of the item, in minor units of the split's currency. */
      amount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account of the item as it was sent. Left out if none was sent, or an unknown or
       *     closed one: the money then went to the account of the nearest group above that has one, else to
       *     the liable account of the division.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description Your own text. Left out if none was sent. */
      description?: string;
      /** @description Left out or empty; an item has nothing below it. */
      items?: unknown[];
      /** @description Left out; only the items of a refund have it. */
      originalExtRef?: string;
    };
    /** @description A part of the amount and what it is for. Only these move money. */
    'v2.PaymentSplitLeafCreate': {
      /**
       * @description Tells an item from a group. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'ITEM';
      label: components['schemas']['PaymentSplitLabel'];
      /** @description Your reference of the item, unique in the split on all levels. 4 to 64 characters. Refunds name it. */
      extRef: components['schemas']['v2.SplitExtRef'];
      /** @description The amount of the item, in minor units of the split's currency. Positive whatever the label. */
      amount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account of the item. Left out, unknown or closed: the account of the nearest group
       *     above that has one, else the liable account of the division.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description A text of your own. */
      description?: string;
      /** @description An item has nothing below it; leave this out or empty. */
      items?: unknown[];
      /** @description Ignored. The service gives each node a code of its own. */
      code?: string;
      /** @description Ignored here; only the items of a refund have it. */
      originalExtRef?: string;
    };
    /** @description A page of payment splits. */
    'v2.PaymentSplitPage': components['schemas']['Page'] & {
      /** @description The payment splits on this page. */
      elements: components['schemas']['v2.PaymentSplit'][];
    };
    /** @description When an account is paid out. Only `SCHEDULED` has fields besides `type`. */
    'v2.PayoutConfiguration':
      | components['schemas']['v2.ManualPayoutConfiguration']
      | components['schemas']['v2.ScheduledPayoutConfiguration'];
    /** @description When an account is to be paid out. Which fields are needed depends on `type`. */
    'v2.PayoutConfigurationUpdate':
      | components['schemas']['v2.ManualPayoutConfigurationUpdate']
      | components['schemas']['v2.ScheduledPayoutConfigurationUpdate'];
    /** @description A payout with its seller and its bank account. */
    'v2.PayoutOverviewItem': {
      /**
       * @description The code of the payout request.
       * @example po_01KM3G5H7J9K1M3N5P7Q9R1S3T
       */
      code: string;
      /**
       * @description How much is taken from the account, in minor units of `sourceCurrency`. Left out for a request that
       *     named no amount until it is `ACCEPTED`, and for good if it ends before that.
       */
      amount?: components['schemas']['PositiveMinorUnits'];
      sourceCurrency: components['schemas']['v2.PayoutSourceCurrency'];
      /** @description The currency that arrives. */
      targetCurrency: components['schemas']['v2.TransferCurrency'];
      /**
       * @description How many units of `targetCurrency` one unit of `sourceCurrency` was worth, as a decimal number in
       *     text, in whole units and not in minor ones. Left out while nothing was converted.
       * @example 1.0843
       */
      exchangeRate?: string;
      seller: components['schemas']['v2.PayoutOverviewSeller'];
      /**
       * @description The code of the virtual account that the money is taken from.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      virtualAccountCode: string;
      /**
       * @description The account number of the bank account. Left out for one that is no IBAN or BBAN account.
       * @example NL45SNDB0000000001
       */
      iban?: string;
      status: components['schemas']['v2.PayoutStatus'];
      /**
       * Format: date-time
       * @description When the payout request was made, in UTC.
       * @example 2026-03-20T08:00:00.000Z
       */
      createdAt: string;
    };
    /** @description A page of payouts. */
    'v2.PayoutOverviewList': {
      /** @description The payouts of this page. */
      items: components['schemas']['v2.PayoutOverviewItem'][];
      /** @description Where in the list this page is. */
      pagination: components['schemas']['Pagination'];
    };
    /** @description Whose money is paid out. */
    'v2.PayoutOverviewSeller': {
      /**
       * @description The code of the account holder; of the division if the account is the merchant's own.
       * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
       */
      code: string;
      /**
       * @description The display name of the account holder, or the name of the division.
       * @example Mila's Ceramics
       */
      name: string;
      /**
       * @description What is taken from this seller's account, in minor units of the payout's `sourceCurrency`. Left out
       *     as long as the payout has no amount.
       */
      amount?: components['schemas']['PositiveMinorUnits'];
    };
    /**
     * @description Money to be sent, or sent, from a virtual account to an external account. Made by a request of yours or
     *     by the schedule of a payout configuration.
     */
    'v2.PayoutRequest': {
      /**
       * @description The service's code of the payout request.
       * @example po_01KM3G5H7J9K1M3N5P7Q9R1S3T
       */
      code: string;
      /**
       * Format: date-time
       * @description When the request was received, in UTC.
       * @example 2026-03-20T08:00:00.000Z
       */
      createdAt: string;
      /**
       * @description The code of the virtual account that the money is taken from.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode: string;
      /**
       * @description The code of the external account that the money goes to; the one that was selected when the request
       *     was received, if you sent none.
       * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
       */
      externalAccountCode: string;
      /**
       * @description How much is taken from the account, in minor units of `sourceCurrency`. A request that named no amount
       *     has none until it is `ACCEPTED`, and never gets one if it ends before that.
       */
      amount?: components['schemas']['PositiveMinorUnits'];
      sourceCurrency: components['schemas']['v2.PayoutSourceCurrency'];
      /** @description The currency that arrives. `amount` stays in `sourceCurrency`. */
      targetCurrency: components['schemas']['v2.TransferCurrency'];
      /**
       * @description The text for the statement of the receiving bank account. Left out if none was sent.
       * @example Harbour Market payout
       */
      description?: string;
      /**
       * Format: date-time
       * @description When it is or was due, in UTC, as sent or as worked out when it was left out.
       * @example 2026-03-20T08:00:00.000Z
       */
      processAt: string;
      status: components['schemas']['v2.PayoutStatus'];
    };
    /** @description What is to be paid out, from where, to where and when. */
    'v2.PayoutRequestCreate': {
      /**
       * @description The code of the virtual account that the money is taken from.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode: string;
      /**
       * @description The code of the external account that the money goes to, one of the owner of the virtual account.
       *     Left out: the one that the owner has selected.
       * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
       */
      externalAccountCode?: string;
      /**
       * @description How much to take, in minor units of `sourceCurrency`. Left out: all that the account can pay out
       *     when the request is processed.
       */
      amount?: components['schemas']['PositiveMinorUnits'];
      /** @default EUR */
      sourceCurrency: components['schemas']['v2.PayoutSourceCurrency'];
      /**
       * @description The currency that arrives. The amount is converted when it is not `sourceCurrency`.
       * @default EUR
       */
      targetCurrency: components['schemas']['v2.TransferCurrency'];
      /**
       * @description A text for the statement of the receiving bank account, at most 255 characters.
       * @example Harbour Market payout
       */
      description?: string;
      /**
       * Format: date-time
       * @description When to process it, with an offset (`+01:00`) or `Z`. Left out: at once. Not more than a minute in
       *     the past.
       * @example 2026-03-20T09:00:00+01:00
       */
      processAt?: string;
    };
    /** @description A page of payout requests. */
    'v2.PayoutRequestPage': components['schemas']['Page'] & {
      /** @description The payout requests on this page. */
      elements: components['schemas']['v2.PayoutRequest'][];
    };
    /** @description One payment or refund that a scheduled payout was made of. */
    'v2.PayoutSettlement': {
      /**
       * @description What the money came from, always a split.
       * @enum {string}
       */
      type: 'SPLIT';
      /**
       * @description Whether it was a payment split or a refund split.
       * @enum {string}
       */
      subType: 'PAYMENT' | 'REFUND';
      /**
       * @description The code of the payment split or refund split.
       * @example sp_01KMFNA6ECJMCDBCRK1QTA9G4N
       */
      code: string;
      /**
       * Format: date-time
       * @description When the split was received, in UTC.
       * @example 2026-03-24T10:12:44.108Z
       */
      date: string;
      /** @description Your own text of the split. Left out if it has none. */
      description?: string;
      /**
       * @description `RECONCILED` once the processor has reported it. `PENDING_SETTLEMENT` appears on refunds only:
       *     they are taken off at once, reported or not.
       * @enum {string}
       */
      status: 'RECONCILED' | 'PENDING_SETTLEMENT';
      /** @description The currency of the amounts. */
      currency: components['schemas']['Currency'];
      /**
       * @description What the split adds to the payout, or takes off it (negative), in minor units of `currency`. The
       *     sum of the breakdown.
       */
      totalAmountSeller: components['schemas']['MinorUnits'];
      amountBreakdown: components['schemas']['v2.PayoutSettlementBreakdown'];
    };
    /**
     * @description What the amount of one settlement is made of. Money that the seller gets is positive, money that was
     *     kept back negative. All seven together are `totalAmountSeller`.
     */
    'v2.PayoutSettlementBreakdown': {
      /** @description What was put on the account of the seller before anything was kept back, with shipping and discounts. */
      productAmount: components['schemas']['MinorUnits'];
      /** @description The label `COMMISSION`; negative in a payment, positive where a refund gives it back. */
      commission: components['schemas']['MinorUnits'];
      /** @description The labels `HANDLING_FEE` and `PAYMENT_FEE`; signed like `commission`. */
      handlingFee: components['schemas']['MinorUnits'];
      /** @description The label `RMA_FEE`; signed like `commission`. */
      rmaFee: components['schemas']['MinorUnits'];
      /** @description The label `DEFICIENCY`; signed like `commission`. */
      deficiency: components['schemas']['MinorUnits'];
      /** @description The label `REFUND_FEE`; zero or negative. */
      refundFee: components['schemas']['MinorUnits'];
      /** @description The label `REFUND_VAT`; zero or negative. */
      vat: components['schemas']['MinorUnits'];
    };
    /** @description A page of settlements. */
    'v2.PayoutSettlementList': {
      /** @description The settlements of this page. */
      items: components['schemas']['v2.PayoutSettlement'][];
      /** @description Where in the list this page is. */
      pagination: components['schemas']['Pagination'];
    };
    /**
     * @description The currency of the balance that a payout is taken from. Only EUR.
     * @enum {string}
     */
    'v2.PayoutSourceCurrency': 'EUR';
    /**
     * @description How far a payout has got.
     *
     *     | Value | Meaning | Then |
     *     |---|---|---|
     *     | `WAITING` | queued; no money has moved | `ACCEPTED`, `FAILED`, or `CANCELLED` by a delete |
     *     | `ACCEPTED` | checked when due; the money has left the account and is on its way | `PROCESSED` or `FAILED` |
     *     | `PROCESSED` | handed over to the bank | `RETURNED`, rarely |
     *     | `RETURNED` | sent back by the bank; the money is on the account again | nothing |
     *     | `FAILED` | denied when due, or refused by the bank; the money is on the account | nothing |
     *     | `CANCELLED` | deleted while waiting | nothing |
     * @example WAITING
     * @enum {string}
     */
    'v2.PayoutStatus': 'WAITING' | 'ACCEPTED' | 'RETURNED' | 'FAILED' | 'PROCESSED' | 'CANCELLED';
    /**
     * @description A payout has another status, or a scheduled payout could not be made. Of all fields, only
     *     `accountOwnerCode` is covered by the signature.
     */
    'v2.PayoutUpdateEvent': {
      /**
       * @description The code of the account holder whose account is paid out, or of the division for an account of the
       *     merchant. Part of the signed text.
       */
      accountOwnerCode: string;
      /**
       * @description The new status. `FAILED` also stands for a request that was denied before it was sent to the bank, and
       *     for a scheduled payout that could not be made. Not signed.
       */
      payoutStatus: components['schemas']['v2.PayoutStatus'];
      /**
       * @description The code of the payout request; null only when a scheduled payout could not be made at all. Not
       *     signed.
       */
      payoutCode: string | null;
      /** @description Why the payout failed or what else there is to say; null when there is nothing. Not signed. */
      payoutMessage?: string | null;
    };
    /** @description What is stored about a natural person: a seller, or an owner of a seller. What has no value is left out. */
    'v2.Person': {
      /**
       * @description The full name by law.
       * @example Mila Visser
       */
      legalName?: string;
      /**
       * @description The given names, as on the identity paper.
       * @example Mila
       */
      firstName?: string;
      /**
       * @description The family name, as on the identity paper.
       * @example Visser
       */
      lastName?: string;
      /**
       * Format: date-time
       * @description The date of birth, as midnight in UTC of that day. Read the date; the time says nothing.
       * @example 1990-05-17T00:00:00.000Z
       */
      dateOfBirth?: string;
      /** @description Where the person was born. */
      placeOfBirth?: components['schemas']['v2.PlaceOfBirth'];
      /** @description The country whose citizen the person is, as ISO 3166-1 alpha-3 in capitals. */
      nationality?: components['schemas']['CountryCode'];
      /**
       * @description The social security number. Only platforms in the United States need it. Keep it out of your logs.
       * @example 078-05-1120
       */
      socialSecurityNumber?: string;
      /** @description Where the person lives. */
      address?: components['schemas']['v2.Address'];
      /**
       * @description An e-mail address. Platforms in the United States need it.
       * @example mila@example.com
       */
      email?: string;
      /**
       * @description A telephone number.
       * @example +31201234567
       */
      phone?: string;
      /**
       * @description Whether the person owns or controls through another company.
       * @example false
       */
      indirectControlThrough?: boolean;
      /** @description The identity papers. With the fragment `docs` or `docfiles`. */
      documents?: components['schemas']['v2.PersonalDocument'][];
    };
    /**
     * @description What can be told about a natural person: a seller, or an owner of a seller. All of it can be sent later; the
     *     identity check begins when what it needs is there.
     */
    'v2.PersonCreate': {
      /**
       * @description The full name by law.
       * @example Mila Visser
       */
      legalName?: string;
      /**
       * @description The given names, as on the identity paper.
       * @example Mila
       */
      firstName?: string;
      /**
       * @description The family name, as on the identity paper.
       * @example Visser
       */
      lastName?: string;
      /** @description The date of birth, as a date or a point in time. The check needs a person of at least 18 years. */
      dateOfBirth?: components['schemas']['v2.DateOfBirth'];
      /** @description Where the person was born. */
      placeOfBirth?: components['schemas']['v2.PlaceOfBirthCreate'];
      /** @description The country whose citizen the person is, as ISO 3166-1 alpha-3 in capitals. */
      nationality?: components['schemas']['CountryCode'];
      /**
       * @description The social security number. Only platforms in the United States need it. Keep it out of your logs.
       * @example 078-05-1120
       */
      socialSecurityNumber?: string;
      /** @description Where the person lives. */
      address?: components['schemas']['v2.Address'];
      /**
       * @description An e-mail address. Platforms in the United States need it.
       * @example mila@example.com
       */
      email?: string;
      /**
       * @description A telephone number. Platforms in the United States need it. Send it as text; a JSON number is taken as well and
       *     kept as its digits.
       * @example +31201234567
       */
      phone?: string;
      /**
       * @description Whether the person owns or controls through another company.
       * @example false
       */
      indirectControlThrough?: boolean;
      /** @description The identity papers. The check needs one; the tier `LIGHT_KYC` none. */
      documents?: components['schemas']['v2.PersonalDocumentCreate'][];
    };
    /**
     * @description What to change about a natural person. What is left out stays as it is; null clears a value. A change of the
     *     names, the date or place of birth, the nationality, the address, the social security number or the documents
     *     starts the identity check anew.
     */
    'v2.PersonUpdate': {
      /**
       * @description The full name by law.
       * @example Mila Visser
       */
      legalName?: string | null;
      /**
       * @description The given names, as on the identity paper.
       * @example Mila
       */
      firstName?: string | null;
      /**
       * @description The family name, as on the identity paper.
       * @example Visser
       */
      lastName?: string | null;
      /** @description The date of birth, as a date or a point in time. The check needs a person of at least 18 years. */
      dateOfBirth?: components['schemas']['v2.DateOfBirth'] | null;
      /** @description Where the person was born. */
      placeOfBirth?: components['schemas']['v2.PlaceOfBirthUpdate'];
      /** @description The country whose citizen the person is, as ISO 3166-1 alpha-3 in capitals. */
      nationality?: components['schemas']['CountryCode'] | null;
      /**
       * @description The social security number. Only platforms in the United States need it. Keep it out of your logs.
       * @example 078-05-1120
       */
      socialSecurityNumber?: string | null;
      /** @description Where the person lives. */
      address?: components['schemas']['v2.AddressUpdate'];
      /**
       * @description An e-mail address. Platforms in the United States need it.
       * @example mila@example.com
       */
      email?: string | null;
      /**
       * @description A telephone number. Platforms in the United States need it. Send it as text; a JSON number is taken as well and
       *     kept as its digits.
       * @example +31201234567
       */
      phone?: string | null;
      /**
       * @description Whether the person owns or controls through another company.
       * @example false
       */
      indirectControlThrough?: boolean | null;
      /** @description Papers to change or to add. Each is matched by `code`, else by `extRef`, else added; none is ever removed. */
      documents?: components['schemas']['v2.PersonalDocumentUpdate'][];
    };
    /** @description An identity paper of a person, with its pictures. What has no value is left out. */
    'v2.PersonalDocument': {
      /**
       * @description The service's code of the document.
       * @example doc_01KJQ3V8M5C7D9E1F3G5H7J9K1
       */
      code: string;
      /**
       * @description Your own reference.
       * @example seller-1001-id
       */
      extRef?: string;
      /**
       * @description What kind of paper it is.
       * @enum {string}
       */
      type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA';
      /**
       * @description The number printed on it.
       * @example NLD1234567
       */
      number?: string;
      /**
       * Format: date
       * @description The day it was issued.
       * @example 2023-06-01
       */
      issuedAt?: string;
      /**
       * Format: date
       * @description The day it expires.
       * @example 2033-06-01
       */
      expireAt?: string;
      /** @description The country that issued it, as ISO 3166-1 alpha-3. */
      issuerCountry?: components['schemas']['CountryCode'];
      /** @description Its pictures; empty while none was sent. */
      photos: components['schemas']['v2.Photo'][];
    };
    /**
     * @description An identity paper of a person. It can be sent in parts: what is missing keeps the identity check waiting and
     *     is not an error.
     */
    'v2.PersonalDocumentCreate': {
      /**
       * @description Your own reference. No other document of the person may have it.
       * @example seller-1001-id
       */
      extRef?: string;
      /**
       * @description What kind of paper it is.
       * @example ID
       * @enum {string}
       */
      type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA';
      /**
       * @description The number printed on it.
       * @example NLD1234567
       */
      number?: string;
      /**
       * Format: date
       * @description The day it was issued, `YYYY-MM-DD`.
       * @example 2023-06-01
       */
      issuedAt?: string;
      /**
       * Format: date
       * @description The day it expires, `YYYY-MM-DD`. This version knows no other spelling of this field.
       * @example 2033-06-01
       */
      expireAt?: string;
      /** @description The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
      issuerCountry?: components['schemas']['CountryCode'];
      /** @description Its pictures, at most 20. The check needs the front, and of an `ID` the back as well. */
      photos?: components['schemas']['v2.PhotoCreate'][];
    };
    /**
     * @description An identity paper to change or to add. It changes the document with its `code`, else the one with its `extRef`;
     *     where there is none it is added. What is left out stays as it is, and null clears a value.
     */
    'v2.PersonalDocumentUpdate': {
      /**
       * @description The service's code of the document to change. Leave it out for a new one.
       * @example doc_01KJQ3V8M5C7D9E1F3G5H7J9K1
       */
      code?: string;
      /**
       * @description Your own reference. No other document of the person may have it.
       * @example seller-1001-id
       */
      extRef?: string | null;
      /**
       * @description What kind of paper it is.
       * @example ID
       * @enum {string|null}
       */
      type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA' | null;
      /**
       * @description The number printed on it.
       * @example NLD1234567
       */
      number?: string | null;
      /**
       * Format: date
       * @description The day it was issued, `YYYY-MM-DD`.
       * @example 2023-06-01
       */
      issuedAt?: string | null;
      /**
       * Format: date
       * @description The day it expires, `YYYY-MM-DD`. This version knows no other spelling of this field.
       * @example 2033-06-01
       */
      expireAt?: string | null;
      /** @description The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
      issuerCountry?: components['schemas']['CountryCode'] | null;
      /** @description Pictures to change or to add. A document has at most 20 in all. */
      photos?: components['schemas']['v2.PhotoUpdate'][];
    };
    /** @description A picture of one side of an identity paper. What has no value is left out. */
    'v2.Photo': {
      /**
       * @description The service's code of the photo.
       * @example ph_01KJQ3V8M6D8E0F2G4H6J8K0M2
       */
      code: string;
      /**
       * @description Your own reference.
       * @example seller-1001-id-front
       */
      extRef?: string;
      /**
       * @description Which side it shows.
       * @enum {string}
       */
      page?: 'FRONT' | 'BACK';
      /**
       * @description The picture in Base64. Only with the fragment `docfiles`.
       * @example iVBORw0KGgo=
       */
      data?: string;
    };
    /**
     * @description A picture of one side of an identity paper. Nothing is required here; what is missing keeps the identity check
     *     waiting.
     */
    'v2.PhotoCreate': {
      /**
       * @description Your own reference, unique among the photos of the paper.
       * @example seller-1001-id-front
       */
      extRef?: string;
      /**
       * @description Which side it shows. The check needs the front, and of an `ID` the back as well.
       * @example FRONT
       * @enum {string}
       */
      page?: 'FRONT' | 'BACK';
      /**
       * @description The picture in Base64 with padding and without line breaks, a PNG or JPG of at most 4 MiB before encoding.
       * @example iVBORw0KGgo=
       */
      data?: string;
    };
    /**
     * @description A photo to change or to add. It changes the photo with its `code`, else the one with its `extRef`; where there is
     *     none it is added. What is left out stays as it is, and null clears a value.
     */
    'v2.PhotoUpdate': {
      /**
       * @description The service's code of the photo to change. Leave it out for a new one.
       * @example ph_01KJQ3V8M7E9F1G3H5J7K9M1N3
       */
      code?: string;
      /**
       * @description Your own reference, unique among the photos of the paper.
       * @example seller-1001-id-back
       */
      extRef?: string | null;
      /**
       * @description Which side it shows.
       * @example BACK
       * @enum {string|null}
       */
      page?: 'FRONT' | 'BACK' | null;
      /**
       * @description The picture in Base64 with padding and without line breaks, a PNG or JPG of at most 4 MiB before encoding.
       * @example iVBORw0KGgo=
       */
      data?: string | null;
    };
    /** @description Where a person was born. A part without a value is left out. */
    'v2.PlaceOfBirth': {
      /**
       * @description The city of birth.
       * @example Breda
       */
      city?: string;
      /**
       * @description The state or province of birth.
       * @example NB
       */
      state?: string;
      /** @description The country of birth, as ISO 3166-1 alpha-3 in capitals. */
      country?: components['schemas']['CountryCode'];
    };
    /** @description Where a person was born. */
    'v2.PlaceOfBirthCreate': {
      /**
       * @description The city of birth, 1 to 64 characters.
       * @example Breda
       */
      city?: string;
      /**
       * @description The state or province of birth, 1 to 64 characters.
       * @example NB
       */
      state?: string;
      /** @description The country of birth, as ISO 3166-1 alpha-3 in capitals. */
      country?: components['schemas']['CountryCode'];
    };
    /** @description The parts of a place of birth to change. What is left out stays as it is; null clears a part. */
    'v2.PlaceOfBirthUpdate': {
      /**
       * @description The city of birth, 1 to 64 characters.
       * @example Breda
       */
      city?: string | null;
      /**
       * @description The state or province of birth, 1 to 64 characters.
       * @example NB
       */
      state?: string | null;
      /** @description The country of birth, as ISO 3166-1 alpha-3 in capitals. */
      country?: components['schemas']['CountryCode'] | null;
    };
    /** @description What was given back to the buyer of one payment, and from which accounts. */
    'v2.RefundSplit': {
      /**
       * @description The service's code of the refund.
       * @example rs_01KKP5S7T9V1W3X5Y7Z9A1B3C5
       */
      code: string;
      /**
       * @description The `extRef` of the payment split.
       * @example ORDER-2026-000417
       */
      extRef: string;
      /**
       * @description The processor's own reference of the refund.
       * @example 8816184509870033
       */
      pspMutationExtRef: string;
      /** @description What the buyer gets back, in minor units of the payment's currency. */
      totalAmount: components['schemas']['PositiveMinorUnits'];
      /** @description Your own text. Left out if none was sent. */
      description?: string;
      /**
       * Format: date-time
       * @description When the processor took the refund, in UTC; when it was received here, if you did not say.
       * @example 2026-03-14T09:30:00.000Z
       */
      extProcessedAt: string;
      /**
       * @description The first level of the tree of items, with codes and with everything that was taken from the
       *     payment. A full refund shows what was left of each item of the payment.
       */
      items: components['schemas']['v2.RefundSplitItem'][];
    };
    /**
     * @description What is given back to the buyer of one payment. Without `items` all that is left of the payment, with
     *     `items` only what they say.
     */
    'v2.RefundSplitCreate': {
      /** @description The `extRef` of the payment split. 4 to 64 characters. */
      extRef: components['schemas']['v2.SplitExtRef'];
      /**
       * @description The processor's own reference of the refund, as its report shows it. Together with `extRef` the
       *     idempotency key of the refund.
       * @example 8816184509870033
       */
      pspMutationExtRef: string;
      /**
       * @description What the buyer gets back, in minor units of the payment's currency. Left out: the sum of the
       *     items, without `REFUND_FEE` and `REFUND_VAT`; without items, all that is left.
       */
      totalAmount?: components['schemas']['PositiveMinorUnits'];
      /** @description A text of your own, at most 255 characters. */
      description?: string;
      /**
       * Format: date-time
       * @description When the processor took the refund, with an offset (`+01:00`) or `Z`. The time of the request
       *     when it is left out.
       * @example 2026-03-14T10:30:00+01:00
       */
      extProcessedAt?: string;
      /**
       * @description The first level of the tree of a partial refund. At most 1,000 `ITEM`s in the whole tree. Leave it
       *     out for a full refund; an empty list is refused, so that it cannot be taken for one.
       */
      items?: components['schemas']['v2.RefundSplitItemCreate'][];
      /** @description Ignored. The service gives the refund a code of its own. */
      code?: string;
    };
    /** @description Items of a refund that belong together. Moves no money itself. */
    'v2.RefundSplitGroup': {
      /**
       * @description The service's code of the group.
       * @example si_01KMT4X0Y2Z4A6B8C0D2E4F6G9
       */
      code: string;
      /**
       * @description Tells a group from an item. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'GROUP';
      /** @description The label that was sent, if any. On a group it moves nothing. */
      label?: components['schemas']['RefundSplitLabel'];
      /**
       * @description Your reference of the group; in a full refund, that of the group of the payment.
       * @example ORDER-2026-000417:1
       */
      extRef: string;
      /**
       * @description The `extRef` of the group of the payment split.
       * @example ORDER-2026-000417:1
       */
      originalExtRef: string;
      /**
       * @description The sum of the items directly in the group, in minor units of the payment's currency, without
       *     `REFUND_FEE` and `REFUND_VAT`.
       */
      amount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account for all items below that have none of their own: as sent, else that which the
       *     group of the payment shows. Left out if there is none.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description Your own text. Left out if none was sent. */
      description?: string;
      /** @description What the group is made of, groups or items. */
      items: components['schemas']['v2.RefundSplitItem'][];
    };
    /** @description Items of a refund that belong together. Moves no money itself. */
    'v2.RefundSplitGroupCreate': {
      /**
       * @description Tells a group from an item. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'GROUP';
      /** @description A label for your own use. On a group it moves nothing. */
      label?: components['schemas']['RefundSplitLabel'];
      /** @description Your reference of the group, unique in this refund on all levels. 4 to 64 characters. */
      extRef: components['schemas']['v2.SplitExtRef'];
      /**
       * @description The `extRef` of the group of the payment split that this one belongs to.
       * @example ORDER-2026-000417:1
       */
      originalExtRef: components['schemas']['v2.SplitExtRef'];
      /**
       * @description The sum of the items directly in the group, in minor units of the payment's currency;
       *     `REFUND_FEE` and `REFUND_VAT` do not count. Worked out for you when it is left out.
       */
      amount?: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account for all items below that name none of their own. Left out: that which the group of
       *     the payment names.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description A text of your own. */
      description?: string;
      /** @description What the group is made of, groups or items. The tree ends two levels below its first. */
      items: components['schemas']['v2.RefundSplitItemCreate'][];
      /** @description Ignored. The service gives each node a code of its own. */
      code?: string;
    };
    /** @description A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
    'v2.RefundSplitItem':
      | components['schemas']['v2.RefundSplitGroup']
      | components['schemas']['v2.RefundSplitLeaf'];
    /** @description A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
    'v2.RefundSplitItemCreate':
      | components['schemas']['v2.RefundSplitGroupCreate']
      | components['schemas']['v2.RefundSplitLeafCreate'];
    /** @description How much of one item of the payment was taken back, or a fee for doing so. */
    'v2.RefundSplitLeaf': {
      /**
       * @description The service's code of the refund item.
       * @example si_01KKP5S7TAW2X4Y6Z8A0B2C4D6
       */
      code: string;
      /**
       * @description Tells an item from a group. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'ITEM';
      /** @description What the amount is for; as in the payment if you sent none. */
      label: components['schemas']['RefundSplitLabel'];
      /**
       * @description Your reference of the refund item; in a full refund, that of the item of the payment.
       * @example ORDER-2026-000417:1-refund
       */
      extRef: string;
      /**
       * @description The `extRef` of the item of the payment split.
       * @example ORDER-2026-000417:1-product
       */
      originalExtRef: string;
      /** @description How much was taken back or charged, in minor units of the payment's currency. */
      amount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account of the item: as sent, else that which the item of the payment shows. Left out if
       *     there is none: the money was then taken from the account of the nearest group above that has one, else
       *     from the one that the item of the payment went to.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description Your own text. Left out if none was sent. */
      description?: string;
      /** @description Left out or empty; an item has nothing below it. */
      items?: unknown[];
    };
    /**
     * @description How much of one item of the payment is taken back, or a fee for doing so. What is left out is taken
     *     from the item of the payment.
     */
    'v2.RefundSplitLeafCreate': {
      /**
       * @description Tells an item from a group. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'ITEM';
      /**
       * @description What the amount is for. Left out: the label of the item of the payment. `REFUND_FEE` and
       *     `REFUND_VAT` charge the seller for the refund and are not part of what the buyer gets.
       */
      label?: components['schemas']['RefundSplitLabel'];
      /**
       * @description Your reference of this refund item, unique in the refund on all levels. 4 to 64 characters.
       * @example ORDER-2026-000417:1-refund
       */
      extRef: components['schemas']['v2.SplitExtRef'];
      /**
       * @description The `extRef` of the item of the payment split that is taken back; for a fee, of the item whose
       *     account is charged.
       * @example ORDER-2026-000417:1-product
       */
      originalExtRef: components['schemas']['v2.SplitExtRef'];
      /**
       * @description How much is taken back, in minor units of the payment's currency. Left out: all that is left of
       *     the item of the payment. Required for `REFUND_FEE` and `REFUND_VAT`.
       */
      amount?: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The virtual account that the money is taken from. Left out, unknown or closed: that which the item of
       *     the payment names, else that of the nearest group above, else the account that the item of the payment
       *     went to.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      accountCode?: string;
      /** @description A text of your own. */
      description?: string;
      /** @description An item has nothing below it; leave this out or empty. */
      items?: unknown[];
      /** @description Ignored. The service gives each node a code of its own. */
      code?: string;
    };
    /** @description A page of refund splits. */
    'v2.RefundSplitPage': components['schemas']['Page'] & {
      /** @description The refund splits on this page. */
      elements: components['schemas']['v2.RefundSplit'][];
    };
    /** @description A report that was asked for, and where to fetch it once it is made. */
    'v2.Report': {
      /** @description The service's identifier of the report. */
      id: string;
      /** @description What the report is about. */
      report: components['schemas']['v2.ReportType'];
      /**
       * @description | Value | Meaning | What to do |
       *     |---|---|---|
       *     | `SCHEDULED` | waits for its turn | look again later |
       *     | `PROCESSING` | is being made | look again later |
       *     | `COMPLETED` | done | fetch `url` |
       *     | `FAILED` | could not be made; stays so | request it again |
       * @enum {string}
       */
      status: 'SCHEDULED' | 'PROCESSING' | 'COMPLETED' | 'FAILED';
      /**
       * Format: uri
       * @description Where to fetch the file; null until the status is `COMPLETED`. Works for 7 days from then on. The
       *     address itself is the permission: fetch it without your API key, and do not pass it on. The file is CSV in
       *     UTF-8 with a line of column names; amounts are in minor units.
       */
      url: string | null;
      /**
       * Format: date-time
       * @description When the report was asked for.
       */
      createdAt: string;
      /** @description The seller that the report is about; null unless it is a `seller-settlement`. */
      account: components['schemas']['v2.ReportAccount'] | null;
    };
    /** @description The seller that a report is about. */
    'v2.ReportAccount': {
      /** @description The code of the account holder. */
      id: string;
      /** @description The display name of the account holder. */
      name: string;
      /** @description What kind of account this is. `SELLER` for an account holder; others may follow. */
      type: string;
    };
    /** @description The report to make. `account` is needed for `seller-settlement` only. */
    'v2.ReportCreate':
      | components['schemas']['v2.MarketplaceReportCreate']
      | components['schemas']['v2.SellerReportCreate'];
    /** @description A page of reports. */
    'v2.ReportList': {
      /** @description The reports of this page; empty beyond the last one. */
      items: components['schemas']['v2.Report'][];
      /** @description Where in the list this page is. The first page is 1. */
      pagination: components['schemas']['Pagination'];
    };
    /**
     * @description What a report is about. `seller-settlement` is about one seller, all others are about the whole marketplace.
     * @enum {string}
     */
    'v2.ReportType':
      | 'marketplace-sellers'
      | 'marketplace-payments'
      | 'marketplace-settlement'
      | 'marketplace-incoming-settlement'
      | 'marketplace-revenue'
      | 'seller-settlement'
      | 'balance-mutation'
      | 'payout-report';
    /**
     * @description What a seller expects to sell. Platforms in the United States must give both amounts for every seller; without
     *     them the identity check does not start there.
     */
    'v2.SalesProfile': {
      /**
       * Format: int64
       * @description The turnover expected in a month, in minor units (cents) of the division's currency.
       * @example 250000
       */
      expectedMonthlyVolume?: number;
      /**
       * Format: int64
       * @description The expected amount of one payment, in minor units (cents) of the division's currency.
       * @example 6000
       */
      expectedAverageTransactionSize?: number;
    };
    /** @description The expectations to change. What is left out stays as it is; null clears an amount. */
    'v2.SalesProfileUpdate': {
      /**
       * Format: int64
       * @description The turnover expected in a month, in minor units (cents) of the division's currency.
       * @example 300000
       */
      expectedMonthlyVolume?: number | null;
      /**
       * Format: int64
       * @description The expected amount of one payment, in minor units (cents) of the division's currency.
       * @example 6000
       */
      expectedAverageTransactionSize?: number | null;
    };
    /** @description The account is paid out without being asked, on the days that `frequency` matches. */
    'v2.ScheduledPayoutConfiguration': {
      /**
       * @description Payouts are made by the service. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'SCHEDULED';
      /**
       * @description The days of payout, as a Quartz cron expression of six or seven fields. Seconds, minutes and
       *     hours have no effect.
       * @example 0 0 0 ? * MON
       */
      frequency: string;
      /**
       * Format: int32
       * @description How many calendar days after its split was received a payment is paid out at the earliest.
       */
      refundPeriod: number;
      /**
       * Format: int32
       * @description The smallest amount that is paid out, in minor units of the division's currency. What is below
       *     it waits for the next day of payout.
       */
      minimumAmount: number;
    };
    /** @description Pay the account out without being asked, on the days that `frequency` matches. */
    'v2.ScheduledPayoutConfigurationUpdate': {
      /**
       * @description Payouts are made by the service. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'SCHEDULED';
      /**
       * @description The days on which to pay out, as a Quartz cron expression of six or seven fields with spaces
       *     between them:
       *
       *     | Field | Values |
       *     |---|---|
       *     | second, minute, hour | must be there and be valid, but have no effect: payouts are daily |
       *     | day of the month | `1` to `31`, `L` last day, `W` nearest weekday, or `?` |
       *     | month | `1` to `12` or `JAN` to `DEC` |
       *     | day of the week | `1` (Sunday) to `7` or `SUN` to `SAT`, `L` last of the month, `#` which one of the month, or `?` |
       *     | year | may be left out |
       *
       *     `*`, `,`, `-` and `/` work as usual. Exactly one of the two day fields is `?`. The five fields of
       *     a Unix crontab are not accepted, and its day numbers differ. The pattern checks the form only;
       *     the service reads the whole expression.
       * @example 0 0 0 ? * MON
       * @example 0 0 0 L * ?
       */
      frequency: string;
      /**
       * Format: int32
       * @description How many calendar days after its split was received a payment is paid out at the earliest. Keep it
       *     at least as long as buyers may send goods back.
       */
      refundPeriod: number;
      /**
       * Format: int32
       * @description The smallest amount that is worth a payout, in minor units of the division's currency. What is
       *     below it waits for the next day of payout. An amount of zero is never paid out.
       * @default 0
       */
      minimumAmount: number;
    };
    /** @description A report about one seller. */
    'v2.SellerReportCreate': {
      /**
       * @description What was settled for one seller. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      report: 'seller-settlement';
      /**
       * @description The code of the account holder that the report is about.
       * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
       */
      account: string;
      /**
       * Format: date
       * @description The first day of the period, in UTC. When it is left out: 366 days before `to`, which is the longest
       *     period there is.
       * @example 2026-03-01
       */
      from?: string;
      /**
       * Format: date
       * @description The day after the last one of the period, in UTC; it does not belong to it. Later than `from`, by at
       *     most 366 days. When it is left out: the day after the request.
       * @example 2026-04-01
       */
      to?: string;
    };
    /**
     * @description Your own reference, 4 to 64 characters. Keep to letters, digits and `# @ : - _`, the only ones that
     *     version 1 takes and that every processor hands back unchanged.
     * @example ORDER-2026-000417
     */
    'v2.SplitExtRef': string;
    /** @description A payment, refund or chargeback, as the processor and the splits know it. */
    'v2.Transaction': {
      /** @description The service's code of the transaction. It is not that of the split or refund behind it. */
      code: string;
      /** @description What happened. */
      type: components['schemas']['v2.TransactionType'];
      /** @description How far processor and splits agree on it. */
      status: components['schemas']['v2.TransactionStatus'];
      /** @description The sellers whose money it moved. Empty while no split is there, and for a chargeback, which the merchant bears. */
      sellers: components['schemas']['v2.TransactionSeller'][];
      /**
       * @description What the buyer paid or got back, in minor units of the payment's currency. Never negative; `type`
       *     tells the direction.
       */
      amount: components['schemas']['PositiveMinorUnits'];
      /**
       * @description The payment processor.
       * @example ADYEN
       */
      processor: string;
      /**
       * @description The payment method. Left out while it is not known.
       * @example ideal
       */
      method?: string;
      /** @description The processor's reference of the payment. Left out while it is not known. */
      pspExtRef?: string;
      /** @description The processor's reference of the refund or chargeback. A payment has none. */
      pspMutationExtRef?: string;
      /**
       * Format: date-time
       * @description When the service first knew of it, in UTC.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When its status last changed, in UTC; `createdAt` until it does.
       */
      updatedAt: string;
    };
    /** @description A page of transactions. */
    'v2.TransactionList': {
      /** @description The transactions of this page. */
      items: components['schemas']['v2.Transaction'][];
      /** @description Where in the list this page is. */
      pagination: components['schemas']['Pagination'];
    };
    /** @description A seller whose money a transaction moved. */
    'v2.TransactionSeller': {
      /**
       * @description The code of the account holder.
       * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
       */
      code: string;
      /**
       * @description The display name of the account holder.
       * @example Mila's Ceramics
       */
      name: string;
      /**
       * @description What the transaction put on the seller's accounts, or took off them if it is a refund, after
       *     commission and other labels; in minor units.
       */
      amount: components['schemas']['MinorUnits'];
    };
    /** @description How far processor and splits agree on a transaction. */
    'v2.TransactionStatus': {
      /**
       * @description `PENDING_SPLIT` while the processor reports it and no split is there, `PENDING_SETTLEMENT` while
       *     the split is there and the processor's report is not, `RECONCILED` once both are there and
       *     agree, `CANCELLED` after the split was cancelled. The filter spells them in small letters.
       * @enum {string}
       */
      type: 'PENDING_SPLIT' | 'PENDING_SETTLEMENT' | 'RECONCILED' | 'CANCELLED';
      /** @description Why it is not further, such as an amount that differs from the processor's. Left out when there is nothing to say. */
      message?: string;
    };
    /**
     * @description `PAYMENT` for money that a buyer paid, `REFUND` for money given back to the buyer, `CHARGEBACK` for
     *     money that the buyer's bank took back.
     * @enum {string}
     */
    'v2.TransactionType': 'PAYMENT' | 'REFUND' | 'CHARGEBACK';
    /**
     * @description A currency that money can be moved or paid out in.
     * @enum {string}
     */
    'v2.TransferCurrency': 'USD' | 'AUD' | 'EUR' | 'GBP' | 'JPY' | 'SGD' | 'CAD' | 'NZD';
    /** @description Where a part of a holder's money is kept. */
    'v2.VirtualAccount': {
      /**
       * @description The service's code of the virtual account. Splits, transfers and payouts name the account by it.
       * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
       */
      code: string;
      /**
       * @description The kind of account. Holders have the one kind only.
       * @enum {string}
       */
      accountType: 'DEFAULT';
      /** @description The label of the account. No other virtual account of the holder has it. */
      displayName: string;
      /**
       * @description Your own reference, null when there is none. That of the account that came with the holder is the
       *     holder's followed by `_virtual_account`, of whatever length that becomes.
       */
      extRef: string | null;
    };
    /** @description A page of a holder's virtual accounts. */
    'v2.VirtualAccountPage': components['schemas']['Page'] & {
      /** @description The virtual accounts of this page. */
      elements: components['schemas']['v2.VirtualAccount'][];
    };
    /** @description Where the notifications of one type are sent for one division. */
    'v2.WebhookConfiguration': {
      /**
       * @description The service's number of the configuration.
       * @example 41
       */
      id: number;
      /** @description Which notifications are sent. Never changes. */
      type: components['schemas']['v2.WebhookType'];
      /**
       * @description The code of the division whose notifications are sent. It is the one that the API key worked for.
       * @example DEFAULT
       */
      divisionCode: string;
      /**
       * @description Whether notifications are sent. True at first; turned off by an update, or by the service after
       *     your server answered 410.
       */
      isActivated: boolean;
      /**
       * Format: uri
       * @description Where the notifications are posted to, exactly as it was sent. The reference does not promise
       *     this field in answers: keep the address yourself.
       * @example https://api.harbour-market.example/hooks/kyc
       */
      url?: string;
    };
    /** @description Where to send the notifications of one type. It is active at once. */
    'v2.WebhookConfigurationCreate': {
      /**
       * Format: uri
       * @description Where the notifications are posted to. HTTPS; plain HTTP only for your own machine (`localhost`,
       *     `127.0.0.1`, `[::1]`). Signatures are made over exactly this text: keep it, letter by letter, for
       *     checking them.
       * @example https://api.harbour-market.example/hooks/kyc
       */
      url: string;
      /** @description Which notifications to send. Cannot be changed later. */
      type: components['schemas']['v2.WebhookType'];
    };
    /** @description The new address of a configuration, and whether it is active. */
    'v2.WebhookConfigurationUpdate': {
      /**
       * Format: uri
       * @description Where the notifications are posted to. HTTPS; plain HTTP only for your own machine (`localhost`,
       *     `127.0.0.1`, `[::1]`). Signatures are made over exactly this text: keep it, letter by letter, for
       *     checking them.
       * @example https://api.harbour-market.example/hooks/kyc
       */
      url: string;
      /** @description The type that the configuration has. Another one is refused. */
      type: components['schemas']['v2.WebhookType'];
      /** @description Whether to send notifications. Stays as it is when left out. */
      isActivated?: boolean;
    };
    /**
     * @description Which notifications are meant: `WEBHOOK_KYC_UPDATE` when the identity check of an account holder gets
     *     another status, `WEBHOOK_PAYOUT_UPDATE` when a payout does.
     * @enum {string}
     */
    'v2.WebhookType': 'WEBHOOK_KYC_UPDATE' | 'WEBHOOK_PAYOUT_UPDATE';
  };
  responses: {
    /** @description The service could not be reached by its gateway. The body may be missing or not JSON. Try again later. */
    BadGateway: {
      headers: {
        'x-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /**
     * @description The request cannot be read: the body is not valid JSON, a value has the wrong type, or a query
     *     parameter is malformed. Correct it; the same request will fail again.
     */
    BadRequest: {
      headers: {
        'x-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The API key is valid but may not do this. Use a key with the right permission. */
    Forbidden: {
      headers: {
        'x-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /**
     * @description The service did not answer its gateway in time. The body may be missing or not JSON. It is not known
     *     whether the request took effect: read before you repeat a write.
     */
    GatewayTimeout: {
      headers: {
        'x-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The service failed. It is not known whether the request took effect: read before you repeat a write. */
    InternalServerError: {
      headers: {
        'x-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is nothing with a code given in the path, or it belongs to somebody else. */
    NotFound: {
      headers: {
        'x-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The request is well-formed, but the state of the business does not allow it now. Nothing was changed. */
    RequestFailed: {
      headers: {
        'x-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The service is not available at the moment. The body may be missing or not JSON. Try again later. */
    ServiceUnavailable: {
      headers: {
        'x-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /**
     * @description Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it
     *     happens again.
     */
    TooManyRequests: {
      headers: {
        'x-request-id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /**
     * @description No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this
     *     environment.
     */
    Unauthorized: {
      headers: {
        'x-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /**
     * @description The request can be read but is not acceptable, often because something required is missing. `details`
     *     names every fault. Never repeat it unchanged.
     */
    UnprocessableContent: {
      headers: {
        'x-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
  };
  parameters: {
    /**
     * @description The service's code of the account holder.
     * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
     */
    AccountHolderCode: string;
    /** @description Whether the list is in ascending order; newest first unless `true`. */
    Ascending: boolean;
    /**
     * @description The service's code of the external account.
     * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
     */
    ExternalAccountCode: string;
    /**
     * @description Only what was created at this time or later.
     * @example 2026-03-01T00:00:00.000Z
     */
    From: components['schemas']['DateTimeFilter'];
    /** @description The page to return. The first is 0. A page beyond the last is empty. */
    PageNumber: number;
    /** @description How many elements a page has at most. */
    PageSize: number;
    /** @description The direction of the list by time of creation; newest first unless `asc`. */
    Sort: 'asc' | 'desc';
    /**
     * @description Only what was created before this time. Not before `_from`.
     * @example 2026-04-01T00:00:00.000Z
     */
    To: components['schemas']['DateTimeFilter'];
    /**
     * @description The service's code of the virtual account.
     * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
     */
    'v1.AccountCode': string;
    /**
     * @description What to return besides code, names, description and status, as a list with commas:
     *
     *     | Value | Adds |
     *     |---|---|
     *     | `kycstatus` | the legal entity, with how far its check has got; the same for owners and bank accounts shown |
     *     | `ubo` | the legal entity, with its owners |
     *     | `docs` | the legal entity, with its documents and those of owners shown, without their files |
     *     | `docfiles` | the same with the files, which makes for a large response |
     *     | `accounts` | the virtual accounts |
     *     | `extacc` | the bank accounts, without the file of their statement |
     * @example [
     *       "kycstatus",
     *       "accounts"
     *     ]
     */
    'v1.Fragments': ('ubo' | 'extacc' | 'kycstatus' | 'docs' | 'docfiles' | 'accounts')[];
    /**
     * @description The service's code of the account holder.
     * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
     */
    'v1.HolderCode': string;
    /**
     * @description Whether the identity check begins as soon as all that it needs is there. Without `true` the data is only
     *     stored. Send `true` unless you collect data in steps and want to say yourself when it is final.
     * @example true
     */
    'v1.ReadyForKyc': boolean;
    /**
     * @description The parts to add, separated by commas. Without it only the code, the reference, the name, the description, the
     *     status, the tier and the time of creation are returned.
     *
     *     | Value | Adds |
     *     |---|---|
     *     | `accounts` | `accounts`, with their balances |
     *     | `extacc` | `externalAccounts`; their `kycStatus` with `kycstatus` |
     *     | `kycstatus` | `legalEntity`, which always has its `kycStatus` |
     *     | `ubo` | `legalEntity` with `ultimateBeneficialOwners` |
     *     | `docs` | `legalEntity` with `documents` and photos; those of the owners too, with `ubo` |
     *     | `docfiles` | the same with the files in them; with `extacc`, the bank statements too |
     *     | `salesprofile` | `salesProfile` |
     * @example [
     *       "kycstatus",
     *       "accounts"
     *     ]
     */
    'v2.AccountHolderFragments': (
      | 'ubo'
      | 'extacc'
      | 'kycstatus'
      | 'docs'
      | 'docfiles'
      | 'accounts'
      | 'salesprofile'
    )[];
    /**
     * @description The service's code of the owner.
     * @example ubo_01KJQ5C8E0G2H4J6K8M0N2P4Q6
     */
    'v2.BeneficialOwnerCode': string;
    /**
     * @description The parts to add, separated by commas: `docs` for the identity papers and their photos, `docfiles` for the same with
     *     the files in them. The other values are taken, for the sake of one list everywhere, and add nothing to an owner.
     * @example [
     *       "docs"
     *     ]
     */
    'v2.BeneficialOwnerFragments': (
      | 'ubo'
      | 'extacc'
      | 'kycstatus'
      | 'docs'
      | 'docfiles'
      | 'accounts'
      | 'salesprofile'
    )[];
    /**
     * @description The service's number of the webhook configuration.
     * @example 41
     */
    'v2.ConfigurationId': number;
    /**
     * @description The service's code of the virtual account.
     * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
     */
    'v2.ConfiguredAccountCode': string;
    /**
     * @description What to add to the answer, separated by commas. `kycstatus` adds `kycStatus` and `kycMessage` where
     *     they would be left out, `docfiles` adds the file in `statement.data`. The other values are taken and
     *     add nothing to an external account.
     * @example [
     *       "kycstatus"
     *     ]
     */
    'v2.ExternalAccountFragments': (
      | 'ubo'
      | 'extacc'
      | 'kycstatus'
      | 'docs'
      | 'docfiles'
      | 'accounts'
      | 'salesprofile'
    )[];
    /**
     * @description The service's code of the account holder that the owners belong to.
     * @example ah_01KJQ5C7D9F1G3H5J7K9M1N3P5
     */
    'v2.OrganizationHolderCode': string;
    /**
     * @description The value that the list is ordered by; equal ones are in the order of their codes. `createdAt` is when
     *     the service received the split, which the split itself does not show.
     * @example createdAt
     */
    'v2.SplitOrderBy': 'createdAt' | 'extProcessedAt' | 'totalAmount' | 'extRef';
    /**
     * @description The HMAC-SHA512 of `<url>:<accountOwnerCode>:<x-timestamp>` in Base64, keyed with the API key. It
     *     does not cover the rest of the body.
     */
    'v2.WebhookSignature': string;
    /**
     * @description When this attempt was sent, by the real time of day. Part of the signed text, as the exact characters of this
     *     header.
     */
    'v2.WebhookTimestamp': string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description `true` when nothing was created and the body is what an earlier request with the same key stored.
     *     Left out otherwise.
     * @example true
     */
    IdempotentReplay: true;
    /**
     * @description How many requests that a key may send in the current window.
     * @example 50
     */
    RateLimitLimit: number;
    /**
     * @description How many requests are left in the current window.
     * @example 0
     */
    RateLimitRemaining: number;
    /**
     * @description Seconds until the window starts anew.
     * @example 2
     */
    RateLimitReset: number;
    /**
     * @description Identifies this request in the service's logs. A value sent with the request is echoed.
     * @example req_01KKBX2Y4ZA1B3C5D7E9F1G3H5
     */
    RequestId: string;
    /**
     * @description How many seconds to wait before the next try.
     * @example 2
     */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  'v1.listAccountHolders': {
    parameters: {
      query?: {
        /**
         * @description What to return besides code, names, description and status, as a list with commas:
         *
         *     | Value | Adds |
         *     |---|---|
         *     | `kycstatus` | the legal entity, with how far its check has got; the same for owners and bank accounts shown |
         *     | `ubo` | the legal entity, with its owners |
         *     | `docs` | the legal entity, with its documents and those of owners shown, without their files |
         *     | `docfiles` | the same with the files, which makes for a large response |
         *     | `accounts` | the virtual accounts |
         *     | `extacc` | the bank accounts, without the file of their statement |
         * @example [
         *       "kycstatus",
         *       "accounts"
         *     ]
         */
        _fragments?: components['parameters']['v1.Fragments'];
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
        /** @description The direction of the list by time of creation; newest first unless `asc`. */
        _sort?: components['parameters']['Sort'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of account holders. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.AccountHolderPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description A query parameter is out of range, or `_fragments` holds a value that does not exist. `details` names each.
       *     Correct it; never repeat the request unchanged.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.createAccountHolder': {
    parameters: {
      query?: {
        /**
         * @description Whether the identity check begins as soon as all that it needs is there. Without `true` the data is only
         *     stored. Send `true` unless you collect data in steps and want to say yourself when it is final.
         * @example true
         */
        readyForKyc?: components['parameters']['v1.ReadyForKyc'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The new account holder. */
    requestBody: {
      content: {
        'application/json': components['schemas']['v1.AccountHolderCreate'];
      };
    };
    responses: {
      /** @description The account holder, with the codes of everything that was created with it. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.AccountHolder'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description Another holder of the merchant has this `extRef`; or two of the listed accounts share an `extRef` or a
       *     display name; or two owners, documents or photos share an `extRef`. Nothing was created. When the reference
       *     of the holder is taken, find that holder in the list and go on with it; otherwise correct the request.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description Something required is missing or malformed, or a file is too large. Nothing was created. `details` names
       *     every fault at once; correct them all and send the request again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.getAccountHolder': {
    parameters: {
      query?: {
        /**
         * @description What to return besides code, names, description and status, as a list with commas:
         *
         *     | Value | Adds |
         *     |---|---|
         *     | `kycstatus` | the legal entity, with how far its check has got; the same for owners and bank accounts shown |
         *     | `ubo` | the legal entity, with its owners |
         *     | `docs` | the legal entity, with its documents and those of owners shown, without their files |
         *     | `docfiles` | the same with the files, which makes for a large response |
         *     | `accounts` | the virtual accounts |
         *     | `extacc` | the bank accounts, without the file of their statement |
         * @example [
         *       "kycstatus",
         *       "accounts"
         *     ]
         */
        _fragments?: components['parameters']['v1.Fragments'];
      };
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        code: components['parameters']['v1.HolderCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account holder. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.AccountHolder'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description `_fragments` holds a value that does not exist. Correct it; never repeat the request unchanged. */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.updateAccountHolder': {
    parameters: {
      query?: {
        /**
         * @description Whether the identity check begins as soon as all that it needs is there. Without `true` the data is only
         *     stored. Send `true` unless you collect data in steps and want to say yourself when it is final.
         * @example true
         */
        readyForKyc?: components['parameters']['v1.ReadyForKyc'];
      };
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        code: components['parameters']['v1.HolderCode'];
      };
      cookie?: never;
    };
    /** @description What to add or to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['v1.AccountHolderUpdate'];
      };
    };
    responses: {
      /** @description The account holder after the update. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.AccountHolder'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      /**
       * @description The holder is closed and takes no updates. Nothing was changed, and trying again will not help: create a new
       *     holder if the seller comes back.
       */
      402: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description Two entries of the same list would share an `extRef`, or two bank accounts a display name. Nothing was changed.
       *     Get the holder with the fragments `extacc`, `ubo` and `docs`, and either send the `code` of the entry that you mean
       *     or choose another value.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description The update does not fit the holder, or a value is malformed. Nothing was changed. `details` names every fault at
       *     once; correct them all and send the request again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.createIndividualDocument': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        code: components['parameters']['v1.HolderCode'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v1.LatePersonalDocumentCreate'];
      };
    };
    responses: {
      /** @description The document, with its code and the codes of its photos. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.PersonalDocument'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description Another document of the holder has this `extRef`, or two photos of this one have the same. Nothing was stored.
       *     When you were repeating a request whose answer got lost, the document is there already: read the holder with the
       *     fragment `docs`. Otherwise choose another `extRef`.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description A field is missing, empty or wrong, a date is on the wrong side of today, the two names of the day of expiry
       *     disagree, or the holder is not an individual. `details` names every fault of the body. Nothing was stored; correct
       *     the request before you send it again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.createOrganizationDocument': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        code: components['parameters']['v1.HolderCode'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v1.LateOrganizationDocumentCreate'];
      };
    };
    responses: {
      /** @description The document, with its code. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.OrganizationDocument'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description Another document of the holder has this `extRef`. Nothing was stored. When you were repeating a request whose
       *     answer got lost, the document is there already: read the holder with the fragment `docs`. Otherwise choose another
       *     `extRef`.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description A field is missing, empty or wrong, the day of issue is not in the past, or the holder is not an organization.
       *     `details` names every fault of the body. Nothing was stored; correct the request before you send it again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.listVirtualAccounts': {
    parameters: {
      query?: {
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
        /** @description The direction of the list by time of creation; newest first unless `asc`. */
        _sort?: components['parameters']['Sort'];
      };
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the holder's virtual accounts. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.VirtualAccountPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.createVirtualAccount': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v1.VirtualAccountCreate'];
      };
    };
    responses: {
      /** @description The account, with its code. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.VirtualAccount'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description Another account of the holder has this `extRef` or `displayName`. Nothing was created. When you were repeating a
       *     request whose answer got lost, the account is there already: find it in the list. Otherwise choose another value.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description `displayName` is missing, or a value is too short, too long or unknown. `details` names every fault. Nothing was
       *     created; correct the request before you send it again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.getVirtualAccount': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
        /**
         * @description The service's code of the virtual account.
         * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
         */
        accountCode: components['parameters']['v1.AccountCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.VirtualAccount'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.updateVirtualAccount': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
        /**
         * @description The service's code of the virtual account.
         * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
         */
        accountCode: components['parameters']['v1.AccountCode'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v1.VirtualAccountUpdate'];
      };
    };
    responses: {
      /** @description The account as it is now. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.VirtualAccount'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description Another account of the holder has this `extRef` or `displayName`. Nothing was changed. Choose another value. */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description A value is too short or too long. `details` names every fault. Nothing was changed; correct the request before you
       *     send it again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.listExternalAccounts': {
    parameters: {
      query?: {
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
      };
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the holder's external accounts. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.ExternalAccountPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.createExternalAccount': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v1.ExternalAccountCreate'];
      };
    };
    responses: {
      /** @description The account, with its code and the state of its check. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.ExternalAccountWithKycStatus'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description Another external account of the holder has this `extRef` or `displayName`. Nothing was added. When you were
       *     repeating a request whose answer got lost, the account is there already: find it in the list. Otherwise choose
       *     another value.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description A mandatory field is missing, the check digits of the IBAN are wrong, or a value is malformed. `details` names
       *     every fault; account numbers are masked in it and files left out. Nothing was added; correct the request before
       *     you send it again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.getExternalAccount': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
        /**
         * @description The service's code of the external account.
         * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
         */
        externalAccountCode: components['parameters']['ExternalAccountCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.ExternalAccountWithKycStatus'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.getBalance': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of the virtual account.
         * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balance of the account. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.Balance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.listPaymentSplits': {
    parameters: {
      query?: {
        /**
         * @description Only what was created at this time or later.
         * @example 2026-03-01T00:00:00.000Z
         */
        _from?: components['parameters']['From'];
        /**
         * @description Only what was created before this time. Not before `_from`.
         * @example 2026-04-01T00:00:00.000Z
         */
        _to?: components['parameters']['To'];
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
        /** @description Whether the list is in ascending order; newest first unless `true`. */
        _asc?: components['parameters']['Ascending'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payment splits. Beyond the last page, `elements` is empty. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.PaymentSplitPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.createPaymentSplit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v1.PaymentSplitCreate'];
      };
    };
    responses: {
      /** @description The split, or the one that had this `extRef` already. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          'x-idempotent-replay': components['headers']['IdempotentReplay'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.PaymentSplit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description Two items of the split have the same `extRef`. Nothing was stored: give each item a reference of its own
       *     and send the split again. A repeated `extRef` of the split itself is no conflict.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description The split is not acceptable and nothing was stored. Correct what `details` names; never repeat it unchanged.
       *     `422.300.001`: the items do not add up to `totalAmount`; `422.300.003`: nested too deep; `422.300.004`: a group
       *     is not the sum of its items; `422.300.005`: more than 1,000 `ITEM`s; `422.900.001`: other faults.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.getPaymentSplit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of the payment split.
         * @example sp_01KKBX2Y4Z6A8B0C2D4E6F8G0H
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment split. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.PaymentSplit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.listRefundSplits': {
    parameters: {
      query?: {
        /**
         * @description Only what was created at this time or later.
         * @example 2026-03-01T00:00:00.000Z
         */
        _from?: components['parameters']['From'];
        /**
         * @description Only what was created before this time. Not before `_from`.
         * @example 2026-04-01T00:00:00.000Z
         */
        _to?: components['parameters']['To'];
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
        /** @description Whether the list is in ascending order; newest first unless `true`. */
        _asc?: components['parameters']['Ascending'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of refund splits. Beyond the last page, `elements` is empty. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.RefundSplitPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.createRefundSplit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v1.RefundSplitCreate'];
      };
    };
    responses: {
      /** @description The refund with its items, or the one that had these references already. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          'x-idempotent-replay': components['headers']['IdempotentReplay'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.RefundSplit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description No payment split of your merchant has this `extRef`. Send the payment split first, or correct the reference. */
      404: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description Nothing was stored. `409.310.001`: the payment split was cancelled, so there is nothing to refund;
       *     `409.310.002`: two items of the refund have the same `extRef`. A repeated refund is no conflict.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description The refund is not acceptable and nothing was stored. Correct what `details` names; never repeat it unchanged.
       *     `422.310.001`: the items do not add up; `422.310.002`: more than is left of the payment, or nothing is left;
       *     `422.310.003`: more than is left of an item; `422.310.004`: a group is not the sum of its items; `422.310.005`: an
       *     `originalExtRef` that the payment does not have; `422.310.006`: `totalAmount` without `items`; `422.310.007`:
       *     nested too deep; `422.310.008`: more than 1,000 `ITEM`s; `422.310.010`: nothing but fees; `422.900.001`: other
       *     faults.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.getRefundSplit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of the refund split.
         * @example rs_01KKP5S7T9V1W3X5Y7Z9A1B3C5
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The refund split. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.RefundSplit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.listPayoutRequests': {
    parameters: {
      query?: {
        /**
         * @description Only requests that were made at this time or later. Documented as `yyyy-MM-dd hh:mm:ss.SSSSSSX`, with
         *     the hours from 00 to 23; the form of the other lists (`2026-03-01T00:00:00.000Z`) is taken too.
         * @example 2026-03-01 00:00:00.000000Z
         */
        _from?: components['schemas']['DateTimeFilter'];
        /**
         * @description Only requests that were made before this time. Not before `_from`. Documented as
         *     `yyyy-MM-dd hh:mm:ss.SSSSSSX`, with the hours from 00 to 23; the form of the other lists
         *     (`2026-04-01T00:00:00.000Z`) is taken too.
         * @example 2026-04-01 00:00:00.000000Z
         */
        _to?: components['schemas']['DateTimeFilter'];
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
        /**
         * @description The field that the list is ordered by. Equal ones are in the order of their codes.
         * @example createdAt
         */
        _orderBy?: 'createdAt' | 'processAt' | 'amount' | 'status' | 'code';
        /** @description Whether the list is in ascending order; newest first unless `true`. */
        _asc?: components['parameters']['Ascending'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payout requests. Beyond the last page, `elements` is empty. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.PayoutRequestPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.createPayoutRequest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v1.PayoutRequestCreate'];
      };
    };
    responses: {
      /** @description The payout request, waiting to be carried out. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.PayoutRequest'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description The request is not acceptable and nothing was stored. Correct what `details` names; never repeat it unchanged.
       *     `422.330.001`: `accountCode` is unknown or somebody else's; `422.330.002`: so is `externalAccountCode`, or it belongs
       *     to another owner than the account; `422.330.003`: `processAt` lies in the past; `422.330.004`: `useBalanceAt` is later
       *     than `processAt`; `422.900.006`: both `amount` and `useBalanceAt`; `422.900.001`: other faults.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.getPayoutRequest': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of the payout request.
         * @example po_01KM3G5H7J9K1M3N5P7Q9R1S3T
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payout request. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.PayoutRequest'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v1.deletePayoutRequest': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of the payout request.
         * @example po_01KM3J2K4M6N8P0Q2R4S6T8V0W
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payout request that was deleted, with the status it had. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v1.PayoutRequest'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description The request is no longer `WAITING`. It was not deleted; read it to see how far it has got. */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listAccountHolders': {
    parameters: {
      query?: {
        /**
         * @description The parts to add, separated by commas. Without it only the code, the reference, the name, the description, the
         *     status, the tier and the time of creation are returned.
         *
         *     | Value | Adds |
         *     |---|---|
         *     | `accounts` | `accounts`, with their balances |
         *     | `extacc` | `externalAccounts`; their `kycStatus` with `kycstatus` |
         *     | `kycstatus` | `legalEntity`, which always has its `kycStatus` |
         *     | `ubo` | `legalEntity` with `ultimateBeneficialOwners` |
         *     | `docs` | `legalEntity` with `documents` and photos; those of the owners too, with `ubo` |
         *     | `docfiles` | the same with the files in them; with `extacc`, the bank statements too |
         *     | `salesprofile` | `salesProfile` |
         * @example [
         *       "kycstatus",
         *       "accounts"
         *     ]
         */
        _fragments?: components['parameters']['v2.AccountHolderFragments'];
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
        /** @description The direction of the list by time of creation; newest first unless `asc`. */
        _sort?: components['parameters']['Sort'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of account holders. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.AccountHolderPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description A query parameter is out of range, or `_fragments` holds a value that does not exist. `details` names each fault.
       *     Correct them; never repeat the request unchanged.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.createAccountHolder': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The new account holder. */
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.AccountHolderCreate'];
      };
    };
    responses: {
      /** @description The account holder, with the codes of everything that was created with it. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.AccountHolder'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description Another holder of the merchant has this `extRef`, or two entries of a list share a value that must differ. Nothing was
       *     created. For a taken `extRef`, find the holder in the list and go on with it.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description Something required is missing or malformed, or a file is too large. Nothing was created. `details` names every fault at
       *     once; correct them all and send the request again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.getAccountHolder': {
    parameters: {
      query?: {
        /**
         * @description The parts to add, separated by commas. Without it only the code, the reference, the name, the description, the
         *     status, the tier and the time of creation are returned.
         *
         *     | Value | Adds |
         *     |---|---|
         *     | `accounts` | `accounts`, with their balances |
         *     | `extacc` | `externalAccounts`; their `kycStatus` with `kycstatus` |
         *     | `kycstatus` | `legalEntity`, which always has its `kycStatus` |
         *     | `ubo` | `legalEntity` with `ultimateBeneficialOwners` |
         *     | `docs` | `legalEntity` with `documents` and photos; those of the owners too, with `ubo` |
         *     | `docfiles` | the same with the files in them; with `extacc`, the bank statements too |
         *     | `salesprofile` | `salesProfile` |
         * @example [
         *       "kycstatus",
         *       "accounts"
         *     ]
         */
        _fragments?: components['parameters']['v2.AccountHolderFragments'];
      };
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account holder. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.AccountHolder'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description `_fragments` holds a value that does not exist. Correct it; never repeat the request unchanged. */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.updateAccountHolder': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
      };
      cookie?: never;
    };
    /** @description What to add or to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.AccountHolderUpdate'];
      };
    };
    responses: {
      /** @description The account holder after the update. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.AccountHolder'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      /**
       * @description The holder is closed and takes no changes. Nothing was changed, and trying again does not help: create a new
       *     holder if the seller comes back.
       */
      402: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description The update would give two things the same value where they must differ. Nothing was changed. Get the holder with the
       *     fragments `extacc`, `ubo` and `docs`, and either send the `code` of the entry that you mean or choose another value.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description The update does not fit the holder, or a value is malformed. Nothing was changed. `details` names every fault at once;
       *     correct them all and send the request again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listBeneficialOwners': {
    parameters: {
      query?: {
        /**
         * @description The parts to add, separated by commas: `docs` for the identity papers and their photos, `docfiles` for the same with
         *     the files in them. The other values are taken, for the sake of one list everywhere, and add nothing to an owner.
         * @example [
         *       "docs"
         *     ]
         */
        _fragments?: components['parameters']['v2.BeneficialOwnerFragments'];
        /**
         * @description The page to return. The first is 0. A page beyond the last is empty.
         * @example 0
         */
        pageNumber?: number;
        /**
         * @description How many elements a page has at most.
         * @example 25
         */
        pageSize?: number;
        /** @description Another name of `pageNumber`, as other lists have it. Send one of the two; different values are a 422. */
        _pageNumber?: number;
        /** @description Another name of `pageSize`, as other lists have it. Send one of the two; different values are a 422. */
        _pageSize?: number;
      };
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder that the owners belong to.
         * @example ah_01KJQ5C7D9F1G3H5J7K9M1N3P5
         */
        accountHolderCode: components['parameters']['v2.OrganizationHolderCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of owners. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.BeneficialOwnerPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description A query parameter is out of range, `_fragments` holds a value that does not exist, or the two names of a paging parameter
       *     came with different values. `details` names each fault. Correct them; never repeat the request unchanged.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.createBeneficialOwner': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder that the owners belong to.
         * @example ah_01KJQ5C7D9F1G3H5J7K9M1N3P5
         */
        accountHolderCode: components['parameters']['v2.OrganizationHolderCode'];
      };
      cookie?: never;
    };
    /** @description The new owner. */
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.BeneficialOwnerCreate'];
      };
    };
    responses: {
      /** @description The owner, with its code. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.BeneficialOwner'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      /**
       * @description The holder is closed and takes no changes. Nothing was changed, and trying again does not help: create a new
       *     holder if the seller comes back.
       */
      402: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description Another owner of the organization has this `extRef`, or two of the documents or photos share one. Nothing was stored. List
       *     the owners: if the person is there already, update that owner; otherwise choose another value.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description A field is missing or malformed, or the holder is not an organization. Nothing was stored. `details` names every fault at
       *     once.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.getBeneficialOwner': {
    parameters: {
      query?: {
        /**
         * @description The parts to add, separated by commas: `docs` for the identity papers and their photos, `docfiles` for the same with
         *     the files in them. The other values are taken, for the sake of one list everywhere, and add nothing to an owner.
         * @example [
         *       "docs"
         *     ]
         */
        _fragments?: components['parameters']['v2.BeneficialOwnerFragments'];
      };
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder that the owners belong to.
         * @example ah_01KJQ5C7D9F1G3H5J7K9M1N3P5
         */
        accountHolderCode: components['parameters']['v2.OrganizationHolderCode'];
        /**
         * @description The service's code of the owner.
         * @example ubo_01KJQ5C8E0G2H4J6K8M0N2P4Q6
         */
        uboCode: components['parameters']['v2.BeneficialOwnerCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The owner. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.BeneficialOwner'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description `_fragments` holds a value that does not exist. Correct it; never repeat the request unchanged. */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.updateBeneficialOwner': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder that the owners belong to.
         * @example ah_01KJQ5C7D9F1G3H5J7K9M1N3P5
         */
        accountHolderCode: components['parameters']['v2.OrganizationHolderCode'];
        /**
         * @description The service's code of the owner.
         * @example ubo_01KJQ5C8E0G2H4J6K8M0N2P4Q6
         */
        uboCode: components['parameters']['v2.BeneficialOwnerCode'];
      };
      cookie?: never;
    };
    /** @description What to add or to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.BeneficialOwnerUpdate'];
      };
    };
    responses: {
      /** @description The owner after the update. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.BeneficialOwner'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      /**
       * @description The holder is closed and takes no changes. Nothing was changed, and trying again does not help: create a new
       *     holder if the seller comes back.
       */
      402: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description Another owner of the organization has this `extRef`, or two of the documents or photos would share one. Nothing was
       *     changed. Choose another value, or send the `code` of the document or photo that you mean.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description A field is missing or malformed, or an entry has a code that the owner does not have. Nothing was changed. `details`
       *     names every fault at once.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listVirtualAccounts': {
    parameters: {
      query?: {
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
      };
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of virtual accounts. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.VirtualAccountPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.getVirtualAccount': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
        /**
         * @description The service's code of the virtual account.
         * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
         */
        virtualAccountCode: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The virtual account. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.VirtualAccount'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listExternalAccounts': {
    parameters: {
      query?: {
        /**
         * @description What to add to the answer, separated by commas. `kycstatus` adds `kycStatus` and `kycMessage` where
         *     they would be left out, `docfiles` adds the file in `statement.data`. The other values are taken and
         *     add nothing to an external account.
         * @example [
         *       "kycstatus"
         *     ]
         */
        _fragments?: components['parameters']['v2.ExternalAccountFragments'];
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
        /** @description The direction of the list by time of creation; newest first unless `asc`. */
        _sort?: components['parameters']['Sort'];
      };
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of external accounts. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.ExternalAccountPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.createExternalAccount': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
      };
      cookie?: never;
    };
    /** @description The new external account. */
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.ExternalAccountCreate'];
      };
    };
    responses: {
      /** @description The external account, with its code. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.ExternalAccountWithKycStatus'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description Another external account of the holder has this `extRef` or `displayName`. Nothing was stored. List
       *     the holder's external accounts: if the account you meant is there, use it; otherwise choose another value.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description Something required is missing or not acceptable. `details` names every fault. Correct the request; the same
       *     one fails again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.getExternalAccount': {
    parameters: {
      query?: {
        /**
         * @description What to add to the answer, separated by commas. `kycstatus` adds `kycStatus` and `kycMessage` where
         *     they would be left out, `docfiles` adds the file in `statement.data`. The other values are taken and
         *     add nothing to an external account.
         * @example [
         *       "kycstatus"
         *     ]
         */
        _fragments?: components['parameters']['v2.ExternalAccountFragments'];
      };
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
        /**
         * @description The service's code of the external account.
         * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
         */
        externalAccountCode: components['parameters']['ExternalAccountCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The external account. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.ExternalAccountWithKycStatus'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description A fragment is not known. Use the values that the parameter lists. */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.updateExternalAccount': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
        /**
         * @description The service's code of the external account.
         * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
         */
        externalAccountCode: components['parameters']['ExternalAccountCode'];
      };
      cookie?: never;
    };
    /** @description What to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.ExternalAccountUpdate'];
      };
    };
    responses: {
      /** @description The external account after the change. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.ExternalAccountWithKycStatus'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description Another external account of the holder has this `extRef` or `displayName`. Nothing was stored. List
       *     the holder's external accounts: if the account you meant is there, use it; otherwise choose another value.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description A value is not acceptable, or does not fit the type of the account. `details` names every fault. Correct
       *     the request; the same one fails again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.selectExternalAccount': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
        /**
         * @description The service's code of the external account.
         * @example ea_01KJQ4A6B8C0D2E4F6G8H0J2K4
         */
        externalAccountCode: components['parameters']['ExternalAccountCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The external account, now with `selected` true. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.ExternalAccountWithKycStatus'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.createOnboardingUrl': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the account holder.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        accountHolderCode: components['parameters']['AccountHolderCode'];
      };
      cookie?: never;
    };
    /** @description Where the seller goes afterwards, and how long the address works. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['v2.OnboardingUrlCreate'];
      };
    };
    responses: {
      /** @description The address and when it expires. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.OnboardingUrl'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      /** @description The holder is closed, so there is nothing to hand in. No address was made, and one made before is of no use either. */
      402: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description `expirationTime` is out of range or `redirectUrl` cannot be used. No address was made; one made before still works. */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listTransactions': {
    parameters: {
      query?: {
        /**
         * @description The page to return. The first is 0. A page beyond the last is empty.
         * @example 0
         */
        page?: number;
        /**
         * @description How many transactions a page has at most.
         * @example 25
         */
        limit?: number;
        /**
         * @description The field that the list is ordered by. Transactions with the same value are ordered by their code.
         * @example createdAt
         */
        sort?: 'createdAt' | 'updatedAt' | 'amount';
        /**
         * @description The direction of the order; from the highest value down unless `asc`.
         * @example desc
         */
        direction?: 'asc' | 'desc';
        /**
         * @description Only transactions in which this text occurs, in capitals or not: in a code, in the `extRef` of the
         *     split, in `pspExtRef` or in `pspMutationExtRef`.
         * @example 8816183245670012
         */
        query?: string;
        /**
         * @description Only transactions in this state. Empty for all.
         * @example reconciled
         */
        status?: 'pending_split' | 'pending_settlement' | 'reconciled' | 'cancelled' | '';
        /**
         * @description Only transactions of this type. Empty for all.
         * @example PAYMENT
         */
        type?: 'PAYMENT' | 'REFUND' | 'CHARGEBACK' | '';
        /**
         * @description Only what was created on this date or later, in UTC. A time can be added.
         * @example 2026-03-01
         */
        from?: components['schemas']['DateTimeFilter'];
        /**
         * @description Only what was created before this date, in UTC. A time can be added. Not before `from`.
         * @example 2026-04-01
         */
        to?: components['schemas']['DateTimeFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.TransactionList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description A parameter is out of range or not known, or `to` lies before `from`. `details` names every fault. Correct the
       *     request; the same one fails again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listPaymentSplits': {
    parameters: {
      query?: {
        /** @description Whether the list is in ascending order; newest first unless `true`. */
        _asc?: components['parameters']['Ascending'];
        /**
         * @description Only what was created at this time or later.
         * @example 2026-03-01T00:00:00.000Z
         */
        _from?: components['parameters']['From'];
        /**
         * @description Only what was created before this time. Not before `_from`.
         * @example 2026-04-01T00:00:00.000Z
         */
        _to?: components['parameters']['To'];
        /**
         * @description The value that the list is ordered by; equal ones are in the order of their codes. `createdAt` is when
         *     the service received the split, which the split itself does not show.
         * @example createdAt
         */
        _orderBy?: components['parameters']['v2.SplitOrderBy'];
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payment splits. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PaymentSplitPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.createPaymentSplit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The payment and how it is shared out. */
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.PaymentSplitCreate'];
      };
    };
    responses: {
      /** @description The split, or the one that had this `extRef` already. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          'x-idempotent-replay': components['headers']['IdempotentReplay'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PaymentSplit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description Two items of the split have the same `extRef`. Nothing was stored: give each item a reference of its own and
       *     send the split again. A repeated `extRef` of the split itself is no conflict.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description The split is not acceptable and nothing was stored. Correct what `details` names; never repeat it unchanged.
       *     `422.300.001`: the first level does not add up to `totalAmount`; `422.300.003`: nested too deep; `422.300.004`: a group
       *     is not the sum of its items; `422.300.005`: more than 1,000 `ITEM`s; `422.900.001`: other faults.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.getPaymentSplit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of the payment split.
         * @example sp_01KKBX2Y4Z6A8B0C2D4E6F8G0H
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment split. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PaymentSplit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.cancelPaymentSplit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of the payment split.
         * @example sp_01KKEV5F0VGP1XF3A7QYFR6F0D
         */
        code: string;
      };
      cookie?: never;
    };
    /** @description Why it is cancelled, if you want to say. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['v2.PaymentSplitCancel'];
      };
    };
    responses: {
      /** @description The split that is cancelled now. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PaymentSplit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description The split cannot be cancelled and was not changed. `409.300.003`: the processor has settled the payment;
       *     `409.300.004`: there is a refund of it. Refund the rest of the split instead.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listRefundSplits': {
    parameters: {
      query?: {
        /** @description Whether the list is in ascending order; newest first unless `true`. */
        _asc?: components['parameters']['Ascending'];
        /**
         * @description Only what was created at this time or later.
         * @example 2026-03-01T00:00:00.000Z
         */
        _from?: components['parameters']['From'];
        /**
         * @description Only what was created before this time. Not before `_from`.
         * @example 2026-04-01T00:00:00.000Z
         */
        _to?: components['parameters']['To'];
        /**
         * @description The value that the list is ordered by; equal ones are in the order of their codes. `createdAt` is when
         *     the service received the split, which the split itself does not show.
         * @example createdAt
         */
        _orderBy?: components['parameters']['v2.SplitOrderBy'];
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of refund splits. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.RefundSplitPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.createRefundSplit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Which payment is refunded, and what of it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.RefundSplitCreate'];
      };
    };
    responses: {
      /** @description The refund with its items, or the one that had these references already. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          'x-idempotent-replay': components['headers']['IdempotentReplay'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.RefundSplit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description No payment split of your merchant has this `extRef`. Send the payment split first, or correct the reference. */
      404: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description Nothing was stored. `409.310.001`: the payment split was cancelled, so there is nothing to refund;
       *     `409.310.002`: two items of the refund have the same `extRef`. A repeated refund is no conflict.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description The refund is not acceptable and nothing was stored. Correct what `details` names; never repeat it unchanged.
       *     `422.310.001`: the items do not add up; `422.310.002`: more than is left of the payment, or nothing is left;
       *     `422.310.003`: more than is left of an item; `422.310.004`: a group is not the sum of its items; `422.310.005`: an
       *     `originalExtRef` that the payment does not have; `422.310.007`: nested too deep; `422.310.008`: more than 1,000 `ITEM`s;
       *     `422.310.009`: `totalAmount` without `items` is not what is left; `422.310.010`: nothing but fees; `422.900.001`: other
       *     faults.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.getRefundSplit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of the refund split.
         * @example rs_01KKP5S7T9V1W3X5Y7Z9A1B3C5
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The refund split. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.RefundSplit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.getBalance': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of the virtual account.
         * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balance of the account. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.Balance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listDivisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All divisions of the merchant. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.Division'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listBalanceTransfers': {
    parameters: {
      query?: {
        /** @description Whether the list is in ascending order; newest first unless `true`. */
        _asc?: components['parameters']['Ascending'];
        /**
         * @description The value that the list is ordered by. `createdAt` is when the transfer was made.
         * @example createdAt
         */
        _orderBy?: 'createdAt' | 'amount' | 'code';
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of balance transfers. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.BalanceTransferPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.createBalanceTransfer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The money to move. */
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.BalanceTransferCreate'];
      };
    };
    responses: {
      /** @description The transfer, with its code. The money has moved. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.BalanceTransfer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      /**
       * @description The account that the money comes from does not hold enough, or the holder of one of the accounts is closed.
       *     Nothing was moved. Top up the account, or send less.
       */
      402: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description Balance transfers are not enabled for the division of your key, or the key may not write. Ask the operator for the
       *     addendum, or use another key.
       */
      403: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description The `idempotencyKey` was used before, for a transfer with other content. Nothing was moved. If this is a retry, send
       *     exactly what was sent before; if it is a new transfer, make a new key.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description Something required is missing or not acceptable, or an account is not one of the merchant's. `details`
       *     names every fault. Correct the request; the same one fails again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.getBalanceTransfer': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of the balance transfer.
         * @example bt_01KM0D2F4G6H8J0K2M4N6P8Q0R
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balance transfer. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.BalanceTransfer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listPayoutRequests': {
    parameters: {
      query?: {
        /** @description Whether the list is in ascending order; newest first unless `true`. */
        _asc?: components['parameters']['Ascending'];
        /**
         * @description Only what was created at this time or later.
         * @example 2026-03-01T00:00:00.000Z
         */
        _from?: components['parameters']['From'];
        /**
         * @description Only what was created before this time. Not before `_from`.
         * @example 2026-04-01T00:00:00.000Z
         */
        _to?: components['parameters']['To'];
        /**
         * @description The field that the list is ordered by. Equal ones are in the order of their codes.
         * @example createdAt
         */
        _orderBy?: 'createdAt' | 'processAt' | 'amount' | 'status' | 'code';
        /** @description The page to return. The first is 0. A page beyond the last is empty. */
        _pageNumber?: components['parameters']['PageNumber'];
        /** @description How many elements a page has at most. */
        _pageSize?: components['parameters']['PageSize'];
        /**
         * @description Only payout requests in this state.
         * @example WAITING
         */
        _status?: components['schemas']['v2.PayoutStatus'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payout requests. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PayoutRequestPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.createPayoutRequest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What to pay out. */
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.PayoutRequestCreate'];
      };
    };
    responses: {
      /** @description The payout request, waiting to be carried out. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PayoutRequest'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description The request is not acceptable and nothing was stored. Correct what `details` names; never repeat it unchanged.
       *     `422.330.001`: `accountCode` is unknown or somebody else's; `422.330.002`: so is `externalAccountCode`, or it belongs
       *     to another owner than the account; `422.330.003`: `processAt` lies in the past; `422.330.005`: no `externalAccountCode`
       *     was sent and none is selected; `422.900.001`: other faults.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.getPayoutRequest': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of the payout request.
         * @example po_01KM3G5H7J9K1M3N5P7Q9R1S3T
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payout request. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PayoutRequest'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.deletePayoutRequest': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of the payout request.
         * @example po_01KM3J2K4M6N8P0Q2R4S6T8V0W
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payout request, now cancelled. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PayoutRequest'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description The request is no longer `WAITING`. It was not changed; read it to see how far it has got. */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listPayoutSettlements': {
    parameters: {
      query?: {
        /**
         * @description The page to return. The first is 0. A page beyond the last is empty.
         * @example 0
         */
        page?: number;
        /**
         * @description How many settlements a page has at most.
         * @example 25
         */
        limit?: number;
      };
      header?: never;
      path: {
        /**
         * @description The code of the payout request.
         * @example po_01KP2PSSR0PS1TQR0W2BC7FXPP
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of settlements. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PayoutSettlementList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description `page` or `limit` is out of its range. `details` names every fault. Correct the request; the same one fails again. */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listPayoutOverview': {
    parameters: {
      query?: {
        /**
         * @description The page to return. The first is 0. A page beyond the last is empty.
         * @example 0
         */
        page?: number;
        /**
         * @description How many payouts a page has at most.
         * @example 25
         */
        limit?: number;
        /**
         * @description The field that the list is ordered by. Equal ones are in the order of their codes.
         * @example createdAt
         */
        sort?: 'createdAt' | 'amount' | 'status';
        /**
         * @description The direction of the order; from the highest value down unless `asc`.
         * @example desc
         */
        direction?: 'asc' | 'desc';
        /**
         * @description Only payouts in which this text occurs, in capitals or not: in the name or code of the seller, or in the
         *     code of the virtual account.
         * @example mila
         */
        query?: string;
        /**
         * @description Only payouts in this state. One value.
         * @example PROCESSED
         */
        status?: components['schemas']['v2.PayoutStatus'];
        /**
         * @description Only payouts that were made at this time or later.
         * @example 2026-03-01T00:00:00.000Z
         */
        fromDate?: components['schemas']['DateTimeFilter'];
        /**
         * @description Only payouts that were made before this time. Not before `fromDate`.
         * @example 2026-05-01T00:00:00.000Z
         */
        toDate?: components['schemas']['DateTimeFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payouts. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PayoutOverviewList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description A parameter is out of range or not known, or `toDate` lies before `fromDate`. `details` names every fault. Correct the
       *     request; the same one fails again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.updateDefaultPayoutConfiguration': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.PayoutConfigurationUpdate'];
      };
    };
    responses: {
      /** @description The default configuration as it is now. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PayoutConfiguration'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description The configuration is not acceptable; `details` names every fault. Correct them; the same body will fail
       *     again. Nothing was changed.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.updateDivisionPayoutConfiguration': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.PayoutConfigurationUpdate'];
      };
    };
    responses: {
      /** @description The division's configuration as it is now. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PayoutConfiguration'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description The configuration is not acceptable; `details` names every fault. Correct them; the same body will fail
       *     again. Nothing was changed.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.getAccountPayoutConfiguration': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the virtual account.
         * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
         */
        virtualAccountCode: components['parameters']['v2.ConfiguredAccountCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The configuration that counts for the account. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PayoutConfiguration'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.updateAccountPayoutConfiguration': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the virtual account.
         * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
         */
        virtualAccountCode: components['parameters']['v2.ConfiguredAccountCode'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.PayoutConfigurationUpdate'];
      };
    };
    responses: {
      /** @description The account's own configuration as it is now. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PayoutConfiguration'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      402: components['responses']['RequestFailed'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description The configuration is not acceptable; `details` names every fault. Correct them; the same body will fail
       *     again. Nothing was changed.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.deleteAccountPayoutConfiguration': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's code of the virtual account.
         * @example va_01KJQ3V8M3A1C3E5G7J9K2M4N6
         */
        virtualAccountCode: components['parameters']['v2.ConfiguredAccountCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The configuration that counts for the account now. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.PayoutConfiguration'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listReports': {
    parameters: {
      query: {
        /**
         * @description Which kind of report to list.
         * @example seller-settlement
         */
        report: components['schemas']['v2.ReportType'];
        /**
         * @description The page to return. The first is 1. A page beyond the last is empty.
         * @example 1
         */
        page?: number;
        /**
         * @description How many reports a page has at most.
         * @example 10
         */
        limit?: 10 | 25 | 50 | 100;
        /**
         * @description Only reports about the account holder with this code. Of use for `seller-settlement`.
         * @example ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8
         */
        account?: string;
        /**
         * @description Only what was requested on this date or later, in UTC. A time can be added.
         * @example 2026-04-01
         */
        from?: components['schemas']['DateTimeFilter'];
        /**
         * @description Only what was requested before this date, in UTC. A time can be added. Not before `from`.
         * @example 2026-05-01
         */
        to?: components['schemas']['DateTimeFilter'];
        /**
         * @description The fields to sort by, the most important first, separated by commas.
         * @example [
         *       "status",
         *       "createdAt"
         *     ]
         */
        sort?: ('createdAt' | 'id' | 'status')[];
        /**
         * @description The direction for each field of `sort`, in the same order, separated by commas.
         * @example [
         *       "asc",
         *       "desc"
         *     ]
         */
        direction?: ('asc' | 'desc')[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of reports. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.ReportList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description A query parameter is missing or not acceptable; `details` names every fault. Correct them; the same
       *     request will fail again.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.createReport': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.ReportCreate'];
      };
    };
    responses: {
      /** @description The report that was scheduled. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.Report'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description The report cannot be made as asked for; `details` names every fault. Correct them; the same body will
       *     fail again. No report was scheduled.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.listWebhookConfigurations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The configurations of the division. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.WebhookConfiguration'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.createWebhookConfiguration': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.WebhookConfigurationCreate'];
      };
    };
    responses: {
      /** @description The new configuration. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.WebhookConfiguration'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description The division has a configuration of this type already, be it active or not. List the configurations and
       *     update that one. Nothing was changed.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /**
       * @description The configuration is not acceptable; `details` names every fault. Correct them; the same body will fail
       *     again. Nothing was changed.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.getWebhookConfiguration': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's number of the webhook configuration.
         * @example 41
         */
        configurationId: components['parameters']['v2.ConfigurationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The configuration. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.WebhookConfiguration'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.updateWebhookConfiguration': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The service's number of the webhook configuration.
         * @example 41
         */
        configurationId: components['parameters']['v2.ConfigurationId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.WebhookConfigurationUpdate'];
      };
    };
    responses: {
      /** @description The configuration as it is now. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['v2.WebhookConfiguration'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /**
       * @description The configuration is not acceptable; `details` names every fault. Correct them; the same body will fail
       *     again. Nothing was changed.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      502: components['responses']['BadGateway'];
      503: components['responses']['ServiceUnavailable'];
      504: components['responses']['GatewayTimeout'];
    };
  };
  'v2.kycUpdate': {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The HMAC-SHA512 of `<url>:<accountOwnerCode>:<x-timestamp>` in Base64, keyed with the API key. It
         *     does not cover the rest of the body.
         */
        'x-signature': components['parameters']['v2.WebhookSignature'];
        /**
         * @description When this attempt was sent, by the real time of day. Part of the signed text, as the exact characters of this
         *     header.
         */
        'x-timestamp': components['parameters']['v2.WebhookTimestamp'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.KycUpdateEvent'];
      };
    };
    responses: {
      /** @description Received. Every other 2xx counts the same; a body is not read. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description Nobody wants these notifications any more. The service turns the configuration off and does not
       *     try again.
       */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'v2.payoutUpdate': {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The HMAC-SHA512 of `<url>:<accountOwnerCode>:<x-timestamp>` in Base64, keyed with the API key. It
         *     does not cover the rest of the body.
         */
        'x-signature': components['parameters']['v2.WebhookSignature'];
        /**
         * @description When this attempt was sent, by the real time of day. Part of the signed text, as the exact characters of this
         *     header.
         */
        'x-timestamp': components['parameters']['v2.WebhookTimestamp'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['v2.PayoutUpdateEvent'];
      };
    };
    responses: {
      /** @description Received. Every other 2xx counts the same; a body is not read. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description Nobody wants these notifications any more. The service turns the configuration off and does not
       *     try again.
       */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};
