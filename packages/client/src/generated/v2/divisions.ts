// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Call, callOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';
import type { Division } from '@seller-funds/contract/v2';

/** The operations of `divisions` in Version 2. */
export interface Divisions {
  /**
   * List the divisions of the merchant
   *
   * Returns all divisions of the merchant, with their accounts and balances. Use it to find the code of the merchant's
   * liable account, and to see whether balance transfers are enabled.
   *
   * Rules:
   * 1. The operation has no parameters and no pagination: the response is an array of all divisions.
   * 2. Every division has a liable account, which receives the merchant's share of payments and all items without an
   *    account, and a fee account.
   * 3. Balances are in the currency of the division, as whole numbers of minor units in strings. Get the
   *    balance of an account for other currencies.
   * 4. An account holder belongs to the division whose key created it.
   *
   * You can retry this request.
   *
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(options?: CallOptions): Call<Division[]>;
}

/** Creates the operations of `divisions` on a connection. */
export function divisions(connection: Connection): Divisions {
  return { list: listDivisions(connection) };
}

/** Creates the single operation `divisions.list` on a connection. */
export function listDivisions(connection: Connection): Divisions['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listDivisions',
    method: 'get',
    path: '/api/divisions',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** The documented errors of `v2.listDivisions`. */
export type ListDivisionsError = DocumentedErrors<
  operations.ListDivisions['responses'],
  400 | 401 | 403 | 429 | 500 | 502 | 503 | 504
>;
