// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as v1Operations from './operations/v1.js';
import type * as v2Operations from './operations/v2.js';
import type * as shared from './shared.js';
import type * as v1 from './v1.js';
import type * as v2 from './v2.js';
import type { KycUpdateEvent, PayoutUpdateEvent } from './v2.js';

export interface paths {
  '/api/v1/accountholders': {
    get: operations['v1.listAccountHolders'];
    post: operations['v1.createAccountHolder'];
  };
  '/api/v1/accountholders/{code}': {
    get: operations['v1.getAccountHolder'];
    patch: operations['v1.updateAccountHolder'];
  };
  '/api/v1/accountholders/{code}/individual/documents': {
    post: operations['v1.createIndividualDocument'];
  };
  '/api/v1/accountholders/{code}/organization/documents': {
    post: operations['v1.createOrganizationDocument'];
  };
  '/api/v1/accountholders/{accountHolderCode}/accounts': {
    get: operations['v1.listVirtualAccounts'];
    post: operations['v1.createVirtualAccount'];
  };
  '/api/v1/accountholders/{accountHolderCode}/accounts/{accountCode}': {
    get: operations['v1.getVirtualAccount'];
    patch: operations['v1.updateVirtualAccount'];
  };
  '/api/v1/accountholders/{accountHolderCode}/externalaccounts': {
    get: operations['v1.listExternalAccounts'];
    post: operations['v1.createExternalAccount'];
  };
  '/api/v1/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}': {
    get: operations['v1.getExternalAccount'];
  };
  '/api/v1/fund/balance/{code}': { get: operations['v1.getBalance'] };
  '/api/v1/fund/split-payments': {
    get: operations['v1.listPaymentSplits'];
    post: operations['v1.createPaymentSplit'];
  };
  '/api/v1/fund/split-payments/{code}': { get: operations['v1.getPaymentSplit'] };
  '/api/v1/fund/split-refunds': {
    get: operations['v1.listRefundSplits'];
    post: operations['v1.createRefundSplit'];
  };
  '/api/v1/fund/split-refunds/{code}': { get: operations['v1.getRefundSplit'] };
  '/api/v1/fund/payout-requests': {
    get: operations['v1.listPayoutRequests'];
    post: operations['v1.createPayoutRequest'];
  };
  '/api/v1/fund/payout-requests/{code}': {
    get: operations['v1.getPayoutRequest'];
    delete: operations['v1.deletePayoutRequest'];
  };
  '/api/accountholders': {
    get: operations['v2.listAccountHolders'];
    post: operations['v2.createAccountHolder'];
  };
  '/api/accountholders/{accountHolderCode}': {
    get: operations['v2.getAccountHolder'];
    patch: operations['v2.updateAccountHolder'];
  };
  '/api/accountholders/{accountHolderCode}/ubos': {
    get: operations['v2.listBeneficialOwners'];
    post: operations['v2.createBeneficialOwner'];
  };
  '/api/accountholders/{accountHolderCode}/ubos/{uboCode}': {
    get: operations['v2.getBeneficialOwner'];
    patch: operations['v2.updateBeneficialOwner'];
  };
  '/api/accountholders/{accountHolderCode}/accounts': { get: operations['v2.listVirtualAccounts'] };
  '/api/accountholders/{accountHolderCode}/accounts/{virtualAccountCode}': {
    get: operations['v2.getVirtualAccount'];
  };
  '/api/accountholders/{accountHolderCode}/externalaccounts': {
    get: operations['v2.listExternalAccounts'];
    post: operations['v2.createExternalAccount'];
  };
  '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}': {
    get: operations['v2.getExternalAccount'];
    patch: operations['v2.updateExternalAccount'];
  };
  '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}/select': {
    post: operations['v2.selectExternalAccount'];
  };
  '/api/accountholders/{accountHolderCode}/onboarding-url': {
    post: operations['v2.createOnboardingUrl'];
  };
  '/api/transactions': { get: operations['v2.listTransactions'] };
  '/api/fund/split-payments': {
    get: operations['v2.listPaymentSplits'];
    post: operations['v2.createPaymentSplit'];
  };
  '/api/fund/split-payments/{code}': { get: operations['v2.getPaymentSplit'] };
  '/api/fund/split-payments/{code}/cancel': { post: operations['v2.cancelPaymentSplit'] };
  '/api/fund/split-refunds': {
    get: operations['v2.listRefundSplits'];
    post: operations['v2.createRefundSplit'];
  };
  '/api/fund/split-refunds/{code}': { get: operations['v2.getRefundSplit'] };
  '/api/fund/balance/{code}': { get: operations['v2.getBalance'] };
  '/api/divisions': { get: operations['v2.listDivisions'] };
  '/api/fund/balance-transfers': {
    get: operations['v2.listBalanceTransfers'];
    post: operations['v2.createBalanceTransfer'];
  };
  '/api/fund/balance-transfers/{code}': { get: operations['v2.getBalanceTransfer'] };
  '/api/fund/payout-requests': {
    get: operations['v2.listPayoutRequests'];
    post: operations['v2.createPayoutRequest'];
  };
  '/api/fund/payout-requests/{code}': {
    get: operations['v2.getPayoutRequest'];
    delete: operations['v2.deletePayoutRequest'];
  };
  '/api/fund/payout-requests/{code}/settlements': { get: operations['v2.listPayoutSettlements'] };
  '/api/fund/payouts': { get: operations['v2.listPayoutOverview'] };
  '/api/payout-configuration/default': { put: operations['v2.updateDefaultPayoutConfiguration'] };
  '/api/payout-configuration/division': { put: operations['v2.updateDivisionPayoutConfiguration'] };
  '/api/payout-configuration/accounts/{virtualAccountCode}': {
    get: operations['v2.getAccountPayoutConfiguration'];
    put: operations['v2.updateAccountPayoutConfiguration'];
    delete: operations['v2.deleteAccountPayoutConfiguration'];
  };
  '/api/reports': { get: operations['v2.listReports']; post: operations['v2.createReport'] };
  '/api/webhook-configurations': {
    get: operations['v2.listWebhookConfigurations'];
    post: operations['v2.createWebhookConfiguration'];
  };
  '/api/webhook-configurations/{configurationId}': {
    get: operations['v2.getWebhookConfiguration'];
    put: operations['v2.updateWebhookConfiguration'];
  };
}

export interface webhooks {
  kycUpdate: { post: operations['v2.kycUpdate'] };
  payoutUpdate: { post: operations['v2.payoutUpdate'] };
}

