// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** All values of `AccountHolderStatusCode`. */
export const accountHolderStatusCodeValues = ['ACTIVE', 'NOPAYOUT', 'SUSPENDED', 'CLOSED'] as const;

/**
 * What the holder can do with each value:
 *
 * | Value | Meaning | Splits | Payouts | Updates |
 * |---|---|---|---|---|
 * | `ACTIVE` | from creation on | yes | yes | yes |
 * | `NOPAYOUT` | the KYC check was rejected or failed; `ACTIVE` again when it passes | yes | no | yes |
 * | `SUSPENDED` | a document was forged, until a later check passes; or the operator suspended the holder | yes | no | yes |
 * | `CLOSED` | closed by the operator at a balance of zero, permanently | as if the account did not exist | no | no |
 */
export type AccountHolderStatusCode = (typeof accountHolderStatusCodeValues)[number];

/** All values of `BalanceTransferType`. */
export const balanceTransferTypeValues = [
  'INVOICE',
  'USAGE_FEE',
  'CORRECTION',
  'CHARGEBACK',
  'VAT',
  'WALLET',
] as const;

/** The purpose of the transfer, for your bookkeeping. It does not change how the money is moved. */
export type BalanceTransferType = (typeof balanceTransferTypeValues)[number];

/** All values of `BeneficialOwnerEntryUpdateType`. */
export const beneficialOwnerEntryUpdateTypeValues = [
  'CEO',
  'CFO',
  'COO',
  'SHARE_HOLDER',
  'BOARD_MEMBER',
] as const;

/** The role of the person. Required of a new owner. */
export type BeneficialOwnerEntryUpdateType = (typeof beneficialOwnerEntryUpdateTypeValues)[number];

/** All values of `ExternalAccountCreateAccountType`. */
export const externalAccountCreateAccountTypeValues = ['IBAN', 'UPO'] as const;

/** The discriminator values of `ExternalAccountCreate`. */
export type ExternalAccountCreateAccountType =
  (typeof externalAccountCreateAccountTypeValues)[number];

/** All values of `ExternalAccountType`. */
export const externalAccountTypeValues = ['IBAN', 'UPO'] as const;

/** `IBAN` for a bank account with a number, `UPO` for an account of a payment method. */
export type ExternalAccountType = (typeof externalAccountTypeValues)[number];

/** All values of `ExternalAccountUpdateAccountType`. */
export const externalAccountUpdateAccountTypeValues = ['IBAN', 'UPO'] as const;

/** The discriminator values of `ExternalAccountUpdate`. */
export type ExternalAccountUpdateAccountType =
  (typeof externalAccountUpdateAccountTypeValues)[number];

/** All values of `GetBeneficialOwnerFragments`. */
export const getBeneficialOwnerFragmentsValues = [
  'ubo',
  'extacc',
  'kycstatus',
  'docs',
  'docfiles',
  'accounts',
  'salesprofile',
] as const;

/**
 * The fragments to add, separated by commas: `docs` for the identity documents and their photos, `docfiles` for the
 * same with their files. The other values are accepted, but add nothing to an owner.
 */
export type GetBeneficialOwnerFragments = (typeof getBeneficialOwnerFragmentsValues)[number];

/** All values of `GetExternalAccountFragments`. */
export const getExternalAccountFragmentsValues = [
  'ubo',
  'extacc',
  'kycstatus',
  'docs',
  'docfiles',
  'accounts',
  'salesprofile',
] as const;

/**
 * The fragments to add, separated by commas. `kycstatus` adds `kycStatus` and `kycMessage` to lists, `docfiles` adds
 * the file in `statement.data`. The other values are accepted, but add nothing to an external account.
 */
export type GetExternalAccountFragments = (typeof getExternalAccountFragmentsValues)[number];

/** All values of `KycStatusDetailMessageType`. */
export const kycStatusDetailMessageTypeValues = ['ERROR', 'ADVICE'] as const;

/** The same value as `type`. */
export type KycStatusDetailMessageType = (typeof kycStatusDetailMessageTypeValues)[number];

