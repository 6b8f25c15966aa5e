import { operations as documented } from '@seller-funds/contract';
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

/** Returns the version of a request in a story of a version: the only one that has its operation, or that of the story. */
export function versionOf(operation: string, version: ApiVersion): ApiVersion {
  if (`${version}.${operation}` in documented) return version;
  return version === 'v1' ? 'v2' : 'v1';
}

/** Returns the answer to a valid request of the schema; changes the merchant if it is accepted. */
export function answer(merchant: Merchant, request: ApiRequest): Answer {
  const rule = operations[request.operation as keyof typeof operations] as (
    merchant: Merchant,
    request: ApiRequest,
  ) => Answer;
  const { accountHolderCode } = (request.path ?? {}) as { readonly accountHolderCode?: string };
  const holder = merchant.sellers.find(({ code }) => code === accountHolderCode);
  // D14: nothing of a closed holder can be changed.
  if (holder?.status === 'CLOSED') return refuse(fault(undefined, '402.200.001'));
  return rule(merchant, request);
}
