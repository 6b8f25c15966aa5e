// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { unique } from '../runtime/arrays.js';
import type { OperationValidators } from '../runtime/operation.js';
import { DateTimeFilter, ErrorBody } from '../shared.js';
import {
  AccountHolder,
  AccountHolderCreate,
  AccountHolderPage,
  AccountHolderUpdate,
  Balance,
  BalanceTransfer,
  BalanceTransferCreate,
  BalanceTransferPage,
  BeneficialOwner,
  BeneficialOwnerCreate,
  BeneficialOwnerPage,
  BeneficialOwnerUpdate,
  Division,
  ExternalAccountCreate,
  ExternalAccountPage,
  ExternalAccountUpdate,
  ExternalAccountWithKycStatus,
  OnboardingUrl,
  OnboardingUrlCreate,
  PaymentSplit,
  PaymentSplitCancel,
  PaymentSplitCreate,
  PaymentSplitPage,
  PayoutConfiguration,
  PayoutConfigurationUpdate,
  PayoutOverviewList,
  PayoutRequest,
  PayoutRequestCreate,
  PayoutRequestPage,
  PayoutSettlementList,
  PayoutStatus,
  RefundSplit,
  RefundSplitCreate,
  RefundSplitPage,
  Report,
  ReportCreate,
  ReportList,
  ReportType,
  TransactionList,
  VirtualAccount,
  VirtualAccountPage,
  WebhookConfiguration,
  WebhookConfigurationCreate,
  WebhookConfigurationUpdate,
} from '../v2.js';
import * as z from 'zod';

