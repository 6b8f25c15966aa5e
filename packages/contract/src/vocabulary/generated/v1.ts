// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** All values of `BeneficialOwnerCreateType`. */
export const beneficialOwnerCreateTypeValues = ['SHARE_HOLDER', 'CEO', 'CFO', 'COO'] as const;

/** The role of the person. */
export type BeneficialOwnerCreateType = (typeof beneficialOwnerCreateTypeValues)[number];

/** All values of `BeneficialOwnerType`. */
export const beneficialOwnerTypeValues = ['SHARE_HOLDER', 'CEO', 'CFO', 'COO'] as const;

/** The role of the person. Left out for `BOARD_MEMBER`, which only version 2 has. */
export type BeneficialOwnerType = (typeof beneficialOwnerTypeValues)[number];

/** All values of `BeneficialOwnerUpdateType`. */
export const beneficialOwnerUpdateTypeValues = ['SHARE_HOLDER', 'CEO', 'CFO', 'COO'] as const;

/** The role of the person. */
export type BeneficialOwnerUpdateType = (typeof beneficialOwnerUpdateTypeValues)[number];

/** All values of `GetAccountHolderFragments`. */
export const getAccountHolderFragmentsValues = [
  'ubo',
  'extacc',
  'kycstatus',
  'docs',
  'docfiles',
  'accounts',
] as const;

/**
 * The fragments to return in addition to code, names, description and status, separated by commas:
 *
 * | Value | Adds |
 * |---|---|
 * | `kycstatus` | the legal entity, with its KYC status; also the KYC status of owners and bank accounts in the response |
 * | `ubo` | the legal entity, with its owners |
 * | `docs` | the legal entity, with its documents and those of owners in the response, without their files |
 * | `docfiles` | the same with the files, which makes the response large |
 * | `accounts` | the virtual accounts |
 * | `extacc` | the bank accounts, without the file of their statement |
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
] as const;

/**
 * The fragments to return in addition to code, names, description and status, separated by commas:
 *
 * | Value | Adds |
 * |---|---|
 * | `kycstatus` | the legal entity, with its KYC status; also the KYC status of owners and bank accounts in the response |
 * | `ubo` | the legal entity, with its owners |
 * | `docs` | the legal entity, with its documents and those of owners in the response, without their files |
 * | `docfiles` | the same with the files, which makes the response large |
 * | `accounts` | the virtual accounts |
 * | `extacc` | the bank accounts, without the file of their statement |
 */
export type ListAccountHoldersFragments = (typeof listAccountHoldersFragmentsValues)[number];

/** All values of `ListPayoutRequestsOrderBy`. */
export const listPayoutRequestsOrderByValues = [
  'createdAt',
  'code',
  'processAt',
  'useBalanceAt',
  'accountCode',
  'externalAccountCode',
  'amount',
  'description',
  'status',
] as const;

/** The field to sort by. Elements with the same value are sorted by code. */
export type ListPayoutRequestsOrderBy = (typeof listPayoutRequestsOrderByValues)[number];

/** Limits of `AccountHolder`. */
export const accountHolderLimits = { accounts: { minItems: 1 } } as const;

/** Limits of `AccountHolderCreate`. */
export const accountHolderCreateLimits = {
  displayName: { minLength: 1 },
  accounts: { minItems: 1 },
} as const;

