// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import type * as operations from '@seller-funds/contract/operations/v2';
import type { Balance as BalanceType } from '@seller-funds/contract/v2';

/** The operations of `balance` in Version 2. */
export interface Balance {
  /**
   * Get the balance of an account
   *
   * Returns the amount that a virtual account of a holder or a division can pay out now, for each currency.
   *
   * @param code The code of the virtual account.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(code: string, options?: CallOptions): Call<BalanceType>;
}

/** Creates the operations of `balance` on a connection. */
export function balance(connection: Connection): Balance {
  return { get: getBalance(connection) };
}

/** Creates the single operation `balance.get` on a connection. */
export function getBalance(connection: Connection): Balance['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getBalance',
    method: 'get',
    path: '/api/fund/balance/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** The documented errors of `v2.getBalance`. */
export type GetBalanceError = DocumentedErrors<
  operations.GetBalance['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;
