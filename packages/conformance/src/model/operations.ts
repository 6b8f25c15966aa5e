import { type Answer, type ApiRequest, fault, refuse } from './answers.js';
import * as configurations from './configurations.js';
import {
  createExternalAccount,
  selectExternalAccount,
  updateExternalAccount,
} from './external-accounts.js';
import {
  createAccountHolder,
  createBeneficialOwner,
  createIndividualDocument,
  createOrganizationDocument,
  updateAccountHolder,
  updateBeneficialOwner,
} from './holders.js';
import type { ApiVersion, Merchant } from './merchant.js';
import { createOnboardingUrl } from './onboarding.js';
import { createPayoutRequest, deletePayoutRequest } from './payouts.js';
import { createRefundSplit } from './refunds.js';
import { cancelPaymentSplit, createPaymentSplit } from './splits.js';
import { createBalanceTransfer } from './transfers.js';
import { createVirtualAccount, updateVirtualAccount } from './virtual-accounts.js';

const operations = {
  createAccountHolder,
  updateAccountHolder,
  createBeneficialOwner,
  updateBeneficialOwner,
  createIndividualDocument,
  createOrganizationDocument,
  createOnboardingUrl,
  createExternalAccount,
  updateExternalAccount,
  selectExternalAccount,
  createVirtualAccount,
  updateVirtualAccount,
  createPaymentSplit,
  cancelPaymentSplit,
  createRefundSplit,
  createBalanceTransfer,
  createPayoutRequest,
  deletePayoutRequest,
  updateDefaultPayoutConfiguration: configurations.updateDefaultPayoutConfiguration,
  updateDivisionPayoutConfiguration: configurations.updateDivisionPayoutConfiguration,
  updateAccountPayoutConfiguration: configurations.updateAccountPayoutConfiguration,
  deleteAccountPayoutConfiguration: configurations.deleteAccountPayoutConfiguration,
};

/** The name of an operation that the model knows. */
export type OperationName = keyof typeof operations;

const versions: Partial<Record<OperationName, ApiVersion>> = {
  createIndividualDocument: 'v1',
  createOrganizationDocument: 'v1',
  createVirtualAccount: 'v1',
  updateVirtualAccount: 'v1',
  createBeneficialOwner: 'v2',
  updateBeneficialOwner: 'v2',
  createOnboardingUrl: 'v2',
  updateExternalAccount: 'v2',
  selectExternalAccount: 'v2',
  cancelPaymentSplit: 'v2',
  createBalanceTransfer: 'v2',
  updateDefaultPayoutConfiguration: 'v2',
  updateDivisionPayoutConfiguration: 'v2',
  updateAccountPayoutConfiguration: 'v2',
  deleteAccountPayoutConfiguration: 'v2',
};

/** Returns the version that a request is sent to: the only one that has its operation, or its own. */
export function versionOf({ operation, version }: ApiRequest): ApiVersion {
  return versions[operation as OperationName] ?? version;
}

/** Returns the answer to a valid request of the schema; changes the merchant if it is accepted. */
export function answer(merchant: Merchant, request: ApiRequest): Answer {
  const rule = operations[request.operation as OperationName] as (
    merchant: Merchant,
    request: ApiRequest,
  ) => Answer;
  const { accountHolderCode } = (request.path ?? {}) as { readonly accountHolderCode?: string };
  const holder = merchant.sellers.find(({ code }) => code === accountHolderCode);
  // D14: nothing of a closed holder can be changed.
  if (holder?.status === 'CLOSED') return refuse(fault(undefined, '402.200.001'));
  return rule(merchant, request);
}