/** All values of `KycStatusDetailType`. */
export const kycStatusDetailTypeValues = ['ERROR', 'ADVICE'] as const;

/** `ERROR` prevents `PASSED`; `ADVICE` is a hint. */
export type KycStatusDetailType = (typeof kycStatusDetailTypeValues)[number];

/** All values of `KycStatusStatus`. */
export const kycStatusStatusValues = [
  'WAITING_DATA',
  'MISSING_DATA',
  'DATA_RECEIVED',
  'IN_PROGRESS',
  'PASSED',
  'REJECTED',
  'FORGED',
  'FAILED',
] as const;

/**
 * The meaning of each value:
 *
 * | Value | Meaning | What to do |
 * |---|---|---|
 * | `WAITING_DATA` | no data has been sent yet | send the data |
 * | `MISSING_DATA` | required data is missing; `details` lists it | send the missing data |
 * | `DATA_RECEIVED` | the data is complete; the check has not started | wait; if `readyForKyc=false` delays it, send an update without it |
 * | `IN_PROGRESS` | the check is running | wait |
 * | `PASSED` | accepted; payouts are possible | nothing |
 * | `REJECTED` | the data or a document was not accepted | correct it; see `details` |
 * | `FORGED` | a document was judged to be forged | send a genuine one: an important change restarts the check |
 * | `FAILED` | the check failed for technical reasons | update the holder, or send the statement again |
 */
export type KycStatusStatus = (typeof kycStatusStatusValues)[number];

/** All values of `LatePersonalDocumentCreateType`. */
export const latePersonalDocumentCreateTypeValues = ['PASSPORT', 'ID'] as const;

/** The type of the document. Only these two are accepted here. */
export type LatePersonalDocumentCreateType = (typeof latePersonalDocumentCreateTypeValues)[number];

/** All values of `LegalEntityCreateLegalForm`. */
export const legalEntityCreateLegalFormValues = ['individual', 'organization'] as const;

/** The discriminator values of `LegalEntityCreate`. */
export type LegalEntityCreateLegalForm = (typeof legalEntityCreateLegalFormValues)[number];

/** All values of `LegalEntityLegalForm`. */
export const legalEntityLegalFormValues = ['individual', 'organization'] as const;

/** The discriminator values of `LegalEntity`. */
export type LegalEntityLegalForm = (typeof legalEntityLegalFormValues)[number];

/** All values of `LegalEntityUpdateLegalForm`. */
export const legalEntityUpdateLegalFormValues = ['individual', 'organization'] as const;

/** The discriminator values of `LegalEntityUpdate`. */
export type LegalEntityUpdateLegalForm = (typeof legalEntityUpdateLegalFormValues)[number];

/** All values of `ListAccountHoldersSort`. */
export const listAccountHoldersSortValues = ['asc', 'desc'] as const;

/** The sort direction by creation time; newest first unless `asc`. */
export type ListAccountHoldersSort = (typeof listAccountHoldersSortValues)[number];

/** All values of `ListBalanceTransfersOrderBy`. */
export const listBalanceTransfersOrderByValues = ['createdAt', 'amount', 'code'] as const;

/** The field to sort by. `createdAt` is the time of the transfer. */
export type ListBalanceTransfersOrderBy = (typeof listBalanceTransfersOrderByValues)[number];

/** All values of `ListBeneficialOwnersFragments`. */
export const listBeneficialOwnersFragmentsValues = [
  'ubo',
  'extacc',
  'kycstatus',
  'docs',
  'docfiles',
  'accounts',
  'salesprofile',
] as const;

/**
 * The fragments to add, separated by commas: `docs` for the identity documents and their photos, `docfiles` for the
 * same with their files. The other values are accepted, but add nothing to an owner.
 */
export type ListBeneficialOwnersFragments = (typeof listBeneficialOwnersFragmentsValues)[number];

/** All values of `ListExternalAccountsFragments`. */
export const listExternalAccountsFragmentsValues = [
  'ubo',
  'extacc',
  'kycstatus',
  'docs',
  'docfiles',
  'accounts',
  'salesprofile',
] as const;

