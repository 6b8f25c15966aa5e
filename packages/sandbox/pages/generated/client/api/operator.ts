// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type {
  Failure,
  HolderPage,
  HolderStatus,
  Key,
  KycCheck,
  KycDecision,
  Merchant,
  MerchantUpdate,
} from '../../../../src/generated/types/api.js';
import type * as operations from '../../../../src/generated/types/operations/api.js';
import { bearerKeyOrBareKey } from '../connection.js';
import { type AnyStatus, type Call, callOperation } from '@seller-funds/client/runtime/call';
import type { CallOptions, Connection, Endpoint } from '@seller-funds/client/runtime/connection';
import type { DocumentedError } from '@seller-funds/client/runtime/errors';

/** The operations of `operator` in the API. */
export interface Operator {
  /** Get the settings of the merchant */
  getMerchant(options?: CallOptions): Call<Merchant>;

  /**
   * Change the settings of the merchant
   *
   * Omitted settings stay unchanged. Changes apply to the next request, the next check and the next run of a
   * schedule; the tier applies to new holders.
   */
  updateMerchant(body: MerchantUpdate, options?: CallOptions): Call<Merchant>;

  /**
   * Issue another key
   *
   * Issues a writing key of the same tenant and division. Existing keys stay valid; webhooks are signed with the
   * newest key that is not revoked.
   */
  issueKey(options?: CallOptions): Call<Key>;

  /**
   * Revoke a key
   *
   * The key is refused permanently. A key cannot revoke itself.
   */
  revokeKey(body: Key, options?: CallOptions): Call<Key>;

  /**
   * List account holders by their check
   *
   * The codes of the account holders whose check is in a state, newest first. `NO_DATA` has no legal entity,
   * `PASSED` is the KYC status `ACTIVE`.
   */
  listHolders(parameters: ListHoldersParameters, options?: CallOptions): Call<HolderPage>;

  /**
   * Set the status of an account holder
   *
   * `CLOSED` requires empty accounts and is permanent. `SUSPENDED` stays until the status is changed by
   * this operation.
   *
   * @param code The code of the object.
   */
  setHolderStatus(code: string, body: HolderStatus, options?: CallOptions): Call<HolderStatus>;

  /**
   * End the KYC check of an account holder
   *
   * Ends the check immediately, in any state and even if data is missing. A holder without legal entity gets an
   * individual without data, in which the API shows the status. `HOLD` keeps the current or next check in progress until
   * it is ended by this operation.
   *
   * @param code The code of the object.
   */
  decideHolderCheck(code: string, body: KycDecision, options?: CallOptions): Call<KycCheck>;

  /**
   * End the check of an external account
   *
   * Like the check of an account holder, without waiting for the check of the holder.
   *
   * @param code The code of the object.
   */
  decideExternalAccountCheck(
    code: string,
    body: KycDecision,
    options?: CallOptions,
  ): Call<KycCheck>;
}

/** Creates the operations of `operator` on a connection. */
export function operator(connection: Connection): Operator {
  return {
    getMerchant: getMerchant(connection),
    updateMerchant: updateMerchant(connection),
    issueKey: issueKey(connection),
    revokeKey: revokeKey(connection),
    listHolders: listHolders(connection),
    setHolderStatus: setHolderStatus(connection),
    decideHolderCheck: decideHolderCheck(connection),
    decideExternalAccountCheck: decideExternalAccountCheck(connection),
  };
}

/** Creates the single operation `operator.getMerchant` on a connection. */
export function getMerchant(connection: Connection): Operator['getMerchant'] {
  const endpoint: Endpoint = {
    id: 'getMerchant',
    method: 'get',
    path: '/_sandbox/merchant',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `operator.updateMerchant` on a connection. */
export function updateMerchant(connection: Connection): Operator['updateMerchant'] {
  const endpoint: Endpoint = {
    id: 'updateMerchant',
    method: 'patch',
    path: '/_sandbox/merchant',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `operator.issueKey` on a connection. */
export function issueKey(connection: Connection): Operator['issueKey'] {
  const endpoint: Endpoint = {
    id: 'issueKey',
    method: 'post',
    path: '/_sandbox/keys',
    security: bearerKeyOrBareKey,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `operator.revokeKey` on a connection. */
export function revokeKey(connection: Connection): Operator['revokeKey'] {
  const endpoint: Endpoint = {
    id: 'revokeKey',
    method: 'post',
    path: '/_sandbox/keys/revoke',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `operator.listHolders` on a connection. */
export function listHolders(connection: Connection): Operator['listHolders'] {
  const endpoint: Endpoint = {
    id: 'listHolders',
    method: 'get',
    path: '/_sandbox/account-holders',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (parameters, options) =>
    callOperation(connection, endpoint, { query: parameters, options });
}

/** Creates the single operation `operator.setHolderStatus` on a connection. */
export function setHolderStatus(connection: Connection): Operator['setHolderStatus'] {
  const endpoint: Endpoint = {
    id: 'setHolderStatus',
    method: 'post',
    path: '/_sandbox/account-holders/{code}/status',
    security: bearerKeyOrBareKey,
  };
  return (code, body, options) =>
    callOperation(connection, endpoint, { path: { code }, body, options });
}

/** Creates the single operation `operator.decideHolderCheck` on a connection. */
export function decideHolderCheck(connection: Connection): Operator['decideHolderCheck'] {
  const endpoint: Endpoint = {
    id: 'decideHolderCheck',
    method: 'post',
    path: '/_sandbox/account-holders/{code}/kyc',
    security: bearerKeyOrBareKey,
  };
  return (code, body, options) =>
    callOperation(connection, endpoint, { path: { code }, body, options });
}

/** Creates the single operation `operator.decideExternalAccountCheck` on a connection. */
export function decideExternalAccountCheck(
  connection: Connection,
): Operator['decideExternalAccountCheck'] {
  const endpoint: Endpoint = {
    id: 'decideExternalAccountCheck',
    method: 'post',
    path: '/_sandbox/external-accounts/{code}/kyc',
    security: bearerKeyOrBareKey,
  };
  return (code, body, options) =>
    callOperation(connection, endpoint, { path: { code }, body, options });
}

/** The documented errors of `getMerchant`. */
export type GetMerchantError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `updateMerchant`. */
export type UpdateMerchantError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `issueKey`. */
export type IssueKeyError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `revokeKey`. */
export type RevokeKeyError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The query parameters of `listHolders`. */
export type ListHoldersParameters = operations.ListHolders['query'];

/** The documented errors of `listHolders`. */
export type ListHoldersError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `setHolderStatus`. */
export type SetHolderStatusError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `decideHolderCheck`. */
export type DecideHolderCheckError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `decideExternalAccountCheck`. */
export type DecideExternalAccountCheckError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;
