// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type {
  Failure,
  FilledTenant,
  Reset,
  ResetResult,
  Snapshot,
  SnapshotList,
  StateExport,
  StateHash,
} from '../../../../src/generated/types/api.js';
import { bearerKeyOrBareKey } from '../connection.js';
import { type AnyStatus, type Call, callOperation } from '@seller-funds/client/runtime/call';
import type { CallOptions, Connection, Endpoint } from '@seller-funds/client/runtime/connection';
import type { DocumentedError } from '@seller-funds/client/runtime/errors';

/** The operations of `state` in the API. */
export interface State {
  /**
   * Reset the tenant
   *
   * Deletes all data of the tenant and creates it again. The same calls then generate the same codes, if the
   * clock is frozen at the same time.
   */
  reset(body?: Reset, options?: CallOptions): Call<ResetResult>;

  /**
   * Fill the tenant with a marketplace
   *
   * Creates 50 sellers and a month of trade by calls of the API, like `sandbox seed marketplace`. Returns 409 if the
   * tenant has account holders or payment splits. Takes a few seconds.
   */
  fillWithMarketplace(options?: CallOptions): Call<FilledTenant>;

  /**
   * Get a hash of the state
   *
   * Two tenants with the same content have the same hash, whatever they are stored in.
   */
  getStateHash(options?: CallOptions): Call<StateHash>;

  /** List the snapshots */
  listSnapshots(options?: CallOptions): Call<SnapshotList>;

  /**
   * Take a snapshot
   *
   * Replaces a snapshot with the same name. A reset does not delete it. Returns 409 if the tenant changes meanwhile.
   *
   * @param name Letters, digits, and `.`, `_`, `-` between them.
   */
  takeSnapshot(name: string, options?: CallOptions): Call<Snapshot>;

  /**
   * Delete a snapshot
   *
   * @param name Letters, digits, and `.`, `_`, `-` between them.
   */
  deleteSnapshot(name: string, options?: CallOptions): Call<SnapshotList>;

  /**
   * Restore a snapshot
   *
   * Restores the state with the same hash; new objects get the same codes as after the snapshot. A running clock
   * continues from the time of the snapshot. The log of webhook attempts is deleted.
   *
   * @param name Letters, digits, and `.`, `_`, `-` between them.
   */
  restoreSnapshot(name: string, options?: CallOptions): Call<StateHash>;

  /**
   * Export the state
   *
   * The export can be imported into any tenant of any sandbox of the same version. Tables without rows are left out.
   * The response of a large tenant is a stream, which breaks if the tenant changes meanwhile.
   */
  exportState(options?: CallOptions): Call<StateExport>;

  /**
   * Import a state
   *
   * Replaces the state of the tenant, with changes until the response. An export that was modified, has another version,
   * has its tables in another order, or violates an invariant is refused without changes. At most 16 GiB. The response
   * comes after all rows are stored, which can take minutes.
   */
  importState(body: StateExport, options?: CallOptions): Call<StateHash>;
}

/** Creates the operations of `state` on a connection. */
export function state(connection: Connection): State {
  return {
    reset: reset(connection),
    fillWithMarketplace: fillWithMarketplace(connection),
    getStateHash: getStateHash(connection),
    listSnapshots: listSnapshots(connection),
    takeSnapshot: takeSnapshot(connection),
    deleteSnapshot: deleteSnapshot(connection),
    restoreSnapshot: restoreSnapshot(connection),
    exportState: exportState(connection),
    importState: importState(connection),
  };
}

/** Creates the single operation `state.reset` on a connection. */
export function reset(connection: Connection): State['reset'] {
  const endpoint: Endpoint = {
    id: 'reset',
    method: 'post',
    path: '/_sandbox/reset',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `state.fillWithMarketplace` on a connection. */
export function fillWithMarketplace(connection: Connection): State['fillWithMarketplace'] {
  const endpoint: Endpoint = {
    id: 'fillWithMarketplace',
    method: 'post',
    path: '/_sandbox/marketplace',
    security: bearerKeyOrBareKey,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `state.getStateHash` on a connection. */
export function getStateHash(connection: Connection): State['getStateHash'] {
  const endpoint: Endpoint = {
    id: 'getStateHash',
    method: 'get',
    path: '/_sandbox/state-hash',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `state.listSnapshots` on a connection. */
export function listSnapshots(connection: Connection): State['listSnapshots'] {
  const endpoint: Endpoint = {
    id: 'listSnapshots',
    method: 'get',
    path: '/_sandbox/snapshots',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `state.takeSnapshot` on a connection. */
export function takeSnapshot(connection: Connection): State['takeSnapshot'] {
  const endpoint: Endpoint = {
    id: 'takeSnapshot',
    method: 'put',
    path: '/_sandbox/snapshots/{name}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (name, options) => callOperation(connection, endpoint, { path: { name }, options });
}

/** Creates the single operation `state.deleteSnapshot` on a connection. */
export function deleteSnapshot(connection: Connection): State['deleteSnapshot'] {
  const endpoint: Endpoint = {
    id: 'deleteSnapshot',
    method: 'delete',
    path: '/_sandbox/snapshots/{name}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (name, options) => callOperation(connection, endpoint, { path: { name }, options });
}

/** Creates the single operation `state.restoreSnapshot` on a connection. */
export function restoreSnapshot(connection: Connection): State['restoreSnapshot'] {
  const endpoint: Endpoint = {
    id: 'restoreSnapshot',
    method: 'post',
    path: '/_sandbox/snapshots/{name}/restore',
    security: bearerKeyOrBareKey,
  };
  return (name, options) => callOperation(connection, endpoint, { path: { name }, options });
}

/** Creates the single operation `state.exportState` on a connection. */
export function exportState(connection: Connection): State['exportState'] {
  const endpoint: Endpoint = {
    id: 'exportState',
    method: 'get',
    path: '/_sandbox/export',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `state.importState` on a connection. */
export function importState(connection: Connection): State['importState'] {
  const endpoint: Endpoint = {
    id: 'importState',
    method: 'post',
    path: '/_sandbox/import',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** The documented errors of `reset`. */
export type ResetError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `fillWithMarketplace`. */
export type FillWithMarketplaceError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `getStateHash`. */
export type GetStateHashError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `listSnapshots`. */
export type ListSnapshotsError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `takeSnapshot`. */
export type TakeSnapshotError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `deleteSnapshot`. */
export type DeleteSnapshotError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `restoreSnapshot`. */
export type RestoreSnapshotError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `exportState`. */
export type ExportStateError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `importState`. */
export type ImportStateError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;