/**
 * The fragments to add, separated by commas. `kycstatus` adds `kycStatus` and `kycMessage` to lists, `docfiles` adds
 * the file in `statement.data`. The other values are accepted, but add nothing to an external account.
 */
export type ListExternalAccountsFragments = (typeof listExternalAccountsFragmentsValues)[number];

/** All values of `ListExternalAccountsSort`. */
export const listExternalAccountsSortValues = ['asc', 'desc'] as const;

/** The sort direction by creation time; newest first unless `asc`. */
export type ListExternalAccountsSort = (typeof listExternalAccountsSortValues)[number];

/** All values of `ListPaymentSplitsOrderBy`. */
export const listPaymentSplitsOrderByValues = [
  'createdAt',
  'extProcessedAt',
  'totalAmount',
  'extRef',
] as const;

/**
 * The field to sort by; elements with the same value are sorted by code. `createdAt` is the time when the service
 * received the split, which the split itself does not contain.
 */
export type ListPaymentSplitsOrderBy = (typeof listPaymentSplitsOrderByValues)[number];

/** All values of `ListPayoutOverviewDirection`. */
export const listPayoutOverviewDirectionValues = ['asc', 'desc'] as const;

/** The sort direction: descending unless `asc`. */
export type ListPayoutOverviewDirection = (typeof listPayoutOverviewDirectionValues)[number];

/** All values of `ListPayoutOverviewSort`. */
export const listPayoutOverviewSortValues = ['createdAt', 'amount', 'status'] as const;

/** The field to sort by. Elements with the same value are sorted by code. */
export type ListPayoutOverviewSort = (typeof listPayoutOverviewSortValues)[number];

/** All values of `ListRefundSplitsOrderBy`. */
export const listRefundSplitsOrderByValues = [
  'createdAt',
  'extProcessedAt',
  'totalAmount',
  'extRef',
] as const;

/**
 * The field to sort by; elements with the same value are sorted by code. `createdAt` is the time when the service
 * received the split, which the split itself does not contain.
 */
export type ListRefundSplitsOrderBy = (typeof listRefundSplitsOrderByValues)[number];

/** All values of `ListReportsDirection`. */
export const listReportsDirectionValues = ['asc', 'desc'] as const;

/** The direction for each field of `sort`, in the same order, separated by commas. */
export type ListReportsDirection = (typeof listReportsDirectionValues)[number];

/** All values of `ListReportsLimit`. */
export const listReportsLimitValues = [10, 25, 50, 100] as const;

/** The maximum number of reports of a page. */
export type ListReportsLimit = (typeof listReportsLimitValues)[number];

/** All values of `ListReportsSort`. */
export const listReportsSortValues = ['createdAt', 'id', 'status'] as const;

/** The fields to sort by, the most important first, separated by commas. */
export type ListReportsSort = (typeof listReportsSortValues)[number];

/** All values of `ListTransactionsDirection`. */
export const listTransactionsDirectionValues = ['asc', 'desc'] as const;

/** The sort direction: descending unless `asc`. */
export type ListTransactionsDirection = (typeof listTransactionsDirectionValues)[number];

/** All values of `ListTransactionsSort`. */
export const listTransactionsSortValues = ['createdAt', 'updatedAt', 'amount'] as const;

/** The field to sort by. Transactions with the same value are sorted by code. */
export type ListTransactionsSort = (typeof listTransactionsSortValues)[number];

/** All values of `ListTransactionsStatus`. */
export const listTransactionsStatusValues = [
  'pending_split',
  'pending_settlement',
  'reconciled',
  'cancelled',
  '',
] as const;

/** Only transactions in this state. Empty for all. */
export type ListTransactionsStatus = (typeof listTransactionsStatusValues)[number];

/** All values of `ListTransactionsType`. */
export const listTransactionsTypeValues = ['PAYMENT', 'REFUND', 'CHARGEBACK', ''] as const;

