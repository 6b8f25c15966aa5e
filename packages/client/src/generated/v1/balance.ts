// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import type * as operations from '@seller-funds/contract/operations/v1';
import type { Balance as BalanceType } from '@seller-funds/contract/v1';

/** The operations of `balance` in Version 1. */
export interface Balance {
  /**
   * Get the balance of an account
   *
   * Returns the amount that a virtual account can pay out now, in the currency of its division.
   *
   * Rules:
   * 1. The amount is the available balance minus pending charges. This service never returns a negative one.
   * 2. Version 2 also returns other currencies of the account.
   *
   * An unknown account, or one of another merchant, returns 404. You can retry this request.
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
    id: 'v1.getBalance',
    method: 'get',
    path: '/api/v1/fund/balance/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** The documented errors of `v1.getBalance`. */
export type GetBalanceError = DocumentedErrors<
  operations.GetBalance['responses'],
  400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504
>;
