// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import type * as operations from '@seller-funds/contract/operations/v2';
import type {
  PayoutConfiguration as PayoutConfigurationType,
  PayoutConfigurationUpdate,
} from '@seller-funds/contract/v2';

/** The operations of `payoutConfiguration` in Version 2. */
export interface PayoutConfiguration {
  /**
   * Set the default payout configuration
   *
   * Sets the schedule of all virtual accounts that have no configuration of their own and none from their
   * division: those of all account holders and the divisions' own accounts.
   *
   * @throws {InvalidRequestError} 422: The configuration is invalid; `details` lists all errors. Correct them before you retry. Nothing was changed.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  updateDefault(
    body: PayoutConfigurationUpdate,
    options?: CallOptions,
  ): Call<PayoutConfigurationType>;

  /**
   * Set a division's payout configuration
   *
   * Sets the payout configuration of one division, for the accounts of its account holders and its own accounts. The API
   * key determines the division.
   *
   * @throws {InvalidRequestError} 422: The configuration is invalid; `details` lists all errors. Correct them before you retry. Nothing was changed.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  updateDivision(
    body: PayoutConfigurationUpdate,
    options?: CallOptions,
  ): Call<PayoutConfigurationType>;

  /**
   * Get the payout configuration of an account
   *
   * Returns the payout configuration of a virtual account.
   *
   * @param virtualAccountCode The code of the virtual account.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  getForAccount(virtualAccountCode: string, options?: CallOptions): Call<PayoutConfigurationType>;

  /**
   * Set the payout configuration of an account
   *
   * Sets the payout configuration of one virtual account.
   *
   * @param virtualAccountCode The code of the virtual account.
   * @throws {InvalidRequestError} 402: The request is valid, but the current state does not allow it. Nothing was changed.
   * @throws {InvalidRequestError} 422: The configuration is invalid; `details` lists all errors. Correct them before you retry. Nothing was changed.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  updateForAccount(
    virtualAccountCode: string,
    body: PayoutConfigurationUpdate,
    options?: CallOptions,
  ): Call<PayoutConfigurationType>;

  /**
   * Delete the payout configuration of an account
   *
   * Deletes the payout configuration of a virtual account. The configuration of its division then applies, or the
   * default if the division has none.
   *
   * @param virtualAccountCode The code of the virtual account.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  deleteForAccount(
    virtualAccountCode: string,
    options?: CallOptions,
  ): Call<PayoutConfigurationType>;
}

/** Creates the operations of `payoutConfiguration` on a connection. */
export function payoutConfiguration(connection: Connection): PayoutConfiguration {
  return {
    updateDefault: updateDefaultPayoutConfiguration(connection),
    updateDivision: updateDivisionPayoutConfiguration(connection),
    getForAccount: getAccountPayoutConfiguration(connection),
    updateForAccount: updateAccountPayoutConfiguration(connection),
    deleteForAccount: deleteAccountPayoutConfiguration(connection),
  };
}

/** Creates the single operation `payoutConfiguration.updateDefault` on a connection. */
export function updateDefaultPayoutConfiguration(
  connection: Connection,
): PayoutConfiguration['updateDefault'] {
  const endpoint: Endpoint = {
    id: 'v2.updateDefaultPayoutConfiguration',
    method: 'put',
    path: '/api/payout-configuration/default',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `payoutConfiguration.updateDivision` on a connection. */
export function updateDivisionPayoutConfiguration(
  connection: Connection,
): PayoutConfiguration['updateDivision'] {
  const endpoint: Endpoint = {
    id: 'v2.updateDivisionPayoutConfiguration',
    method: 'put',
    path: '/api/payout-configuration/division',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `payoutConfiguration.getForAccount` on a connection. */
export function getAccountPayoutConfiguration(
  connection: Connection,
): PayoutConfiguration['getForAccount'] {
  const endpoint: Endpoint = {
    id: 'v2.getAccountPayoutConfiguration',
    method: 'get',
    path: '/api/payout-configuration/accounts/{virtualAccountCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (virtualAccountCode, options) =>
    callOperation(connection, endpoint, { path: { virtualAccountCode }, options });
}

/** Creates the single operation `payoutConfiguration.updateForAccount` on a connection. */
export function updateAccountPayoutConfiguration(
  connection: Connection,
): PayoutConfiguration['updateForAccount'] {
  const endpoint: Endpoint = {
    id: 'v2.updateAccountPayoutConfiguration',
    method: 'put',
    path: '/api/payout-configuration/accounts/{virtualAccountCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (virtualAccountCode, body, options) =>
    callOperation(connection, endpoint, { path: { virtualAccountCode }, body, options });
}

/** Creates the single operation `payoutConfiguration.deleteForAccount` on a connection. */
export function deleteAccountPayoutConfiguration(
  connection: Connection,
): PayoutConfiguration['deleteForAccount'] {
  const endpoint: Endpoint = {
    id: 'v2.deleteAccountPayoutConfiguration',
    method: 'delete',
    path: '/api/payout-configuration/accounts/{virtualAccountCode}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (virtualAccountCode, options) =>
    callOperation(connection, endpoint, { path: { virtualAccountCode }, options });
}

/** The documented errors of `v2.updateDefaultPayoutConfiguration`. */
export type UpdateDefaultPayoutConfigurationError = DocumentedErrors<
  operations.UpdateDefaultPayoutConfiguration['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.updateDivisionPayoutConfiguration`. */
export type UpdateDivisionPayoutConfigurationError = DocumentedErrors<
  operations.UpdateDivisionPayoutConfiguration['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.getAccountPayoutConfiguration`. */
export type GetAccountPayoutConfigurationError = DocumentedErrors<
  operations.GetAccountPayoutConfiguration['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.updateAccountPayoutConfiguration`. */
export type UpdateAccountPayoutConfigurationError = DocumentedErrors<
  operations.UpdateAccountPayoutConfiguration['responses'],
  400 | 401 | 402 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.deleteAccountPayoutConfiguration`. */
export type DeleteAccountPayoutConfigurationError = DocumentedErrors<
  operations.DeleteAccountPayoutConfiguration['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;