/** Only transactions of this type. Empty for all. */
export type ListTransactionsType = (typeof listTransactionsTypeValues)[number];

/** All values of `ListVirtualAccountsSort`. */
export const listVirtualAccountsSortValues = ['asc', 'desc'] as const;

/** The sort direction by creation time; newest first unless `asc`. */
export type ListVirtualAccountsSort = (typeof listVirtualAccountsSortValues)[number];

/** All values of `OrganizationDocumentCreateIssuer`. */
export const organizationDocumentCreateIssuerValues = [
  'COMPANY_REGISTER',
  'TAX_AUTHORITY',
] as const;

/** The issuer of the document. */
export type OrganizationDocumentCreateIssuer =
  (typeof organizationDocumentCreateIssuerValues)[number];

/** All values of `OrganizationDocumentIssuer`. */
export const organizationDocumentIssuerValues = ['COMPANY_REGISTER', 'TAX_AUTHORITY'] as const;

/** The issuer of the document. Left out if the document was sent with version 2, which has no issuer. */
export type OrganizationDocumentIssuer = (typeof organizationDocumentIssuerValues)[number];

/** All values of `OrganizationDocumentUpdateIssuer`. */
export const organizationDocumentUpdateIssuerValues = [
  'COMPANY_REGISTER',
  'TAX_AUTHORITY',
] as const;

/** The issuer of the document. */
export type OrganizationDocumentUpdateIssuer =
  (typeof organizationDocumentUpdateIssuerValues)[number];

/** All values of `OrganizationLegalEntityCreateType`. */
export const organizationLegalEntityCreateTypeValues = [
  'PRIVATE_COMPANY',
  'PUBLIC_COMPANY',
  'NON_PROFIT',
] as const;

/** The type of organization. */
export type OrganizationLegalEntityCreateType =
  (typeof organizationLegalEntityCreateTypeValues)[number];

/** All values of `OrganizationLegalEntityType`. */
export const organizationLegalEntityTypeValues = [
  'PRIVATE_COMPANY',
  'PUBLIC_COMPANY',
  'NON_PROFIT',
] as const;

/** The type of organization. */
export type OrganizationLegalEntityType = (typeof organizationLegalEntityTypeValues)[number];

/** All values of `OrganizationLegalEntityUpdateType`. */
export const organizationLegalEntityUpdateTypeValues = [
  'PRIVATE_COMPANY',
  'PUBLIC_COMPANY',
  'NON_PROFIT',
] as const;

/** The type of organization. */
export type OrganizationLegalEntityUpdateType =
  (typeof organizationLegalEntityUpdateTypeValues)[number];

/** All values of `PaymentSplitItemCreateType`. */
export const paymentSplitItemCreateTypeValues = ['GROUP', 'ITEM'] as const;

/** The discriminator values of `PaymentSplitItemCreate`. */
export type PaymentSplitItemCreateType = (typeof paymentSplitItemCreateTypeValues)[number];

/** All values of `PaymentSplitItemType`. */
export const paymentSplitItemTypeValues = ['GROUP', 'ITEM'] as const;

/** The discriminator values of `PaymentSplitItem`. */
export type PaymentSplitItemType = (typeof paymentSplitItemTypeValues)[number];

/** All values of `PaymentSplitLabel`. */
export const paymentSplitLabelValues = [
  'COMMISSION',
  'DISCOUNT',
  'DEFICIENCY',
  'HANDLING_FEE',
  'PAYMENT_FEE',
  'PLATFORM_DISCOUNT',
  'PRODUCT_ITEM',
  'RMA_FEE',
  'SHIPPING',
] as const;

/**
 * The purpose of an amount, which determines where the money goes. `DISCOUNT` is moved from the item's account to the
 * merchant. So are `COMMISSION`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE`. `PRODUCT_ITEM` and
 * `SHIPPING` stay on the item's account. `PLATFORM_DISCOUNT`
 * passes through the merchant's account to the item's, and changes no balance of the merchant.
 */
export type PaymentSplitLabel = (typeof paymentSplitLabelValues)[number];

