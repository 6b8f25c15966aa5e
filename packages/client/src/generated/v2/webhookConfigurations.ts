// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import type * as operations from '@seller-funds/contract/operations/v2';
import type {
  WebhookConfiguration,
  WebhookConfigurationCreate,
  WebhookConfigurationUpdate,
} from '@seller-funds/contract/v2';

/** The operations of `webhookConfigurations` in Version 2. */
export interface WebhookConfigurations {
  /**
   * List the webhook configurations
   *
   * Returns the webhook configurations of the division of the API key.
   *
   * Rules:
   * 1. The response is an array without pagination, sorted by `id`. It has at most one entry for each type.
   * 2. Deactivated configurations are included.
   * 3. Configurations from the dashboard (Configuration, then Webhooks) are included.
   *
   * You can retry this request.
   *
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(options?: CallOptions): Call<WebhookConfiguration[]>;

  /**
   * Create a webhook configuration
   *
   * Sets the URL for the notifications of one type. The service sends them from then on.
   *
   * @throws {ConflictError} 409: The division has a configuration of this type already, active or not. Nothing was changed.
   * @throws {InvalidRequestError} 422: The configuration is invalid; `details` lists all errors. Correct them before you retry. Nothing was changed.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(body: WebhookConfigurationCreate, options?: CallOptions): Call<WebhookConfiguration>;

  /**
   * Get a webhook configuration
   *
   * Returns the URL for the notifications of one type, and whether the configuration is active.
   *
   * Rules:
   * 1. It must belong to the division of the API key; otherwise the response is 404.
   *
   * If you no longer receive notifications, check `isActivated`: the service deactivates a configuration if your server
   * responds with 410. You can retry this request.
   *
   * @param configurationId The number of the webhook configuration.
   * @throws {InvalidRequestError} 422: `configurationId` is out of range. Use the number that the service returned.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  get(configurationId: number, options?: CallOptions): Call<WebhookConfiguration>;

  /**
   * Update a webhook configuration
   *
   * Changes the URL for notifications, or activates or deactivates the configuration.
   *
   * @param configurationId The number of the webhook configuration.
   * @throws {InvalidRequestError} 422: The configuration is invalid; `details` lists all errors. Correct them before you retry. Nothing was changed.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  update(
    configurationId: number,
    body: WebhookConfigurationUpdate,
    options?: CallOptions,
  ): Call<WebhookConfiguration>;
}

/** Creates the operations of `webhookConfigurations` on a connection. */
export function webhookConfigurations(connection: Connection): WebhookConfigurations {
  return {
    list: listWebhookConfigurations(connection),
    create: createWebhookConfiguration(connection),
    get: getWebhookConfiguration(connection),
    update: updateWebhookConfiguration(connection),
  };
}

/** Creates the single operation `webhookConfigurations.list` on a connection. */
export function listWebhookConfigurations(connection: Connection): WebhookConfigurations['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listWebhookConfigurations',
    method: 'get',
    path: '/api/webhook-configurations',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `webhookConfigurations.create` on a connection. */
export function createWebhookConfiguration(
  connection: Connection,
): WebhookConfigurations['create'] {
  const endpoint: Endpoint = {
    id: 'v2.createWebhookConfiguration',
    method: 'post',
    path: '/api/webhook-configurations',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `webhookConfigurations.get` on a connection. */
export function getWebhookConfiguration(connection: Connection): WebhookConfigurations['get'] {
  const endpoint: Endpoint = {
    id: 'v2.getWebhookConfiguration',
    method: 'get',
    path: '/api/webhook-configurations/{configurationId}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (configurationId, options) =>
    callOperation(connection, endpoint, { path: { configurationId }, options });
}

/** Creates the single operation `webhookConfigurations.update` on a connection. */
export function updateWebhookConfiguration(
  connection: Connection,
): WebhookConfigurations['update'] {
  const endpoint: Endpoint = {
    id: 'v2.updateWebhookConfiguration',
    method: 'put',
    path: '/api/webhook-configurations/{configurationId}',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (configurationId, body, options) =>
    callOperation(connection, endpoint, { path: { configurationId }, body, options });
}

/** The documented errors of `v2.listWebhookConfigurations`. */
export type ListWebhookConfigurationsError = DocumentedErrors<
  operations.ListWebhookConfigurations['responses'],
  400 | 401 | 403 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.createWebhookConfiguration`. */
export type CreateWebhookConfigurationError = DocumentedErrors<
  operations.CreateWebhookConfiguration['responses'],
  400 | 401 | 403 | 409 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.getWebhookConfiguration`. */
export type GetWebhookConfigurationError = DocumentedErrors<
  operations.GetWebhookConfiguration['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.updateWebhookConfiguration`. */
export type UpdateWebhookConfigurationError = DocumentedErrors<
  operations.UpdateWebhookConfiguration['responses'],
  400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;