/** The validators of `v2.listAccountHolders`. */
export const listAccountHolders = {
  query: z.object({
    _fragments: z
      .array(z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts', 'salesprofile']))
      .optional(),
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
    _sort: z.enum(['asc', 'desc']).default('desc'),
  }),
  responses: {
    '200': AccountHolderPage,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.createAccountHolder`. */
export const createAccountHolder = {
  body: AccountHolderCreate,
  responses: {
    '200': AccountHolder,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '409': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.getAccountHolder`. */
export const getAccountHolder = {
  path: z.object({ accountHolderCode: z.string() }),
  query: z.object({
    _fragments: z
      .array(z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts', 'salesprofile']))
      .optional(),
  }),
  responses: {
    '200': AccountHolder,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.updateAccountHolder`. */
export const updateAccountHolder = {
  path: z.object({ accountHolderCode: z.string() }),
  body: AccountHolderUpdate,
  responses: {
    '200': AccountHolder,
    '400': ErrorBody,
    '401': ErrorBody,
    '402': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '409': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listBeneficialOwners`. */
export const listBeneficialOwners = {
  path: z.object({ accountHolderCode: z.string() }),
  query: z.object({
    _fragments: z
      .array(z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts', 'salesprofile']))
      .optional(),
    pageNumber: z.int().min(0).default(0),
    pageSize: z.int().min(1).max(500).default(25),
    _pageNumber: z.int().min(0).optional(),
    _pageSize: z.int().min(1).max(500).optional(),
  }),
  responses: {
    '200': BeneficialOwnerPage,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.createBeneficialOwner`. */
export const createBeneficialOwner = {
  path: z.object({ accountHolderCode: z.string() }),
  body: BeneficialOwnerCreate,
  responses: {
    '200': BeneficialOwner,
    '400': ErrorBody,
    '401': ErrorBody,
    '402': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '409': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.getBeneficialOwner`. */
export const getBeneficialOwner = {
  path: z.object({ accountHolderCode: z.string(), uboCode: z.string() }),
  query: z.object({
    _fragments: z
      .array(z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts', 'salesprofile']))
      .optional(),
  }),
  responses: {
    '200': BeneficialOwner,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.updateBeneficialOwner`. */
export const updateBeneficialOwner = {
  path: z.object({ accountHolderCode: z.string(), uboCode: z.string() }),
  body: BeneficialOwnerUpdate,
  responses: {
    '200': BeneficialOwner,
    '400': ErrorBody,
    '401': ErrorBody,
    '402': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '409': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listVirtualAccounts`. */
export const listVirtualAccounts = {
  path: z.object({ accountHolderCode: z.string() }),
  query: z.object({
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
  }),
  responses: {
    '200': VirtualAccountPage,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.getVirtualAccount`. */
export const getVirtualAccount = {
  path: z.object({ accountHolderCode: z.string(), virtualAccountCode: z.string() }),
  responses: {
    '200': VirtualAccount,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listExternalAccounts`. */
export const listExternalAccounts = {
  path: z.object({ accountHolderCode: z.string() }),
  query: z.object({
    _fragments: z
      .array(z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts', 'salesprofile']))
      .optional(),
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
    _sort: z.enum(['asc', 'desc']).default('desc'),
  }),
  responses: {
    '200': ExternalAccountPage,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.createExternalAccount`. */
export const createExternalAccount = {
  path: z.object({ accountHolderCode: z.string() }),
  body: ExternalAccountCreate,
  responses: {
    '200': ExternalAccountWithKycStatus,
    '400': ErrorBody,
    '401': ErrorBody,
    '402': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '409': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.getExternalAccount`. */
export const getExternalAccount = {
  path: z.object({ accountHolderCode: z.string(), externalAccountCode: z.string() }),
  query: z.object({
    _fragments: z
      .array(z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts', 'salesprofile']))
      .optional(),
  }),
  responses: {
    '200': ExternalAccountWithKycStatus,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.updateExternalAccount`. */
export const updateExternalAccount = {
  path: z.object({ accountHolderCode: z.string(), externalAccountCode: z.string() }),
  body: ExternalAccountUpdate,
  responses: {
    '200': ExternalAccountWithKycStatus,
    '400': ErrorBody,
    '401': ErrorBody,
    '402': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '409': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.selectExternalAccount`. */
export const selectExternalAccount = {
  path: z.object({ accountHolderCode: z.string(), externalAccountCode: z.string() }),
  responses: {
    '200': ExternalAccountWithKycStatus,
    '400': ErrorBody,
    '401': ErrorBody,
    '402': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.createOnboardingUrl`. */
export const createOnboardingUrl = {
  path: z.object({ accountHolderCode: z.string() }),
  body: OnboardingUrlCreate.optional(),
  responses: {
    '200': OnboardingUrl,
    '400': ErrorBody,
    '401': ErrorBody,
    '402': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listTransactions`. */
export const listTransactions = {
  query: z.object({
    page: z.int().min(0).default(0),
    limit: z.int().min(1).max(500).default(25),
    sort: z.enum(['createdAt', 'updatedAt', 'amount']).default('createdAt'),
    direction: z.enum(['asc', 'desc']).default('desc'),
    query: z.string().optional(),
    status: z
      .enum(['pending_split', 'pending_settlement', 'reconciled', 'cancelled', ''])
      .default(''),
    type: z.enum(['PAYMENT', 'REFUND', 'CHARGEBACK', '']).default(''),
    from: DateTimeFilter.optional(),
    to: DateTimeFilter.optional(),
  }),
  responses: {
    '200': TransactionList,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listPaymentSplits`. */
export const listPaymentSplits = {
  query: z.object({
    _asc: z.boolean().default(false),
    _from: DateTimeFilter.optional(),
    _to: DateTimeFilter.optional(),
    _orderBy: z.enum(['createdAt', 'extProcessedAt', 'totalAmount', 'extRef']).default('createdAt'),
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
  }),
  responses: {
    '200': PaymentSplitPage,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.createPaymentSplit`. */
export const createPaymentSplit = {
  body: PaymentSplitCreate,
  responses: {
    '200': PaymentSplit,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '409': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.getPaymentSplit`. */
export const getPaymentSplit = {
  path: z.object({ code: z.string() }),
  responses: {
    '200': PaymentSplit,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.cancelPaymentSplit`. */
export const cancelPaymentSplit = {
  path: z.object({ code: z.string() }),
  body: PaymentSplitCancel.optional(),
  responses: {
    '200': PaymentSplit,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '409': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listRefundSplits`. */
export const listRefundSplits = {
  query: z.object({
    _asc: z.boolean().default(false),
    _from: DateTimeFilter.optional(),
    _to: DateTimeFilter.optional(),
    _orderBy: z.enum(['createdAt', 'extProcessedAt', 'totalAmount', 'extRef']).default('createdAt'),
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
  }),
  responses: {
    '200': RefundSplitPage,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.createRefundSplit`. */
export const createRefundSplit = {
  body: RefundSplitCreate,
  responses: {
    '200': RefundSplit,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '409': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.getRefundSplit`. */
export const getRefundSplit = {
  path: z.object({ code: z.string() }),
  responses: {
    '200': RefundSplit,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.getBalance`. */
export const getBalance = {
  path: z.object({ code: z.string() }),
  responses: {
    '200': Balance,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listDivisions`. */
export const listDivisions = {
  responses: {
    '200': z.array(Division),
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listBalanceTransfers`. */
export const listBalanceTransfers = {
  query: z.object({
    _asc: z.boolean().default(false),
    _orderBy: z.enum(['createdAt', 'amount', 'code']).default('createdAt'),
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
  }),
  responses: {
    '200': BalanceTransferPage,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.createBalanceTransfer`. */
export const createBalanceTransfer = {
  body: BalanceTransferCreate,
  responses: {
    '200': BalanceTransfer,
    '400': ErrorBody,
    '401': ErrorBody,
    '402': ErrorBody,
    '403': ErrorBody,
    '409': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.getBalanceTransfer`. */
export const getBalanceTransfer = {
  path: z.object({ code: z.string() }),
  responses: {
    '200': BalanceTransfer,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listPayoutRequests`. */
export const listPayoutRequests = {
  query: z.object({
    _asc: z.boolean().default(false),
    _from: DateTimeFilter.optional(),
    _to: DateTimeFilter.optional(),
    _orderBy: z.enum(['createdAt', 'processAt', 'amount', 'status', 'code']).default('createdAt'),
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
    _status: PayoutStatus.optional(),
  }),
  responses: {
    '200': PayoutRequestPage,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.createPayoutRequest`. */
export const createPayoutRequest = {
  body: PayoutRequestCreate,
  responses: {
    '200': PayoutRequest,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.getPayoutRequest`. */
export const getPayoutRequest = {
  path: z.object({ code: z.string() }),
  responses: {
    '200': PayoutRequest,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.deletePayoutRequest`. */
export const deletePayoutRequest = {
  path: z.object({ code: z.string() }),
  responses: {
    '200': PayoutRequest,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '409': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listPayoutSettlements`. */
export const listPayoutSettlements = {
  path: z.object({ code: z.string() }),
  query: z.object({ page: z.int().min(0).default(0), limit: z.int().min(1).max(500).default(25) }),
  responses: {
    '200': PayoutSettlementList,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listPayoutOverview`. */
export const listPayoutOverview = {
  query: z.object({
    page: z.int().min(0).default(0),
    limit: z.int().min(1).max(500).default(25),
    sort: z.enum(['createdAt', 'amount', 'status']).default('createdAt'),
    direction: z.enum(['asc', 'desc']).default('desc'),
    query: z.string().optional(),
    status: PayoutStatus.optional(),
    fromDate: DateTimeFilter.optional(),
    toDate: DateTimeFilter.optional(),
  }),
  responses: {
    '200': PayoutOverviewList,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.updateDefaultPayoutConfiguration`. */
export const updateDefaultPayoutConfiguration = {
  body: PayoutConfigurationUpdate,
  responses: {
    '200': PayoutConfiguration,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.updateDivisionPayoutConfiguration`. */
export const updateDivisionPayoutConfiguration = {
  body: PayoutConfigurationUpdate,
  responses: {
    '200': PayoutConfiguration,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.getAccountPayoutConfiguration`. */
export const getAccountPayoutConfiguration = {
  path: z.object({ virtualAccountCode: z.string() }),
  responses: {
    '200': PayoutConfiguration,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.updateAccountPayoutConfiguration`. */
export const updateAccountPayoutConfiguration = {
  path: z.object({ virtualAccountCode: z.string() }),
  body: PayoutConfigurationUpdate,
  responses: {
    '200': PayoutConfiguration,
    '400': ErrorBody,
    '401': ErrorBody,
    '402': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.deleteAccountPayoutConfiguration`. */
export const deleteAccountPayoutConfiguration = {
  path: z.object({ virtualAccountCode: z.string() }),
  responses: {
    '200': PayoutConfiguration,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listReports`. */
export const listReports = {
  query: z.object({
    report: ReportType,
    page: z.int().min(1).default(1),
    limit: z.literal([10, 25, 50, 100]).default(10),
    account: z.string().min(1).optional(),
    from: DateTimeFilter.optional(),
    to: DateTimeFilter.optional(),
    sort: z
      .array(z.enum(['createdAt', 'id', 'status']))
      .min(1)
      .max(3)
      .check(unique())
      .default(['createdAt']),
    direction: z
      .array(z.enum(['asc', 'desc']))
      .min(1)
      .max(3)
      .default(['asc']),
  }),
  responses: {
    '200': ReportList,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.createReport`. */
export const createReport = {
  body: ReportCreate,
  responses: {
    '200': Report,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.listWebhookConfigurations`. */
export const listWebhookConfigurations = {
  responses: {
    '200': z.array(WebhookConfiguration),
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.createWebhookConfiguration`. */
export const createWebhookConfiguration = {
  body: WebhookConfigurationCreate,
  responses: {
    '200': WebhookConfiguration,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '409': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.getWebhookConfiguration`. */
export const getWebhookConfiguration = {
  path: z.object({ configurationId: z.int() }),
  responses: {
    '200': WebhookConfiguration,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;

/** The validators of `v2.updateWebhookConfiguration`. */
export const updateWebhookConfiguration = {
  path: z.object({ configurationId: z.int() }),
  body: WebhookConfigurationUpdate,
  responses: {
    '200': WebhookConfiguration,
    '400': ErrorBody,
    '401': ErrorBody,
    '403': ErrorBody,
    '404': ErrorBody,
    '422': ErrorBody,
    '429': ErrorBody,
    '500': ErrorBody,
    '502': ErrorBody,
    '503': ErrorBody,
    '504': ErrorBody,
  },
} as const satisfies OperationValidators;