/** All values of `PaymentSplitSubItemCreateType`. */
export const paymentSplitSubItemCreateTypeValues = ['GROUP', 'ITEM'] as const;

/** The discriminator values of `PaymentSplitSubItemCreate`. */
export type PaymentSplitSubItemCreateType = (typeof paymentSplitSubItemCreateTypeValues)[number];

/** All values of `PayoutConfigurationType`. */
export const payoutConfigurationTypeValues = ['MANUAL', 'SCHEDULED'] as const;

/** The discriminator values of `PayoutConfiguration`. */
export type PayoutConfigurationType = (typeof payoutConfigurationTypeValues)[number];

/** All values of `PayoutConfigurationUpdateType`. */
export const payoutConfigurationUpdateTypeValues = ['MANUAL', 'SCHEDULED'] as const;

/** The discriminator values of `PayoutConfigurationUpdate`. */
export type PayoutConfigurationUpdateType = (typeof payoutConfigurationUpdateTypeValues)[number];

/** All values of `PayoutRequestStatus`. */
export const payoutRequestStatusValues = [
  'WAITING',
  'ACCEPTED',
  'REJECTED',
  'FAILED',
  'PROCESSED',
] as const;

/**
 * The status of a payout request, with its meaning and the statuses that can follow:
 *
 * | Status | Meaning | Next |
 * |---|---|---|
 * | `WAITING` | stored and not due yet; can be deleted | `ACCEPTED` or `REJECTED` |
 * | `ACCEPTED` | checked; the money has left the account | `PROCESSED` or `FAILED` |
 * | `REJECTED` | a check failed when it was due; no money has moved | final; correct the cause and create a new request |
 * | `FAILED` | the bank refused or returned it; the money is on the account again | final; correct the cause and create a new request |
 * | `PROCESSED` | paid | usually final; `FAILED` if the bank returns the money later |
 */
export type PayoutRequestStatus = (typeof payoutRequestStatusValues)[number];

/** All values of `PayoutStatus`. */
export const payoutStatusValues = [
  'WAITING',
  'ACCEPTED',
  'RETURNED',
  'FAILED',
  'PROCESSED',
  'CANCELLED',
] as const;

/**
 * The status of a payout, with its meaning and the statuses that can follow:
 *
 * | Value | Meaning | Next |
 * |---|---|---|
 * | `WAITING` | queued; no money has been moved | `ACCEPTED`, `FAILED`, or `CANCELLED` by a delete |
 * | `ACCEPTED` | checked when due; the money has left the account | `PROCESSED` or `FAILED` |
 * | `PROCESSED` | sent to the bank | usually final; `RETURNED` if the bank returns the money |
 * | `RETURNED` | returned by the bank; the money is on the account again | final |
 * | `FAILED` | denied when due, or refused by the bank; the money is on the account | final |
 * | `CANCELLED` | deleted while waiting | final |
 */
export type PayoutStatus = (typeof payoutStatusValues)[number];

/** All values of `PersonCreateGender`. */
export const personCreateGenderValues = ['FEMALE', 'MALE'] as const;

/** The gender, as on the identity document. */
export type PersonCreateGender = (typeof personCreateGenderValues)[number];

/** All values of `PersonGender`. */
export const personGenderValues = ['FEMALE', 'MALE'] as const;

/** The gender, as on the identity document. */
export type PersonGender = (typeof personGenderValues)[number];

/** All values of `PersonUpdateGender`. */
export const personUpdateGenderValues = ['FEMALE', 'MALE'] as const;

/** The gender, as on the identity document. */
export type PersonUpdateGender = (typeof personUpdateGenderValues)[number];

/** All values of `PersonalDocumentCreateType`. */
export const personalDocumentCreateTypeValues = [
  'ID',
  'PASSPORT',
  'DRIVING_LICENSE',
  'VISA',
] as const;

/** The type of the document. All four types are accepted here, unlike in the operation that adds a document. */
export type PersonalDocumentCreateType = (typeof personalDocumentCreateTypeValues)[number];

