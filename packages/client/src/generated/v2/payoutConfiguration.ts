// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';

/** The operations of `payoutConfiguration` in Version 2. */
export interface PayoutConfiguration {
  /**
   * Set the default payout configuration
   *
   * Sets the schedule of all virtual accounts that have no configuration of their own and none from their
   * division: those of all account holders and the divisions' own accounts.
   *
   * Rules:
   * 1. The most specific configuration counts, whole: that of the virtual account, else that of its
   *    division, else this one.
   * 2. As long as nothing is set, everything is `MANUAL`: money stays until you request a payout.
   * 3. The body replaces what was set before and is echoed. A field that is left out does not keep its old value.
   * 4. With `MANUAL`, the other fields are kept and returned, but have no effect.
   * 5. With `SCHEDULED`, payouts are made at 06:00 in the division's time zone (UTC unless agreed otherwise)
   *    on each day that `frequency` matches, to the external account that the holder has selected, or to that
   *    of the division for its own accounts.
   * 6. Such a payout takes what came in by splits that are reconciled and at least `refundPeriod` calendar
   *    days old, less everything debited since. Below `minimumAmount`, nothing is paid out and the money
   *    waits for the next day of payout.
   * 7. A change counts from the next day of payout on. Payout requests that exist already stay as they are.
   *
   * `SCHEDULED` moves real money of every account without a configuration of its own: try it on one account
   * first. A day on which an account cannot be paid out (identity check not passed, no external account)
   * makes no payout request; you get a `WEBHOOK_PAYOUT_UPDATE` with status `FAILED` and without a payout
   * code, and the service tries again on the next day of payout. After a timeout or a 5xx, send the same
   * body again: that is safe.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {InvalidRequestError} 422: The configuration is not acceptable; `details` names every fault. Correct them; the same body will fail again. Nothing was changed.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  updateDefault(
    body: operations.UpdateDefaultPayoutConfiguration['body'],
    options?: CallOptions,
  ): Call<operations.UpdateDefaultPayoutConfiguration['responses'][200]>;

  /**
   * Set a division's payout configuration
   *
   * Sets when the accounts of one division are paid out: those of its account holders and the division's own.
   * It is the division that the API key works for; the path does not name it.
   *
   * Rules:
   * 1. It counts before the default configuration. A virtual account with a configuration of its own is not
   *    affected.
   * 2. The body replaces what was set before and is echoed. A field that is left out does not keep its old value.
   * 3. With `MANUAL`, the other fields are kept and returned, but have no effect.
   * 4. Once set it cannot be removed, only replaced: `MANUAL` here stops a default that is `SCHEDULED`.
   * 5. With `SCHEDULED`, payouts are made at 06:00 in the division's time zone (UTC unless agreed otherwise)
   *    on each day that `frequency` matches, to the external account that the holder has selected, or to that
   *    of the division for its own accounts.
   * 6. Such a payout takes what came in by splits that are reconciled and at least `refundPeriod` calendar
   *    days old, less everything debited since. Below `minimumAmount`, nothing is paid out and the money
   *    waits for the next day of payout.
   * 7. A change counts from the next day of payout on. Payout requests that exist already stay as they are.
   *
   * `SCHEDULED` moves real money of every account of the division: try it on one account first. A day on
   * which an account cannot be paid out makes no payout request; you get a `WEBHOOK_PAYOUT_UPDATE` with
   * status `FAILED` and without a payout code, and the service tries again on the next day of payout. After
   * a timeout or a 5xx, send the same body again: that is safe.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {InvalidRequestError} 422: The configuration is not acceptable; `details` names every fault. Correct them; the same body will fail again. Nothing was changed.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  updateDivision(
    body: operations.UpdateDivisionPayoutConfiguration['body'],
    options?: CallOptions,
  ): Call<operations.UpdateDivisionPayoutConfiguration['responses'][200]>;

  /**
   * Get the payout configuration of an account
   *
   * Returns when a virtual account is paid out.
   *
   * Rules:
   * 1. What is returned is what counts for the account now: its own configuration, else that of its division,
   *    else the default, else `MANUAL`. The answer does not say which of them it is.
   * 2. It may be an account of a holder or one of a division.
   *
   * An unknown account, or one of another merchant, is a 404. Nothing is changed, so repeat at will.
   *
   * @param virtualAccountCode The service's code of the virtual account.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  getForAccount(
    virtualAccountCode: operations.GetAccountPayoutConfiguration['path']['virtualAccountCode'],
    options?: CallOptions,
  ): Call<operations.GetAccountPayoutConfiguration['responses'][200]>;

  /**
   * Set the payout configuration of an account
   *
   * Sets when one virtual account is paid out.
   *
   * Rules:
   * 1. It counts before the configuration of the division and before the default, whole: fields are not mixed.
   * 2. It is about this account only. Other accounts of the same holder keep what they have.
   * 3. The body replaces what was set before and is echoed. A field that is left out does not keep its old value.
   * 4. With `MANUAL`, the other fields are kept and returned, but have no effect.
   * 5. With `SCHEDULED`, payouts are made at 06:00 in the division's time zone (UTC unless agreed otherwise)
   *    on each day that `frequency` matches, to the external account that the holder has selected, or to that
   *    of the division for its own accounts.
   * 6. Such a payout takes what came in by splits that are reconciled and at least `refundPeriod` calendar
   *    days old, less everything debited since. Below `minimumAmount`, nothing is paid out and the money
   *    waits for the next day of payout.
   * 7. A change counts from the next day of payout on. Payout requests that exist already stay as they are.
   *
   * An account of a closed holder is a 402, an unknown account a 404. A day on which the account cannot be
   * paid out (identity check not passed, no external account) makes no payout request; you get a
   * `WEBHOOK_PAYOUT_UPDATE` with status `FAILED` and without a payout code, and the service tries again on
   * the next day of payout. After a timeout or a 5xx, send the same body again: that is safe.
   *
   * @param virtualAccountCode The service's code of the virtual account.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The request is well-formed, but the state of the business does not allow it now. Nothing was changed.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {InvalidRequestError} 422: The configuration is not acceptable; `details` names every fault. Correct them; the same body will fail again. Nothing was changed.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  updateForAccount(
    virtualAccountCode: operations.UpdateAccountPayoutConfiguration['path']['virtualAccountCode'],
    body: operations.UpdateAccountPayoutConfiguration['body'],
    options?: CallOptions,
  ): Call<operations.UpdateAccountPayoutConfiguration['responses'][200]>;

  /**
   * Delete the payout configuration of an account
   *
   * Takes a virtual account's own payout configuration away. The account then follows its division, or the
   * default where the division has none.
   *
   * Rules:
   * 1. The answer is the configuration that counts for the account from now on, not the deleted one.
   * 2. An account without a configuration of its own gets the same answer, and nothing changes.
   * 3. Payout requests that exist already stay as they are.
   *
   * Look at the answer: when it says `SCHEDULED`, the account goes on being paid out, on the days of the
   * division or of the default. To stop that, set `MANUAL` for the account instead. An unknown account is a
   * 404. After a timeout or a 5xx, delete again: that is safe.
   *
   * @param virtualAccountCode The service's code of the virtual account.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  deleteForAccount(
    virtualAccountCode: operations.DeleteAccountPayoutConfiguration['path']['virtualAccountCode'],
    options?: CallOptions,
  ): Call<operations.DeleteAccountPayoutConfiguration['responses'][200]>;
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
export type UpdateDefaultPayoutConfigurationError =
  | DocumentedError<400, operations.UpdateDefaultPayoutConfiguration['responses'][400]>
  | DocumentedError<401, operations.UpdateDefaultPayoutConfiguration['responses'][401]>
  | DocumentedError<403, operations.UpdateDefaultPayoutConfiguration['responses'][403]>
  | DocumentedError<422, operations.UpdateDefaultPayoutConfiguration['responses'][422]>
  | DocumentedError<429, operations.UpdateDefaultPayoutConfiguration['responses'][429]>
  | DocumentedError<500, operations.UpdateDefaultPayoutConfiguration['responses'][500]>
  | DocumentedError<502, operations.UpdateDefaultPayoutConfiguration['responses'][502]>
  | DocumentedError<503, operations.UpdateDefaultPayoutConfiguration['responses'][503]>
  | DocumentedError<504, operations.UpdateDefaultPayoutConfiguration['responses'][504]>;

/** The documented errors of `v2.updateDivisionPayoutConfiguration`. */
export type UpdateDivisionPayoutConfigurationError =
  | DocumentedError<400, operations.UpdateDivisionPayoutConfiguration['responses'][400]>
  | DocumentedError<401, operations.UpdateDivisionPayoutConfiguration['responses'][401]>
  | DocumentedError<403, operations.UpdateDivisionPayoutConfiguration['responses'][403]>
  | DocumentedError<422, operations.UpdateDivisionPayoutConfiguration['responses'][422]>
  | DocumentedError<429, operations.UpdateDivisionPayoutConfiguration['responses'][429]>
  | DocumentedError<500, operations.UpdateDivisionPayoutConfiguration['responses'][500]>
  | DocumentedError<502, operations.UpdateDivisionPayoutConfiguration['responses'][502]>
  | DocumentedError<503, operations.UpdateDivisionPayoutConfiguration['responses'][503]>
  | DocumentedError<504, operations.UpdateDivisionPayoutConfiguration['responses'][504]>;

/** The documented errors of `v2.getAccountPayoutConfiguration`. */
export type GetAccountPayoutConfigurationError =
  | DocumentedError<400, operations.GetAccountPayoutConfiguration['responses'][400]>
  | DocumentedError<401, operations.GetAccountPayoutConfiguration['responses'][401]>
  | DocumentedError<403, operations.GetAccountPayoutConfiguration['responses'][403]>
  | DocumentedError<404, operations.GetAccountPayoutConfiguration['responses'][404]>
  | DocumentedError<429, operations.GetAccountPayoutConfiguration['responses'][429]>
  | DocumentedError<500, operations.GetAccountPayoutConfiguration['responses'][500]>
  | DocumentedError<502, operations.GetAccountPayoutConfiguration['responses'][502]>
  | DocumentedError<503, operations.GetAccountPayoutConfiguration['responses'][503]>
  | DocumentedError<504, operations.GetAccountPayoutConfiguration['responses'][504]>;

/** The documented errors of `v2.updateAccountPayoutConfiguration`. */
export type UpdateAccountPayoutConfigurationError =
  | DocumentedError<400, operations.UpdateAccountPayoutConfiguration['responses'][400]>
  | DocumentedError<401, operations.UpdateAccountPayoutConfiguration['responses'][401]>
  | DocumentedError<402, operations.UpdateAccountPayoutConfiguration['responses'][402]>
  | DocumentedError<403, operations.UpdateAccountPayoutConfiguration['responses'][403]>
  | DocumentedError<404, operations.UpdateAccountPayoutConfiguration['responses'][404]>
  | DocumentedError<422, operations.UpdateAccountPayoutConfiguration['responses'][422]>
  | DocumentedError<429, operations.UpdateAccountPayoutConfiguration['responses'][429]>
  | DocumentedError<500, operations.UpdateAccountPayoutConfiguration['responses'][500]>
  | DocumentedError<502, operations.UpdateAccountPayoutConfiguration['responses'][502]>
  | DocumentedError<503, operations.UpdateAccountPayoutConfiguration['responses'][503]>
  | DocumentedError<504, operations.UpdateAccountPayoutConfiguration['responses'][504]>;

/** The documented errors of `v2.deleteAccountPayoutConfiguration`. */
export type DeleteAccountPayoutConfigurationError =
  | DocumentedError<400, operations.DeleteAccountPayoutConfiguration['responses'][400]>
  | DocumentedError<401, operations.DeleteAccountPayoutConfiguration['responses'][401]>
  | DocumentedError<403, operations.DeleteAccountPayoutConfiguration['responses'][403]>
  | DocumentedError<404, operations.DeleteAccountPayoutConfiguration['responses'][404]>
  | DocumentedError<429, operations.DeleteAccountPayoutConfiguration['responses'][429]>
  | DocumentedError<500, operations.DeleteAccountPayoutConfiguration['responses'][500]>
  | DocumentedError<502, operations.DeleteAccountPayoutConfiguration['responses'][502]>
  | DocumentedError<503, operations.DeleteAccountPayoutConfiguration['responses'][503]>
  | DocumentedError<504, operations.DeleteAccountPayoutConfiguration['responses'][504]>;
