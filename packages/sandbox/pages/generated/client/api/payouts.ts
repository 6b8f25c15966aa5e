// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type {
  Failure,
  PayoutDates,
  PayoutDecision,
  PayoutProgress,
} from '../../../../src/generated/types/api.js';
import { bearerKeyOrBareKey } from '../connection.js';
import { type AnyStatus, type Call, callOperation } from '@seller-funds/client/runtime/call';
import type { CallOptions, Connection, Endpoint } from '@seller-funds/client/runtime/connection';
import type { DocumentedError } from '@seller-funds/client/runtime/errors';

/** The operations of `payouts` in the API. */
export interface Payouts {
  /**
   * Set the outcome of a payout
   *
   * A waiting payout gets the outcome at its time, after it is accepted. A payout in transit, or one that
   * will be returned, ends immediately. `HOLD` keeps it in transit. Returns 409 for a payout that has ended
   * with another outcome or was denied.
   */
  decidePayout(code: string, body: PayoutDecision, options?: CallOptions): Call<PayoutProgress>;

  /**
   * Get the state and reason of a payout
   *
   * The state of a payout and its reason, which the API itself reports in webhooks only.
   *
   * @param code The code of the payout request.
   */
  getPayoutProgress(code: string, options?: CallOptions): Call<PayoutProgress>;

  /**
   * List the next dates of a payout schedule
   *
   * The next twelve dates on which the payout configuration of a virtual account creates payouts; none for
   * `MANUAL`. If a run now would pay nothing, `obstacle` is the reason. `unpaidRun` is the latest run that paid
   * nothing.
   *
   * @param account The code of the virtual account.
   */
  listPayoutDates(account: string, options?: CallOptions): Call<PayoutDates>;
}

/** Creates the operations of `payouts` on a connection. */
export function payouts(connection: Connection): Payouts {
  return {
    decidePayout: decidePayout(connection),
    getPayoutProgress: getPayoutProgress(connection),
    listPayoutDates: listPayoutDates(connection),
  };
}

/** Creates the single operation `payouts.decidePayout` on a connection. */
export function decidePayout(connection: Connection): Payouts['decidePayout'] {
  const endpoint: Endpoint = {
    id: 'decidePayout',
    method: 'post',
    path: '/_sandbox/payouts/{code}/outcome',
    security: bearerKeyOrBareKey,
  };
  return (code, body, options) =>
    callOperation(connection, endpoint, { path: { code }, body, options });
}

/** Creates the single operation `payouts.getPayoutProgress` on a connection. */
export function getPayoutProgress(connection: Connection): Payouts['getPayoutProgress'] {
  const endpoint: Endpoint = {
    id: 'getPayoutProgress',
    method: 'get',
    path: '/_sandbox/payouts/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** Creates the single operation `payouts.listPayoutDates` on a connection. */
export function listPayoutDates(connection: Connection): Payouts['listPayoutDates'] {
  const endpoint: Endpoint = {
    id: 'listPayoutDates',
    method: 'get',
    path: '/_sandbox/payout-dates/{account}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (account, options) => callOperation(connection, endpoint, { path: { account }, options });
}

/** The documented errors of `decidePayout`. */
export type DecidePayoutError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `getPayoutProgress`. */
export type GetPayoutProgressError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `listPayoutDates`. */
export type ListPayoutDatesError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;
