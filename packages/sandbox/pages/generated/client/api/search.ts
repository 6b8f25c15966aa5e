// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Failure, SearchResult } from '../../../../src/generated/types/api.js';
import type * as operations from '../../../../src/generated/types/operations/api.js';
import { bearerKeyOrBareKey } from '../connection.js';
import { type AnyStatus, type Call, callOperation } from '@seller-funds/client/runtime/call';
import type { CallOptions, Connection, Endpoint } from '@seller-funds/client/runtime/connection';
import type { DocumentedError } from '@seller-funds/client/runtime/errors';

/** The operations of `search` in the API. */
export interface Search {
  /**
   * Find objects by a code, reference, name, account number or amount
   *
   * Finds at most 25 objects of each kind. Codes and references of all objects are found in full or from their
   * beginning; an item, refund, transaction or bank account finds the object that it belongs to. Names, ends of bank
   * account numbers, and amounts such as `35.00` are searched in the newest 10,000 objects, references of items in the
   * newest 500 payments.
   */
  search(parameters: SearchParameters, options?: CallOptions): Call<SearchResult>;
}

/** Creates the operations of `search` on a connection. */
export function search(connection: Connection): Search {
  return { search: getSandboxSearch(connection) };
}

/** Creates the single operation `search.search` on a connection. */
export function getSandboxSearch(connection: Connection): Search['search'] {
  const endpoint: Endpoint = {
    id: 'search',
    method: 'get',
    path: '/_sandbox/search',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (parameters, options) =>
    callOperation(connection, endpoint, { query: parameters, options });
}

/** The query parameters of `search`. */
export type SearchParameters = operations.Search['query'];

/** The documented errors of `search`. */
export type SearchError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;
