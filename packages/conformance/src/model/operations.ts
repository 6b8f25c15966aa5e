import type { Answer, ApiRequest } from './answers.js';
import * as configurations from './configurations.js';
import type { Merchant } from './merchant.js';
import { createPayoutRequest, deletePayoutRequest } from './payouts.js';
import { createRefundSplit } from './refunds.js';
import { cancelPaymentSplit, createPaymentSplit } from './splits.js';
import { createBalanceTransfer } from './transfers.js';

/** What each operation answers, and how it changes the merchant. */
const operations = {
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

/** The operations that only one version has. */
export const onlyInVersion2: ReadonlySet<string> = new Set<OperationName>([
  'cancelPaymentSplit',
  'createBalanceTransfer',
  'updateDefaultPayoutConfiguration',
  'updateDivisionPayoutConfiguration',
  'updateAccountPayoutConfiguration',
  'deleteAccountPayoutConfiguration',
]);

/** Returns the answer to a valid request of the schema; changes the merchant if it is accepted. */
export function answer(merchant: Merchant, request: ApiRequest): Answer {
  const rule = operations[request.operation as OperationName] as (
    merchant: Merchant,
    request: ApiRequest,
  ) => Answer;
  return rule(merchant, request);
}