export interface components {
  schemas: {
    CountryCode: shared.CountryCode;
    Currency: shared.Currency;
    DateTimeFilter: shared.DateTimeFilter;
    ErrorBody: shared.ErrorBody;
    ErrorDetail: shared.ErrorDetail;
    ExtRef: shared.ExtRef;
    MinorUnits: shared.MinorUnits;
    MinorUnitsText: shared.MinorUnitsText;
    Page: shared.Page;
    Pagination: shared.Pagination;
    ParameterizedMessage: shared.ParameterizedMessage;
    PaymentProcessor: shared.PaymentProcessor;
    PaymentSplitLabel: shared.PaymentSplitLabel;
    PositiveMinorUnits: shared.PositiveMinorUnits;
    RefundSplitLabel: shared.RefundSplitLabel;
    ServerErrorBody: shared.ServerErrorBody;
    TransferAmount: shared.TransferAmount;
    ZonedDateTime: shared.ZonedDateTime;
    'v1.AccountHolder': v1.AccountHolder;
    'v1.AccountHolderCreate': v1.AccountHolderCreate;
    'v1.AccountHolderPage': v1.AccountHolderPage;
    'v1.AccountHolderStatus': v1.AccountHolderStatus;
    'v1.AccountHolderUpdate': v1.AccountHolderUpdate;
    'v1.Address': v1.Address;
    'v1.AddressUpdate': v1.AddressUpdate;
    'v1.Balance': v1.Balance;
    'v1.BankStatement': v1.BankStatement;
    'v1.BankStatementCreate': v1.BankStatementCreate;
    'v1.BeneficialOwner': v1.BeneficialOwner;
    'v1.BeneficialOwnerCreate': v1.BeneficialOwnerCreate;
    'v1.BeneficialOwnerUpdate': v1.BeneficialOwnerUpdate;
    'v1.CreatedRefundSplit': v1.CreatedRefundSplit;
    'v1.ExternalAccount': v1.ExternalAccount;
    'v1.ExternalAccountCreate': v1.ExternalAccountCreate;
    'v1.ExternalAccountPage': v1.ExternalAccountPage;
    'v1.ExternalAccountUpdate': v1.ExternalAccountUpdate;
    'v1.ExternalAccountWithKycStatus': v1.ExternalAccountWithKycStatus;
    'v1.FullRefundSplitCreate': v1.FullRefundSplitCreate;
    'v1.IndividualLegalEntity': v1.IndividualLegalEntity;
    'v1.IndividualLegalEntityCreate': v1.IndividualLegalEntityCreate;
    'v1.IndividualLegalEntityUpdate': v1.IndividualLegalEntityUpdate;
    'v1.KycStatus': v1.KycStatus;
    'v1.KycStatusDetail': v1.KycStatusDetail;
    'v1.LateOrganizationDocumentCreate': v1.LateOrganizationDocumentCreate;
    'v1.LatePersonalDocumentCreate': v1.LatePersonalDocumentCreate;
    'v1.LatePhotoCreate': v1.LatePhotoCreate;
    'v1.LegalEntity': v1.LegalEntity;
    'v1.LegalEntityCreate': v1.LegalEntityCreate;
    'v1.LegalEntityUpdate': v1.LegalEntityUpdate;
    'v1.OrganizationDocument': v1.OrganizationDocument;
    'v1.OrganizationDocumentCreate': v1.OrganizationDocumentCreate;
    'v1.OrganizationDocumentUpdate': v1.OrganizationDocumentUpdate;
    'v1.OrganizationLegalEntity': v1.OrganizationLegalEntity;
    'v1.OrganizationLegalEntityCreate': v1.OrganizationLegalEntityCreate;
    'v1.OrganizationLegalEntityUpdate': v1.OrganizationLegalEntityUpdate;
    'v1.PartialRefundSplitCreate': v1.PartialRefundSplitCreate;
    'v1.PaymentSplit': v1.PaymentSplit;
    'v1.PaymentSplitCreate': v1.PaymentSplitCreate;
    'v1.PaymentSplitGroup': v1.PaymentSplitGroup;
    'v1.PaymentSplitGroupCreate': v1.PaymentSplitGroupCreate;
    'v1.PaymentSplitGroupCreateBase': v1.PaymentSplitGroupCreateBase;
    'v1.PaymentSplitItem': v1.PaymentSplitItem;
    'v1.PaymentSplitItemCreate': v1.PaymentSplitItemCreate;
    'v1.PaymentSplitLeaf': v1.PaymentSplitLeaf;
    'v1.PaymentSplitLeafCreate': v1.PaymentSplitLeafCreate;
    'v1.PaymentSplitPage': v1.PaymentSplitPage;
    'v1.PaymentSplitSubGroupCreate': v1.PaymentSplitSubGroupCreate;
    'v1.PaymentSplitSubItemCreate': v1.PaymentSplitSubItemCreate;
    'v1.PayoutRequest': v1.PayoutRequest;
    'v1.PayoutRequestCreate': v1.PayoutRequestCreate;
    'v1.PayoutRequestPage': v1.PayoutRequestPage;
    'v1.PayoutRequestStatus': v1.PayoutRequestStatus;
    'v1.Person': v1.Person;
    'v1.PersonCreate': v1.PersonCreate;
    'v1.PersonUpdate': v1.PersonUpdate;
    'v1.PersonalDocument': v1.PersonalDocument;
    'v1.PersonalDocumentCreate': v1.PersonalDocumentCreate;
    'v1.PersonalDocumentUpdate': v1.PersonalDocumentUpdate;
    'v1.Photo': v1.Photo;
    'v1.PhotoCreate': v1.PhotoCreate;
    'v1.PhotoUpdate': v1.PhotoUpdate;
    'v1.PlaceOfBirth': v1.PlaceOfBirth;
    'v1.PlaceOfBirthCreate': v1.PlaceOfBirthCreate;
    'v1.PlaceOfBirthUpdate': v1.PlaceOfBirthUpdate;
    'v1.PspResponse': v1.PspResponse;
    'v1.RefundSplit': v1.RefundSplit;
    'v1.RefundSplitCreate': v1.RefundSplitCreate;
    'v1.RefundSplitGroup': v1.RefundSplitGroup;
    'v1.RefundSplitGroupCreate': v1.RefundSplitGroupCreate;
    'v1.RefundSplitGroupCreateBase': v1.RefundSplitGroupCreateBase;
    'v1.RefundSplitItem': v1.RefundSplitItem;
    'v1.RefundSplitItemCreate': v1.RefundSplitItemCreate;
    'v1.RefundSplitLeaf': v1.RefundSplitLeaf;
    'v1.RefundSplitLeafCreate': v1.RefundSplitLeafCreate;
    'v1.RefundSplitPage': v1.RefundSplitPage;
    'v1.RefundSplitSubGroupCreate': v1.RefundSplitSubGroupCreate;
    'v1.RefundSplitSubItemCreate': v1.RefundSplitSubItemCreate;
    'v1.VirtualAccount': v1.VirtualAccount;
    'v1.VirtualAccountCreate': v1.VirtualAccountCreate;
    'v1.VirtualAccountPage': v1.VirtualAccountPage;
    'v1.VirtualAccountUpdate': v1.VirtualAccountUpdate;
    'v2.AccountBalance': v2.AccountBalance;
    'v2.AccountHolder': v2.AccountHolder;
    'v2.AccountHolderCreate': v2.AccountHolderCreate;
    'v2.AccountHolderPage': v2.AccountHolderPage;
    'v2.AccountHolderStatus': v2.AccountHolderStatus;
    'v2.AccountHolderUpdate': v2.AccountHolderUpdate;
    'v2.AccountNumber': v2.AccountNumber;
    'v2.Address': v2.Address;
    'v2.AddressUpdate': v2.AddressUpdate;
    'v2.ApmData': v2.ApmData;
    'v2.ApmDataCreate': v2.ApmDataCreate;
    'v2.Balance': v2.Balance;
    'v2.BalanceTransfer': v2.BalanceTransfer;
    'v2.BalanceTransferCreate': v2.BalanceTransferCreate;
    'v2.BalanceTransferPage': v2.BalanceTransferPage;
    'v2.BalanceTransferType': v2.BalanceTransferType;
    'v2.BankStatement': v2.BankStatement;
    'v2.BankStatementCreate': v2.BankStatementCreate;
    'v2.BeneficialOwner': v2.BeneficialOwner;
    'v2.BeneficialOwnerCreate': v2.BeneficialOwnerCreate;
    'v2.BeneficialOwnerEntryUpdate': v2.BeneficialOwnerEntryUpdate;
    'v2.BeneficialOwnerPage': v2.BeneficialOwnerPage;
    'v2.BeneficialOwnerUpdate': v2.BeneficialOwnerUpdate;
    'v2.DateOfBirth': v2.DateOfBirth;
    'v2.DateOrDateTime': v2.DateOrDateTime;
    'v2.Division': v2.Division;
    'v2.DivisionBalance': v2.DivisionBalance;
    'v2.ExternalAccount': v2.ExternalAccount;
    'v2.ExternalAccountChange': v2.ExternalAccountChange;
    'v2.ExternalAccountCreate': v2.ExternalAccountCreate;
    'v2.ExternalAccountCreateBase': v2.ExternalAccountCreateBase;
    'v2.ExternalAccountCurrency': v2.ExternalAccountCurrency;
    'v2.ExternalAccountEntryUpdate': v2.ExternalAccountEntryUpdate;
    'v2.ExternalAccountIbanCreate': v2.ExternalAccountIbanCreate;
    'v2.ExternalAccountIbanUpdate': v2.ExternalAccountIbanUpdate;
    'v2.ExternalAccountPage': v2.ExternalAccountPage;
    'v2.ExternalAccountType': v2.ExternalAccountType;
    'v2.ExternalAccountUpdate': v2.ExternalAccountUpdate;
    'v2.ExternalAccountUpoCreate': v2.ExternalAccountUpoCreate;
    'v2.ExternalAccountUpoUpdate': v2.ExternalAccountUpoUpdate;
    'v2.HolderAccount': v2.HolderAccount;
    'v2.IndividualLegalEntity': v2.IndividualLegalEntity;
    'v2.IndividualLegalEntityCreate': v2.IndividualLegalEntityCreate;
    'v2.IndividualLegalEntityUpdate': v2.IndividualLegalEntityUpdate;
    'v2.KycStatus': v2.KycStatus;
    'v2.KycTier': v2.KycTier;
    'v2.KycUpdateEvent': v2.KycUpdateEvent;
    'v2.LegalEntity': v2.LegalEntity;
    'v2.LegalEntityCreate': v2.LegalEntityCreate;
    'v2.LegalEntityUpdate': v2.LegalEntityUpdate;
    'v2.ManualPayoutConfiguration': v2.ManualPayoutConfiguration;
    'v2.ManualPayoutConfigurationUpdate': v2.ManualPayoutConfigurationUpdate;
    'v2.OnboardingUrl': v2.OnboardingUrl;
    'v2.OnboardingUrlCreate': v2.OnboardingUrlCreate;
    'v2.OrganizationDocument': v2.OrganizationDocument;
    'v2.OrganizationDocumentCreate': v2.OrganizationDocumentCreate;
    'v2.OrganizationDocumentUpdate': v2.OrganizationDocumentUpdate;
    'v2.OrganizationLegalEntity': v2.OrganizationLegalEntity;
    'v2.OrganizationLegalEntityCreate': v2.OrganizationLegalEntityCreate;
    'v2.OrganizationLegalEntityUpdate': v2.OrganizationLegalEntityUpdate;
    'v2.PaymentSplit': v2.PaymentSplit;
    'v2.PaymentSplitCancel': v2.PaymentSplitCancel;
    'v2.PaymentSplitCreate': v2.PaymentSplitCreate;
    'v2.PaymentSplitGroup': v2.PaymentSplitGroup;
    'v2.PaymentSplitGroupCreate': v2.PaymentSplitGroupCreate;
    'v2.PaymentSplitGroupCreateBase': v2.PaymentSplitGroupCreateBase;
    'v2.PaymentSplitItem': v2.PaymentSplitItem;
    'v2.PaymentSplitItemCreate': v2.PaymentSplitItemCreate;
    'v2.PaymentSplitLeaf': v2.PaymentSplitLeaf;
    'v2.PaymentSplitLeafCreate': v2.PaymentSplitLeafCreate;
    'v2.PaymentSplitPage': v2.PaymentSplitPage;
    'v2.PaymentSplitSubGroupCreate': v2.PaymentSplitSubGroupCreate;
    'v2.PaymentSplitSubItemCreate': v2.PaymentSplitSubItemCreate;
    'v2.PayoutConfiguration': v2.PayoutConfiguration;
    'v2.PayoutConfigurationUpdate': v2.PayoutConfigurationUpdate;
    'v2.PayoutOverviewItem': v2.PayoutOverviewItem;
    'v2.PayoutOverviewList': v2.PayoutOverviewList;
    'v2.PayoutOverviewSeller': v2.PayoutOverviewSeller;
    'v2.PayoutRequest': v2.PayoutRequest;
    'v2.PayoutRequestCreate': v2.PayoutRequestCreate;
    'v2.PayoutRequestPage': v2.PayoutRequestPage;
    'v2.PayoutSettlement': v2.PayoutSettlement;
    'v2.PayoutSettlementBreakdown': v2.PayoutSettlementBreakdown;
    'v2.PayoutSettlementList': v2.PayoutSettlementList;
    'v2.PayoutSourceCurrency': v2.PayoutSourceCurrency;
    'v2.PayoutStatus': v2.PayoutStatus;
    'v2.PayoutUpdateEvent': v2.PayoutUpdateEvent;
    'v2.Person': v2.Person;
    'v2.PersonCreate': v2.PersonCreate;
    'v2.PersonUpdate': v2.PersonUpdate;
    'v2.PersonalData': v2.PersonalData;
    'v2.PersonalDataCreate': v2.PersonalDataCreate;
    'v2.PersonalDataUpdate': v2.PersonalDataUpdate;
    'v2.PersonalDocument': v2.PersonalDocument;
    'v2.PersonalDocumentCreate': v2.PersonalDocumentCreate;
    'v2.PersonalDocumentUpdate': v2.PersonalDocumentUpdate;
    'v2.Photo': v2.Photo;
    'v2.PhotoCreate': v2.PhotoCreate;
    'v2.PhotoUpdate': v2.PhotoUpdate;
    'v2.PlaceOfBirth': v2.PlaceOfBirth;
    'v2.PlaceOfBirthCreate': v2.PlaceOfBirthCreate;
    'v2.PlaceOfBirthUpdate': v2.PlaceOfBirthUpdate;
    'v2.RefundSplit': v2.RefundSplit;
    'v2.RefundSplitCreate': v2.RefundSplitCreate;
    'v2.RefundSplitGroup': v2.RefundSplitGroup;
    'v2.RefundSplitGroupCreate': v2.RefundSplitGroupCreate;
    'v2.RefundSplitGroupCreateBase': v2.RefundSplitGroupCreateBase;
    'v2.RefundSplitItem': v2.RefundSplitItem;
    'v2.RefundSplitItemCreate': v2.RefundSplitItemCreate;
    'v2.RefundSplitLeaf': v2.RefundSplitLeaf;
    'v2.RefundSplitLeafCreate': v2.RefundSplitLeafCreate;
    'v2.RefundSplitPage': v2.RefundSplitPage;
    'v2.RefundSplitSubGroupCreate': v2.RefundSplitSubGroupCreate;
    'v2.RefundSplitSubItemCreate': v2.RefundSplitSubItemCreate;
    'v2.Report': v2.Report;
    'v2.ReportAccount': v2.ReportAccount;
    'v2.ReportCreate': v2.ReportCreate;
    'v2.ReportList': v2.ReportList;
    'v2.ReportType': v2.ReportType;
    'v2.SalesProfile': v2.SalesProfile;
    'v2.SalesProfileUpdate': v2.SalesProfileUpdate;
    'v2.ScheduledPayoutConfiguration': v2.ScheduledPayoutConfiguration;
    'v2.ScheduledPayoutConfigurationUpdate': v2.ScheduledPayoutConfigurationUpdate;
    'v2.Transaction': v2.Transaction;
    'v2.TransactionList': v2.TransactionList;
    'v2.TransactionSeller': v2.TransactionSeller;
    'v2.TransactionStatus': v2.TransactionStatus;
    'v2.TransactionType': v2.TransactionType;
    'v2.TransferCurrency': v2.TransferCurrency;
    'v2.VirtualAccount': v2.VirtualAccount;
    'v2.VirtualAccountPage': v2.VirtualAccountPage;
    'v2.WebhookConfiguration': v2.WebhookConfiguration;
    'v2.WebhookConfigurationCreate': v2.WebhookConfigurationCreate;
    'v2.WebhookConfigurationUpdate': v2.WebhookConfigurationUpdate;
    'v2.WebhookType': v2.WebhookType;
  };
}