/** Limits of `AccountHolderPage`. */
export const accountHolderPageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of `Address`. */
export const addressLimits = { country: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `Balance`. */
export const balanceLimits = {
  amount: { minimum: -9007199254740991, maximum: 9007199254740991 },
} as const;

/** Limits of `BankStatementCreate`. */
export const bankStatementCreateLimits = { data: { minLength: 4, maxLength: 5592408 } } as const;

/** Limits of `BeneficialOwner`. */
export const beneficialOwnerLimits = { nationality: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `BeneficialOwnerCreate`. */
export const beneficialOwnerCreateLimits = { nationality: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `CreatedRefundSplit`. */
export const createdRefundSplitLimits = {
  totalAmount: { minimum: 1, maximum: 9007199254740991 },
  items: { minItems: 1 },
} as const;

/** Limits of `ExternalAccount`. */
export const externalAccountLimits = { currency: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `ExternalAccountCreate`. */
export const externalAccountCreateLimits = {
  accountNumber: { minLength: 4, maxLength: 34 },
  currency: { minLength: 3, maxLength: 3 },
} as const;

/** Limits of `ExternalAccountPage`. */
export const externalAccountPageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of `ExternalAccountUpdate`. */
export const externalAccountUpdateLimits = {
  accountNumber: { minLength: 4, maxLength: 34 },
  currency: { minLength: 3, maxLength: 3 },
} as const;

/** Limits of `ExternalAccountWithKycStatus`. */
export const externalAccountWithKycStatusLimits = {
  currency: { minLength: 3, maxLength: 3 },
} as const;

/** Limits of `FullRefundSplitCreate`. */
export const fullRefundSplitCreateLimits = {
  extRef: { minLength: 4, maxLength: 64 },
  pspMutationExtRef: { minLength: 1 },
} as const;

/** Limits of `IndividualLegalEntity`. */
export const individualLegalEntityLimits = { nationality: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `IndividualLegalEntityCreate`. */
export const individualLegalEntityCreateLimits = {
  nationality: { minLength: 3, maxLength: 3 },
} as const;

/** Limits of `LateOrganizationDocumentCreate`. */
export const lateOrganizationDocumentCreateLimits = {
  issuerCountry: { minLength: 3, maxLength: 3 },
  data: { minLength: 4, maxLength: 5592408 },
} as const;

/** Limits of `LatePersonalDocumentCreate`. */
export const latePersonalDocumentCreateLimits = {
  issuerCountry: { minLength: 3, maxLength: 3 },
  photos: { minItems: 1, maxItems: 20 },
} as const;

/** Limits of `LatePhotoCreate`. */
export const latePhotoCreateLimits = { data: { minLength: 4, maxLength: 5592408 } } as const;

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
  issuerCountry: { minLength: 3, maxLength: 3 },
  data: { minLength: 4, maxLength: 5592408 },
} as const;

/** Limits of `PartialRefundSplitCreate`. */
export const partialRefundSplitCreateLimits = {
  extRef: { minLength: 4, maxLength: 64 },
  pspMutationExtRef: { minLength: 1 },
  totalAmount: { minimum: 1, maximum: 9007199254740991 },
  items: { minItems: 1, maxItems: 1000 },
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
  paymentMethod: { minLength: 1 },
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

/** Limits of `PayoutRequest`. */
export const payoutRequestLimits = { amount: { minimum: 1, maximum: 9007199254740991 } } as const;

/** Limits of `PayoutRequestCreate`. */
export const payoutRequestCreateLimits = {
  amount: { minimum: 1, maximum: 9007199254740991 },
} as const;

/** Limits of `PayoutRequestPage`. */
export const payoutRequestPageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of `Person`. */
export const personLimits = { nationality: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `PersonCreate`. */
export const personCreateLimits = { nationality: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `PersonalDocument`. */
export const personalDocumentLimits = { issuerCountry: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `PersonalDocumentCreate`. */
export const personalDocumentCreateLimits = {
  issuerCountry: { minLength: 3, maxLength: 3 },
  photos: { minItems: 1, maxItems: 20 },
} as const;

/** Limits of `PersonalDocumentUpdate`. */
export const personalDocumentUpdateLimits = {
  issuerCountry: { minLength: 3, maxLength: 3 },
  photos: { minItems: 1, maxItems: 20 },
} as const;

/** Limits of `PhotoCreate`. */
export const photoCreateLimits = { data: { minLength: 4, maxLength: 5592408 } } as const;

/** Limits of `PhotoUpdate`. */
export const photoUpdateLimits = { data: { minLength: 4, maxLength: 5592408 } } as const;

/** Limits of `PlaceOfBirth`. */
export const placeOfBirthLimits = { country: { minLength: 3, maxLength: 3 } } as const;

/** Limits of `PlaceOfBirthCreate`. */
export const placeOfBirthCreateLimits = {
  city: { minLength: 2, maxLength: 4 },
  state: { minLength: 2, maxLength: 4 },
  country: { minLength: 3, maxLength: 3 },
} as const;

/** Limits of `PlaceOfBirthUpdate`. */
export const placeOfBirthUpdateLimits = {
  city: { minLength: 2, maxLength: 4 },
  state: { minLength: 2, maxLength: 4 },
} as const;

/** Limits of `PspResponse`. */
export const pspResponseLimits = {
  type: { minLength: 1 },
  data: { minLength: 4, maxLength: 5592408 },
} as const;

/** Limits of `RefundSplit`. */
export const refundSplitLimits = {
  totalAmount: { minimum: 1, maximum: 9007199254740991 },
  items: { minItems: 1 },
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

/** Limits of `VirtualAccountCreate`. */
export const virtualAccountCreateLimits = {
  extRef: { minLength: 4, maxLength: 32 },
  displayName: { minLength: 4, maxLength: 48 },
} as const;

/** Limits of `VirtualAccountPage`. */
export const virtualAccountPageLimits = {
  pageNumber: { minimum: 0 },
  pageSize: { minimum: 1, maximum: 500 },
  totalElementCount: { minimum: 0 },
} as const;

/** Limits of `VirtualAccountUpdate`. */
export const virtualAccountUpdateLimits = {
  extRef: { minLength: 4, maxLength: 32 },
  displayName: { minLength: 4, maxLength: 48 },
} as const;

/** Limits of the parameters of `listAccountHolders`. */
export const listAccountHoldersLimits = {
  _fragments: { minItems: 1 },
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `getAccountHolder`. */
export const getAccountHolderLimits = { _fragments: { minItems: 1 } } as const;

/** Limits of the parameters of `listVirtualAccounts`. */
export const listVirtualAccountsLimits = {
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** Limits of the parameters of `listExternalAccounts`. */
export const listExternalAccountsLimits = {
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
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

/** Limits of the parameters of `listPayoutRequests`. */
export const listPayoutRequestsLimits = {
  _pageNumber: { minimum: 0 },
  _pageSize: { minimum: 1, maximum: 500 },
} as const;

/** The fields of `AccountHolder`. */
export const accountHolderFields = [
  'code',
  'extRef',
  'displayName',
  'description',
  'status',
  'legalEntity',
  'accounts',
  'externalAccounts',
] as const;

/** The fields of `AccountHolderCreate`. */
export const accountHolderCreateFields = [
  'extRef',
  'displayName',
  'description',
  'legalEntity',
  'accounts',
] as const;

/** The fields of `AccountHolderPage`. */
export const accountHolderPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `AccountHolderStatus`. */
export const accountHolderStatusFields = ['code', 'reason', 'processedAmount'] as const;

/** The fields of `AccountHolderUpdate`. */
export const accountHolderUpdateFields = ['legalEntity', 'externalAccounts'] as const;

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

/** The fields of `Balance`. */
export const balanceFields = ['code', 'amount'] as const;

/** The fields of `BankStatement`. */
export const bankStatementFields = ['data', 'issuedAt'] as const;

/** The fields of `BankStatementCreate`. */
export const bankStatementCreateFields = ['data', 'issuedAt'] as const;

/** The fields of `BeneficialOwner`. */
export const beneficialOwnerFields = [
  'code',
  'extRef',
  'legalForm',
  'type',
  'firstName',
  'lastName',
  'legalName',
  'taxNumber',
  'socialSecurityNumber',
  'gender',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'address',
  'email',
  'phone',
  'kycStatus',
  'documents',
] as const;

/** The fields of `BeneficialOwnerCreate`. */
export const beneficialOwnerCreateFields = [
  'extRef',
  'legalForm',
  'type',
  'firstName',
  'lastName',
  'legalName',
  'taxNumber',
  'socialSecurityNumber',
  'gender',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'address',
  'email',
  'phone',
  'documents',
] as const;

/** The fields of `BeneficialOwnerUpdate`. */
export const beneficialOwnerUpdateFields = [
  'extRef',
  'legalForm',
  'type',
  'firstName',
  'lastName',
  'legalName',
  'taxNumber',
  'socialSecurityNumber',
  'gender',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'address',
  'email',
  'phone',
  'documents',
] as const;

/** The fields of `CreatedRefundSplit`. */
export const createdRefundSplitFields = [
  'code',
  'extRef',
  'pspMutationExtRef',
  'totalAmount',
  'description',
  'extProcessedAt',
  'items',
] as const;

/** The fields of `ExternalAccount`. */
export const externalAccountFields = [
  'code',
  'accountType',
  'accountNumber',
  'extRef',
  'displayName',
  'description',
  'currency',
  'statement',
  'kycStatus',
] as const;

/** The fields of `ExternalAccountCreate`. */
export const externalAccountCreateFields = [
  'accountType',
  'accountNumber',
  'currency',
  'extRef',
  'displayName',
  'description',
  'statement',
] as const;

/** The fields of `ExternalAccountPage`. */
export const externalAccountPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `ExternalAccountUpdate`. */
export const externalAccountUpdateFields = [
  'accountType',
  'accountNumber',
  'currency',
  'extRef',
  'displayName',
  'description',
  'statement',
] as const;

/** The fields of `ExternalAccountWithKycStatus`. */
export const externalAccountWithKycStatusFields = [
  'code',
  'accountType',
  'accountNumber',
  'extRef',
  'displayName',
  'description',
  'currency',
  'statement',
  'kycStatus',
] as const;

/** The fields of `FullRefundSplitCreate`. */
export const fullRefundSplitCreateFields = [
  'extRef',
  'pspMutationExtRef',
  'description',
  'extProcessedAt',
  'totalAmount',
  'items',
] as const;

/** The fields of `IndividualLegalEntity`. */
export const individualLegalEntityFields = [
  'legalForm',
  'firstName',
  'lastName',
  'legalName',
  'taxNumber',
  'socialSecurityNumber',
  'gender',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'address',
  'email',
  'phone',
  'kycStatus',
  'documents',
] as const;

/** The fields of `IndividualLegalEntityCreate`. */
export const individualLegalEntityCreateFields = [
  'legalForm',
  'firstName',
  'lastName',
  'legalName',
  'taxNumber',
  'socialSecurityNumber',
  'gender',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'address',
  'email',
  'phone',
  'documents',
] as const;

/** The fields of `IndividualLegalEntityUpdate`. */
export const individualLegalEntityUpdateFields = [
  'legalForm',
  'firstName',
  'lastName',
  'legalName',
  'taxNumber',
  'socialSecurityNumber',
  'gender',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'address',
  'email',
  'phone',
  'documents',
] as const;

/** The fields of `KycStatus`. */
export const kycStatusFields = ['status', 'details'] as const;

/** The fields of `KycStatusDetail`. */
export const kycStatusDetailFields = [
  'code',
  'type',
  'messageType',
  'messageCode',
  'messageTemplate',
  'message',
] as const;

/** The fields of `LateOrganizationDocumentCreate`. */
export const lateOrganizationDocumentCreateFields = [
  'extRef',
  'title',
  'issuer',
  'issuedAt',
  'issuerCountry',
  'data',
] as const;

/** The fields of `LatePersonalDocumentCreate`. */
export const latePersonalDocumentCreateFields = [
  'extRef',
  'type',
  'number',
  'issuedAt',
  'expireAt',
  'expiresAt',
  'issuerCountry',
  'photos',
] as const;

/** The fields of `LatePhotoCreate`. */
export const latePhotoCreateFields = ['extRef', 'page', 'style', 'format', 'data'] as const;

/** The fields of `OrganizationDocument`. */
export const organizationDocumentFields = [
  'code',
  'extRef',
  'title',
  'issuer',
  'issuedAt',
  'issuerCountry',
  'data',
] as const;

/** The fields of `OrganizationDocumentCreate`. */
export const organizationDocumentCreateFields = [
  'extRef',
  'title',
  'issuer',
  'issuedAt',
  'issuerCountry',
  'data',
] as const;

/** The fields of `OrganizationDocumentUpdate`. */
export const organizationDocumentUpdateFields = [
  'extRef',
  'title',
  'issuer',
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
  'kycStatus',
  'ultimateBeneficialOwners',
  'documents',
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
  'ultimateBeneficialOwners',
  'documents',
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
  'ultimateBeneficialOwners',
  'documents',
] as const;

/** The fields of `PartialRefundSplitCreate`. */
export const partialRefundSplitCreateFields = [
  'extRef',
  'pspMutationExtRef',
  'totalAmount',
  'description',
  'extProcessedAt',
  'items',
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
  'pspResponse',
  'description',
  'extProcessedAt',
  'items',
] as const;

/** The fields of `PaymentSplitCreate`. */
export const paymentSplitCreateFields = [
  'extRef',
  'totalAmount',
  'currency',
  'pspExtRef',
  'paymentProcessor',
  'paymentMethod',
  'pspResponse',
  'description',
  'extProcessedAt',
  'items',
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
] as const;

/** The fields of `PaymentSplitGroupCreateBase`. */
export const paymentSplitGroupCreateBaseFields = [
  'label',
  'extRef',
  'amount',
  'accountCode',
  'description',
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
] as const;

/** The fields of `PayoutRequest`. */
export const payoutRequestFields = [
  'code',
  'createdAt',
  'processAt',
  'useBalanceAt',
  'accountCode',
  'externalAccountCode',
  'amount',
  'description',
  'status',
] as const;

/** The fields of `PayoutRequestCreate`. */
export const payoutRequestCreateFields = [
  'accountCode',
  'externalAccountCode',
  'amount',
  'useBalanceAt',
  'processAt',
  'description',
] as const;

/** The fields of `PayoutRequestPage`. */
export const payoutRequestPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `Person`. */
export const personFields = [
  'firstName',
  'lastName',
  'legalName',
  'taxNumber',
  'socialSecurityNumber',
  'gender',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'address',
  'email',
  'phone',
  'kycStatus',
  'documents',
] as const;

/** The fields of `PersonCreate`. */
export const personCreateFields = [
  'firstName',
  'lastName',
  'legalName',
  'taxNumber',
  'socialSecurityNumber',
  'gender',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'address',
  'email',
  'phone',
  'documents',
] as const;

/** The fields of `PersonUpdate`. */
export const personUpdateFields = [
  'firstName',
  'lastName',
  'legalName',
  'taxNumber',
  'socialSecurityNumber',
  'gender',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'address',
  'email',
  'phone',
  'documents',
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
export const photoFields = ['code', 'extRef', 'page', 'style', 'format', 'data'] as const;

/** The fields of `PhotoCreate`. */
export const photoCreateFields = ['extRef', 'page', 'style', 'format', 'data'] as const;

/** The fields of `PhotoUpdate`. */
export const photoUpdateFields = ['extRef', 'page', 'style', 'format', 'data'] as const;

/** The fields of `PlaceOfBirth`. */
export const placeOfBirthFields = ['city', 'state', 'country'] as const;

/** The fields of `PlaceOfBirthCreate`. */
export const placeOfBirthCreateFields = ['city', 'state', 'country'] as const;

/** The fields of `PlaceOfBirthUpdate`. */
export const placeOfBirthUpdateFields = ['city', 'state', 'country'] as const;

/** The fields of `PspResponse`. */
export const pspResponseFields = ['type', 'data'] as const;

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

/** The fields of `VirtualAccount`. */
export const virtualAccountFields = ['code', 'extRef', 'accountType', 'displayName'] as const;

/** The fields of `VirtualAccountCreate`. */
export const virtualAccountCreateFields = ['extRef', 'accountType', 'displayName'] as const;

/** The fields of `VirtualAccountPage`. */
export const virtualAccountPageFields = [
  'pageNumber',
  'pageSize',
  'totalElementCount',
  'elements',
] as const;

/** The fields of `VirtualAccountUpdate`. */
export const virtualAccountUpdateFields = ['extRef', 'displayName'] as const;
