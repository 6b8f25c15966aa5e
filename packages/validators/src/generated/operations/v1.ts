// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationValidators } from '../runtime/operation.js';
import { DateTimeFilter, ErrorBody } from '../shared.js';
import {
  AccountHolder,
  AccountHolderCreate,
  AccountHolderPage,
  AccountHolderUpdate,
  Balance,
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
import * as z from 'zod';

/** The validators of `v1.listAccountHolders`. */
export const listAccountHolders = {
  query: z.object({
    _fragments: z
      .array(z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts']))
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

/** The validators of `v1.createAccountHolder`. */
export const createAccountHolder = {
  query: z.object({ readyForKyc: z.boolean().default(false) }),
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

/** The validators of `v1.getAccountHolder`. */
export const getAccountHolder = {
  path: z.object({ code: z.string() }),
  query: z.object({
    _fragments: z
      .array(z.enum(['ubo', 'extacc', 'kycstatus', 'docs', 'docfiles', 'accounts']))
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

/** The validators of `v1.updateAccountHolder`. */
export const updateAccountHolder = {
  path: z.object({ code: z.string() }),
  query: z.object({ readyForKyc: z.boolean().default(false) }),
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

/** The validators of `v1.createIndividualDocument`. */
export const createIndividualDocument = {
  path: z.object({ code: z.string() }),
  body: LatePersonalDocumentCreate,
  responses: {
    '200': PersonalDocument,
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

/** The validators of `v1.createOrganizationDocument`. */
export const createOrganizationDocument = {
  path: z.object({ code: z.string() }),
  body: LateOrganizationDocumentCreate,
  responses: {
    '200': OrganizationDocument,
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

/** The validators of `v1.listVirtualAccounts`. */
export const listVirtualAccounts = {
  path: z.object({ accountHolderCode: z.string() }),
  query: z.object({
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
    _sort: z.enum(['asc', 'desc']).default('desc'),
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

/** The validators of `v1.createVirtualAccount`. */
export const createVirtualAccount = {
  path: z.object({ accountHolderCode: z.string() }),
  body: VirtualAccountCreate,
  responses: {
    '200': VirtualAccount,
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

/** The validators of `v1.getVirtualAccount`. */
export const getVirtualAccount = {
  path: z.object({ accountHolderCode: z.string(), accountCode: z.string() }),
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

/** The validators of `v1.updateVirtualAccount`. */
export const updateVirtualAccount = {
  path: z.object({ accountHolderCode: z.string(), accountCode: z.string() }),
  body: VirtualAccountUpdate,
  responses: {
    '200': VirtualAccount,
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

/** The validators of `v1.listExternalAccounts`. */
export const listExternalAccounts = {
  path: z.object({ accountHolderCode: z.string() }),
  query: z.object({
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
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

/** The validators of `v1.createExternalAccount`. */
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

/** The validators of `v1.getExternalAccount`. */
export const getExternalAccount = {
  path: z.object({ accountHolderCode: z.string(), externalAccountCode: z.string() }),
  responses: {
    '200': ExternalAccountWithKycStatus,
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

/** The validators of `v1.getBalance`. */
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

/** The validators of `v1.listPaymentSplits`. */
export const listPaymentSplits = {
  query: z.object({
    _from: DateTimeFilter.optional(),
    _to: DateTimeFilter.optional(),
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
    _asc: z.boolean().default(false),
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

/** The validators of `v1.createPaymentSplit`. */
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

/** The validators of `v1.getPaymentSplit`. */
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

/** The validators of `v1.listRefundSplits`. */
export const listRefundSplits = {
  query: z.object({
    _from: DateTimeFilter.optional(),
    _to: DateTimeFilter.optional(),
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
    _asc: z.boolean().default(false),
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

/** The validators of `v1.createRefundSplit`. */
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

/** The validators of `v1.getRefundSplit`. */
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

/** The validators of `v1.listPayoutRequests`. */
export const listPayoutRequests = {
  query: z.object({
    _from: DateTimeFilter.optional(),
    _to: DateTimeFilter.optional(),
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
    _orderBy: z.enum(['createdAt', 'processAt', 'amount', 'status', 'code']).default('createdAt'),
    _asc: z.boolean().default(false),
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

/** The validators of `v1.createPayoutRequest`. */
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

/** The validators of `v1.getPayoutRequest`. */
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

/** The validators of `v1.deletePayoutRequest`. */
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
