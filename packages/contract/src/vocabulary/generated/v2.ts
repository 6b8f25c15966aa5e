// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** All values of `BeneficialOwnerCreateType`. */
export const beneficialOwnerCreateTypeValues = [
  'CEO',
  'CFO',
  'COO',
  'SHARE_HOLDER',
  'BOARD_MEMBER',
] as const;

/** The role of the person. */
export type BeneficialOwnerCreateType = (typeof beneficialOwnerCreateTypeValues)[number];

/** All values of `BeneficialOwnerType`. */
export const beneficialOwnerTypeValues = [
  'CEO',
  'CFO',
  'COO',
  'SHARE_HOLDER',
  'BOARD_MEMBER',
] as const;

/** The role of the person. Left out only if the owner was created with version 1 without it. */
export type BeneficialOwnerType = (typeof beneficialOwnerTypeValues)[number];

/** All values of `BeneficialOwnerUpdateType`. */
export const beneficialOwnerUpdateTypeValues = [
  'CEO',
  'CFO',
  'COO',
  'SHARE_HOLDER',
  'BOARD_MEMBER',
] as const;

/** The role of the person. Required in updates too. */
export type BeneficialOwnerUpdateType = (typeof beneficialOwnerUpdateTypeValues)[number];

/** All values of `GetAccountHolderFragments`. */
export const getAccountHolderFragmentsValues = [
  'ubo',
  'extacc',
  'kycstatus',
  'docs',
  'docfiles',
  'accounts',
  'salesprofile',
] as const;

/**
 * The fragments to add, separated by commas. Without them, the response has only code, reference, name, description,
 * status, tier and creation time.
 *
 * | Value | Adds |
 * |---|---|
 * | `accounts` | `accounts`, with their balances |
 * | `extacc` | `externalAccounts`; their `kycStatus` with `kycstatus` |
 * | `kycstatus` | `legalEntity`, which always has its `kycStatus` |
 * | `ubo` | `legalEntity` with `ultimateBeneficialOwners` |
 * | `docs` | `legalEntity` with `documents` and photos; those of the owners too, with `ubo` |
 * | `docfiles` | the same with the files in them; with `extacc`, the bank statements too |
 * | `salesprofile` | `salesProfile` |
 */
export type GetAccountHolderFragments = (typeof getAccountHolderFragmentsValues)[number];

/** All values of `ListAccountHoldersFragments`. */
export const listAccountHoldersFragmentsValues = [
  'ubo',
  'extacc',
  'kycstatus',
  'docs',
  'docfiles',
  'accounts',
  'salesprofile',
] as const;

/**
 * The fragments to add, separated by commas. Without them, the response has only code, reference, name, description,
 * status, tier and creation time.
 *
 * | Value | Adds |
 * |---|---|
 * | `accounts` | `accounts`, with their balances |
 * | `extacc` | `externalAccounts`; their `kycStatus` with `kycstatus` |
 * | `kycstatus` | `legalEntity`, which always has its `kycStatus` |
 * | `ubo` | `legalEntity` with `ultimateBeneficialOwners` |
 * | `docs` | `legalEntity` with `documents` and photos; those of the owners too, with `ubo` |
 * | `docfiles` | the same with the files in them; with `extacc`, the bank statements too |
 * | `salesprofile` | `salesProfile` |
 */
export type ListAccountHoldersFragments = (typeof listAccountHoldersFragmentsValues)[number];

/** All values of `ListPayoutRequestsOrderBy`. */
export const listPayoutRequestsOrderByValues = [
  'createdAt',
  'code',
  'processAt',
  'accountCode',
  'externalAccountCode',
  'amount',
  'sourceCurrency',
  'targetCurrency',
  'description',
  'status',
] as const;

/** The field to sort by. Elements with the same value are sorted by code. */
export type ListPayoutRequestsOrderBy = (typeof listPayoutRequestsOrderByValues)[number];

/** Limits of `AccountBalance`. */
export const accountBalanceLimits = {
  currency: { minLength: 3, maxLength: 3 },
  confirmed: { minimum: -9007199254740991, maximum: 9007199254740991 },
  pending: { minimum: -9007199254740991, maximum: 9007199254740991 },
  payout: { minimum: -9007199254740991, maximum: 9007199254740991 },
} as const;

/** Limits of `AccountHolder`. */
export const accountHolderLimits = { accounts: { minItems: 1 } } as const;

/** Limits of `AccountHolderCreate`. */
export const accountHolderCreateLimits = {
  displayName: { minLength: 1, maxLength: 64 },
  description: { maxLength: 128 },
} as const;

/** Limits of `AccountHolderPage`. */
export const accountHolderPageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of `AccountHolderUpdate`. */
export const accountHolderUpdateLimits = {
  displayName: { minLength: 1, maxLength: 64 },
  description: { maxLength: 128 },
} as const;

