// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type {
  Failure,
  LoggedRequestDetail,
  LoggedRequestPage,
  ReplayedRequest,
  RequestCount,
} from '../../../../src/generated/types/api.js';
import type * as operations from '../../../../src/generated/types/operations/api.js';
import { bearerKeyOrBareKey } from '../connection.js';
import { type AnyStatus, type Call, callOperation } from '@seller-funds/client/runtime/call';
import type { CallOptions, Connection, Endpoint } from '@seller-funds/client/runtime/connection';
import type { DocumentedError } from '@seller-funds/client/runtime/errors';

/** The operations of `requests` in the API. */
export interface Requests {
  /**
   * List logged requests
   *
   * The requests that this process served, latest first. The size of the log is an option of the sandbox:
   * `pnpm sandbox` logs 500 requests, a sandbox in process none by default.
   */
  listRequests(parameters?: ListRequestsParameters, options?: CallOptions): Call<LoggedRequestPage>;

  /** Clear the request log */
  clearRequests(options?: CallOptions): Call<RequestCount>;

  /**
   * Get a logged request with its response
   *
   * @param id The id of the object.
   */
  getRequest(id: number, options?: CallOptions): Call<LoggedRequestDetail>;

  /**
   * Send a logged request again
   *
   * Sends it with the caller's key. The new request is logged too.
   *
   * @param id The id of the object.
   */
  replayRequest(id: number, options?: CallOptions): Call<ReplayedRequest>;
}

/** Creates the operations of `requests` on a connection. */
export function requests(connection: Connection): Requests {
  return {
    listRequests: listRequests(connection),
    clearRequests: clearRequests(connection),
    getRequest: getRequest(connection),
    replayRequest: replayRequest(connection),
  };
}

/** Creates the single operation `requests.listRequests` on a connection. */
export function listRequests(connection: Connection): Requests['listRequests'] {
  const endpoint: Endpoint = {
    id: 'listRequests',
    method: 'get',
    path: '/_sandbox/requests',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (parameters, options) =>
    callOperation(connection, endpoint, { query: parameters, options });
}

/** Creates the single operation `requests.clearRequests` on a connection. */
export function clearRequests(connection: Connection): Requests['clearRequests'] {
  const endpoint: Endpoint = {
    id: 'clearRequests',
    method: 'delete',
    path: '/_sandbox/requests',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `requests.getRequest` on a connection. */
export function getRequest(connection: Connection): Requests['getRequest'] {
  const endpoint: Endpoint = {
    id: 'getRequest',
    method: 'get',
    path: '/_sandbox/requests/{id}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (id, options) => callOperation(connection, endpoint, { path: { id }, options });
}

/** Creates the single operation `requests.replayRequest` on a connection. */
export function replayRequest(connection: Connection): Requests['replayRequest'] {
  const endpoint: Endpoint = {
    id: 'replayRequest',
    method: 'post',
    path: '/_sandbox/requests/{id}/replay',
    security: bearerKeyOrBareKey,
  };
  return (id, options) => callOperation(connection, endpoint, { path: { id }, options });
}

/** The query parameters of `listRequests`. */
export type ListRequestsParameters = operations.ListRequests['query'];

/** The documented errors of `listRequests`. */
export type ListRequestsError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `clearRequests`. */
export type ClearRequestsError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `getRequest`. */
export type GetRequestError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `replayRequest`. */
export type ReplayRequestError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;
