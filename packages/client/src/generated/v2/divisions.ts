// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
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