/** Limits of `Address`. */
export const addressLimits = { country: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `BalanceTransfer`. */
export const balanceTransferLimits = { amount: { minimum: 1, maximum: 9007199254740991 } } as const;

/** Limits of `BalanceTransferCreate`. */
export const balanceTransferCreateLimits = {
  amount: { minimum: 1, maximum: 9007199254740991 },
  description: { maxLength: 255 },
} as const;

/** Limits of `BalanceTransferPage`. */
export const balanceTransferPageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of `BankStatementCreate`. */
export const bankStatementCreateLimits = { data: { minLength: 4, maxLength: 5592408 } } as const;

/** Limits of `BeneficialOwner`. */
export const beneficialOwnerLimits = { nationality: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `BeneficialOwnerCreate`. */
export const beneficialOwnerCreateLimits = { nationality: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `BeneficialOwnerPage`. */
export const beneficialOwnerPageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of `ExternalAccount`. */
export const externalAccountLimits = { currency: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `ExternalAccountChange`. */
export const externalAccountChangeLimits = { displayName: { minLength: 1 } } as const;

/** Limits of `ExternalAccountCreateBase`. */
export const externalAccountCreateBaseLimits = { displayName: { minLength: 1 } } as const;

/** Limits of `ExternalAccountEntryUpdate`. */
export const externalAccountEntryUpdateLimits = { displayName: { minLength: 1 } } as const;

/** Limits of `ExternalAccountIbanCreate`. */
export const externalAccountIbanCreateLimits = { displayName: { minLength: 1 } } as const;

/** Limits of `ExternalAccountIbanUpdate`. */
export const externalAccountIbanUpdateLimits = { displayName: { minLength: 1 } } as const;

/** Limits of `ExternalAccountPage`. */
export const externalAccountPageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of `ExternalAccountUpoCreate`. */
export const externalAccountUpoCreateLimits = { displayName: { minLength: 1 } } as const;

/** Limits of `ExternalAccountUpoUpdate`. */
export const externalAccountUpoUpdateLimits = { displayName: { minLength: 1 } } as const;

/** Limits of `IndividualLegalEntity`. */
export const individualLegalEntityLimits = { nationality: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `IndividualLegalEntityCreate`. */
export const individualLegalEntityCreateLimits = {
  nationality: { minLength: 3, maxLength: 3 },
} as const;

/** Limits of `ManualPayoutConfiguration`. */
export const manualPayoutConfigurationLimits = {
  refundPeriod: { minimum: 0 },
  minimumAmount: { minimum: 0 },
} as const;

/** Limits of `ManualPayoutConfigurationUpdate`. */
export const manualPayoutConfigurationUpdateLimits = {
  refundPeriod: { minimum: 0 },
  minimumAmount: { minimum: 0 },
} as const;

/** Limits of `OnboardingUrlCreate`. */
export const onboardingUrlCreateLimits = {
  expirationTime: { minimum: 1, maximum: 20160 },
} as const;

/** Limits of `OrganizationDocument`. */
export const organizationDocumentLimits = {
  issuerCountry: { minLength: 3, maxLength: 3 },
} as const;

/** Limits of `OrganizationDocumentCreate`. */
export const organizationDocumentCreateLimits = {
  issuerCountry: { minLength: 3, maxLength: 3 },
  data: { minLength: 4, maxLength: 5592408 },
} as const;

/** Limits of `OrganizationDocumentUpdate`. */
export const organizationDocumentUpdateLimits = {
  data: { minLength: 4, maxLength: 5592408 },
} as const;

/** Limits of `OrganizationLegalEntity`. */
export const organizationLegalEntityLimits = {
  nationality: { minLength: 3, maxLength: 3 },
} as const;

/** Limits of `OrganizationLegalEntityCreate`. */
export const organizationLegalEntityCreateLimits = {
  nationality: { minLength: 3, maxLength: 3 },
} as const;

/** Limits of `PaymentSplit`. */
export const paymentSplitLimits = {
  totalAmount: { minimum: 1, maximum: 9007199254740991 },
  currency: { minLength: 3, maxLength: 3 },
  items: { minItems: 1 },
} as const;

/** Limits of `PaymentSplitCreate`. */
export const paymentSplitCreateLimits = {
  extRef: { minLength: 4, maxLength: 64 },
  totalAmount: { minimum: 1, maximum: 9007199254740991 },
  currency: { minLength: 3, maxLength: 3 },
  pspExtRef: { minLength: 1 },
  description: { maxLength: 255 },
  items: { minItems: 1, maxItems: 1000 },
} as const;

/** Limits of `PaymentSplitGroup`. */
export const paymentSplitGroupLimits = {
  amount: { minimum: 1, maximum: 9007199254740991 },
  items: { minItems: 1 },
} as const;

/** Limits of `PaymentSplitGroupCreate`. */
export const paymentSplitGroupCreateLimits = {
  items: { minItems: 1, maxItems: 1000 },
  extRef: { minLength: 4, maxLength: 64 },
  amount: { minimum: 1, maximum: 9007199254740991 },
} as const;

/** Limits of `PaymentSplitGroupCreateBase`. */
export const paymentSplitGroupCreateBaseLimits = {
  extRef: { minLength: 4, maxLength: 64 },
  amount: { minimum: 1, maximum: 9007199254740991 },
} as const;

/** Limits of `PaymentSplitLeaf`. */
export const paymentSplitLeafLimits = {
  amount: { minimum: 1, maximum: 9007199254740991 },
  items: { maxItems: 0 },
} as const;

/** Limits of `PaymentSplitLeafCreate`. */
export const paymentSplitLeafCreateLimits = {
  extRef: { minLength: 4, maxLength: 64 },
  amount: { minimum: 1, maximum: 9007199254740991 },
  items: { maxItems: 0 },
} as const;

/** Limits of `PaymentSplitPage`. */
export const paymentSplitPageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of `PaymentSplitSubGroupCreate`. */
export const paymentSplitSubGroupCreateLimits = {
  items: { minItems: 1, maxItems: 1000 },
  extRef: { minLength: 4, maxLength: 64 },
  amount: { minimum: 1, maximum: 9007199254740991 },
} as const;

/** Limits of `PayoutOverviewItem`. */
export const payoutOverviewItemLimits = {
  amount: { minimum: 1, maximum: 9007199254740991 },
} as const;

/** Limits of `PayoutOverviewSeller`. */
export const payoutOverviewSellerLimits = {
  amount: { minimum: 1, maximum: 9007199254740991 },
} as const;

/** Limits of `PayoutRequest`. */
export const payoutRequestLimits = { amount: { minimum: 1, maximum: 9007199254740991 } } as const;

/** Limits of `PayoutRequestCreate`. */
export const payoutRequestCreateLimits = {
  amount: { minimum: 1, maximum: 9007199254740991 },
  description: { maxLength: 255 },
} as const;

/** Limits of `PayoutRequestPage`. */
export const payoutRequestPageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of `PayoutSettlement`. */
export const payoutSettlementLimits = {
  currency: { minLength: 3, maxLength: 3 },
  totalAmountSeller: { minimum: -9007199254740991, maximum: 9007199254740991 },
} as const;

/** Limits of `PayoutSettlementBreakdown`. */
export const payoutSettlementBreakdownLimits = {
  productAmount: { minimum: -9007199254740991, maximum: 9007199254740991 },
  commission: { minimum: -9007199254740991, maximum: 9007199254740991 },
  handlingFee: { minimum: -9007199254740991, maximum: 9007199254740991 },
  rmaFee: { minimum: -9007199254740991, maximum: 9007199254740991 },
  deficiency: { minimum: -9007199254740991, maximum: 9007199254740991 },
  refundFee: { minimum: -9007199254740991, maximum: 9007199254740991 },
  vat: { minimum: -9007199254740991, maximum: 9007199254740991 },
} as const;

/** Limits of `Person`. */
export const personLimits = { nationality: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `PersonCreate`. */
export const personCreateLimits = { nationality: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `PersonalData`. */
export const personalDataLimits = { nationality: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `PersonalDataCreate`. */
export const personalDataCreateLimits = { nationality: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `PersonalDocument`. */
export const personalDocumentLimits = { issuerCountry: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `PersonalDocumentCreate`. */
export const personalDocumentCreateLimits = {
  issuerCountry: { minLength: 3, maxLength: 3 },
  photos: { minItems: 1, maxItems: 20 },
} as const;

/** Limits of `PersonalDocumentUpdate`. */
export const personalDocumentUpdateLimits = { photos: { minItems: 1, maxItems: 20 } } as const;

/** Limits of `PhotoCreate`. */
export const photoCreateLimits = { data: { minLength: 4, maxLength: 5592408 } } as const;

/** Limits of `PhotoUpdate`. */
export const photoUpdateLimits = { data: { minLength: 4, maxLength: 5592408 } } as const;

/** Limits of `PlaceOfBirth`. */
export const placeOfBirthLimits = { country: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `PlaceOfBirthCreate`. */
export const placeOfBirthCreateLimits = { country: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `RefundSplit`. */
export const refundSplitLimits = {
  totalAmount: { minimum: 1, maximum: 9007199254740991 },
  items: { minItems: 1 },
} as const;

/** Limits of `RefundSplitCreate`. */
export const refundSplitCreateLimits = {
  extRef: { minLength: 4, maxLength: 64 },
  pspMutationExtRef: { minLength: 1 },
  totalAmount: { minimum: 1, maximum: 9007199254740991 },
  description: { maxLength: 255 },
  items: { minItems: 1, maxItems: 1000 },
} as const;

/** Limits of `RefundSplitGroup`. */
export const refundSplitGroupLimits = {
  amount: { minimum: 1, maximum: 9007199254740991 },
  items: { minItems: 1 },
} as const;

/** Limits of `RefundSplitGroupCreate`. */
export const refundSplitGroupCreateLimits = {
  items: { minItems: 1, maxItems: 1000 },
  extRef: { minLength: 4, maxLength: 64 },
  originalExtRef: { minLength: 4, maxLength: 64 },
  amount: { minimum: 1, maximum: 9007199254740991 },
} as const;

/** Limits of `RefundSplitGroupCreateBase`. */
export const refundSplitGroupCreateBaseLimits = {
  extRef: { minLength: 4, maxLength: 64 },
  originalExtRef: { minLength: 4, maxLength: 64 },
  amount: { minimum: 1, maximum: 9007199254740991 },
} as const;

/** Limits of `RefundSplitLeaf`. */
export const refundSplitLeafLimits = {
  amount: { minimum: 1, maximum: 9007199254740991 },
  items: { maxItems: 0 },
} as const;

/** Limits of `RefundSplitLeafCreate`. */
export const refundSplitLeafCreateLimits = {
  extRef: { minLength: 4, maxLength: 64 },
  originalExtRef: { minLength: 4, maxLength: 64 },
  amount: { minimum: 1, maximum: 9007199254740991 },
  items: { maxItems: 0 },
} as const;

/** Limits of `RefundSplitPage`. */
export const refundSplitPageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of `RefundSplitSubGroupCreate`. */
export const refundSplitSubGroupCreateLimits = {
  items: { minItems: 1, maxItems: 1000 },
  extRef: { minLength: 4, maxLength: 64 },
  originalExtRef: { minLength: 4, maxLength: 64 },
  amount: { minimum: 1, maximum: 9007199254740991 },
} as const;

/** Limits of `SalesProfile`. */
export const salesProfileLimits = {
  expectedMonthlyVolume: { minimum: 0, maximum: 9007199254740991 },
  expectedAverageTransactionSize: { minimum: 0, maximum: 9007199254740991 },
} as const;

/** Limits of `SalesProfileUpdate`. */
export const salesProfileUpdateLimits = {
  expectedMonthlyVolume: { minimum: 0, maximum: 9007199254740991 },
  expectedAverageTransactionSize: { minimum: 0, maximum: 9007199254740991 },
} as const;

/** Limits of `ScheduledPayoutConfiguration`. */
export const scheduledPayoutConfigurationLimits = {
  refundPeriod: { minimum: 0 },
  minimumAmount: { minimum: 0 },
} as const;

/** Limits of `ScheduledPayoutConfigurationUpdate`. */
export const scheduledPayoutConfigurationUpdateLimits = {
  refundPeriod: { minimum: 0 },
  minimumAmount: { minimum: 0 },
} as const;

/** Limits of `Transaction`. */
export const transactionLimits = { amount: { minimum: 1, maximum: 9007199254740991 } } as const;

/** Limits of `TransactionSeller`. */
export const transactionSellerLimits = {
  amount: { minimum: -9007199254740991, maximum: 9007199254740991 },
} as const;

/** Limits of `VirtualAccountPage`. */
export const virtualAccountPageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of the parameters of `listAccountHolders`. */
export const listAccountHoldersLimits = {
  _fragments: { minItems: 1 },
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `getAccountHolder`. */
export const getAccountHolderLimits = { _fragments: { minItems: 1 } } as const;

/** Limits of the parameters of `listBeneficialOwners`. */
export const listBeneficialOwnersLimits = {
  _fragments: { minItems: 1 },
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `getBeneficialOwner`. */
export const getBeneficialOwnerLimits = { _fragments: { minItems: 1 } } as const;

/** Limits of the parameters of `listVirtualAccounts`. */
export const listVirtualAccountsLimits = {
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `listExternalAccounts`. */
export const listExternalAccountsLimits = {
  _fragments: { minItems: 1 },
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `getExternalAccount`. */
export const getExternalAccountLimits = { _fragments: { minItems: 1 } } as const;

/** Limits of the parameters of `listTransactions`. */
export const listTransactionsLimits = {
  page: { minimum: 0 },
  limit: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `listPaymentSplits`. */
export const listPaymentSplitsLimits = {
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `listRefundSplits`. */
export const listRefundSplitsLimits = {
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `listBalanceTransfers`. */
export const listBalanceTransfersLimits = {
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `listPayoutRequests`. */
export const listPayoutRequestsLimits = {
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `listPayoutSettlements`. */
export const listPayoutSettlementsLimits = { page: { minimum: 0 }, limit: { minimum: 1 } } as const;

/** Limits of the parameters of `listPayoutOverview`. */
export const listPayoutOverviewLimits = {
  page: { minimum: 0 },
  limit: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `listReports`. */
export const listReportsLimits = {
  page: { minimum: 1 },
  sort: { minItems: 1, maxItems: 3 },
  direction: { minItems: 1, maxItems: 3 },
} as const;

/** Limits of the parameters of `getWebhookConfiguration`. */
export const getWebhookConfigurationLimits = {
  configurationId: { minimum: 1, maximum: 9007199254740991 },
} as const;

/** Limits of the parameters of `updateWebhookConfiguration`. */
export const updateWebhookConfigurationLimits = {
  configurationId: { minimum: 1, maximum: 9007199254740991 },
} as const;

/** The fields of `AccountBalance`. */
export const accountBalanceFields = ['currency', 'confirmed', 'pending', 'payout'] as const;

/** The fields of `AccountHolder`. */
export const accountHolderFields = [
  'code',
  'extRef',
  'displayName',
  'description',
  'status',
  'tier',
  'createdAt',
  'legalEntity',
  'accounts',
  'externalAccounts',
  'salesProfile',
] as const;

/** The fields of `AccountHolderCreate`. */
export const accountHolderCreateFields = [
  'extRef',
  'displayName',
  'description',
  'legalEntity',
  'externalAccounts',
  'salesProfile',
] as const;

/** The fields of `AccountHolderPage`. */
export const accountHolderPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `AccountHolderStatus`. */
export const accountHolderStatusFields = ['code', 'reason'] as const;

/** The fields of `AccountHolderUpdate`. */
export const accountHolderUpdateFields = [
  'extRef',
  'displayName',
  'description',
  'legalEntity',
  'externalAccounts',
  'salesProfile',
] as const;

/** The fields of `Address`. */
export const addressFields = [
  'street',
  'houseNumber',
  'addition',
  'zipcode',
  'city',
  'state',
  'country',
] as const;

/** The fields of `AddressUpdate`. */
export const addressUpdateFields = [
  'street',
  'houseNumber',
  'addition',
  'zipcode',
  'city',
  'state',
  'country',
] as const;

/** The fields of `ApmData`. */
export const apmDataFields = ['routingNumber'] as const;

/** The fields of `ApmDataCreate`. */
export const apmDataCreateFields = ['routingNumber'] as const;

/** The fields of `Balance`. */
export const balanceFields = ['code', 'amounts'] as const;

/** The fields of `BalanceTransfer`. */
export const balanceTransferFields = [
  'code',
  'fromAccountCode',
  'toAccountCode',
  'amount',
  'currency',
  'idempotencyKey',
  'type',
  'description',
] as const;

/** The fields of `BalanceTransferCreate`. */
export const balanceTransferCreateFields = [
  'fromAccountCode',
  'toAccountCode',
  'amount',
  'currency',
  'idempotencyKey',
  'type',
  'description',
] as const;

/** The fields of `BalanceTransferPage`. */
export const balanceTransferPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `BankStatement`. */
export const bankStatementFields = ['data', 'issuedAt'] as const;

/** The fields of `BankStatementCreate`. */
export const bankStatementCreateFields = ['data', 'issuedAt'] as const;

/** The fields of `BeneficialOwner`. */
export const beneficialOwnerFields = [
  'code',
  'extRef',
  'type',
  'createdAt',
  'legalName',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `BeneficialOwnerCreate`. */
export const beneficialOwnerCreateFields = [
  'extRef',
  'type',
  'legalName',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `BeneficialOwnerEntryUpdate`. */
export const beneficialOwnerEntryUpdateFields = [
  'extRef',
  'type',
  'legalName',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `BeneficialOwnerPage`. */
export const beneficialOwnerPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `BeneficialOwnerUpdate`. */
export const beneficialOwnerUpdateFields = [
  'extRef',
  'type',
  'legalName',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `Division`. */
export const divisionFields = [
  'code',
  'name',
  'balances',
  'balanceTransferEnabled',
  'kycTier',
  'externalAccount',
] as const;

/** The fields of `DivisionBalance`. */
export const divisionBalanceFields = [
  'virtualAccountType',
  'virtualAccountCode',
  'confirmedBalance',
  'pendingBalance',
  'payoutBalance',
] as const;

/** The fields of `ExternalAccount`. */
export const externalAccountFields = [
  'code',
  'extRef',
  'displayName',
  'description',
  'accountType',
  'accountNumber',
  'paymentMethod',
  'apmData',
  'currency',
  'acceptOtherCurrencies',
  'allowedOtherCurrencyCodes',
  'statement',
  'kycStatus',
  'kycMessage',
  'selected',
] as const;

/** The fields of `ExternalAccountChange`. */
export const externalAccountChangeFields = [
  'extRef',
  'displayName',
  'description',
  'accountNumber',
  'paymentMethod',
  'apmData',
  'currency',
  'acceptOtherCurrencies',
  'allowedOtherCurrencyCodes',
  'statement',
] as const;

/** The fields of `ExternalAccountCreateBase`. */
export const externalAccountCreateBaseFields = [
  'extRef',
  'displayName',
  'description',
  'acceptOtherCurrencies',
  'allowedOtherCurrencyCodes',
  'statement',
] as const;

/** The fields of `ExternalAccountEntryUpdate`. */
export const externalAccountEntryUpdateFields = [
  'extRef',
  'accountType',
  'displayName',
  'description',
  'accountNumber',
  'paymentMethod',
  'apmData',
  'currency',
  'acceptOtherCurrencies',
  'allowedOtherCurrencyCodes',
  'statement',
] as const;

/** The fields of `ExternalAccountIbanCreate`. */
export const externalAccountIbanCreateFields = [
  'accountType',
  'accountNumber',
  'currency',
  'extRef',
  'displayName',
  'description',
  'acceptOtherCurrencies',
  'allowedOtherCurrencyCodes',
  'statement',
] as const;

/** The fields of `ExternalAccountIbanUpdate`. */
export const externalAccountIbanUpdateFields = [
  'accountType',
  'extRef',
  'displayName',
  'description',
  'accountNumber',
  'paymentMethod',
  'apmData',
  'currency',
  'acceptOtherCurrencies',
  'allowedOtherCurrencyCodes',
  'statement',
] as const;

/** The fields of `ExternalAccountPage`. */
export const externalAccountPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `ExternalAccountUpoCreate`. */
export const externalAccountUpoCreateFields = [
  'accountType',
  'accountNumber',
  'paymentMethod',
  'apmData',
  'currency',
  'extRef',
  'displayName',
  'description',
  'acceptOtherCurrencies',
  'allowedOtherCurrencyCodes',
  'statement',
] as const;

/** The fields of `ExternalAccountUpoUpdate`. */
export const externalAccountUpoUpdateFields = [
  'accountType',
  'extRef',
  'displayName',
  'description',
  'accountNumber',
  'paymentMethod',
  'apmData',
  'currency',
  'acceptOtherCurrencies',
  'allowedOtherCurrencyCodes',
  'statement',
] as const;

/** The fields of `HolderAccount`. */
export const holderAccountFields = [
  'balances',
  'code',
  'accountType',
  'displayName',
  'extRef',
] as const;

/** The fields of `IndividualLegalEntity`. */
export const individualLegalEntityFields = [
  'legalForm',
  'taxNumber',
  'registrationNumber',
  'ultimateBeneficialOwners',
  'kycStatus',
  'kycMessage',
  'legalName',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `IndividualLegalEntityCreate`. */
export const individualLegalEntityCreateFields = [
  'legalForm',
  'taxNumber',
  'registrationNumber',
  'ultimateBeneficialOwners',
  'legalName',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `IndividualLegalEntityUpdate`. */
export const individualLegalEntityUpdateFields = [
  'legalForm',
  'taxNumber',
  'registrationNumber',
  'ultimateBeneficialOwners',
  'legalName',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `KycUpdateEvent`. */
export const kycUpdateEventFields = [
  'accountOwnerCode',
  'kycStatus',
  'kycMessage',
  'hostedOnboardingUrl',
] as const;

/** The fields of `ManualPayoutConfiguration`. */
export const manualPayoutConfigurationFields = [
  'type',
  'frequency',
  'refundPeriod',
  'minimumAmount',
] as const;

/** The fields of `ManualPayoutConfigurationUpdate`. */
export const manualPayoutConfigurationUpdateFields = [
  'type',
  'frequency',
  'refundPeriod',
  'minimumAmount',
] as const;

/** The fields of `OnboardingUrl`. */
export const onboardingUrlFields = ['url', 'expireAt'] as const;

/** The fields of `OnboardingUrlCreate`. */
export const onboardingUrlCreateFields = ['redirectUrl', 'expirationTime'] as const;

/** The fields of `OrganizationDocument`. */
export const organizationDocumentFields = [
  'code',
  'extRef',
  'title',
  'type',
  'issuedAt',
  'issuerCountry',
  'data',
] as const;

/** The fields of `OrganizationDocumentCreate`. */
export const organizationDocumentCreateFields = [
  'extRef',
  'title',
  'type',
  'issuedAt',
  'issuerCountry',
  'data',
] as const;

/** The fields of `OrganizationDocumentUpdate`. */
export const organizationDocumentUpdateFields = [
  'extRef',
  'title',
  'type',
  'issuedAt',
  'issuerCountry',
  'data',
] as const;

/** The fields of `OrganizationLegalEntity`. */
export const organizationLegalEntityFields = [
  'legalForm',
  'type',
  'legalName',
  'registrationNumber',
  'taxNumber',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'kycStatus',
  'kycMessage',
  'ultimateBeneficialOwners',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `OrganizationLegalEntityCreate`. */
export const organizationLegalEntityCreateFields = [
  'legalForm',
  'type',
  'legalName',
  'registrationNumber',
  'taxNumber',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'ultimateBeneficialOwners',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `OrganizationLegalEntityUpdate`. */
export const organizationLegalEntityUpdateFields = [
  'legalForm',
  'type',
  'legalName',
  'registrationNumber',
  'taxNumber',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'ultimateBeneficialOwners',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `PaymentSplit`. */
export const paymentSplitFields = [
  'code',
  'extRef',
  'totalAmount',
  'currency',
  'pspExtRef',
  'paymentProcessor',
  'paymentMethod',
  'description',
  'extProcessedAt',
  'items',
] as const;

/** The fields of `PaymentSplitCancel`. */
export const paymentSplitCancelFields = ['reason'] as const;

/** The fields of `PaymentSplitCreate`. */
export const paymentSplitCreateFields = [
  'extRef',
  'totalAmount',
  'currency',
  'pspExtRef',
  'paymentProcessor',
  'paymentMethod',
  'description',
  'extProcessedAt',
  'items',
  'code',
] as const;

/** The fields of `PaymentSplitGroup`. */
export const paymentSplitGroupFields = [
  'code',
  'type',
  'label',
  'extRef',
  'amount',
  'accountCode',
  'description',
  'items',
  'originalExtRef',
] as const;

/** The fields of `PaymentSplitGroupCreate`. */
export const paymentSplitGroupCreateFields = [
  'type',
  'items',
  'label',
  'extRef',
  'amount',
  'accountCode',
  'description',
  'originalExtRef',
] as const;

/** The fields of `PaymentSplitGroupCreateBase`. */
export const paymentSplitGroupCreateBaseFields = [
  'label',
  'extRef',
  'amount',
  'accountCode',
  'description',
  'originalExtRef',
] as const;

/** The fields of `PaymentSplitLeaf`. */
export const paymentSplitLeafFields = [
  'code',
  'type',
  'label',
  'extRef',
  'amount',
  'accountCode',
  'description',
  'items',
  'originalExtRef',
] as const;

/** The fields of `PaymentSplitLeafCreate`. */
export const paymentSplitLeafCreateFields = [
  'type',
  'label',
  'extRef',
  'amount',
  'accountCode',
  'description',
  'items',
  'originalExtRef',
] as const;

/** The fields of `PaymentSplitPage`. */
export const paymentSplitPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `PaymentSplitSubGroupCreate`. */
export const paymentSplitSubGroupCreateFields = [
  'type',
  'items',
  'label',
  'extRef',
  'amount',
  'accountCode',
  'description',
  'originalExtRef',
] as const;

/** The fields of `PayoutOverviewItem`. */
export const payoutOverviewItemFields = [
  'code',
  'amount',
  'sourceCurrency',
  'targetCurrency',
  'seller',
  'virtualAccountCode',
  'iban',
  'status',
  'createdAt',
] as const;

/** The fields of `PayoutOverviewList`. */
export const payoutOverviewListFields = ['items', 'pagination'] as const;

/** The fields of `PayoutOverviewSeller`. */
export const payoutOverviewSellerFields = ['code', 'name', 'amount'] as const;

/** The fields of `PayoutRequest`. */
export const payoutRequestFields = [
  'code',
  'createdAt',
  'accountCode',
  'externalAccountCode',
  'amount',
  'sourceCurrency',
  'targetCurrency',
  'description',
  'processAt',
  'status',
] as const;

/** The fields of `PayoutRequestCreate`. */
export const payoutRequestCreateFields = [
  'accountCode',
  'externalAccountCode',
  'amount',
  'sourceCurrency',
  'targetCurrency',
  'description',
  'processAt',
] as const;

/** The fields of `PayoutRequestPage`. */
export const payoutRequestPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `PayoutSettlement`. */
export const payoutSettlementFields = [
  'type',
  'subType',
  'code',
  'date',
  'description',
  'status',
  'currency',
  'totalAmountSeller',
  'amountBreakdown',
] as const;

/** The fields of `PayoutSettlementBreakdown`. */
export const payoutSettlementBreakdownFields = [
  'productAmount',
  'commission',
  'handlingFee',
  'rmaFee',
  'deficiency',
  'refundFee',
  'vat',
] as const;

/** The fields of `PayoutSettlementList`. */
export const payoutSettlementListFields = ['items', 'pagination'] as const;

/** The fields of `PayoutUpdateEvent`. */
export const payoutUpdateEventFields = [
  'accountOwnerCode',
  'payoutStatus',
  'payoutCode',
  'payoutMessage',
] as const;

/** The fields of `Person`. */
export const personFields = [
  'legalName',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `PersonCreate`. */
export const personCreateFields = [
  'legalName',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `PersonUpdate`. */
export const personUpdateFields = [
  'legalName',
  'address',
  'email',
  'phone',
  'indirectControlThrough',
  'documents',
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `PersonalData`. */
export const personalDataFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `PersonalDataCreate`. */
export const personalDataCreateFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `PersonalDataUpdate`. */
export const personalDataUpdateFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'socialSecurityNumber',
] as const;

/** The fields of `PersonalDocument`. */
export const personalDocumentFields = [
  'code',
  'extRef',
  'type',
  'number',
  'issuedAt',
  'expireAt',
  'issuerCountry',
  'photos',
] as const;

/** The fields of `PersonalDocumentCreate`. */
export const personalDocumentCreateFields = [
  'extRef',
  'type',
  'number',
  'issuedAt',
  'expireAt',
  'issuerCountry',
  'photos',
] as const;

/** The fields of `PersonalDocumentUpdate`. */
export const personalDocumentUpdateFields = [
  'extRef',
  'type',
  'number',
  'issuedAt',
  'expireAt',
  'issuerCountry',
  'photos',
] as const;

/** The fields of `Photo`. */
export const photoFields = ['code', 'extRef', 'page', 'data'] as const;

/** The fields of `PhotoCreate`. */
export const photoCreateFields = ['extRef', 'page', 'data'] as const;

/** The fields of `PhotoUpdate`. */
export const photoUpdateFields = ['extRef', 'page', 'data'] as const;

/** The fields of `PlaceOfBirth`. */
export const placeOfBirthFields = ['city', 'state', 'country'] as const;

/** The fields of `PlaceOfBirthCreate`. */
export const placeOfBirthCreateFields = ['city', 'state', 'country'] as const;

/** The fields of `PlaceOfBirthUpdate`. */
export const placeOfBirthUpdateFields = ['city', 'state', 'country'] as const;

/** The fields of `RefundSplit`. */
export const refundSplitFields = [
  'code',
  'extRef',
  'pspMutationExtRef',
  'totalAmount',
  'description',
  'extProcessedAt',
  'items',
] as const;

/** The fields of `RefundSplitCreate`. */
export const refundSplitCreateFields = [
  'extRef',
  'pspMutationExtRef',
  'totalAmount',
  'description',
  'extProcessedAt',
  'items',
  'code',
] as const;

/** The fields of `RefundSplitGroup`. */
export const refundSplitGroupFields = [
  'code',
  'type',
  'label',
  'extRef',
  'originalExtRef',
  'amount',
  'accountCode',
  'description',
  'items',
] as const;

/** The fields of `RefundSplitGroupCreate`. */
export const refundSplitGroupCreateFields = [
  'type',
  'items',
  'label',
  'extRef',
  'originalExtRef',
  'amount',
  'accountCode',
  'description',
] as const;

/** The fields of `RefundSplitGroupCreateBase`. */
export const refundSplitGroupCreateBaseFields = [
  'label',
  'extRef',
  'originalExtRef',
  'amount',
  'accountCode',
  'description',
] as const;

/** The fields of `RefundSplitLeaf`. */
export const refundSplitLeafFields = [
  'code',
  'type',
  'label',
  'extRef',
  'originalExtRef',
  'amount',
  'accountCode',
  'description',
  'items',
] as const;

/** The fields of `RefundSplitLeafCreate`. */
export const refundSplitLeafCreateFields = [
  'type',
  'label',
  'extRef',
  'originalExtRef',
  'amount',
  'accountCode',
  'description',
  'items',
] as const;

/** The fields of `RefundSplitPage`. */
export const refundSplitPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `RefundSplitSubGroupCreate`. */
export const refundSplitSubGroupCreateFields = [
  'type',
  'items',
  'label',
  'extRef',
  'originalExtRef',
  'amount',
  'accountCode',
  'description',
] as const;

/** The fields of `Report`. */
export const reportFields = ['id', 'report', 'status', 'url', 'createdAt', 'account'] as const;

/** The fields of `ReportAccount`. */
export const reportAccountFields = ['id', 'name', 'type'] as const;

/** The fields of `ReportCreate`. */
export const reportCreateFields = ['report', 'account', 'from', 'to'] as const;

/** The fields of `ReportList`. */
export const reportListFields = ['items', 'pagination'] as const;

/** The fields of `SalesProfile`. */
export const salesProfileFields = [
  'expectedMonthlyVolume',
  'expectedAverageTransactionSize',
] as const;

/** The fields of `SalesProfileUpdate`. */
export const salesProfileUpdateFields = [
  'expectedMonthlyVolume',
  'expectedAverageTransactionSize',
] as const;

/** The fields of `ScheduledPayoutConfiguration`. */
export const scheduledPayoutConfigurationFields = [
  'type',
  'frequency',
  'refundPeriod',
  'minimumAmount',
] as const;

/** The fields of `ScheduledPayoutConfigurationUpdate`. */
export const scheduledPayoutConfigurationUpdateFields = [
  'type',
  'frequency',
  'refundPeriod',
  'minimumAmount',
] as const;

/** The fields of `Transaction`. */
export const transactionFields = [
  'code',
  'type',
  'status',
  'sellers',
  'amount',
  'processor',
  'method',
  'pspExtRef',
  'pspMutationExtRef',
  'createdAt',
  'updatedAt',
] as const;

/** The fields of `TransactionList`. */
export const transactionListFields = ['items', 'pagination'] as const;

/** The fields of `TransactionSeller`. */
export const transactionSellerFields = ['code', 'name', 'amount'] as const;

/** The fields of `TransactionStatus`. */
export const transactionStatusFields = ['type', 'message'] as const;

/** The fields of `VirtualAccount`. */
export const virtualAccountFields = ['code', 'accountType', 'displayName', 'extRef'] as const;

/** The fields of `VirtualAccountPage`. */
export const virtualAccountPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `WebhookConfiguration`. */
export const webhookConfigurationFields = [
  'id',
  'type',
  'divisionCode',
  'isActivated',
  'url',
] as const;

/** The fields of `WebhookConfigurationCreate`. */
export const webhookConfigurationCreateFields = ['url', 'type'] as const;

/** The fields of `WebhookConfigurationUpdate`. */
export const webhookConfigurationUpdateFields = ['url', 'type', 'isActivated'] as const;
