// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '../runtime.js';
import * as v1 from './v1.js';
import * as v2 from './v2.js';

/** The id of an operation. */
export type OperationId =
  | 'v1.listAccountHolders'
  | 'v1.createAccountHolder'
  | 'v1.getAccountHolder'
  | 'v1.updateAccountHolder'
  | 'v1.createIndividualDocument'
  | 'v1.createOrganizationDocument'
  | 'v1.listVirtualAccounts'
  | 'v1.createVirtualAccount'
  | 'v1.getVirtualAccount'
  | 'v1.updateVirtualAccount'
  | 'v1.listExternalAccounts'
  | 'v1.createExternalAccount'
  | 'v1.getExternalAccount'
  | 'v1.getBalance'
  | 'v1.listPaymentSplits'
  | 'v1.createPaymentSplit'
  | 'v1.getPaymentSplit'
  | 'v1.listRefundSplits'
  | 'v1.createRefundSplit'
  | 'v1.getRefundSplit'
  | 'v1.listPayoutRequests'
  | 'v1.createPayoutRequest'
  | 'v1.getPayoutRequest'
  | 'v1.deletePayoutRequest'
  | 'v2.listAccountHolders'
  | 'v2.createAccountHolder'
  | 'v2.getAccountHolder'
  | 'v2.updateAccountHolder'
  | 'v2.listBeneficialOwners'
  | 'v2.createBeneficialOwner'
  | 'v2.getBeneficialOwner'
  | 'v2.updateBeneficialOwner'
  | 'v2.listVirtualAccounts'
  | 'v2.getVirtualAccount'
  | 'v2.listExternalAccounts'
  | 'v2.createExternalAccount'
  | 'v2.getExternalAccount'
  | 'v2.updateExternalAccount'
  | 'v2.selectExternalAccount'
  | 'v2.createOnboardingUrl'
  | 'v2.listTransactions'
  | 'v2.listPaymentSplits'
  | 'v2.createPaymentSplit'
  | 'v2.getPaymentSplit'
  | 'v2.cancelPaymentSplit'
  | 'v2.listRefundSplits'
  | 'v2.createRefundSplit'
  | 'v2.getRefundSplit'
  | 'v2.getBalance'
  | 'v2.listDivisions'
  | 'v2.listBalanceTransfers'
  | 'v2.createBalanceTransfer'
  | 'v2.getBalanceTransfer'
  | 'v2.listPayoutRequests'
  | 'v2.createPayoutRequest'
  | 'v2.getPayoutRequest'
  | 'v2.deletePayoutRequest'
  | 'v2.listPayoutSettlements'
  | 'v2.listPayoutOverview'
  | 'v2.updateDefaultPayoutConfiguration'
  | 'v2.updateDivisionPayoutConfiguration'
  | 'v2.getAccountPayoutConfiguration'
  | 'v2.updateAccountPayoutConfiguration'
  | 'v2.deleteAccountPayoutConfiguration'
  | 'v2.listReports'
  | 'v2.createReport'
  | 'v2.listWebhookConfigurations'
  | 'v2.createWebhookConfiguration'
  | 'v2.getWebhookConfiguration'
  | 'v2.updateWebhookConfiguration';

