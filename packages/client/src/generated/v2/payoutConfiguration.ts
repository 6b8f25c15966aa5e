// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Call, callOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import { bearerKeyOrBareKey } from '../security.js';
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
   * Rules:
   * 1. The most specific configuration applies: that of the virtual account, else that of its division, else this one.
   *    It applies as a whole.
   * 2. Without any configuration, everything is `MANUAL`: money stays on the account until you request a payout.
   * 3. The response repeats the configuration. The body replaces the previous one: a field that is left out does not
   *    keep its old value.
   * 4. With `MANUAL`, the other fields are stored and returned, but have no effect.
   * 5. With `SCHEDULED`, payouts are created on each day that `frequency` matches, at 06:00 in the division's time zone,
   *    UTC by default. They go to the external account that the holder has selected, or to that of the division
   *    for its own accounts.
   * 6. The amount of such a payout is the payout balance, less what the settled payments of the last `refundPeriod`
   *    days brought and was not refunded. Below `minimumAmount`, nothing is paid out until a later payout day.
   * 7. A change applies from the next payout day and does not affect existing payout requests.
   *
   * `SCHEDULED` pays out the money of every account without a configuration of its own: try it on one account first. If
   * an account cannot be paid out on a payout day (KYC check not passed, no external account), no payout request is
   * created. You receive a `WEBHOOK_PAYOUT_UPDATE` with status `FAILED` and without a payout code, and the service tries
   * again on the next payout day. After a timeout or a 5xx response, retry with the same body; this is safe.
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
   * Rules:
   * 1. It overrides the default configuration. It does not apply to a virtual account with its own configuration.
   * 2. The response repeats the configuration. The body replaces the previous one: a field that is left out does not
   *    keep its old value.
   * 3. With `MANUAL`, the other fields are stored and returned, but have no effect.
   * 4. It cannot be removed, only replaced: `MANUAL` overrides a default that is `SCHEDULED`.
   * 5. With `SCHEDULED`, payouts are created on each day that `frequency` matches, at 06:00 in the division's time zone,
   *    UTC by default. They go to the external account that the holder has selected, or to that of the division
   *    for its own accounts.
   * 6. The amount of such a payout is the payout balance, less what the settled payments of the last `refundPeriod`
   *    days brought and was not refunded. Below `minimumAmount`, nothing is paid out until a later payout day.
   * 7. A change applies from the next payout day and does not affect existing payout requests.
   *
   * `SCHEDULED` pays out the money of every account of the division: try it on one account first. If an account cannot
   * be paid out on a payout day, no payout request is created. You receive a `WEBHOOK_PAYOUT_UPDATE` with status
   * `FAILED` and without a payout code, and the service tries again on the next payout day. After a timeout or a
   * 5xx response, retry with the same body; this is safe.
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
   * Rules:
   * 1. The response is the configuration that applies to the account now: its own configuration, else that of its
   *    division, else the default, else `MANUAL`. It does not show which of them applies.
   * 2. The account can belong to a holder or to a division.
   *
   * An unknown account, or one of another merchant, returns 404. You can retry this request.
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
   * Rules:
   * 1. It overrides the configuration of the division and the default. It does so as a whole: fields are not combined.
   * 2. It applies to this account only, not to other accounts of the same holder.
   * 3. The response repeats the configuration. The body replaces the previous one: a field that is left out does not
   *    keep its old value.
   * 4. With `MANUAL`, the other fields are stored and returned, but have no effect.
   * 5. With `SCHEDULED`, payouts are created on each day that `frequency` matches, at 06:00 in the division's time zone,
   *    UTC by default. They go to the external account that the holder has selected, or to that of the division
   *    for its own accounts.
   * 6. The amount of such a payout is the payout balance, less what the settled payments of the last `refundPeriod`
   *    days brought and was not refunded. Below `minimumAmount`, nothing is paid out until a later payout day.
   * 7. A change applies from the next payout day and does not affect existing payout requests.
   *
   * An account of a closed holder returns 402, an unknown account returns 404. If the account cannot be paid out
   * on a payout day (KYC check not passed, no external account), no payout request is created. You receive a
   * `WEBHOOK_PAYOUT_UPDATE` with status `FAILED` and without a payout code, and the service tries again on the next
   * payout day. After a timeout or a 5xx response, retry with the same body; this is safe.
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
   * Rules:
   * 1. The response is the configuration that applies to the account from now on, not the deleted one.
   * 2. For an account without its own configuration, the response is the same and nothing changes.
   * 3. Existing payout requests are not affected.
   *
   * If the response is `SCHEDULED`, the account is still paid out, on the days of the division or of the default. To
   * stop that, set `MANUAL` for the account instead. An unknown account returns 404. After a timeout or a 5xx response,
   * retry; this is safe.
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
