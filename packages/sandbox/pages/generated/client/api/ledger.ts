// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type {
  AccountPage,
  Failure,
  InvariantReport,
  JournalPage,
} from '../../../../src/generated/types/api.js';
import type * as operations from '../../../../src/generated/types/operations/api.js';
import { bearerKeyOrBareKey } from '../connection.js';
import { type AnyStatus, type Call, callOperation } from '@seller-funds/client/runtime/call';
import type { CallOptions, Connection, Endpoint } from '@seller-funds/client/runtime/connection';
import type { DocumentedError } from '@seller-funds/client/runtime/errors';

/** The operations of `ledger` in the API. */
export interface Ledger {
  /**
   * List journals
   *
   * Journals with their movements, newest first. Filters by account or reference.
   */
  listJournals(parameters?: ListJournalsParameters, options?: CallOptions): Call<JournalPage>;

  /**
   * List virtual accounts with their balances
   *
   * The accounts of the merchant and of all account holders, in order of creation.
   */
  listAccounts(parameters?: ListAccountsParameters, options?: CallOptions): Call<AccountPage>;

  /**
   * Check the invariants of the ledger
   *
   * Checks the stored movements: every journal sums to zero, every balance equals its entries, and no account
   * is overdrawn beyond its limit.
   */
  checkInvariants(options?: CallOptions): Call<InvariantReport>;
}

/** Creates the operations of `ledger` on a connection. */
export function ledger(connection: Connection): Ledger {
  return {
    listJournals: listJournals(connection),
    listAccounts: listAccounts(connection),
    checkInvariants: checkInvariants(connection),
  };
}

/** Creates the single operation `ledger.listJournals` on a connection. */
export function listJournals(connection: Connection): Ledger['listJournals'] {
  const endpoint: Endpoint = {
    id: 'listJournals',
    method: 'get',
    path: '/_sandbox/journal',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (parameters, options) =>
    callOperation(connection, endpoint, { query: parameters, options });
}

/** Creates the single operation `ledger.listAccounts` on a connection. */
export function listAccounts(connection: Connection): Ledger['listAccounts'] {
  const endpoint: Endpoint = {
    id: 'listAccounts',
    method: 'get',
    path: '/_sandbox/accounts',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (parameters, options) =>
    callOperation(connection, endpoint, { query: parameters, options });
}

/** Creates the single operation `ledger.checkInvariants` on a connection. */
export function checkInvariants(connection: Connection): Ledger['checkInvariants'] {
  const endpoint: Endpoint = {
    id: 'checkInvariants',
    method: 'get',
    path: '/_sandbox/invariants',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** The query parameters of `listJournals`. */
export type ListJournalsParameters = operations.ListJournals['query'];

/** The documented errors of `listJournals`. */
export type ListJournalsError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The query parameters of `listAccounts`. */
export type ListAccountsParameters = operations.ListAccounts['query'];

/** The documented errors of `listAccounts`. */
export type ListAccountsError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `checkInvariants`. */
export type CheckInvariantsError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;
