// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type {
  DeliveryDetail,
  DeliveryPage,
  Failure,
  Replay,
  ReplayResult,
  Webhooks as WebhooksType,
} from '../../../../src/generated/types/api.js';
import type * as operations from '../../../../src/generated/types/operations/api.js';
import { bearerKeyOrBareKey } from '../connection.js';
import { type AnyStatus, type Call, callOperation } from '@seller-funds/client/runtime/call';
import type { CallOptions, Connection, Endpoint } from '@seller-funds/client/runtime/connection';
import type { DocumentedError } from '@seller-funds/client/runtime/errors';

/** The operations of `webhooks` in the API. */
export interface Webhooks {
  /** Get the state of webhook deliveries */
  getWebhooks(options?: CallOptions): Call<WebhooksType>;

  /**
   * Pause webhook deliveries
   *
   * Running attempts complete. New events are queued.
   */
  pauseWebhooks(options?: CallOptions): Call<WebhooksType>;

  /**
   * Resume webhook deliveries
   *
   * Begins with the deliveries that became due during the pause.
   */
  resumeWebhooks(options?: CallOptions): Call<WebhooksType>;

  /**
   * Wait until all due deliveries are sent
   *
   * Responds when every due attempt has ended, successfully or not, or after 10 seconds: then `sending` is true. Advance
   * the clock to make later attempts.
   */
  flushWebhooks(options?: CallOptions): Call<WebhooksType>;

  /** Replay deliveries */
  replayDeliveries(body?: Replay, options?: CallOptions): Call<ReplayResult>;

  /**
   * List deliveries
   *
   * One delivery for each event with a configuration, newest first.
   */
  listDeliveries(parameters?: ListDeliveriesParameters, options?: CallOptions): Call<DeliveryPage>;

  /**
   * Get a delivery with its attempts
   *
   * @param code The code of the object.
   */
  getDelivery(code: string, options?: CallOptions): Call<DeliveryDetail>;

  /**
   * Replay a delivery
   *
   * Makes one more attempt, in any state and even if the configuration is inactive. If it fails, the remaining
   * retries of the schedule follow.
   *
   * @param code The code of the object.
   */
  replayDelivery(code: string, options?: CallOptions): Call<DeliveryDetail>;
}

/** Creates the operations of `webhooks` on a connection. */
export function webhooks(connection: Connection): Webhooks {
  return {
    getWebhooks: getWebhooks(connection),
    pauseWebhooks: pauseWebhooks(connection),
    resumeWebhooks: resumeWebhooks(connection),
    flushWebhooks: flushWebhooks(connection),
    replayDeliveries: replayDeliveries(connection),
    listDeliveries: listDeliveries(connection),
    getDelivery: getDelivery(connection),
    replayDelivery: replayDelivery(connection),
  };
}

/** Creates the single operation `webhooks.getWebhooks` on a connection. */
export function getWebhooks(connection: Connection): Webhooks['getWebhooks'] {
  const endpoint: Endpoint = {
    id: 'getWebhooks',
    method: 'get',
    path: '/_sandbox/webhooks',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `webhooks.pauseWebhooks` on a connection. */
export function pauseWebhooks(connection: Connection): Webhooks['pauseWebhooks'] {
  const endpoint: Endpoint = {
    id: 'pauseWebhooks',
    method: 'post',
    path: '/_sandbox/webhooks/pause',
    security: bearerKeyOrBareKey,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `webhooks.resumeWebhooks` on a connection. */
export function resumeWebhooks(connection: Connection): Webhooks['resumeWebhooks'] {
  const endpoint: Endpoint = {
    id: 'resumeWebhooks',
    method: 'post',
    path: '/_sandbox/webhooks/resume',
    security: bearerKeyOrBareKey,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `webhooks.flushWebhooks` on a connection. */
export function flushWebhooks(connection: Connection): Webhooks['flushWebhooks'] {
  const endpoint: Endpoint = {
    id: 'flushWebhooks',
    method: 'post',
    path: '/_sandbox/webhooks/flush',
    security: bearerKeyOrBareKey,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `webhooks.replayDeliveries` on a connection. */
export function replayDeliveries(connection: Connection): Webhooks['replayDeliveries'] {
  const endpoint: Endpoint = {
    id: 'replayDeliveries',
    method: 'post',
    path: '/_sandbox/webhooks/replay',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `webhooks.listDeliveries` on a connection. */
export function listDeliveries(connection: Connection): Webhooks['listDeliveries'] {
  const endpoint: Endpoint = {
    id: 'listDeliveries',
    method: 'get',
    path: '/_sandbox/webhooks/deliveries',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (parameters, options) =>
    callOperation(connection, endpoint, { query: parameters, options });
}

/** Creates the single operation `webhooks.getDelivery` on a connection. */
export function getDelivery(connection: Connection): Webhooks['getDelivery'] {
  const endpoint: Endpoint = {
    id: 'getDelivery',
    method: 'get',
    path: '/_sandbox/webhooks/deliveries/{code}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** Creates the single operation `webhooks.replayDelivery` on a connection. */
export function replayDelivery(connection: Connection): Webhooks['replayDelivery'] {
  const endpoint: Endpoint = {
    id: 'replayDelivery',
    method: 'post',
    path: '/_sandbox/webhooks/deliveries/{code}/replay',
    security: bearerKeyOrBareKey,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** The documented errors of `getWebhooks`. */
export type GetWebhooksError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `pauseWebhooks`. */
export type PauseWebhooksError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `resumeWebhooks`. */
export type ResumeWebhooksError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `flushWebhooks`. */
export type FlushWebhooksError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `replayDeliveries`. */
export type ReplayDeliveriesError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The query parameters of `listDeliveries`. */
export type ListDeliveriesParameters = operations.ListDeliveries['query'];

/** The documented errors of `listDeliveries`. */
export type ListDeliveriesError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `getDelivery`. */
export type GetDeliveryError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `replayDelivery`. */
export type ReplayDeliveryError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;
