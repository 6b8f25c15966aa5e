// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type ErrorGuard, guardErrors } from './runtime/call.js';
import type * as v1 from './v1.js';
import type * as v2 from './v2.js';

/** The documented errors of each operation, by operationId. */
export interface OperationErrors {
  readonly 'v1.listAccountHolders': v1.ListAccountHoldersError;
  readonly 'v1.createAccountHolder': v1.CreateAccountHolderError;
  readonly 'v1.getAccountHolder': v1.GetAccountHolderError;
  readonly 'v1.updateAccountHolder': v1.UpdateAccountHolderError;
  readonly 'v1.createIndividualDocument': v1.CreateIndividualDocumentError;
  readonly 'v1.createOrganizationDocument': v1.CreateOrganizationDocumentError;
  readonly 'v1.listVirtualAccounts': v1.ListVirtualAccountsError;
  readonly 'v1.createVirtualAccount': v1.CreateVirtualAccountError;
  readonly 'v1.getVirtualAccount': v1.GetVirtualAccountError;
  readonly 'v1.updateVirtualAccount': v1.UpdateVirtualAccountError;
  readonly 'v1.listExternalAccounts': v1.ListExternalAccountsError;
  readonly 'v1.createExternalAccount': v1.CreateExternalAccountError;
  readonly 'v1.getExternalAccount': v1.GetExternalAccountError;
  readonly 'v1.getBalance': v1.GetBalanceError;
  readonly 'v1.listPaymentSplits': v1.ListPaymentSplitsError;
  readonly 'v1.createPaymentSplit': v1.CreatePaymentSplitError;
  readonly 'v1.getPaymentSplit': v1.GetPaymentSplitError;
  readonly 'v1.listRefundSplits': v1.ListRefundSplitsError;
  readonly 'v1.createRefundSplit': v1.CreateRefundSplitError;
  readonly 'v1.getRefundSplit': v1.GetRefundSplitError;
  readonly 'v1.listPayoutRequests': v1.ListPayoutRequestsError;
  readonly 'v1.createPayoutRequest': v1.CreatePayoutRequestError;
  readonly 'v1.getPayoutRequest': v1.GetPayoutRequestError;
  readonly 'v1.deletePayoutRequest': v1.DeletePayoutRequestError;
  readonly 'v2.listAccountHolders': v2.ListAccountHoldersError;
  readonly 'v2.createAccountHolder': v2.CreateAccountHolderError;
  readonly 'v2.getAccountHolder': v2.GetAccountHolderError;
  readonly 'v2.updateAccountHolder': v2.UpdateAccountHolderError;
  readonly 'v2.listBeneficialOwners': v2.ListBeneficialOwnersError;
  readonly 'v2.createBeneficialOwner': v2.CreateBeneficialOwnerError;
  readonly 'v2.getBeneficialOwner': v2.GetBeneficialOwnerError;
  readonly 'v2.updateBeneficialOwner': v2.UpdateBeneficialOwnerError;
  readonly 'v2.listVirtualAccounts': v2.ListVirtualAccountsError;
  readonly 'v2.getVirtualAccount': v2.GetVirtualAccountError;
  readonly 'v2.listExternalAccounts': v2.ListExternalAccountsError;
  readonly 'v2.createExternalAccount': v2.CreateExternalAccountError;
  readonly 'v2.getExternalAccount': v2.GetExternalAccountError;
  readonly 'v2.updateExternalAccount': v2.UpdateExternalAccountError;
  readonly 'v2.selectExternalAccount': v2.SelectExternalAccountError;
  readonly 'v2.createOnboardingUrl': v2.CreateOnboardingUrlError;
  readonly 'v2.listTransactions': v2.ListTransactionsError;
  readonly 'v2.listPaymentSplits': v2.ListPaymentSplitsError;
  readonly 'v2.createPaymentSplit': v2.CreatePaymentSplitError;
  readonly 'v2.getPaymentSplit': v2.GetPaymentSplitError;
  readonly 'v2.cancelPaymentSplit': v2.CancelPaymentSplitError;
  readonly 'v2.listRefundSplits': v2.ListRefundSplitsError;
  readonly 'v2.createRefundSplit': v2.CreateRefundSplitError;
  readonly 'v2.getRefundSplit': v2.GetRefundSplitError;
  readonly 'v2.getBalance': v2.GetBalanceError;
  readonly 'v2.listDivisions': v2.ListDivisionsError;
  readonly 'v2.listBalanceTransfers': v2.ListBalanceTransfersError;
  readonly 'v2.createBalanceTransfer': v2.CreateBalanceTransferError;
  readonly 'v2.getBalanceTransfer': v2.GetBalanceTransferError;
  readonly 'v2.listPayoutRequests': v2.ListPayoutRequestsError;
  readonly 'v2.createPayoutRequest': v2.CreatePayoutRequestError;
  readonly 'v2.getPayoutRequest': v2.GetPayoutRequestError;
  readonly 'v2.deletePayoutRequest': v2.DeletePayoutRequestError;
  readonly 'v2.listPayoutSettlements': v2.ListPayoutSettlementsError;
  readonly 'v2.listPayoutOverview': v2.ListPayoutOverviewError;
  readonly 'v2.updateDefaultPayoutConfiguration': v2.UpdateDefaultPayoutConfigurationError;
  readonly 'v2.updateDivisionPayoutConfiguration': v2.UpdateDivisionPayoutConfigurationError;
  readonly 'v2.getAccountPayoutConfiguration': v2.GetAccountPayoutConfigurationError;
  readonly 'v2.updateAccountPayoutConfiguration': v2.UpdateAccountPayoutConfigurationError;
  readonly 'v2.deleteAccountPayoutConfiguration': v2.DeleteAccountPayoutConfigurationError;
  readonly 'v2.listReports': v2.ListReportsError;
  readonly 'v2.createReport': v2.CreateReportError;
  readonly 'v2.listWebhookConfigurations': v2.ListWebhookConfigurationsError;
  readonly 'v2.createWebhookConfiguration': v2.CreateWebhookConfigurationError;
  readonly 'v2.getWebhookConfiguration': v2.GetWebhookConfigurationError;
  readonly 'v2.updateWebhookConfiguration': v2.UpdateWebhookConfigurationError;
}

/** Type guard: true if an error is a documented error of the operation. Narrows it to the types of these errors. */
export const isErrorOf: ErrorGuard<OperationErrors> =
  /* @__PURE__ */ guardErrors<OperationErrors>();
