// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { open, operation } from '../runtime/operation.js';
import * as z from '../runtime/zod.js';
import { DateTimeFilter, ErrorBody, ServerErrorBody } from '../shared.js';
import {
  AccountHolder,
  AccountHolderCreate,
  AccountHolderPage,
  AccountHolderUpdate,
  Balance,
  CreatedRefundSplit,
  ExternalAccountCreate,
  ExternalAccountPage,
  ExternalAccountWithKycStatus,
  LateOrganizationDocumentCreate,
  LatePersonalDocumentCreate,
  OrganizationDocument,
  PaymentSplit,
  PaymentSplitCreate,
  PaymentSplitPage,
  PayoutRequest,
  PayoutRequestCreate,
  PayoutRequestPage,
  PersonalDocument,
  RefundSplit,
  RefundSplitCreate,
  RefundSplitPage,
  VirtualAccount,
  VirtualAccountCreate,
  VirtualAccountPage,
  VirtualAccountUpdate,
} from '../v1.js';

/** The validators of `v1.listAccountHolders`. */
export const listAccountHolders = /* @__PURE__ */ operation(() => ({
  query: z.object({
    _fragments: z.optional(
      z
        .array(z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts']))
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

/** The validators of `v1.createAccountHolder`. */
export const createAccountHolder = /* @__PURE__ */ operation(() => ({
  query: z.object({ readyForKyc: z._default(z.boolean(), true) }),
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

/** The validators of `v1.getAccountHolder`. */
export const getAccountHolder = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  query: z.object({
    _fragments: z.optional(
      z
        .array(z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts']))
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

/** The validators of `v1.updateAccountHolder`. */
export const updateAccountHolder = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  query: z.object({ readyForKyc: z._default(z.boolean(), true) }),
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

/** The validators of `v1.createIndividualDocument`. */
export const createIndividualDocument = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  body: LatePersonalDocumentCreate,
  responses: {
    '200': open(PersonalDocument),
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

/** The validators of `v1.createOrganizationDocument`. */
export const createOrganizationDocument = /* @__PURE__ */ operation(() => ({
  path: z.object({ code: z.string() }),
  body: LateOrganizationDocumentCreate,
  responses: {
    '200': open(OrganizationDocument),
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

/** The validators of `v1.listVirtualAccounts`. */
export const listVirtualAccounts = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string() }),
  query: z.object({
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    _sort: z._default(z.enum(['asc', 'desc']), 'desc'),
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

/** The validators of `v1.createVirtualAccount`. */
export const createVirtualAccount = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string() }),
  body: VirtualAccountCreate,
  responses: {
    '200': open(VirtualAccount),
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

/** The validators of `v1.getVirtualAccount`. */
export const getVirtualAccount = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string(), accountCode: z.string() }),
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

/** The validators of `v1.updateVirtualAccount`. */
export const updateVirtualAccount = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string(), accountCode: z.string() }),
  body: VirtualAccountUpdate,
  responses: {
    '200': open(VirtualAccount),
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

/** The validators of `v1.listExternalAccounts`. */
export const listExternalAccounts = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string() }),
  query: z.object({
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
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

/** The validators of `v1.createExternalAccount`. */
export const createExternalAccount = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string() }),
  body: ExternalAccountCreate,
  responses: {
    '200': open(ExternalAccountWithKycStatus),
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

/** The validators of `v1.getExternalAccount`. */
export const getExternalAccount = /* @__PURE__ */ operation(() => ({
  path: z.object({ accountHolderCode: z.string(), externalAccountCode: z.string() }),
  responses: {
    '200': open(ExternalAccountWithKycStatus),
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

/** The validators of `v1.getBalance`. */
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

/** The validators of `v1.listPaymentSplits`. */
export const listPaymentSplits = /* @__PURE__ */ operation(() => ({
  query: z.object({
    _from: z.optional(DateTimeFilter),
    _to: z.optional(DateTimeFilter),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    _asc: z._default(z.boolean(), false),
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

/** The validators of `v1.createPaymentSplit`. */
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

/** The validators of `v1.getPaymentSplit`. */
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

/** The validators of `v1.listRefundSplits`. */
export const listRefundSplits = /* @__PURE__ */ operation(() => ({
  query: z.object({
    _from: z.optional(DateTimeFilter),
    _to: z.optional(DateTimeFilter),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    _asc: z._default(z.boolean(), false),
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

/** The validators of `v1.createRefundSplit`. */
export const createRefundSplit = /* @__PURE__ */ operation(() => ({
  body: RefundSplitCreate,
  responses: {
    '200': open(CreatedRefundSplit),
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

/** The validators of `v1.getRefundSplit`. */
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

/** The validators of `v1.listPayoutRequests`. */
export const listPayoutRequests = /* @__PURE__ */ operation(() => ({
  query: z.object({
    _from: z.optional(DateTimeFilter),
    _to: z.optional(DateTimeFilter),
    _pageNumber: z._default(z.int().check(z.minimum(0)), 0),
    _pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 25),
    _orderBy: z._default(
      z.enum([
        'createdAt',
        'code',
        'processAt',
        'useBalanceAt',
        'accountCode',
        'externalAccountCode',
        'amount',
        'description',
        'status',
      ]),
      'createdAt',
    ),
    _asc: z._default(z.boolean(), false),
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

/** The validators of `v1.createPayoutRequest`. */
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

/** The validators of `v1.getPayoutRequest`. */
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

/** The validators of `v1.deletePayoutRequest`. */
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
