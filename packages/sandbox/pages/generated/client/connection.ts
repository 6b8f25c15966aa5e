// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  type ApiInfo,
  type Connection,
  type ConnectionOverrides,
  type DefaultServerOptions,
  type LogOptions,
  type SecurityRequirements,
  openConnection,
} from '@seller-funds/client/runtime/connection';

/** Options of a connection. */
export type ConnectOptions = DefaultServerOptions<'bareKey' | 'bearerKey'>;

/** Options of a client: those of a connection, and of logging. */
export type ClientOptions = ConnectOptions & LogOptions;

/** Options that replace those of a client. */
export type OptionOverrides = ConnectionOverrides<'bareKey' | 'bearerKey', never> & LogOptions;

/** The properties of the API that all operations share. */
export const apiDescription: ApiInfo = {
  errors: {
    code: ['code'],
    message: ['message'],
    details: ['details'],
    field: ['field'],
    requestId: 'x-request-id',
  },
  baseUrl: 'http://127.0.0.1:4020',
  pathPrefixes: ['/_sandbox'],
  requiresKey: true,
  userAgent: 'seller-funds-sandbox-control-api-client/1.0.0',
};

/**
 * Creates a connection for single resources and operations. Sends no request.
 *
 * @throws {TypeError} if the base URL is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
 */
export function connect(options: ConnectOptions): Connection {
  return openConnection(options, apiDescription);
}

/** Requires `bearerKey`, or else `bareKey`. */
export const bearerKeyOrBareKey: SecurityRequirements = [
  [{ name: 'bearerKey', in: 'header', field: 'authorization', prefix: 'Bearer ', key: true }],
  [{ name: 'bareKey', in: 'header', field: 'Authorization' }],
];
