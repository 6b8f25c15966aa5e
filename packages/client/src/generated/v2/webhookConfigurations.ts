// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';

/** The operations of `webhookConfigurations` in Version 2. */
export interface WebhookConfigurations {
  /**
   * List the webhook configurations
   *
   * Returns where notifications are sent for the division that the API key works for.
   *
   * Rules:
   * 1. The answer is a bare array without pages, in order of `id`. There is at most one entry a type, and none
   *    as long as nothing is configured.
   * 2. Configurations that are turned off are included.
   * 3. Those made in the dashboard (Configuration, then Webhooks) are included too.
   *
   * Nothing is changed, so repeat at will.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  list(options?: CallOptions): Call<operations.ListWebhookConfigurations['responses'][200]>;

  /**
   * Create a webhook configuration
   *
   * Says where the notifications of one type are to be posted. They are sent from then on.
   *
   * Rules:
   * 1. It is for the division that the API key works for; a division is not named in the body.
   * 2. A division has one address a type. A second one is refused, also when the first is turned off: change
   *    that one with an update instead.
   * 3. Notifications of different types may go to different addresses; their bodies differ.
   * 4. It starts active. `isActivated` in the body is ignored.
   * 5. It cannot be deleted, only turned off with an update.
   * 6. What happened before it existed, or while it was turned off, is not sent later.
   * 7. The dashboard does the same under Configuration, then Webhooks.
   *
   * A type that has its address already is a 409: list the configurations and update the one that you find.
   * After a timeout or a 5xx, list before you repeat. Do not act on a notification before you have checked
   * its signature; the webhooks' own descriptions say how.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {ConflictError} 409: The division has a configuration of this type already, be it active or not. List the configurations and update that one. Nothing was changed.
   * @throws {InvalidRequestError} 422: The configuration is not acceptable; `details` names every fault. Correct them; the same body will fail again. Nothing was changed.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  create(
    body: operations.CreateWebhookConfiguration['body'],
    options?: CallOptions,
  ): Call<operations.CreateWebhookConfiguration['responses'][200]>;

  /**
   * Get a webhook configuration
   *
   * Returns where the notifications of one type are sent, and whether they are sent at present.
   *
   * Rules:
   * 1. It must belong to the division that the API key works for; all others are a 404.
   *
   * When notifications stop coming, look at `isActivated` first: the service turns a configuration off once
   * your server has answered 410. Nothing is changed, so repeat at will.
   *
   * @param configurationId The service's number of the webhook configuration.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {InvalidRequestError} 422: `configurationId` is out of the range of numbers, as `details` says. No configuration has such a number: take the one that the service gave you.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  get(
    configurationId: operations.GetWebhookConfiguration['path']['configurationId'],
    options?: CallOptions,
  ): Call<operations.GetWebhookConfiguration['responses'][200]>;

  /**
   * Update a webhook configuration
   *
   * Changes the address that notifications are posted to, or turns them on or off.
   *
   * Rules:
   * 1. `url` and `type` must be given even when they stay the same.
   * 2. `type` must be the one that the configuration has; it cannot be changed.
   * 3. `isActivated` stays as it is when it is left out.
   * 4. What happened while it was turned off is not sent later. Read the resources that you care about.
   * 5. Signatures are made over the new address from the first notification that is sent there.
   *
   * Take the receiver's code to the new address before you update. After a timeout or a 5xx, send the same
   * body again: that is safe.
   *
   * @param configurationId The service's number of the webhook configuration.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {InvalidRequestError} 422: The configuration is not acceptable; `details` names every fault. Correct them; the same body will fail again. Nothing was changed.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  update(
    configurationId: operations.UpdateWebhookConfiguration['path']['configurationId'],
    body: operations.UpdateWebhookConfiguration['body'],
    options?: CallOptions,
  ): Call<operations.UpdateWebhookConfiguration['responses'][200]>;
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
export type ListWebhookConfigurationsError =
  | DocumentedError<400, operations.ListWebhookConfigurations['responses'][400]>
  | DocumentedError<401, operations.ListWebhookConfigurations['responses'][401]>
  | DocumentedError<403, operations.ListWebhookConfigurations['responses'][403]>
  | DocumentedError<429, operations.ListWebhookConfigurations['responses'][429]>
  | DocumentedError<500, operations.ListWebhookConfigurations['responses'][500]>
  | DocumentedError<502, operations.ListWebhookConfigurations['responses'][502]>
  | DocumentedError<503, operations.ListWebhookConfigurations['responses'][503]>
  | DocumentedError<504, operations.ListWebhookConfigurations['responses'][504]>;

/** The documented errors of `v2.createWebhookConfiguration`. */
export type CreateWebhookConfigurationError =
  | DocumentedError<400, operations.CreateWebhookConfiguration['responses'][400]>
  | DocumentedError<401, operations.CreateWebhookConfiguration['responses'][401]>
  | DocumentedError<403, operations.CreateWebhookConfiguration['responses'][403]>
  | DocumentedError<409, operations.CreateWebhookConfiguration['responses'][409]>
  | DocumentedError<422, operations.CreateWebhookConfiguration['responses'][422]>
  | DocumentedError<429, operations.CreateWebhookConfiguration['responses'][429]>
  | DocumentedError<500, operations.CreateWebhookConfiguration['responses'][500]>
  | DocumentedError<502, operations.CreateWebhookConfiguration['responses'][502]>
  | DocumentedError<503, operations.CreateWebhookConfiguration['responses'][503]>
  | DocumentedError<504, operations.CreateWebhookConfiguration['responses'][504]>;

/** The documented errors of `v2.getWebhookConfiguration`. */
export type GetWebhookConfigurationError =
  | DocumentedError<400, operations.GetWebhookConfiguration['responses'][400]>
  | DocumentedError<401, operations.GetWebhookConfiguration['responses'][401]>
  | DocumentedError<403, operations.GetWebhookConfiguration['responses'][403]>
  | DocumentedError<404, operations.GetWebhookConfiguration['responses'][404]>
  | DocumentedError<422, operations.GetWebhookConfiguration['responses'][422]>
  | DocumentedError<429, operations.GetWebhookConfiguration['responses'][429]>
  | DocumentedError<500, operations.GetWebhookConfiguration['responses'][500]>
  | DocumentedError<502, operations.GetWebhookConfiguration['responses'][502]>
  | DocumentedError<503, operations.GetWebhookConfiguration['responses'][503]>
  | DocumentedError<504, operations.GetWebhookConfiguration['responses'][504]>;

/** The documented errors of `v2.updateWebhookConfiguration`. */
export type UpdateWebhookConfigurationError =
  | DocumentedError<400, operations.UpdateWebhookConfiguration['responses'][400]>
  | DocumentedError<401, operations.UpdateWebhookConfiguration['responses'][401]>
  | DocumentedError<403, operations.UpdateWebhookConfiguration['responses'][403]>
  | DocumentedError<404, operations.UpdateWebhookConfiguration['responses'][404]>
  | DocumentedError<422, operations.UpdateWebhookConfiguration['responses'][422]>
  | DocumentedError<429, operations.UpdateWebhookConfiguration['responses'][429]>
  | DocumentedError<500, operations.UpdateWebhookConfiguration['responses'][500]>
  | DocumentedError<502, operations.UpdateWebhookConfiguration['responses'][502]>
  | DocumentedError<503, operations.UpdateWebhookConfiguration['responses'][503]>
  | DocumentedError<504, operations.UpdateWebhookConfiguration['responses'][504]>;
