// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Connection, openConnection } from './runtime/connection.js';
import type { LogOptions } from './runtime/log.js';
import type { DefaultedOptions, OtherConnectionOptions } from './runtime/options.js';
import type { ApiInfo } from './runtime/settings.js';

/** What a connection needs to know. */
export type ConnectOptions = DefaultedOptions<'bareKey' | 'bearerKey'>;

/** What a client needs to know: also what it logs. */
export type ClientOptions = ConnectOptions & LogOptions;

/** Options in place of those that a client has. */
export type OtherOptions = OtherConnectionOptions<'bareKey' | 'bearerKey', never> & LogOptions;

/** What the document says of the API besides its operations. */
export const apiDescription: ApiInfo = {
  errors: {
    requestId: 'x-request-id',
    code: ['code'],
    message: ['message'],
    details: ['details'],
    field: ['field'],
  },
  baseUrl: 'http://127.0.0.1:4020',
  keyed: true,
  userAgent: 'seller-funds-sandbox-control-api-client/1.0.0',
};

/**
 * Opens a connection, on which single resources and operations can be made. Nothing is sent yet.
 *
 * @throws {TypeError} if the base URL is missing or has a user, query or fragment, the environment is unknown, or the key is missing or malformed.
 */
export function connect(options: ConnectOptions): Connection {
  return openConnection(options, apiDescription);
}
