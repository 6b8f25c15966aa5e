// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { refined, uniqueItems } from '../runtime/checks.js';
import { open, operation } from '../runtime/operation.js';
import * as z from '../runtime/zod.js';
import { DateTimeFilter, ErrorBody, ServerErrorBody } from '../shared.js';
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
  ExternalAccount,
  ExternalAccountCreate,
  ExternalAccountPage,
  ExternalAccountUpdate,
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

/** The validators of `v2.listAccountHolders`. */
export const listAccountHolders = /* @__PURE__ */ operation(() => ({
  query: z.object({
    _fragments: z.optional(
      z
        .array(
          z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts', 'salesprofile']),
        )
        .check(z.minLength(1)),
    ),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    _sort: z._default(z.enum(['asc', 'desc']), 'desc'),
  }),
  responses: {
    '200': open(AccountHolderPage),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.createAccountHolder`. */
export const createAccountHolder = /* @__PURE__ */ operation(() => ({
  body: AccountHolderCreate,
  responses: {
    '200': open(AccountHolder),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '409': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.getAccountHolder`. */
export const getAccountHolder = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string() }),
  query: z.object({
    _fragments: z.optional(
      z
        .array(
          z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts', 'salesprofile']),
        )
        .check(z.minLength(1)),
    ),
  }),
  responses: {
    '200': open(AccountHolder),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.updateAccountHolder`. */
export const updateAccountHolder = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string() }),
  body: AccountHolderUpdate,
  responses: {
    '200': open(AccountHolder),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '402': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '409': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listBeneficialOwners`. */
export const listBeneficialOwners = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string() }),
  query: z.object({
    _fragments: z.optional(
      z
        .array(
          z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts', 'salesprofile']),
        )
        .check(z.minLength(1)),
    ),
    pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
  }),
  responses: {
    '200': open(BeneficialOwnerPage),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.createBeneficialOwner`. */
export const createBeneficialOwner = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string() }),
  body: BeneficialOwnerCreate,
  responses: {
    '200': open(BeneficialOwner),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '402': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '409': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.getBeneficialOwner`. */
export const getBeneficialOwner = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string(), uboCode: z.string() }),
  query: z.object({
    _fragments: z.optional(
      z
        .array(
          z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts', 'salesprofile']),
        )
        .check(z.minLength(1)),
    ),
  }),
  responses: {
    '200': open(BeneficialOwner),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.updateBeneficialOwner`. */
export const updateBeneficialOwner = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string(), uboCode: z.string() }),
  body: BeneficialOwnerUpdate,
  responses: {
    '200': open(BeneficialOwner),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '402': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '409': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listVirtualAccounts`. */
export const listVirtualAccounts = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string() }),
  query: z.object({
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
  }),
  responses: {
    '200': open(VirtualAccountPage),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.getVirtualAccount`. */
export const getVirtualAccount = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string(), virtualAccountCode: z.string() }),
  responses: {
    '200': open(VirtualAccount),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listExternalAccounts`. */
export const listExternalAccounts = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string() }),
  query: z.object({
    _fragments: z.optional(
      z
        .array(
          z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts', 'salesprofile']),
        )
        .check(z.minLength(1)),
    ),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    _sort: z._default(z.enum(['asc', 'desc']), 'desc'),
  }),
  responses: {
    '200': open(ExternalAccountPage),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.createExternalAccount`. */
export const createExternalAccount = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string() }),
  body: ExternalAccountCreate,
  responses: {
    '200': open(ExternalAccount),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '402': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '409': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.getExternalAccount`. */
export const getExternalAccount = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string(), externalAccountCode: z.string() }),
  query: z.object({
    _fragments: z.optional(
      z
        .array(
          z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts', 'salesprofile']),
        )
        .check(z.minLength(1)),
    ),
  }),
  responses: {
    '200': open(ExternalAccount),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.updateExternalAccount`. */
export const updateExternalAccount = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string(), externalAccountCode: z.string() }),
  body: ExternalAccountUpdate,
  responses: {
    '200': open(ExternalAccount),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '402': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '409': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.selectExternalAccount`. */
export const selectExternalAccount = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string(), externalAccountCode: z.string() }),
  responses: {
    '200': open(ExternalAccount),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '402': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.createOnboardingUrl`. */
export const createOnboardingUrl = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string() }),
  body: z.optional(OnboardingUrlCreate),
  responses: {
    '200': open(OnboardingUrl),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '402': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listTransactions`. */
export const listTransactions = /* @__PURE__ */ operation(() => ({
  query: z.object({
    page: z._default(z.int().check(z.minimum(0)), 0),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    sort: z._default(z.enum(['createdAt', 'updatedAt', 'amount']), 'createdAt'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    query: z.optional(z.string()),
    status: z._default(
      z.enum(['pending_split', 'pending_settlement', 'reconciled', 'cancelled', '']),
      '',
    ),
    type: z._default(z.enum(['PAYMENT', 'REFUND', 'CHARGEBACK', '']), ''),
    from: z.optional(DateTimeFilter),
    to: z.optional(DateTimeFilter),
  }),
  responses: {
    '200': open(TransactionList),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listPaymentSplits`. */
export const listPaymentSplits = /* @__PURE__ */ operation(() => ({
  query: z.object({
    _asc: z._default(z.boolean(), false),
    _from: z.optional(DateTimeFilter),
    _to: z.optional(DateTimeFilter),
    _orderBy: z._default(
      z.enum(['createdAt', 'extProcessedAt', 'totalAmount', 'extRef']),
      'createdAt',
    ),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
  }),
  responses: {
    '200': open(PaymentSplitPage),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.createPaymentSplit`. */
export const createPaymentSplit = /* @__PURE__ */ operation(() => ({
  body: PaymentSplitCreate,
  responses: {
    '200': open(PaymentSplit),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '409': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.getPaymentSplit`. */
export const getPaymentSplit = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  responses: {
    '200': open(PaymentSplit),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.cancelPaymentSplit`. */
export const cancelPaymentSplit = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  body: z.optional(PaymentSplitCancel),
  responses: {
    '200': open(PaymentSplit),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '409': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listRefundSplits`. */
export const listRefundSplits = /* @__PURE__ */ operation(() => ({
  query: z.object({
    _asc: z._default(z.boolean(), false),
    _from: z.optional(DateTimeFilter),
    _to: z.optional(DateTimeFilter),
    _orderBy: z._default(
      z.enum(['createdAt', 'extProcessedAt', 'totalAmount', 'extRef']),
      'createdAt',
    ),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
  }),
  responses: {
    '200': open(RefundSplitPage),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.createRefundSplit`. */
export const createRefundSplit = /* @__PURE__ */ operation(() => ({
  body: RefundSplitCreate,
  responses: {
    '200': open(RefundSplit),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '409': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.getRefundSplit`. */
export const getRefundSplit = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  responses: {
    '200': open(RefundSplit),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.getBalance`. */
export const getBalance = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  responses: {
    '200': open(Balance),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listDivisions`. */
export const listDivisions = /* @__PURE__ */ operation(() => ({
  responses: {
    '200': open(z.array(Division)),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listBalanceTransfers`. */
export const listBalanceTransfers = /* @__PURE__ */ operation(() => ({
  query: z.object({
    _asc: z._default(z.boolean(), false),
    _orderBy: z._default(z.enum(['createdAt', 'amount', 'code']), 'createdAt'),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
  }),
  responses: {
    '200': open(BalanceTransferPage),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.createBalanceTransfer`. */
export const createBalanceTransfer = /* @__PURE__ */ operation(() => ({
  body: BalanceTransferCreate,
  responses: {
    '200': open(BalanceTransfer),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '402': open(ErrorBody),
    '403': open(ErrorBody),
    '409': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.getBalanceTransfer`. */
export const getBalanceTransfer = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  responses: {
    '200': open(BalanceTransfer),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listPayoutRequests`. */
export const listPayoutRequests = /* @__PURE__ */ operation(() => ({
  query: z.object({
    _asc: z._default(z.boolean(), false),
    _from: z.optional(DateTimeFilter),
    _to: z.optional(DateTimeFilter),
    _orderBy: z._default(
      z.enum([
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
      ]),
      'createdAt',
    ),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    _status: z.optional(PayoutStatus),
  }),
  responses: {
    '200': open(PayoutRequestPage),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.createPayoutRequest`. */
export const createPayoutRequest = /* @__PURE__ */ operation(() => ({
  body: PayoutRequestCreate,
  responses: {
    '200': open(PayoutRequest),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.getPayoutRequest`. */
export const getPayoutRequest = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  responses: {
    '200': open(PayoutRequest),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.deletePayoutRequest`. */
export const deletePayoutRequest = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  responses: {
    '200': open(PayoutRequest),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '409': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listPayoutSettlements`. */
export const listPayoutSettlements = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  query: z.object({
    page: z._default(z.int().check(z.minimum(0)), 0),
    limit: z._default(z.int().check(z.minimum(1)), 25),
  }),
  responses: {
    '200': open(PayoutSettlementList),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listPayoutOverview`. */
export const listPayoutOverview = /* @__PURE__ */ operation(() => ({
  query: z.object({
    page: z._default(z.int().check(z.minimum(0)), 0),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    sort: z._default(z.enum(['createdAt', 'amount', 'status']), 'createdAt'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    query: z.optional(z.string()),
    status: z.optional(PayoutStatus),
    fromDate: z.optional(DateTimeFilter),
    toDate: z.optional(DateTimeFilter),
  }),
  responses: {
    '200': open(PayoutOverviewList),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.updateDefaultPayoutConfiguration`. */
export const updateDefaultPayoutConfiguration = /* @__PURE__ */ operation(() => ({
  body: PayoutConfigurationUpdate,
  responses: {
    '200': open(PayoutConfiguration),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.updateDivisionPayoutConfiguration`. */
export const updateDivisionPayoutConfiguration = /* @__PURE__ */ operation(() => ({
  body: PayoutConfigurationUpdate,
  responses: {
    '200': open(PayoutConfiguration),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.getAccountPayoutConfiguration`. */
export const getAccountPayoutConfiguration = /* @__PURE__ */ operation(() => ({
  path: z.object({ virtualAccountCode: z.string() }),
  responses: {
    '200': open(PayoutConfiguration),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.updateAccountPayoutConfiguration`. */
export const updateAccountPayoutConfiguration = /* @__PURE__ */ operation(() => ({
  path: z.object({ virtualAccountCode: z.string() }),
  body: PayoutConfigurationUpdate,
  responses: {
    '200': open(PayoutConfiguration),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '402': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.deleteAccountPayoutConfiguration`. */
export const deleteAccountPayoutConfiguration = /* @__PURE__ */ operation(() => ({
  path: z.object({ virtualAccountCode: z.string() }),
  responses: {
    '200': open(PayoutConfiguration),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listReports`. */
export const listReports = /* @__PURE__ */ operation(() => ({
  query: z.object({
    report: ReportType,
    page: z._default(z.int().check(z.minimum(1)), 1),
    limit: z._default(z.literal([10, 25, 50, 100]), 10),
    account: z.optional(z.string()),
    from: z.optional(DateTimeFilter),
    to: z.optional(DateTimeFilter),
    sort: z._default(
      refined(
        z.array(z.enum(['createdAt', 'id', 'status'])).check(z.minLength(1), z.maxLength(3)),
        uniqueItems(),
      ),
      ['createdAt'],
    ),
    direction: z._default(z.array(z.enum(['asc', 'desc'])).check(z.minLength(1), z.maxLength(3)), [
      'asc',
    ]),
  }),
  responses: {
    '200': open(ReportList),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.createReport`. */
export const createReport = /* @__PURE__ */ operation(() => ({
  body: ReportCreate,
  responses: {
    '200': open(Report),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.listWebhookConfigurations`. */
export const listWebhookConfigurations = /* @__PURE__ */ operation(() => ({
  responses: {
    '200': open(z.array(WebhookConfiguration)),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.createWebhookConfiguration`. */
export const createWebhookConfiguration = /* @__PURE__ */ operation(() => ({
  body: WebhookConfigurationCreate,
  responses: {
    '200': open(WebhookConfiguration),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '409': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.getWebhookConfiguration`. */
export const getWebhookConfiguration = /* @__PURE__ */ operation(() => ({
  path: z.object({ configurationId: z.int().check(z.minimum(1)) }),
  responses: {
    '200': open(WebhookConfiguration),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));

/** The validators of `v2.updateWebhookConfiguration`. */
export const updateWebhookConfiguration = /* @__PURE__ */ operation(() => ({
  path: z.object({ configurationId: z.int().check(z.minimum(1)) }),
  body: WebhookConfigurationUpdate,
  responses: {
    '200': open(WebhookConfiguration),
    '400': open(ErrorBody),
    '401': open(ErrorBody),
    '403': open(ErrorBody),
    '404': open(ErrorBody),
    '422': open(ErrorBody),
    '429': open(ErrorBody),
    '500': open(ServerErrorBody),
    '502': open(ServerErrorBody),
    '503': open(ServerErrorBody),
    '504': open(ServerErrorBody),
  },
}));
