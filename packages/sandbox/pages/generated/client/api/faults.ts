// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Failure, Fault, FaultList, FaultRule } from '../../../../src/generated/types/api.js';
import { bearerKeyOrBareKey } from '../connection.js';
import { type AnyStatus, type Call, callOperation } from '@seller-funds/client/runtime/call';
import type { CallOptions, Connection, Endpoint } from '@seller-funds/client/runtime/connection';
import type { DocumentedError } from '@seller-funds/client/runtime/errors';

/** The operations of `faults` in the API. */
export interface Faults {
  /** List fault rules */
  listFaults(options?: CallOptions): Call<FaultList>;

  /**
   * Add a fault rule
   *
   * Matching calls are delayed, get an error response, or lose their connection: before the call is handled, or
   * after its change is stored, so that only an idempotent retry is safe. The first rule that matches
   * a call applies. Responses have the id of the rule in the header `x-sandbox-fault`. Rules are stored: they
   * survive a restart and a restore, and are deleted by a reset.
   */
  createFault(body: FaultRule, options?: CallOptions): Call<Fault>;

  /** Delete all fault rules */
  clearFaults(options?: CallOptions): Call<FaultList>;

  /**
   * Delete a fault rule
   *
   * @param id The id of the object.
   */
  deleteFault(id: number, options?: CallOptions): Call<FaultList>;
}

/** Creates the operations of `faults` on a connection. */
export function faults(connection: Connection): Faults {
  return {
    listFaults: listFaults(connection),
    createFault: createFault(connection),
    clearFaults: clearFaults(connection),
    deleteFault: deleteFault(connection),
  };
}

/** Creates the single operation `faults.listFaults` on a connection. */
export function listFaults(connection: Connection): Faults['listFaults'] {
  const endpoint: Endpoint = {
    id: 'listFaults',
    method: 'get',
    path: '/_sandbox/faults',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `faults.createFault` on a connection. */
export function createFault(connection: Connection): Faults['createFault'] {
  const endpoint: Endpoint = {
    id: 'createFault',
    method: 'post',
    path: '/_sandbox/faults',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `faults.clearFaults` on a connection. */
export function clearFaults(connection: Connection): Faults['clearFaults'] {
  const endpoint: Endpoint = {
    id: 'clearFaults',
    method: 'delete',
    path: '/_sandbox/faults',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `faults.deleteFault` on a connection. */
export function deleteFault(connection: Connection): Faults['deleteFault'] {
  const endpoint: Endpoint = {
    id: 'deleteFault',
    method: 'delete',
    path: '/_sandbox/faults/{id}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (id, options) => callOperation(connection, endpoint, { path: { id }, options });
}

/** The documented errors of `listFaults`. */
export type ListFaultsError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `createFault`. */
export type CreateFaultError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `clearFaults`. */
export type ClearFaultsError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `deleteFault`. */
export type DeleteFaultError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;