export interface operations {
  'v1.listAccountHolders': {
    parameters: { query?: v1Operations.ListAccountHolders['query'] };
    responses: {
      200: { content: { 'application/json': v1Operations.ListAccountHolders['responses'][200] } };
      400: { content: { 'application/json': v1Operations.ListAccountHolders['responses'][400] } };
      401: { content: { 'application/json': v1Operations.ListAccountHolders['responses'][401] } };
      403: { content: { 'application/json': v1Operations.ListAccountHolders['responses'][403] } };
      422: { content: { 'application/json': v1Operations.ListAccountHolders['responses'][422] } };
      429: { content: { 'application/json': v1Operations.ListAccountHolders['responses'][429] } };
      500: { content: { 'application/json': v1Operations.ListAccountHolders['responses'][500] } };
      502: { content: { 'application/json': v1Operations.ListAccountHolders['responses'][502] } };
      503: { content: { 'application/json': v1Operations.ListAccountHolders['responses'][503] } };
      504: { content: { 'application/json': v1Operations.ListAccountHolders['responses'][504] } };
    };
  };
  'v1.createAccountHolder': {
    parameters: { query?: v1Operations.CreateAccountHolder['query'] };
    requestBody: { content: { 'application/json': v1Operations.CreateAccountHolder['body'] } };
    responses: {
      200: { content: { 'application/json': v1Operations.CreateAccountHolder['responses'][200] } };
      400: { content: { 'application/json': v1Operations.CreateAccountHolder['responses'][400] } };
      401: { content: { 'application/json': v1Operations.CreateAccountHolder['responses'][401] } };
      403: { content: { 'application/json': v1Operations.CreateAccountHolder['responses'][403] } };
      409: { content: { 'application/json': v1Operations.CreateAccountHolder['responses'][409] } };
      422: { content: { 'application/json': v1Operations.CreateAccountHolder['responses'][422] } };
      429: { content: { 'application/json': v1Operations.CreateAccountHolder['responses'][429] } };
      500: { content: { 'application/json': v1Operations.CreateAccountHolder['responses'][500] } };
      502: { content: { 'application/json': v1Operations.CreateAccountHolder['responses'][502] } };
      503: { content: { 'application/json': v1Operations.CreateAccountHolder['responses'][503] } };
      504: { content: { 'application/json': v1Operations.CreateAccountHolder['responses'][504] } };
    };
  };
  'v1.getAccountHolder': {
    parameters: {
      query?: v1Operations.GetAccountHolder['query'];
      path: v1Operations.GetAccountHolder['path'];
    };
    responses: {
      200: { content: { 'application/json': v1Operations.GetAccountHolder['responses'][200] } };
      400: { content: { 'application/json': v1Operations.GetAccountHolder['responses'][400] } };
      401: { content: { 'application/json': v1Operations.GetAccountHolder['responses'][401] } };
      403: { content: { 'application/json': v1Operations.GetAccountHolder['responses'][403] } };
      404: { content: { 'application/json': v1Operations.GetAccountHolder['responses'][404] } };
      422: { content: { 'application/json': v1Operations.GetAccountHolder['responses'][422] } };
      429: { content: { 'application/json': v1Operations.GetAccountHolder['responses'][429] } };
      500: { content: { 'application/json': v1Operations.GetAccountHolder['responses'][500] } };
      502: { content: { 'application/json': v1Operations.GetAccountHolder['responses'][502] } };
      503: { content: { 'application/json': v1Operations.GetAccountHolder['responses'][503] } };
      504: { content: { 'application/json': v1Operations.GetAccountHolder['responses'][504] } };
    };
  };
  'v1.updateAccountHolder': {
    parameters: {
      query?: v1Operations.UpdateAccountHolder['query'];
      path: v1Operations.UpdateAccountHolder['path'];
    };
    requestBody: { content: { 'application/json': v1Operations.UpdateAccountHolder['body'] } };
    responses: {
      200: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][200] } };
      400: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][400] } };
      401: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][401] } };
      402: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][402] } };
      403: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][403] } };
      404: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][404] } };
      409: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][409] } };
      422: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][422] } };
      429: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][429] } };
      500: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][500] } };
      502: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][502] } };
      503: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][503] } };
      504: { content: { 'application/json': v1Operations.UpdateAccountHolder['responses'][504] } };
    };
  };
  'v1.createIndividualDocument': {
    parameters: { path: v1Operations.CreateIndividualDocument['path'] };
    requestBody: { content: { 'application/json': v1Operations.CreateIndividualDocument['body'] } };
    responses: {
      200: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][200] };
      };
      400: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][400] };
      };
      401: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][401] };
      };
      402: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][402] };
      };
      403: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][403] };
      };
      404: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][404] };
      };
      409: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][409] };
      };
      422: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][422] };
      };
      429: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][429] };
      };
      500: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][500] };
      };
      502: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][502] };
      };
      503: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][503] };
      };
      504: {
        content: { 'application/json': v1Operations.CreateIndividualDocument['responses'][504] };
      };
    };
  };
  'v1.createOrganizationDocument': {
    parameters: { path: v1Operations.CreateOrganizationDocument['path'] };
    requestBody: {
      content: { 'application/json': v1Operations.CreateOrganizationDocument['body'] };
    };
    responses: {
      200: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][200] };
      };
      400: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][400] };
      };
      401: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][401] };
      };
      402: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][402] };
      };
      403: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][403] };
      };
      404: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][404] };
      };
      409: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][409] };
      };
      422: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][422] };
      };
      429: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][429] };
      };
      500: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][500] };
      };
      502: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][502] };
      };
      503: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][503] };
      };
      504: {
        content: { 'application/json': v1Operations.CreateOrganizationDocument['responses'][504] };
      };
    };
  };
  'v1.listVirtualAccounts': {
    parameters: {
      query?: v1Operations.ListVirtualAccounts['query'];
      path: v1Operations.ListVirtualAccounts['path'];
    };
    responses: {
      200: { content: { 'application/json': v1Operations.ListVirtualAccounts['responses'][200] } };
      400: { content: { 'application/json': v1Operations.ListVirtualAccounts['responses'][400] } };
      401: { content: { 'application/json': v1Operations.ListVirtualAccounts['responses'][401] } };
      403: { content: { 'application/json': v1Operations.ListVirtualAccounts['responses'][403] } };
      404: { content: { 'application/json': v1Operations.ListVirtualAccounts['responses'][404] } };
      422: { content: { 'application/json': v1Operations.ListVirtualAccounts['responses'][422] } };
      429: { content: { 'application/json': v1Operations.ListVirtualAccounts['responses'][429] } };
      500: { content: { 'application/json': v1Operations.ListVirtualAccounts['responses'][500] } };
      502: { content: { 'application/json': v1Operations.ListVirtualAccounts['responses'][502] } };
      503: { content: { 'application/json': v1Operations.ListVirtualAccounts['responses'][503] } };
      504: { content: { 'application/json': v1Operations.ListVirtualAccounts['responses'][504] } };
    };
  };
  'v1.createVirtualAccount': {
    parameters: { path: v1Operations.CreateVirtualAccount['path'] };
    requestBody: { content: { 'application/json': v1Operations.CreateVirtualAccount['body'] } };
    responses: {
      200: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][200] } };
      400: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][400] } };
      401: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][401] } };
      402: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][402] } };
      403: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][403] } };
      404: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][404] } };
      409: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][409] } };
      422: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][422] } };
      429: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][429] } };
      500: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][500] } };
      502: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][502] } };
      503: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][503] } };
      504: { content: { 'application/json': v1Operations.CreateVirtualAccount['responses'][504] } };
    };
  };
  'v1.getVirtualAccount': {
    parameters: { path: v1Operations.GetVirtualAccount['path'] };
    responses: {
      200: { content: { 'application/json': v1Operations.GetVirtualAccount['responses'][200] } };
      400: { content: { 'application/json': v1Operations.GetVirtualAccount['responses'][400] } };
      401: { content: { 'application/json': v1Operations.GetVirtualAccount['responses'][401] } };
      403: { content: { 'application/json': v1Operations.GetVirtualAccount['responses'][403] } };
      404: { content: { 'application/json': v1Operations.GetVirtualAccount['responses'][404] } };
      429: { content: { 'application/json': v1Operations.GetVirtualAccount['responses'][429] } };
      500: { content: { 'application/json': v1Operations.GetVirtualAccount['responses'][500] } };
      502: { content: { 'application/json': v1Operations.GetVirtualAccount['responses'][502] } };
      503: { content: { 'application/json': v1Operations.GetVirtualAccount['responses'][503] } };
      504: { content: { 'application/json': v1Operations.GetVirtualAccount['responses'][504] } };
    };
  };
  'v1.updateVirtualAccount': {
    parameters: { path: v1Operations.UpdateVirtualAccount['path'] };
    requestBody: { content: { 'application/json': v1Operations.UpdateVirtualAccount['body'] } };
    responses: {
      200: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][200] } };
      400: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][400] } };
      401: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][401] } };
      402: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][402] } };
      403: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][403] } };
      404: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][404] } };
      409: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][409] } };
      422: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][422] } };
      429: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][429] } };
      500: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][500] } };
      502: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][502] } };
      503: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][503] } };
      504: { content: { 'application/json': v1Operations.UpdateVirtualAccount['responses'][504] } };
    };
  };
  'v1.listExternalAccounts': {
    parameters: {
      query?: v1Operations.ListExternalAccounts['query'];
      path: v1Operations.ListExternalAccounts['path'];
    };
    responses: {
      200: { content: { 'application/json': v1Operations.ListExternalAccounts['responses'][200] } };
      400: { content: { 'application/json': v1Operations.ListExternalAccounts['responses'][400] } };
      401: { content: { 'application/json': v1Operations.ListExternalAccounts['responses'][401] } };
      403: { content: { 'application/json': v1Operations.ListExternalAccounts['responses'][403] } };
      404: { content: { 'application/json': v1Operations.ListExternalAccounts['responses'][404] } };
      422: { content: { 'application/json': v1Operations.ListExternalAccounts['responses'][422] } };
      429: { content: { 'application/json': v1Operations.ListExternalAccounts['responses'][429] } };
      500: { content: { 'application/json': v1Operations.ListExternalAccounts['responses'][500] } };
      502: { content: { 'application/json': v1Operations.ListExternalAccounts['responses'][502] } };
      503: { content: { 'application/json': v1Operations.ListExternalAccounts['responses'][503] } };
      504: { content: { 'application/json': v1Operations.ListExternalAccounts['responses'][504] } };
    };
  };
  'v1.createExternalAccount': {
    parameters: { path: v1Operations.CreateExternalAccount['path'] };
    requestBody: { content: { 'application/json': v1Operations.CreateExternalAccount['body'] } };
    responses: {
      200: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][200] };
      };
      400: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][400] };
      };
      401: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][401] };
      };
      402: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][402] };
      };
      403: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][403] };
      };
      404: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][404] };
      };
      409: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][409] };
      };
      422: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][422] };
      };
      429: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][429] };
      };
      500: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][500] };
      };
      502: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][502] };
      };
      503: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][503] };
      };
      504: {
        content: { 'application/json': v1Operations.CreateExternalAccount['responses'][504] };
      };
    };
  };
  'v1.getExternalAccount': {
    parameters: { path: v1Operations.GetExternalAccount['path'] };
    responses: {
      200: { content: { 'application/json': v1Operations.GetExternalAccount['responses'][200] } };
      400: { content: { 'application/json': v1Operations.GetExternalAccount['responses'][400] } };
      401: { content: { 'application/json': v1Operations.GetExternalAccount['responses'][401] } };
      403: { content: { 'application/json': v1Operations.GetExternalAccount['responses'][403] } };
      404: { content: { 'application/json': v1Operations.GetExternalAccount['responses'][404] } };
      429: { content: { 'application/json': v1Operations.GetExternalAccount['responses'][429] } };
      500: { content: { 'application/json': v1Operations.GetExternalAccount['responses'][500] } };
      502: { content: { 'application/json': v1Operations.GetExternalAccount['responses'][502] } };
      503: { content: { 'application/json': v1Operations.GetExternalAccount['responses'][503] } };
      504: { content: { 'application/json': v1Operations.GetExternalAccount['responses'][504] } };
    };
  };
  'v1.getBalance': {
    parameters: { path: v1Operations.GetBalance['path'] };
    responses: {
      200: { content: { 'application/json': v1Operations.GetBalance['responses'][200] } };
      400: { content: { 'application/json': v1Operations.GetBalance['responses'][400] } };
      401: { content: { 'application/json': v1Operations.GetBalance['responses'][401] } };
      403: { content: { 'application/json': v1Operations.GetBalance['responses'][403] } };
      404: { content: { 'application/json': v1Operations.GetBalance['responses'][404] } };
      429: { content: { 'application/json': v1Operations.GetBalance['responses'][429] } };
      500: { content: { 'application/json': v1Operations.GetBalance['responses'][500] } };
      502: { content: { 'application/json': v1Operations.GetBalance['responses'][502] } };
      503: { content: { 'application/json': v1Operations.GetBalance['responses'][503] } };
      504: { content: { 'application/json': v1Operations.GetBalance['responses'][504] } };
    };
  };
  'v1.listPaymentSplits': {
    parameters: { query?: v1Operations.ListPaymentSplits['query'] };
    responses: {
      200: { content: { 'application/json': v1Operations.ListPaymentSplits['responses'][200] } };
      400: { content: { 'application/json': v1Operations.ListPaymentSplits['responses'][400] } };
      401: { content: { 'application/json': v1Operations.ListPaymentSplits['responses'][401] } };
      403: { content: { 'application/json': v1Operations.ListPaymentSplits['responses'][403] } };
      422: { content: { 'application/json': v1Operations.ListPaymentSplits['responses'][422] } };
      429: { content: { 'application/json': v1Operations.ListPaymentSplits['responses'][429] } };
      500: { content: { 'application/json': v1Operations.ListPaymentSplits['responses'][500] } };
      502: { content: { 'application/json': v1Operations.ListPaymentSplits['responses'][502] } };
      503: { content: { 'application/json': v1Operations.ListPaymentSplits['responses'][503] } };
      504: { content: { 'application/json': v1Operations.ListPaymentSplits['responses'][504] } };
    };
  };
  'v1.createPaymentSplit': {
    requestBody: { content: { 'application/json': v1Operations.CreatePaymentSplit['body'] } };
    responses: {
      200: { content: { 'application/json': v1Operations.CreatePaymentSplit['responses'][200] } };
      400: { content: { 'application/json': v1Operations.CreatePaymentSplit['responses'][400] } };
      401: { content: { 'application/json': v1Operations.CreatePaymentSplit['responses'][401] } };
      403: { content: { 'application/json': v1Operations.CreatePaymentSplit['responses'][403] } };
      409: { content: { 'application/json': v1Operations.CreatePaymentSplit['responses'][409] } };
      422: { content: { 'application/json': v1Operations.CreatePaymentSplit['responses'][422] } };
      429: { content: { 'application/json': v1Operations.CreatePaymentSplit['responses'][429] } };
      500: { content: { 'application/json': v1Operations.CreatePaymentSplit['responses'][500] } };
      502: { content: { 'application/json': v1Operations.CreatePaymentSplit['responses'][502] } };
      503: { content: { 'application/json': v1Operations.CreatePaymentSplit['responses'][503] } };
      504: { content: { 'application/json': v1Operations.CreatePaymentSplit['responses'][504] } };
    };
  };
  'v1.getPaymentSplit': {
    parameters: { path: v1Operations.GetPaymentSplit['path'] };
    responses: {
      200: { content: { 'application/json': v1Operations.GetPaymentSplit['responses'][200] } };
      400: { content: { 'application/json': v1Operations.GetPaymentSplit['responses'][400] } };
      401: { content: { 'application/json': v1Operations.GetPaymentSplit['responses'][401] } };
      403: { content: { 'application/json': v1Operations.GetPaymentSplit['responses'][403] } };
      404: { content: { 'application/json': v1Operations.GetPaymentSplit['responses'][404] } };
      429: { content: { 'application/json': v1Operations.GetPaymentSplit['responses'][429] } };
      500: { content: { 'application/json': v1Operations.GetPaymentSplit['responses'][500] } };
      502: { content: { 'application/json': v1Operations.GetPaymentSplit['responses'][502] } };
      503: { content: { 'application/json': v1Operations.GetPaymentSplit['responses'][503] } };
      504: { content: { 'application/json': v1Operations.GetPaymentSplit['responses'][504] } };
    };
  };
  'v1.listRefundSplits': {
    parameters: { query?: v1Operations.ListRefundSplits['query'] };
    responses: {
      200: { content: { 'application/json': v1Operations.ListRefundSplits['responses'][200] } };
      400: { content: { 'application/json': v1Operations.ListRefundSplits['responses'][400] } };
      401: { content: { 'application/json': v1Operations.ListRefundSplits['responses'][401] } };
      403: { content: { 'application/json': v1Operations.ListRefundSplits['responses'][403] } };
      422: { content: { 'application/json': v1Operations.ListRefundSplits['responses'][422] } };
      429: { content: { 'application/json': v1Operations.ListRefundSplits['responses'][429] } };
      500: { content: { 'application/json': v1Operations.ListRefundSplits['responses'][500] } };
      502: { content: { 'application/json': v1Operations.ListRefundSplits['responses'][502] } };
      503: { content: { 'application/json': v1Operations.ListRefundSplits['responses'][503] } };
      504: { content: { 'application/json': v1Operations.ListRefundSplits['responses'][504] } };
    };
  };
  'v1.createRefundSplit': {
    requestBody: { content: { 'application/json': v1Operations.CreateRefundSplit['body'] } };
    responses: {
      200: { content: { 'application/json': v1Operations.CreateRefundSplit['responses'][200] } };
      400: { content: { 'application/json': v1Operations.CreateRefundSplit['responses'][400] } };
      401: { content: { 'application/json': v1Operations.CreateRefundSplit['responses'][401] } };
      403: { content: { 'application/json': v1Operations.CreateRefundSplit['responses'][403] } };
      404: { content: { 'application/json': v1Operations.CreateRefundSplit['responses'][404] } };
      409: { content: { 'application/json': v1Operations.CreateRefundSplit['responses'][409] } };
      422: { content: { 'application/json': v1Operations.CreateRefundSplit['responses'][422] } };
      429: { content: { 'application/json': v1Operations.CreateRefundSplit['responses'][429] } };
      500: { content: { 'application/json': v1Operations.CreateRefundSplit['responses'][500] } };
      502: { content: { 'application/json': v1Operations.CreateRefundSplit['responses'][502] } };
      503: { content: { 'application/json': v1Operations.CreateRefundSplit['responses'][503] } };
      504: { content: { 'application/json': v1Operations.CreateRefundSplit['responses'][504] } };
    };
  };
  'v1.getRefundSplit': {
    parameters: { path: v1Operations.GetRefundSplit['path'] };
    responses: {
      200: { content: { 'application/json': v1Operations.GetRefundSplit['responses'][200] } };
      400: { content: { 'application/json': v1Operations.GetRefundSplit['responses'][400] } };
      401: { content: { 'application/json': v1Operations.GetRefundSplit['responses'][401] } };
      403: { content: { 'application/json': v1Operations.GetRefundSplit['responses'][403] } };
      404: { content: { 'application/json': v1Operations.GetRefundSplit['responses'][404] } };
      429: { content: { 'application/json': v1Operations.GetRefundSplit['responses'][429] } };
      500: { content: { 'application/json': v1Operations.GetRefundSplit['responses'][500] } };
      502: { content: { 'application/json': v1Operations.GetRefundSplit['responses'][502] } };
      503: { content: { 'application/json': v1Operations.GetRefundSplit['responses'][503] } };
      504: { content: { 'application/json': v1Operations.GetRefundSplit['responses'][504] } };
    };
  };
  'v1.listPayoutRequests': {
    parameters: { query?: v1Operations.ListPayoutRequests['query'] };
    responses: {
      200: { content: { 'application/json': v1Operations.ListPayoutRequests['responses'][200] } };
      400: { content: { 'application/json': v1Operations.ListPayoutRequests['responses'][400] } };
      401: { content: { 'application/json': v1Operations.ListPayoutRequests['responses'][401] } };
      403: { content: { 'application/json': v1Operations.ListPayoutRequests['responses'][403] } };
      422: { content: { 'application/json': v1Operations.ListPayoutRequests['responses'][422] } };
      429: { content: { 'application/json': v1Operations.ListPayoutRequests['responses'][429] } };
      500: { content: { 'application/json': v1Operations.ListPayoutRequests['responses'][500] } };
      502: { content: { 'application/json': v1Operations.ListPayoutRequests['responses'][502] } };
      503: { content: { 'application/json': v1Operations.ListPayoutRequests['responses'][503] } };
      504: { content: { 'application/json': v1Operations.ListPayoutRequests['responses'][504] } };
    };
  };
  'v1.createPayoutRequest': {
    requestBody: { content: { 'application/json': v1Operations.CreatePayoutRequest['body'] } };
    responses: {
      200: { content: { 'application/json': v1Operations.CreatePayoutRequest['responses'][200] } };
      400: { content: { 'application/json': v1Operations.CreatePayoutRequest['responses'][400] } };
      401: { content: { 'application/json': v1Operations.CreatePayoutRequest['responses'][401] } };
      403: { content: { 'application/json': v1Operations.CreatePayoutRequest['responses'][403] } };
      422: { content: { 'application/json': v1Operations.CreatePayoutRequest['responses'][422] } };
      429: { content: { 'application/json': v1Operations.CreatePayoutRequest['responses'][429] } };
      500: { content: { 'application/json': v1Operations.CreatePayoutRequest['responses'][500] } };
      502: { content: { 'application/json': v1Operations.CreatePayoutRequest['responses'][502] } };
      503: { content: { 'application/json': v1Operations.CreatePayoutRequest['responses'][503] } };
      504: { content: { 'application/json': v1Operations.CreatePayoutRequest['responses'][504] } };
    };
  };
  'v1.getPayoutRequest': {
    parameters: { path: v1Operations.GetPayoutRequest['path'] };
    responses: {
      200: { content: { 'application/json': v1Operations.GetPayoutRequest['responses'][200] } };
      400: { content: { 'application/json': v1Operations.GetPayoutRequest['responses'][400] } };
      401: { content: { 'application/json': v1Operations.GetPayoutRequest['responses'][401] } };
      403: { content: { 'application/json': v1Operations.GetPayoutRequest['responses'][403] } };
      404: { content: { 'application/json': v1Operations.GetPayoutRequest['responses'][404] } };
      429: { content: { 'application/json': v1Operations.GetPayoutRequest['responses'][429] } };
      500: { content: { 'application/json': v1Operations.GetPayoutRequest['responses'][500] } };
      502: { content: { 'application/json': v1Operations.GetPayoutRequest['responses'][502] } };
      503: { content: { 'application/json': v1Operations.GetPayoutRequest['responses'][503] } };
      504: { content: { 'application/json': v1Operations.GetPayoutRequest['responses'][504] } };
    };
  };
  'v1.deletePayoutRequest': {
    parameters: { path: v1Operations.DeletePayoutRequest['path'] };
    responses: {
      200: { content: { 'application/json': v1Operations.DeletePayoutRequest['responses'][200] } };
      400: { content: { 'application/json': v1Operations.DeletePayoutRequest['responses'][400] } };
      401: { content: { 'application/json': v1Operations.DeletePayoutRequest['responses'][401] } };
      403: { content: { 'application/json': v1Operations.DeletePayoutRequest['responses'][403] } };
      404: { content: { 'application/json': v1Operations.DeletePayoutRequest['responses'][404] } };
      409: { content: { 'application/json': v1Operations.DeletePayoutRequest['responses'][409] } };
      429: { content: { 'application/json': v1Operations.DeletePayoutRequest['responses'][429] } };
      500: { content: { 'application/json': v1Operations.DeletePayoutRequest['responses'][500] } };
      502: { content: { 'application/json': v1Operations.DeletePayoutRequest['responses'][502] } };
      503: { content: { 'application/json': v1Operations.DeletePayoutRequest['responses'][503] } };
      504: { content: { 'application/json': v1Operations.DeletePayoutRequest['responses'][504] } };
    };
  };
  'v2.listAccountHolders': {
    parameters: { query?: v2Operations.ListAccountHolders['query'] };
    responses: {
      200: { content: { 'application/json': v2Operations.ListAccountHolders['responses'][200] } };
      400: { content: { 'application/json': v2Operations.ListAccountHolders['responses'][400] } };
      401: { content: { 'application/json': v2Operations.ListAccountHolders['responses'][401] } };
      403: { content: { 'application/json': v2Operations.ListAccountHolders['responses'][403] } };
      422: { content: { 'application/json': v2Operations.ListAccountHolders['responses'][422] } };
      429: { content: { 'application/json': v2Operations.ListAccountHolders['responses'][429] } };
      500: { content: { 'application/json': v2Operations.ListAccountHolders['responses'][500] } };
      502: { content: { 'application/json': v2Operations.ListAccountHolders['responses'][502] } };
      503: { content: { 'application/json': v2Operations.ListAccountHolders['responses'][503] } };
      504: { content: { 'application/json': v2Operations.ListAccountHolders['responses'][504] } };
    };
  };
  'v2.createAccountHolder': {
    requestBody: { content: { 'application/json': v2Operations.CreateAccountHolder['body'] } };
    responses: {
      200: { content: { 'application/json': v2Operations.CreateAccountHolder['responses'][200] } };
      400: { content: { 'application/json': v2Operations.CreateAccountHolder['responses'][400] } };
      401: { content: { 'application/json': v2Operations.CreateAccountHolder['responses'][401] } };
      403: { content: { 'application/json': v2Operations.CreateAccountHolder['responses'][403] } };
      409: { content: { 'application/json': v2Operations.CreateAccountHolder['responses'][409] } };
      422: { content: { 'application/json': v2Operations.CreateAccountHolder['responses'][422] } };
      429: { content: { 'application/json': v2Operations.CreateAccountHolder['responses'][429] } };
      500: { content: { 'application/json': v2Operations.CreateAccountHolder['responses'][500] } };
      502: { content: { 'application/json': v2Operations.CreateAccountHolder['responses'][502] } };
      503: { content: { 'application/json': v2Operations.CreateAccountHolder['responses'][503] } };
      504: { content: { 'application/json': v2Operations.CreateAccountHolder['responses'][504] } };
    };
  };
  'v2.getAccountHolder': {
    parameters: {
      query?: v2Operations.GetAccountHolder['query'];
      path: v2Operations.GetAccountHolder['path'];
    };
    responses: {
      200: { content: { 'application/json': v2Operations.GetAccountHolder['responses'][200] } };
      400: { content: { 'application/json': v2Operations.GetAccountHolder['responses'][400] } };
      401: { content: { 'application/json': v2Operations.GetAccountHolder['responses'][401] } };
      403: { content: { 'application/json': v2Operations.GetAccountHolder['responses'][403] } };
      404: { content: { 'application/json': v2Operations.GetAccountHolder['responses'][404] } };
      422: { content: { 'application/json': v2Operations.GetAccountHolder['responses'][422] } };
      429: { content: { 'application/json': v2Operations.GetAccountHolder['responses'][429] } };
      500: { content: { 'application/json': v2Operations.GetAccountHolder['responses'][500] } };
      502: { content: { 'application/json': v2Operations.GetAccountHolder['responses'][502] } };
      503: { content: { 'application/json': v2Operations.GetAccountHolder['responses'][503] } };
      504: { content: { 'application/json': v2Operations.GetAccountHolder['responses'][504] } };
    };
  };
  'v2.updateAccountHolder': {
    parameters: { path: v2Operations.UpdateAccountHolder['path'] };
    requestBody: { content: { 'application/json': v2Operations.UpdateAccountHolder['body'] } };
    responses: {
      200: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][200] } };
      400: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][400] } };
      401: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][401] } };
      402: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][402] } };
      403: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][403] } };
      404: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][404] } };
      409: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][409] } };
      422: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][422] } };
      429: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][429] } };
      500: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][500] } };
      502: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][502] } };
      503: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][503] } };
      504: { content: { 'application/json': v2Operations.UpdateAccountHolder['responses'][504] } };
    };
  };
  'v2.listBeneficialOwners': {
    parameters: {
      query?: v2Operations.ListBeneficialOwners['query'];
      path: v2Operations.ListBeneficialOwners['path'];
    };
    responses: {
      200: { content: { 'application/json': v2Operations.ListBeneficialOwners['responses'][200] } };
      400: { content: { 'application/json': v2Operations.ListBeneficialOwners['responses'][400] } };
      401: { content: { 'application/json': v2Operations.ListBeneficialOwners['responses'][401] } };
      403: { content: { 'application/json': v2Operations.ListBeneficialOwners['responses'][403] } };
      404: { content: { 'application/json': v2Operations.ListBeneficialOwners['responses'][404] } };
      422: { content: { 'application/json': v2Operations.ListBeneficialOwners['responses'][422] } };
      429: { content: { 'application/json': v2Operations.ListBeneficialOwners['responses'][429] } };
      500: { content: { 'application/json': v2Operations.ListBeneficialOwners['responses'][500] } };
      502: { content: { 'application/json': v2Operations.ListBeneficialOwners['responses'][502] } };
      503: { content: { 'application/json': v2Operations.ListBeneficialOwners['responses'][503] } };
      504: { content: { 'application/json': v2Operations.ListBeneficialOwners['responses'][504] } };
    };
  };
  'v2.createBeneficialOwner': {
    parameters: { path: v2Operations.CreateBeneficialOwner['path'] };
    requestBody: { content: { 'application/json': v2Operations.CreateBeneficialOwner['body'] } };
    responses: {
      200: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][200] };
      };
      400: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][400] };
      };
      401: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][401] };
      };
      402: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][402] };
      };
      403: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][403] };
      };
      404: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][404] };
      };
      409: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][409] };
      };
      422: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][422] };
      };
      429: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][429] };
      };
      500: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][500] };
      };
      502: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][502] };
      };
      503: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][503] };
      };
      504: {
        content: { 'application/json': v2Operations.CreateBeneficialOwner['responses'][504] };
      };
    };
  };
  'v2.getBeneficialOwner': {
    parameters: {
      query?: v2Operations.GetBeneficialOwner['query'];
      path: v2Operations.GetBeneficialOwner['path'];
    };
    responses: {
      200: { content: { 'application/json': v2Operations.GetBeneficialOwner['responses'][200] } };
      400: { content: { 'application/json': v2Operations.GetBeneficialOwner['responses'][400] } };
      401: { content: { 'application/json': v2Operations.GetBeneficialOwner['responses'][401] } };
      403: { content: { 'application/json': v2Operations.GetBeneficialOwner['responses'][403] } };
      404: { content: { 'application/json': v2Operations.GetBeneficialOwner['responses'][404] } };
      422: { content: { 'application/json': v2Operations.GetBeneficialOwner['responses'][422] } };
      429: { content: { 'application/json': v2Operations.GetBeneficialOwner['responses'][429] } };
      500: { content: { 'application/json': v2Operations.GetBeneficialOwner['responses'][500] } };
      502: { content: { 'application/json': v2Operations.GetBeneficialOwner['responses'][502] } };
      503: { content: { 'application/json': v2Operations.GetBeneficialOwner['responses'][503] } };
      504: { content: { 'application/json': v2Operations.GetBeneficialOwner['responses'][504] } };
    };
  };
  'v2.updateBeneficialOwner': {
    parameters: { path: v2Operations.UpdateBeneficialOwner['path'] };
    requestBody: { content: { 'application/json': v2Operations.UpdateBeneficialOwner['body'] } };
    responses: {
      200: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][200] };
      };
      400: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][400] };
      };
      401: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][401] };
      };
      402: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][402] };
      };
      403: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][403] };
      };
      404: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][404] };
      };
      409: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][409] };
      };
      422: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][422] };
      };
      429: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][429] };
      };
      500: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][500] };
      };
      502: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][502] };
      };
      503: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][503] };
      };
      504: {
        content: { 'application/json': v2Operations.UpdateBeneficialOwner['responses'][504] };
      };
    };
  };
  'v2.listVirtualAccounts': {
    parameters: {
      query?: v2Operations.ListVirtualAccounts['query'];
      path: v2Operations.ListVirtualAccounts['path'];
    };
    responses: {
      200: { content: { 'application/json': v2Operations.ListVirtualAccounts['responses'][200] } };
      400: { content: { 'application/json': v2Operations.ListVirtualAccounts['responses'][400] } };
      401: { content: { 'application/json': v2Operations.ListVirtualAccounts['responses'][401] } };
      403: { content: { 'application/json': v2Operations.ListVirtualAccounts['responses'][403] } };
      404: { content: { 'application/json': v2Operations.ListVirtualAccounts['responses'][404] } };
      422: { content: { 'application/json': v2Operations.ListVirtualAccounts['responses'][422] } };
      429: { content: { 'application/json': v2Operations.ListVirtualAccounts['responses'][429] } };
      500: { content: { 'application/json': v2Operations.ListVirtualAccounts['responses'][500] } };
      502: { content: { 'application/json': v2Operations.ListVirtualAccounts['responses'][502] } };
      503: { content: { 'application/json': v2Operations.ListVirtualAccounts['responses'][503] } };
      504: { content: { 'application/json': v2Operations.ListVirtualAccounts['responses'][504] } };
    };
  };
  'v2.getVirtualAccount': {
    parameters: { path: v2Operations.GetVirtualAccount['path'] };
    responses: {
      200: { content: { 'application/json': v2Operations.GetVirtualAccount['responses'][200] } };
      400: { content: { 'application/json': v2Operations.GetVirtualAccount['responses'][400] } };
      401: { content: { 'application/json': v2Operations.GetVirtualAccount['responses'][401] } };
      403: { content: { 'application/json': v2Operations.GetVirtualAccount['responses'][403] } };
      404: { content: { 'application/json': v2Operations.GetVirtualAccount['responses'][404] } };
      429: { content: { 'application/json': v2Operations.GetVirtualAccount['responses'][429] } };
      500: { content: { 'application/json': v2Operations.GetVirtualAccount['responses'][500] } };
      502: { content: { 'application/json': v2Operations.GetVirtualAccount['responses'][502] } };
      503: { content: { 'application/json': v2Operations.GetVirtualAccount['responses'][503] } };
      504: { content: { 'application/json': v2Operations.GetVirtualAccount['responses'][504] } };
    };
  };
  'v2.listExternalAccounts': {
    parameters: {
      query?: v2Operations.ListExternalAccounts['query'];
      path: v2Operations.ListExternalAccounts['path'];
    };
    responses: {
      200: { content: { 'application/json': v2Operations.ListExternalAccounts['responses'][200] } };
      400: { content: { 'application/json': v2Operations.ListExternalAccounts['responses'][400] } };
      401: { content: { 'application/json': v2Operations.ListExternalAccounts['responses'][401] } };
      403: { content: { 'application/json': v2Operations.ListExternalAccounts['responses'][403] } };
      404: { content: { 'application/json': v2Operations.ListExternalAccounts['responses'][404] } };
      422: { content: { 'application/json': v2Operations.ListExternalAccounts['responses'][422] } };
      429: { content: { 'application/json': v2Operations.ListExternalAccounts['responses'][429] } };
      500: { content: { 'application/json': v2Operations.ListExternalAccounts['responses'][500] } };
      502: { content: { 'application/json': v2Operations.ListExternalAccounts['responses'][502] } };
      503: { content: { 'application/json': v2Operations.ListExternalAccounts['responses'][503] } };
      504: { content: { 'application/json': v2Operations.ListExternalAccounts['responses'][504] } };
    };
  };
  'v2.createExternalAccount': {
    parameters: { path: v2Operations.CreateExternalAccount['path'] };
    requestBody: { content: { 'application/json': v2Operations.CreateExternalAccount['body'] } };
    responses: {
      200: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][200] };
      };
      400: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][400] };
      };
      401: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][401] };
      };
      402: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][402] };
      };
      403: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][403] };
      };
      404: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][404] };
      };
      409: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][409] };
      };
      422: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][422] };
      };
      429: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][429] };
      };
      500: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][500] };
      };
      502: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][502] };
      };
      503: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][503] };
      };
      504: {
        content: { 'application/json': v2Operations.CreateExternalAccount['responses'][504] };
      };
    };
  };
  'v2.getExternalAccount': {
    parameters: {
      query?: v2Operations.GetExternalAccount['query'];
      path: v2Operations.GetExternalAccount['path'];
    };
    responses: {
      200: { content: { 'application/json': v2Operations.GetExternalAccount['responses'][200] } };
      400: { content: { 'application/json': v2Operations.GetExternalAccount['responses'][400] } };
      401: { content: { 'application/json': v2Operations.GetExternalAccount['responses'][401] } };
      403: { content: { 'application/json': v2Operations.GetExternalAccount['responses'][403] } };
      404: { content: { 'application/json': v2Operations.GetExternalAccount['responses'][404] } };
      422: { content: { 'application/json': v2Operations.GetExternalAccount['responses'][422] } };
      429: { content: { 'application/json': v2Operations.GetExternalAccount['responses'][429] } };
      500: { content: { 'application/json': v2Operations.GetExternalAccount['responses'][500] } };
      502: { content: { 'application/json': v2Operations.GetExternalAccount['responses'][502] } };
      503: { content: { 'application/json': v2Operations.GetExternalAccount['responses'][503] } };
      504: { content: { 'application/json': v2Operations.GetExternalAccount['responses'][504] } };
    };
  };
  'v2.updateExternalAccount': {
    parameters: { path: v2Operations.UpdateExternalAccount['path'] };
    requestBody: { content: { 'application/json': v2Operations.UpdateExternalAccount['body'] } };
    responses: {
      200: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][200] };
      };
      400: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][400] };
      };
      401: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][401] };
      };
      402: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][402] };
      };
      403: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][403] };
      };
      404: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][404] };
      };
      409: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][409] };
      };
      422: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][422] };
      };
      429: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][429] };
      };
      500: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][500] };
      };
      502: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][502] };
      };
      503: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][503] };
      };
      504: {
        content: { 'application/json': v2Operations.UpdateExternalAccount['responses'][504] };
      };
    };
  };
  'v2.selectExternalAccount': {
    parameters: { path: v2Operations.SelectExternalAccount['path'] };
    responses: {
      200: {
        content: { 'application/json': v2Operations.SelectExternalAccount['responses'][200] };
      };
      400: {
        content: { 'application/json': v2Operations.SelectExternalAccount['responses'][400] };
      };
      401: {
        content: { 'application/json': v2Operations.SelectExternalAccount['responses'][401] };
      };
      402: {
        content: { 'application/json': v2Operations.SelectExternalAccount['responses'][402] };
      };
      403: {
        content: { 'application/json': v2Operations.SelectExternalAccount['responses'][403] };
      };
      404: {
        content: { 'application/json': v2Operations.SelectExternalAccount['responses'][404] };
      };
      429: {
        content: { 'application/json': v2Operations.SelectExternalAccount['responses'][429] };
      };
      500: {
        content: { 'application/json': v2Operations.SelectExternalAccount['responses'][500] };
      };
      502: {
        content: { 'application/json': v2Operations.SelectExternalAccount['responses'][502] };
      };
      503: {
        content: { 'application/json': v2Operations.SelectExternalAccount['responses'][503] };
      };
      504: {
        content: { 'application/json': v2Operations.SelectExternalAccount['responses'][504] };
      };
    };
  };
  'v2.createOnboardingUrl': {
    parameters: { path: v2Operations.CreateOnboardingUrl['path'] };
    requestBody?: {
      content: { 'application/json': NonNullable<v2Operations.CreateOnboardingUrl['body']> };
    };
    responses: {
      200: { content: { 'application/json': v2Operations.CreateOnboardingUrl['responses'][200] } };
      400: { content: { 'application/json': v2Operations.CreateOnboardingUrl['responses'][400] } };
      401: { content: { 'application/json': v2Operations.CreateOnboardingUrl['responses'][401] } };
      402: { content: { 'application/json': v2Operations.CreateOnboardingUrl['responses'][402] } };
      403: { content: { 'application/json': v2Operations.CreateOnboardingUrl['responses'][403] } };
      404: { content: { 'application/json': v2Operations.CreateOnboardingUrl['responses'][404] } };
      422: { content: { 'application/json': v2Operations.CreateOnboardingUrl['responses'][422] } };
      429: { content: { 'application/json': v2Operations.CreateOnboardingUrl['responses'][429] } };
      500: { content: { 'application/json': v2Operations.CreateOnboardingUrl['responses'][500] } };
      502: { content: { 'application/json': v2Operations.CreateOnboardingUrl['responses'][502] } };
      503: { content: { 'application/json': v2Operations.CreateOnboardingUrl['responses'][503] } };
      504: { content: { 'application/json': v2Operations.CreateOnboardingUrl['responses'][504] } };
    };
  };
  'v2.listTransactions': {
    parameters: { query?: v2Operations.ListTransactions['query'] };
    responses: {
      200: { content: { 'application/json': v2Operations.ListTransactions['responses'][200] } };
      400: { content: { 'application/json': v2Operations.ListTransactions['responses'][400] } };
      401: { content: { 'application/json': v2Operations.ListTransactions['responses'][401] } };
      403: { content: { 'application/json': v2Operations.ListTransactions['responses'][403] } };
      422: { content: { 'application/json': v2Operations.ListTransactions['responses'][422] } };
      429: { content: { 'application/json': v2Operations.ListTransactions['responses'][429] } };
      500: { content: { 'application/json': v2Operations.ListTransactions['responses'][500] } };
      502: { content: { 'application/json': v2Operations.ListTransactions['responses'][502] } };
      503: { content: { 'application/json': v2Operations.ListTransactions['responses'][503] } };
      504: { content: { 'application/json': v2Operations.ListTransactions['responses'][504] } };
    };
  };
  'v2.listPaymentSplits': {
    parameters: { query?: v2Operations.ListPaymentSplits['query'] };
    responses: {
      200: { content: { 'application/json': v2Operations.ListPaymentSplits['responses'][200] } };
      400: { content: { 'application/json': v2Operations.ListPaymentSplits['responses'][400] } };
      401: { content: { 'application/json': v2Operations.ListPaymentSplits['responses'][401] } };
      403: { content: { 'application/json': v2Operations.ListPaymentSplits['responses'][403] } };
      422: { content: { 'application/json': v2Operations.ListPaymentSplits['responses'][422] } };
      429: { content: { 'application/json': v2Operations.ListPaymentSplits['responses'][429] } };
      500: { content: { 'application/json': v2Operations.ListPaymentSplits['responses'][500] } };
      502: { content: { 'application/json': v2Operations.ListPaymentSplits['responses'][502] } };
      503: { content: { 'application/json': v2Operations.ListPaymentSplits['responses'][503] } };
      504: { content: { 'application/json': v2Operations.ListPaymentSplits['responses'][504] } };
    };
  };
  'v2.createPaymentSplit': {
    requestBody: { content: { 'application/json': v2Operations.CreatePaymentSplit['body'] } };
    responses: {
      200: { content: { 'application/json': v2Operations.CreatePaymentSplit['responses'][200] } };
      400: { content: { 'application/json': v2Operations.CreatePaymentSplit['responses'][400] } };
      401: { content: { 'application/json': v2Operations.CreatePaymentSplit['responses'][401] } };
      403: { content: { 'application/json': v2Operations.CreatePaymentSplit['responses'][403] } };
      409: { content: { 'application/json': v2Operations.CreatePaymentSplit['responses'][409] } };
      422: { content: { 'application/json': v2Operations.CreatePaymentSplit['responses'][422] } };
      429: { content: { 'application/json': v2Operations.CreatePaymentSplit['responses'][429] } };
      500: { content: { 'application/json': v2Operations.CreatePaymentSplit['responses'][500] } };
      502: { content: { 'application/json': v2Operations.CreatePaymentSplit['responses'][502] } };
      503: { content: { 'application/json': v2Operations.CreatePaymentSplit['responses'][503] } };
      504: { content: { 'application/json': v2Operations.CreatePaymentSplit['responses'][504] } };
    };
  };
  'v2.getPaymentSplit': {
    parameters: { path: v2Operations.GetPaymentSplit['path'] };
    responses: {
      200: { content: { 'application/json': v2Operations.GetPaymentSplit['responses'][200] } };
      400: { content: { 'application/json': v2Operations.GetPaymentSplit['responses'][400] } };
      401: { content: { 'application/json': v2Operations.GetPaymentSplit['responses'][401] } };
      403: { content: { 'application/json': v2Operations.GetPaymentSplit['responses'][403] } };
      404: { content: { 'application/json': v2Operations.GetPaymentSplit['responses'][404] } };
      429: { content: { 'application/json': v2Operations.GetPaymentSplit['responses'][429] } };
      500: { content: { 'application/json': v2Operations.GetPaymentSplit['responses'][500] } };
      502: { content: { 'application/json': v2Operations.GetPaymentSplit['responses'][502] } };
      503: { content: { 'application/json': v2Operations.GetPaymentSplit['responses'][503] } };
      504: { content: { 'application/json': v2Operations.GetPaymentSplit['responses'][504] } };
    };
  };
  'v2.cancelPaymentSplit': {
    parameters: { path: v2Operations.CancelPaymentSplit['path'] };
    requestBody?: {
      content: { 'application/json': NonNullable<v2Operations.CancelPaymentSplit['body']> };
    };
    responses: {
      200: { content: { 'application/json': v2Operations.CancelPaymentSplit['responses'][200] } };
      400: { content: { 'application/json': v2Operations.CancelPaymentSplit['responses'][400] } };
      401: { content: { 'application/json': v2Operations.CancelPaymentSplit['responses'][401] } };
      403: { content: { 'application/json': v2Operations.CancelPaymentSplit['responses'][403] } };
      404: { content: { 'application/json': v2Operations.CancelPaymentSplit['responses'][404] } };
      409: { content: { 'application/json': v2Operations.CancelPaymentSplit['responses'][409] } };
      422: { content: { 'application/json': v2Operations.CancelPaymentSplit['responses'][422] } };
      429: { content: { 'application/json': v2Operations.CancelPaymentSplit['responses'][429] } };
      500: { content: { 'application/json': v2Operations.CancelPaymentSplit['responses'][500] } };
      502: { content: { 'application/json': v2Operations.CancelPaymentSplit['responses'][502] } };
      503: { content: { 'application/json': v2Operations.CancelPaymentSplit['responses'][503] } };
      504: { content: { 'application/json': v2Operations.CancelPaymentSplit['responses'][504] } };
    };
  };
  'v2.listRefundSplits': {
    parameters: { query?: v2Operations.ListRefundSplits['query'] };
    responses: {
      200: { content: { 'application/json': v2Operations.ListRefundSplits['responses'][200] } };
      400: { content: { 'application/json': v2Operations.ListRefundSplits['responses'][400] } };
      401: { content: { 'application/json': v2Operations.ListRefundSplits['responses'][401] } };
      403: { content: { 'application/json': v2Operations.ListRefundSplits['responses'][403] } };
      422: { content: { 'application/json': v2Operations.ListRefundSplits['responses'][422] } };
      429: { content: { 'application/json': v2Operations.ListRefundSplits['responses'][429] } };
      500: { content: { 'application/json': v2Operations.ListRefundSplits['responses'][500] } };
      502: { content: { 'application/json': v2Operations.ListRefundSplits['responses'][502] } };
      503: { content: { 'application/json': v2Operations.ListRefundSplits['responses'][503] } };
      504: { content: { 'application/json': v2Operations.ListRefundSplits['responses'][504] } };
    };
  };
  'v2.createRefundSplit': {
    requestBody: { content: { 'application/json': v2Operations.CreateRefundSplit['body'] } };
    responses: {
      200: { content: { 'application/json': v2Operations.CreateRefundSplit['responses'][200] } };
      400: { content: { 'application/json': v2Operations.CreateRefundSplit['responses'][400] } };
      401: { content: { 'application/json': v2Operations.CreateRefundSplit['responses'][401] } };
      403: { content: { 'application/json': v2Operations.CreateRefundSplit['responses'][403] } };
      404: { content: { 'application/json': v2Operations.CreateRefundSplit['responses'][404] } };
      409: { content: { 'application/json': v2Operations.CreateRefundSplit['responses'][409] } };
      422: { content: { 'application/json': v2Operations.CreateRefundSplit['responses'][422] } };
      429: { content: { 'application/json': v2Operations.CreateRefundSplit['responses'][429] } };
      500: { content: { 'application/json': v2Operations.CreateRefundSplit['responses'][500] } };
      502: { content: { 'application/json': v2Operations.CreateRefundSplit['responses'][502] } };
      503: { content: { 'application/json': v2Operations.CreateRefundSplit['responses'][503] } };
      504: { content: { 'application/json': v2Operations.CreateRefundSplit['responses'][504] } };
    };
  };
  'v2.getRefundSplit': {
    parameters: { path: v2Operations.GetRefundSplit['path'] };
    responses: {
      200: { content: { 'application/json': v2Operations.GetRefundSplit['responses'][200] } };
      400: { content: { 'application/json': v2Operations.GetRefundSplit['responses'][400] } };
      401: { content: { 'application/json': v2Operations.GetRefundSplit['responses'][401] } };
      403: { content: { 'application/json': v2Operations.GetRefundSplit['responses'][403] } };
      404: { content: { 'application/json': v2Operations.GetRefundSplit['responses'][404] } };
      429: { content: { 'application/json': v2Operations.GetRefundSplit['responses'][429] } };
      500: { content: { 'application/json': v2Operations.GetRefundSplit['responses'][500] } };
      502: { content: { 'application/json': v2Operations.GetRefundSplit['responses'][502] } };
      503: { content: { 'application/json': v2Operations.GetRefundSplit['responses'][503] } };
      504: { content: { 'application/json': v2Operations.GetRefundSplit['responses'][504] } };
    };
  };
  'v2.getBalance': {
    parameters: { path: v2Operations.GetBalance['path'] };
    responses: {
      200: { content: { 'application/json': v2Operations.GetBalance['responses'][200] } };
      400: { content: { 'application/json': v2Operations.GetBalance['responses'][400] } };
      401: { content: { 'application/json': v2Operations.GetBalance['responses'][401] } };
      403: { content: { 'application/json': v2Operations.GetBalance['responses'][403] } };
      404: { content: { 'application/json': v2Operations.GetBalance['responses'][404] } };
      429: { content: { 'application/json': v2Operations.GetBalance['responses'][429] } };
      500: { content: { 'application/json': v2Operations.GetBalance['responses'][500] } };
      502: { content: { 'application/json': v2Operations.GetBalance['responses'][502] } };
      503: { content: { 'application/json': v2Operations.GetBalance['responses'][503] } };
      504: { content: { 'application/json': v2Operations.GetBalance['responses'][504] } };
    };
  };
  'v2.listDivisions': {
    responses: {
      200: { content: { 'application/json': v2Operations.ListDivisions['responses'][200] } };
      400: { content: { 'application/json': v2Operations.ListDivisions['responses'][400] } };
      401: { content: { 'application/json': v2Operations.ListDivisions['responses'][401] } };
      403: { content: { 'application/json': v2Operations.ListDivisions['responses'][403] } };
      429: { content: { 'application/json': v2Operations.ListDivisions['responses'][429] } };
      500: { content: { 'application/json': v2Operations.ListDivisions['responses'][500] } };
      502: { content: { 'application/json': v2Operations.ListDivisions['responses'][502] } };
      503: { content: { 'application/json': v2Operations.ListDivisions['responses'][503] } };
      504: { content: { 'application/json': v2Operations.ListDivisions['responses'][504] } };
    };
  };
  'v2.listBalanceTransfers': {
    parameters: { query?: v2Operations.ListBalanceTransfers['query'] };
    responses: {
      200: { content: { 'application/json': v2Operations.ListBalanceTransfers['responses'][200] } };
      400: { content: { 'application/json': v2Operations.ListBalanceTransfers['responses'][400] } };
      401: { content: { 'application/json': v2Operations.ListBalanceTransfers['responses'][401] } };
      403: { content: { 'application/json': v2Operations.ListBalanceTransfers['responses'][403] } };
      422: { content: { 'application/json': v2Operations.ListBalanceTransfers['responses'][422] } };
      429: { content: { 'application/json': v2Operations.ListBalanceTransfers['responses'][429] } };
      500: { content: { 'application/json': v2Operations.ListBalanceTransfers['responses'][500] } };
      502: { content: { 'application/json': v2Operations.ListBalanceTransfers['responses'][502] } };
      503: { content: { 'application/json': v2Operations.ListBalanceTransfers['responses'][503] } };
      504: { content: { 'application/json': v2Operations.ListBalanceTransfers['responses'][504] } };
    };
  };
  'v2.createBalanceTransfer': {
    requestBody: { content: { 'application/json': v2Operations.CreateBalanceTransfer['body'] } };
    responses: {
      200: {
        content: { 'application/json': v2Operations.CreateBalanceTransfer['responses'][200] };
      };
      400: {
        content: { 'application/json': v2Operations.CreateBalanceTransfer['responses'][400] };
      };
      401: {
        content: { 'application/json': v2Operations.CreateBalanceTransfer['responses'][401] };
      };
      402: {
        content: { 'application/json': v2Operations.CreateBalanceTransfer['responses'][402] };
      };
      403: {
        content: { 'application/json': v2Operations.CreateBalanceTransfer['responses'][403] };
      };
      409: {
        content: { 'application/json': v2Operations.CreateBalanceTransfer['responses'][409] };
      };
      422: {
        content: { 'application/json': v2Operations.CreateBalanceTransfer['responses'][422] };
      };
      429: {
        content: { 'application/json': v2Operations.CreateBalanceTransfer['responses'][429] };
      };
      500: {
        content: { 'application/json': v2Operations.CreateBalanceTransfer['responses'][500] };
      };
      502: {
        content: { 'application/json': v2Operations.CreateBalanceTransfer['responses'][502] };
      };
      503: {
        content: { 'application/json': v2Operations.CreateBalanceTransfer['responses'][503] };
      };
      504: {
        content: { 'application/json': v2Operations.CreateBalanceTransfer['responses'][504] };
      };
    };
  };
  'v2.getBalanceTransfer': {
    parameters: { path: v2Operations.GetBalanceTransfer['path'] };
    responses: {
      200: { content: { 'application/json': v2Operations.GetBalanceTransfer['responses'][200] } };
      400: { content: { 'application/json': v2Operations.GetBalanceTransfer['responses'][400] } };
      401: { content: { 'application/json': v2Operations.GetBalanceTransfer['responses'][401] } };
      403: { content: { 'application/json': v2Operations.GetBalanceTransfer['responses'][403] } };
      404: { content: { 'application/json': v2Operations.GetBalanceTransfer['responses'][404] } };
      429: { content: { 'application/json': v2Operations.GetBalanceTransfer['responses'][429] } };
      500: { content: { 'application/json': v2Operations.GetBalanceTransfer['responses'][500] } };
      502: { content: { 'application/json': v2Operations.GetBalanceTransfer['responses'][502] } };
      503: { content: { 'application/json': v2Operations.GetBalanceTransfer['responses'][503] } };
      504: { content: { 'application/json': v2Operations.GetBalanceTransfer['responses'][504] } };
    };
  };
  'v2.listPayoutRequests': {
    parameters: { query?: v2Operations.ListPayoutRequests['query'] };
    responses: {
      200: { content: { 'application/json': v2Operations.ListPayoutRequests['responses'][200] } };
      400: { content: { 'application/json': v2Operations.ListPayoutRequests['responses'][400] } };
      401: { content: { 'application/json': v2Operations.ListPayoutRequests['responses'][401] } };
      403: { content: { 'application/json': v2Operations.ListPayoutRequests['responses'][403] } };
      422: { content: { 'application/json': v2Operations.ListPayoutRequests['responses'][422] } };
      429: { content: { 'application/json': v2Operations.ListPayoutRequests['responses'][429] } };
      500: { content: { 'application/json': v2Operations.ListPayoutRequests['responses'][500] } };
      502: { content: { 'application/json': v2Operations.ListPayoutRequests['responses'][502] } };
      503: { content: { 'application/json': v2Operations.ListPayoutRequests['responses'][503] } };
      504: { content: { 'application/json': v2Operations.ListPayoutRequests['responses'][504] } };
    };
  };
  'v2.createPayoutRequest': {
    requestBody: { content: { 'application/json': v2Operations.CreatePayoutRequest['body'] } };
    responses: {
      200: { content: { 'application/json': v2Operations.CreatePayoutRequest['responses'][200] } };
      400: { content: { 'application/json': v2Operations.CreatePayoutRequest['responses'][400] } };
      401: { content: { 'application/json': v2Operations.CreatePayoutRequest['responses'][401] } };
      403: { content: { 'application/json': v2Operations.CreatePayoutRequest['responses'][403] } };
      422: { content: { 'application/json': v2Operations.CreatePayoutRequest['responses'][422] } };
      429: { content: { 'application/json': v2Operations.CreatePayoutRequest['responses'][429] } };
      500: { content: { 'application/json': v2Operations.CreatePayoutRequest['responses'][500] } };
      502: { content: { 'application/json': v2Operations.CreatePayoutRequest['responses'][502] } };
      503: { content: { 'application/json': v2Operations.CreatePayoutRequest['responses'][503] } };
      504: { content: { 'application/json': v2Operations.CreatePayoutRequest['responses'][504] } };
    };
  };
  'v2.getPayoutRequest': {
    parameters: { path: v2Operations.GetPayoutRequest['path'] };
    responses: {
      200: { content: { 'application/json': v2Operations.GetPayoutRequest['responses'][200] } };
      400: { content: { 'application/json': v2Operations.GetPayoutRequest['responses'][400] } };
      401: { content: { 'application/json': v2Operations.GetPayoutRequest['responses'][401] } };
      403: { content: { 'application/json': v2Operations.GetPayoutRequest['responses'][403] } };
      404: { content: { 'application/json': v2Operations.GetPayoutRequest['responses'][404] } };
      429: { content: { 'application/json': v2Operations.GetPayoutRequest['responses'][429] } };
      500: { content: { 'application/json': v2Operations.GetPayoutRequest['responses'][500] } };
      502: { content: { 'application/json': v2Operations.GetPayoutRequest['responses'][502] } };
      503: { content: { 'application/json': v2Operations.GetPayoutRequest['responses'][503] } };
      504: { content: { 'application/json': v2Operations.GetPayoutRequest['responses'][504] } };
    };
  };
  'v2.deletePayoutRequest': {
    parameters: { path: v2Operations.DeletePayoutRequest['path'] };
    responses: {
      200: { content: { 'application/json': v2Operations.DeletePayoutRequest['responses'][200] } };
      400: { content: { 'application/json': v2Operations.DeletePayoutRequest['responses'][400] } };
      401: { content: { 'application/json': v2Operations.DeletePayoutRequest['responses'][401] } };
      403: { content: { 'application/json': v2Operations.DeletePayoutRequest['responses'][403] } };
      404: { content: { 'application/json': v2Operations.DeletePayoutRequest['responses'][404] } };
      409: { content: { 'application/json': v2Operations.DeletePayoutRequest['responses'][409] } };
      429: { content: { 'application/json': v2Operations.DeletePayoutRequest['responses'][429] } };
      500: { content: { 'application/json': v2Operations.DeletePayoutRequest['responses'][500] } };
      502: { content: { 'application/json': v2Operations.DeletePayoutRequest['responses'][502] } };
      503: { content: { 'application/json': v2Operations.DeletePayoutRequest['responses'][503] } };
      504: { content: { 'application/json': v2Operations.DeletePayoutRequest['responses'][504] } };
    };
  };
  'v2.listPayoutSettlements': {
    parameters: {
      query?: v2Operations.ListPayoutSettlements['query'];
      path: v2Operations.ListPayoutSettlements['path'];
    };
    responses: {
      200: {
        content: { 'application/json': v2Operations.ListPayoutSettlements['responses'][200] };
      };
      400: {
        content: { 'application/json': v2Operations.ListPayoutSettlements['responses'][400] };
      };
      401: {
        content: { 'application/json': v2Operations.ListPayoutSettlements['responses'][401] };
      };
      403: {
        content: { 'application/json': v2Operations.ListPayoutSettlements['responses'][403] };
      };
      404: {
        content: { 'application/json': v2Operations.ListPayoutSettlements['responses'][404] };
      };
      422: {
        content: { 'application/json': v2Operations.ListPayoutSettlements['responses'][422] };
      };
      429: {
        content: { 'application/json': v2Operations.ListPayoutSettlements['responses'][429] };
      };
      500: {
        content: { 'application/json': v2Operations.ListPayoutSettlements['responses'][500] };
      };
      502: {
        content: { 'application/json': v2Operations.ListPayoutSettlements['responses'][502] };
      };
      503: {
        content: { 'application/json': v2Operations.ListPayoutSettlements['responses'][503] };
      };
      504: {
        content: { 'application/json': v2Operations.ListPayoutSettlements['responses'][504] };
      };
    };
  };
  'v2.listPayoutOverview': {
    parameters: { query?: v2Operations.ListPayoutOverview['query'] };
    responses: {
      200: { content: { 'application/json': v2Operations.ListPayoutOverview['responses'][200] } };
      400: { content: { 'application/json': v2Operations.ListPayoutOverview['responses'][400] } };
      401: { content: { 'application/json': v2Operations.ListPayoutOverview['responses'][401] } };
      403: { content: { 'application/json': v2Operations.ListPayoutOverview['responses'][403] } };
      422: { content: { 'application/json': v2Operations.ListPayoutOverview['responses'][422] } };
      429: { content: { 'application/json': v2Operations.ListPayoutOverview['responses'][429] } };
      500: { content: { 'application/json': v2Operations.ListPayoutOverview['responses'][500] } };
      502: { content: { 'application/json': v2Operations.ListPayoutOverview['responses'][502] } };
      503: { content: { 'application/json': v2Operations.ListPayoutOverview['responses'][503] } };
      504: { content: { 'application/json': v2Operations.ListPayoutOverview['responses'][504] } };
    };
  };
  'v2.updateDefaultPayoutConfiguration': {
    requestBody: {
      content: { 'application/json': v2Operations.UpdateDefaultPayoutConfiguration['body'] };
    };
    responses: {
      200: {
        content: {
          'application/json': v2Operations.UpdateDefaultPayoutConfiguration['responses'][200];
        };
      };
      400: {
        content: {
          'application/json': v2Operations.UpdateDefaultPayoutConfiguration['responses'][400];
        };
      };
      401: {
        content: {
          'application/json': v2Operations.UpdateDefaultPayoutConfiguration['responses'][401];
        };
      };
      403: {
        content: {
          'application/json': v2Operations.UpdateDefaultPayoutConfiguration['responses'][403];
        };
      };
      422: {
        content: {
          'application/json': v2Operations.UpdateDefaultPayoutConfiguration['responses'][422];
        };
      };
      429: {
        content: {
          'application/json': v2Operations.UpdateDefaultPayoutConfiguration['responses'][429];
        };
      };
      500: {
        content: {
          'application/json': v2Operations.UpdateDefaultPayoutConfiguration['responses'][500];
        };
      };
      502: {
        content: {
          'application/json': v2Operations.UpdateDefaultPayoutConfiguration['responses'][502];
        };
      };
      503: {
        content: {
          'application/json': v2Operations.UpdateDefaultPayoutConfiguration['responses'][503];
        };
      };
      504: {
        content: {
          'application/json': v2Operations.UpdateDefaultPayoutConfiguration['responses'][504];
        };
      };
    };
  };
  'v2.updateDivisionPayoutConfiguration': {
    requestBody: {
      content: { 'application/json': v2Operations.UpdateDivisionPayoutConfiguration['body'] };
    };
    responses: {
      200: {
        content: {
          'application/json': v2Operations.UpdateDivisionPayoutConfiguration['responses'][200];
        };
      };
      400: {
        content: {
          'application/json': v2Operations.UpdateDivisionPayoutConfiguration['responses'][400];
        };
      };
      401: {
        content: {
          'application/json': v2Operations.UpdateDivisionPayoutConfiguration['responses'][401];
        };
      };
      403: {
        content: {
          'application/json': v2Operations.UpdateDivisionPayoutConfiguration['responses'][403];
        };
      };
      422: {
        content: {
          'application/json': v2Operations.UpdateDivisionPayoutConfiguration['responses'][422];
        };
      };
      429: {
        content: {
          'application/json': v2Operations.UpdateDivisionPayoutConfiguration['responses'][429];
        };
      };
      500: {
        content: {
          'application/json': v2Operations.UpdateDivisionPayoutConfiguration['responses'][500];
        };
      };
      502: {
        content: {
          'application/json': v2Operations.UpdateDivisionPayoutConfiguration['responses'][502];
        };
      };
      503: {
        content: {
          'application/json': v2Operations.UpdateDivisionPayoutConfiguration['responses'][503];
        };
      };
      504: {
        content: {
          'application/json': v2Operations.UpdateDivisionPayoutConfiguration['responses'][504];
        };
      };
    };
  };
  'v2.getAccountPayoutConfiguration': {
    parameters: { path: v2Operations.GetAccountPayoutConfiguration['path'] };
    responses: {
      200: {
        content: {
          'application/json': v2Operations.GetAccountPayoutConfiguration['responses'][200];
        };
      };
      400: {
        content: {
          'application/json': v2Operations.GetAccountPayoutConfiguration['responses'][400];
        };
      };
      401: {
        content: {
          'application/json': v2Operations.GetAccountPayoutConfiguration['responses'][401];
        };
      };
      403: {
        content: {
          'application/json': v2Operations.GetAccountPayoutConfiguration['responses'][403];
        };
      };
      404: {
        content: {
          'application/json': v2Operations.GetAccountPayoutConfiguration['responses'][404];
        };
      };
      429: {
        content: {
          'application/json': v2Operations.GetAccountPayoutConfiguration['responses'][429];
        };
      };
      500: {
        content: {
          'application/json': v2Operations.GetAccountPayoutConfiguration['responses'][500];
        };
      };
      502: {
        content: {
          'application/json': v2Operations.GetAccountPayoutConfiguration['responses'][502];
        };
      };
      503: {
        content: {
          'application/json': v2Operations.GetAccountPayoutConfiguration['responses'][503];
        };
      };
      504: {
        content: {
          'application/json': v2Operations.GetAccountPayoutConfiguration['responses'][504];
        };
      };
    };
  };
  'v2.updateAccountPayoutConfiguration': {
    parameters: { path: v2Operations.UpdateAccountPayoutConfiguration['path'] };
    requestBody: {
      content: { 'application/json': v2Operations.UpdateAccountPayoutConfiguration['body'] };
    };
    responses: {
      200: {
        content: {
          'application/json': v2Operations.UpdateAccountPayoutConfiguration['responses'][200];
        };
      };
      400: {
        content: {
          'application/json': v2Operations.UpdateAccountPayoutConfiguration['responses'][400];
        };
      };
      401: {
        content: {
          'application/json': v2Operations.UpdateAccountPayoutConfiguration['responses'][401];
        };
      };
      402: {
        content: {
          'application/json': v2Operations.UpdateAccountPayoutConfiguration['responses'][402];
        };
      };
      403: {
        content: {
          'application/json': v2Operations.UpdateAccountPayoutConfiguration['responses'][403];
        };
      };
      404: {
        content: {
          'application/json': v2Operations.UpdateAccountPayoutConfiguration['responses'][404];
        };
      };
      422: {
        content: {
          'application/json': v2Operations.UpdateAccountPayoutConfiguration['responses'][422];
        };
      };
      429: {
        content: {
          'application/json': v2Operations.UpdateAccountPayoutConfiguration['responses'][429];
        };
      };
      500: {
        content: {
          'application/json': v2Operations.UpdateAccountPayoutConfiguration['responses'][500];
        };
      };
      502: {
        content: {
          'application/json': v2Operations.UpdateAccountPayoutConfiguration['responses'][502];
        };
      };
      503: {
        content: {
          'application/json': v2Operations.UpdateAccountPayoutConfiguration['responses'][503];
        };
      };
      504: {
        content: {
          'application/json': v2Operations.UpdateAccountPayoutConfiguration['responses'][504];
        };
      };
    };
  };
  'v2.deleteAccountPayoutConfiguration': {
    parameters: { path: v2Operations.DeleteAccountPayoutConfiguration['path'] };
    responses: {
      200: {
        content: {
          'application/json': v2Operations.DeleteAccountPayoutConfiguration['responses'][200];
        };
      };
      400: {
        content: {
          'application/json': v2Operations.DeleteAccountPayoutConfiguration['responses'][400];
        };
      };
      401: {
        content: {
          'application/json': v2Operations.DeleteAccountPayoutConfiguration['responses'][401];
        };
      };
      403: {
        content: {
          'application/json': v2Operations.DeleteAccountPayoutConfiguration['responses'][403];
        };
      };
      404: {
        content: {
          'application/json': v2Operations.DeleteAccountPayoutConfiguration['responses'][404];
        };
      };
      429: {
        content: {
          'application/json': v2Operations.DeleteAccountPayoutConfiguration['responses'][429];
        };
      };
      500: {
        content: {
          'application/json': v2Operations.DeleteAccountPayoutConfiguration['responses'][500];
        };
      };
      502: {
        content: {
          'application/json': v2Operations.DeleteAccountPayoutConfiguration['responses'][502];
        };
      };
      503: {
        content: {
          'application/json': v2Operations.DeleteAccountPayoutConfiguration['responses'][503];
        };
      };
      504: {
        content: {
          'application/json': v2Operations.DeleteAccountPayoutConfiguration['responses'][504];
        };
      };
    };
  };
  'v2.listReports': {
    parameters: { query: v2Operations.ListReports['query'] };
    responses: {
      200: { content: { 'application/json': v2Operations.ListReports['responses'][200] } };
      400: { content: { 'application/json': v2Operations.ListReports['responses'][400] } };
      401: { content: { 'application/json': v2Operations.ListReports['responses'][401] } };
      403: { content: { 'application/json': v2Operations.ListReports['responses'][403] } };
      422: { content: { 'application/json': v2Operations.ListReports['responses'][422] } };
      429: { content: { 'application/json': v2Operations.ListReports['responses'][429] } };
      500: { content: { 'application/json': v2Operations.ListReports['responses'][500] } };
      502: { content: { 'application/json': v2Operations.ListReports['responses'][502] } };
      503: { content: { 'application/json': v2Operations.ListReports['responses'][503] } };
      504: { content: { 'application/json': v2Operations.ListReports['responses'][504] } };
    };
  };
  'v2.createReport': {
    requestBody: { content: { 'application/json': v2Operations.CreateReport['body'] } };
    responses: {
      200: { content: { 'application/json': v2Operations.CreateReport['responses'][200] } };
      400: { content: { 'application/json': v2Operations.CreateReport['responses'][400] } };
      401: { content: { 'application/json': v2Operations.CreateReport['responses'][401] } };
      403: { content: { 'application/json': v2Operations.CreateReport['responses'][403] } };
      422: { content: { 'application/json': v2Operations.CreateReport['responses'][422] } };
      429: { content: { 'application/json': v2Operations.CreateReport['responses'][429] } };
      500: { content: { 'application/json': v2Operations.CreateReport['responses'][500] } };
      502: { content: { 'application/json': v2Operations.CreateReport['responses'][502] } };
      503: { content: { 'application/json': v2Operations.CreateReport['responses'][503] } };
      504: { content: { 'application/json': v2Operations.CreateReport['responses'][504] } };
    };
  };
  'v2.listWebhookConfigurations': {
    responses: {
      200: {
        content: { 'application/json': v2Operations.ListWebhookConfigurations['responses'][200] };
      };
      400: {
        content: { 'application/json': v2Operations.ListWebhookConfigurations['responses'][400] };
      };
      401: {
        content: { 'application/json': v2Operations.ListWebhookConfigurations['responses'][401] };
      };
      403: {
        content: { 'application/json': v2Operations.ListWebhookConfigurations['responses'][403] };
      };
      429: {
        content: { 'application/json': v2Operations.ListWebhookConfigurations['responses'][429] };
      };
      500: {
        content: { 'application/json': v2Operations.ListWebhookConfigurations['responses'][500] };
      };
      502: {
        content: { 'application/json': v2Operations.ListWebhookConfigurations['responses'][502] };
      };
      503: {
        content: { 'application/json': v2Operations.ListWebhookConfigurations['responses'][503] };
      };
      504: {
        content: { 'application/json': v2Operations.ListWebhookConfigurations['responses'][504] };
      };
    };
  };
  'v2.createWebhookConfiguration': {
    requestBody: {
      content: { 'application/json': v2Operations.CreateWebhookConfiguration['body'] };
    };
    responses: {
      200: {
        content: { 'application/json': v2Operations.CreateWebhookConfiguration['responses'][200] };
      };
      400: {
        content: { 'application/json': v2Operations.CreateWebhookConfiguration['responses'][400] };
      };
      401: {
        content: { 'application/json': v2Operations.CreateWebhookConfiguration['responses'][401] };
      };
      403: {
        content: { 'application/json': v2Operations.CreateWebhookConfiguration['responses'][403] };
      };
      409: {
        content: { 'application/json': v2Operations.CreateWebhookConfiguration['responses'][409] };
      };
      422: {
        content: { 'application/json': v2Operations.CreateWebhookConfiguration['responses'][422] };
      };
      429: {
        content: { 'application/json': v2Operations.CreateWebhookConfiguration['responses'][429] };
      };
      500: {
        content: { 'application/json': v2Operations.CreateWebhookConfiguration['responses'][500] };
      };
      502: {
        content: { 'application/json': v2Operations.CreateWebhookConfiguration['responses'][502] };
      };
      503: {
        content: { 'application/json': v2Operations.CreateWebhookConfiguration['responses'][503] };
      };
      504: {
        content: { 'application/json': v2Operations.CreateWebhookConfiguration['responses'][504] };
      };
    };
  };
  'v2.getWebhookConfiguration': {
    parameters: { path: v2Operations.GetWebhookConfiguration['path'] };
    responses: {
      200: {
        content: { 'application/json': v2Operations.GetWebhookConfiguration['responses'][200] };
      };
      400: {
        content: { 'application/json': v2Operations.GetWebhookConfiguration['responses'][400] };
      };
      401: {
        content: { 'application/json': v2Operations.GetWebhookConfiguration['responses'][401] };
      };
      403: {
        content: { 'application/json': v2Operations.GetWebhookConfiguration['responses'][403] };
      };
      404: {
        content: { 'application/json': v2Operations.GetWebhookConfiguration['responses'][404] };
      };
      422: {
        content: { 'application/json': v2Operations.GetWebhookConfiguration['responses'][422] };
      };
      429: {
        content: { 'application/json': v2Operations.GetWebhookConfiguration['responses'][429] };
      };
      500: {
        content: { 'application/json': v2Operations.GetWebhookConfiguration['responses'][500] };
      };
      502: {
        content: { 'application/json': v2Operations.GetWebhookConfiguration['responses'][502] };
      };
      503: {
        content: { 'application/json': v2Operations.GetWebhookConfiguration['responses'][503] };
      };
      504: {
        content: { 'application/json': v2Operations.GetWebhookConfiguration['responses'][504] };
      };
    };
  };
  'v2.updateWebhookConfiguration': {
    parameters: { path: v2Operations.UpdateWebhookConfiguration['path'] };
    requestBody: {
      content: { 'application/json': v2Operations.UpdateWebhookConfiguration['body'] };
    };
    responses: {
      200: {
        content: { 'application/json': v2Operations.UpdateWebhookConfiguration['responses'][200] };
      };
      400: {
        content: { 'application/json': v2Operations.UpdateWebhookConfiguration['responses'][400] };
      };
      401: {
        content: { 'application/json': v2Operations.UpdateWebhookConfiguration['responses'][401] };
      };
      403: {
        content: { 'application/json': v2Operations.UpdateWebhookConfiguration['responses'][403] };
      };
      404: {
        content: { 'application/json': v2Operations.UpdateWebhookConfiguration['responses'][404] };
      };
      422: {
        content: { 'application/json': v2Operations.UpdateWebhookConfiguration['responses'][422] };
      };
      429: {
        content: { 'application/json': v2Operations.UpdateWebhookConfiguration['responses'][429] };
      };
      500: {
        content: { 'application/json': v2Operations.UpdateWebhookConfiguration['responses'][500] };
      };
      502: {
        content: { 'application/json': v2Operations.UpdateWebhookConfiguration['responses'][502] };
      };
      503: {
        content: { 'application/json': v2Operations.UpdateWebhookConfiguration['responses'][503] };
      };
      504: {
        content: { 'application/json': v2Operations.UpdateWebhookConfiguration['responses'][504] };
      };
    };
  };
  'v2.kycUpdate': {
    parameters: {
      header: {
        /**
         * The HMAC-SHA512 of `<url>:<accountOwnerCode>:<x-timestamp>` in Base64, with the API key as the key. It does not
         * cover the rest of the body.
         */
        'x-signature': string;
        /**
         * The time at which this attempt was sent, as real time. The signed text contains the exact characters of this
         * header.
         */
        'x-timestamp': string;
      };
    };
    requestBody: { content: { 'application/json': KycUpdateEvent } };
    responses: { 200: { content?: never }; 410: { content?: never } };
  };
  'v2.payoutUpdate': {
    parameters: {
      header: {
        /**
         * The HMAC-SHA512 of `<url>:<accountOwnerCode>:<x-timestamp>` in Base64, with the API key as the key. It does not
         * cover the rest of the body.
         */
        'x-signature': string;
        /**
         * The time at which this attempt was sent, as real time. The signed text contains the exact characters of this
         * header.
         */
        'x-timestamp': string;
      };
    };
    requestBody: { content: { 'application/json': PayoutUpdateEvent } };
    responses: { 200: { content?: never }; 410: { content?: never } };
  };
}