/** All values of `PersonalDocumentType`. */
export const personalDocumentTypeValues = ['ID', 'PASSPORT', 'DRIVING_LICENSE', 'VISA'] as const;

/** The type of the document. */
export type PersonalDocumentType = (typeof personalDocumentTypeValues)[number];

/** All values of `PersonalDocumentUpdateType`. */
export const personalDocumentUpdateTypeValues = [
  'ID',
  'PASSPORT',
  'DRIVING_LICENSE',
  'VISA',
] as const;

/** The type of the document. All four types are accepted here, unlike in the operation that adds a document. */
export type PersonalDocumentUpdateType = (typeof personalDocumentUpdateTypeValues)[number];

/** All values of `PhotoCreateFormat`. */
export const photoCreateFormatValues = ['PNG', 'JPG'] as const;

/** The file format of the photo. */
export type PhotoCreateFormat = (typeof photoCreateFormatValues)[number];

/** All values of `PhotoCreatePage`. */
export const photoCreatePageValues = ['FRONT', 'BACK'] as const;

/** The side of the document. The KYC check requires `FRONT`, and for an `ID` also `BACK`. */
export type PhotoCreatePage = (typeof photoCreatePageValues)[number];

/** All values of `PhotoCreateStyle`. */
export const photoCreateStyleValues = ['STRAIGHT', 'TILTED'] as const;

/** Whether the document was photographed from straight above or at an angle. */
export type PhotoCreateStyle = (typeof photoCreateStyleValues)[number];

/** All values of `PhotoFormat`. */
export const photoFormatValues = ['PNG', 'JPG'] as const;

/** The file format of the photo. Left out if it was not sent. */
export type PhotoFormat = (typeof photoFormatValues)[number];

/** All values of `PhotoPage`. */
export const photoPageValues = ['FRONT', 'BACK'] as const;

/** The side of the document. */
export type PhotoPage = (typeof photoPageValues)[number];

/** All values of `PhotoStyle`. */
export const photoStyleValues = ['STRAIGHT', 'TILTED'] as const;

/** Whether the document was photographed from straight above or at an angle. Left out if it was not sent. */
export type PhotoStyle = (typeof photoStyleValues)[number];

/** All values of `PhotoUpdateFormat`. */
export const photoUpdateFormatValues = ['PNG', 'JPG'] as const;

/** The file format of the photo. */
export type PhotoUpdateFormat = (typeof photoUpdateFormatValues)[number];

/** All values of `PhotoUpdatePage`. */
export const photoUpdatePageValues = ['FRONT', 'BACK'] as const;

/** The side of the document. The KYC check requires `FRONT`, and for an `ID` also `BACK`. */
export type PhotoUpdatePage = (typeof photoUpdatePageValues)[number];

/** All values of `PhotoUpdateStyle`. */
export const photoUpdateStyleValues = ['STRAIGHT', 'TILTED'] as const;

/** Whether the document was photographed from straight above or at an angle. */
export type PhotoUpdateStyle = (typeof photoUpdateStyleValues)[number];

/** All values of `RefundSplitItemCreateType`. */
export const refundSplitItemCreateTypeValues = ['GROUP', 'ITEM'] as const;

/** The discriminator values of `RefundSplitItemCreate`. */
export type RefundSplitItemCreateType = (typeof refundSplitItemCreateTypeValues)[number];

/** All values of `RefundSplitItemType`. */
export const refundSplitItemTypeValues = ['GROUP', 'ITEM'] as const;

/** The discriminator values of `RefundSplitItem`. */
export type RefundSplitItemType = (typeof refundSplitItemTypeValues)[number];

/** All values of `RefundSplitLabel`. */
export const refundSplitLabelValues = [
  'COMMISSION',
  'DISCOUNT',
  'DEFICIENCY',
  'HANDLING_FEE',
  'PAYMENT_FEE',
  'PLATFORM_DISCOUNT',
  'PRODUCT_ITEM',
  'RMA_FEE',
  'SHIPPING',
  'REFUND_FEE',
  'REFUND_VAT',
] as const;