/** All operations by operationId, in the order of the document. */
export const operations: { readonly [Id in OperationId]: OperationDescriptor<Id> } = {
  'v1.listAccountHolders': v1.listAccountHolders,
  'v1.createAccountHolder': v1.createAccountHolder,
  'v1.getAccountHolder': v1.getAccountHolder,
  'v1.updateAccountHolder': v1.updateAccountHolder,
  'v1.createIndividualDocument': v1.createIndividualDocument,
  'v1.createOrganizationDocument': v1.createOrganizationDocument,
  'v1.listVirtualAccounts': v1.listVirtualAccounts,
  'v1.createVirtualAccount': v1.createVirtualAccount,
  'v1.getVirtualAccount': v1.getVirtualAccount,
  'v1.updateVirtualAccount': v1.updateVirtualAccount,
  'v1.listExternalAccounts': v1.listExternalAccounts,
  'v1.createExternalAccount': v1.createExternalAccount,
  'v1.getExternalAccount': v1.getExternalAccount,
  'v1.getBalance': v1.getBalance,
  'v1.listPaymentSplits': v1.listPaymentSplits,
  'v1.createPaymentSplit': v1.createPaymentSplit,
  'v1.getPaymentSplit': v1.getPaymentSplit,
  'v1.listRefundSplits': v1.listRefundSplits,
  'v1.createRefundSplit': v1.createRefundSplit,
  'v1.getRefundSplit': v1.getRefundSplit,
  'v1.listPayoutRequests': v1.listPayoutRequests,
  'v1.createPayoutRequest': v1.createPayoutRequest,
  'v1.getPayoutRequest': v1.getPayoutRequest,
  'v1.deletePayoutRequest': v1.deletePayoutRequest,
  'v2.listAccountHolders': v2.listAccountHolders,
  'v2.createAccountHolder': v2.createAccountHolder,
  'v2.getAccountHolder': v2.getAccountHolder,
  'v2.updateAccountHolder': v2.updateAccountHolder,
  'v2.listBeneficialOwners': v2.listBeneficialOwners,
  'v2.createBeneficialOwner': v2.createBeneficialOwner,
  'v2.getBeneficialOwner': v2.getBeneficialOwner,
  'v2.updateBeneficialOwner': v2.updateBeneficialOwner,
  'v2.listVirtualAccounts': v2.listVirtualAccounts,
  'v2.getVirtualAccount': v2.getVirtualAccount,
  'v2.listExternalAccounts': v2.listExternalAccounts,
  'v2.createExternalAccount': v2.createExternalAccount,
  'v2.getExternalAccount': v2.getExternalAccount,
  'v2.updateExternalAccount': v2.updateExternalAccount,
  'v2.selectExternalAccount': v2.selectExternalAccount,
  'v2.createOnboardingUrl': v2.createOnboardingUrl,
  'v2.listTransactions': v2.listTransactions,
  'v2.listPaymentSplits': v2.listPaymentSplits,
  'v2.createPaymentSplit': v2.createPaymentSplit,
  'v2.getPaymentSplit': v2.getPaymentSplit,
  'v2.cancelPaymentSplit': v2.cancelPaymentSplit,
  'v2.listRefundSplits': v2.listRefundSplits,
  'v2.createRefundSplit': v2.createRefundSplit,
  'v2.getRefundSplit': v2.getRefundSplit,
  'v2.getBalance': v2.getBalance,
  'v2.listDivisions': v2.listDivisions,
  'v2.listBalanceTransfers': v2.listBalanceTransfers,
  'v2.createBalanceTransfer': v2.createBalanceTransfer,
  'v2.getBalanceTransfer': v2.getBalanceTransfer,
  'v2.listPayoutRequests': v2.listPayoutRequests,
  'v2.createPayoutRequest': v2.createPayoutRequest,
  'v2.getPayoutRequest': v2.getPayoutRequest,
  'v2.deletePayoutRequest': v2.deletePayoutRequest,
  'v2.listPayoutSettlements': v2.listPayoutSettlements,
  'v2.listPayoutOverview': v2.listPayoutOverview,
  'v2.updateDefaultPayoutConfiguration': v2.updateDefaultPayoutConfiguration,
  'v2.updateDivisionPayoutConfiguration': v2.updateDivisionPayoutConfiguration,
  'v2.getAccountPayoutConfiguration': v2.getAccountPayoutConfiguration,
  'v2.updateAccountPayoutConfiguration': v2.updateAccountPayoutConfiguration,
  'v2.deleteAccountPayoutConfiguration': v2.deleteAccountPayoutConfiguration,
  'v2.listReports': v2.listReports,
  'v2.createReport': v2.createReport,
  'v2.listWebhookConfigurations': v2.listWebhookConfigurations,
  'v2.createWebhookConfiguration': v2.createWebhookConfiguration,
  'v2.getWebhookConfiguration': v2.getWebhookConfiguration,
  'v2.updateWebhookConfiguration': v2.updateWebhookConfiguration,
};

/** The security schemes of the document by name. */
export const securitySchemes = {
  bareKey: { type: 'apiKey', in: 'header', name: 'Authorization' },
  bearerKey: { type: 'http', scheme: 'bearer' },
} as const;