/**
 * The purpose of an amount of a refund. The labels of a payment split reverse the movements of that split.
 * `REFUND_FEE` and `REFUND_VAT` are charged to the seller for the refund itself: they go to the merchant, in addition
 * to the refund of the buyer.
 */
export type RefundSplitLabel = (typeof refundSplitLabelValues)[number];

/** All values of `RefundSplitSubItemCreateType`. */
export const refundSplitSubItemCreateTypeValues = ['GROUP', 'ITEM'] as const;

/** The discriminator values of `RefundSplitSubItemCreate`. */
export type RefundSplitSubItemCreateType = (typeof refundSplitSubItemCreateTypeValues)[number];

/** All values of `ReportType`. */
export const reportTypeValues = [
  'marketplace-sellers',
  'marketplace-payments',
  'marketplace-settlement',
  'marketplace-incoming-settlement',
  'marketplace-revenue',
  'seller-settlement',
  'balance-mutation',
  'payout-report',
] as const;

/** The type of a report. */
export type ReportType = (typeof reportTypeValues)[number];

/** All values of `TransactionType`. */
export const transactionTypeValues = ['PAYMENT', 'REFUND', 'CHARGEBACK'] as const;

/**
 * `PAYMENT` for money that a buyer paid, `REFUND` for money given back to the buyer, `CHARGEBACK` for
 * money that the buyer's bank took back.
 */
export type TransactionType = (typeof transactionTypeValues)[number];

/** All values of `TransferCurrency`. */
export const transferCurrencyValues = [
  'USD',
  'AUD',
  'EUR',
  'GBP',
  'JPY',
  'SGD',
  'CAD',
  'NZD',
] as const;

/** A currency for transfers and payouts. */
export type TransferCurrency = (typeof transferCurrencyValues)[number];

/** All values of `WebhookType`. */
export const webhookTypeValues = ['WEBHOOK_KYC_UPDATE', 'WEBHOOK_PAYOUT_UPDATE'] as const;

/**
 * The type of notifications: `WEBHOOK_KYC_UPDATE` when the KYC status of an account holder changes,
 * `WEBHOOK_PAYOUT_UPDATE` when the status of a payout changes.
 */
export type WebhookType = (typeof webhookTypeValues)[number];

/** Limits of `CountryCode`. */
export const countryCodeLimits = { minLength: 3, maxLength: 3 } as const;

/** Limits of `Currency`. */
export const currencyLimits = { minLength: 3, maxLength: 3 } as const;

/** Limits of `ExtRef`. */
export const extRefLimits = { minLength: 4, maxLength: 64 } as const;

/** Limits of `MinorUnits`. */
export const minorUnitsLimits = { minimum: -9007199254740991, maximum: 9007199254740991 } as const;

/** Limits of `Page`. */
export const pageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of `Pagination`. */
export const paginationLimits = {
  page: { minimum: 0 },
  limit: { minimum: 1 },
  total: { minimum: 0 },
} as const;

/** Limits of `PositiveMinorUnits`. */
export const positiveMinorUnitsLimits = { minimum: 1, maximum: 9007199254740991 } as const;

/** Limits of `TransferAmount`. */
export const transferAmountLimits = { minimum: 1, maximum: 9007199254740991 } as const;

/** The fields of `ErrorBody`. */
export const errorBodyFields = ['code', 'message', 'parameterized', 'details'] as const;

/** The fields of `ErrorDetail`. */
export const errorDetailFields = [
  'field',
  'code',
  'message',
  'parameterized',
  'attemptedValue',
] as const;

/** The fields of `Page`. */
export const pageFields = ['pageNumber', 'pageSize', 'totalElementCount'] as const;

/** The fields of `Pagination`. */
export const paginationFields = ['page', 'limit', 'total'] as const;

/** The fields of `ParameterizedMessage`. */
export const parameterizedMessageFields = ['template', 'params'] as const;

/** The fields of `ServerErrorBody`. */
export const serverErrorBodyFields = ['code', 'message', 'parameterized', 'details'] as const;
