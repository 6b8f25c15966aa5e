// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  type ApiInfo,
  type Connection,
  type ConnectionOptions,
  type ConnectionOverrides,
  type LogOptions,
  type SecurityRequirements,
  openConnection,
} from './runtime/connection.js';

/** Options of a connection. */
export type ConnectOptions = ConnectionOptions<'bareKey' | 'bearerKey', 'sandbox' | 'live'>;

/** Options of a client: those of a connection, and of logging. */
export type ClientOptions = ConnectOptions & LogOptions;

/** Options that replace those of a client. */
export type OptionOverrides = ConnectionOverrides<'bareKey' | 'bearerKey', 'sandbox' | 'live'> &
  LogOptions;

/** The base URLs of the API by environment. */
export const environments: {
  /**
   * Sandbox. Nothing done here touches live data. Reached over HTTPS on port 443, on the sandbox host that the operator
   * gave you.
   */
  readonly sandbox: 'https://sandbox.sellerfunds.example';
  /** Live. Real money. Reached over HTTPS on port 443, on the live host that the operator gave you. */
  readonly live: 'https://live.sellerfunds.example';
} = { sandbox: 'https://sandbox.sellerfunds.example', live: 'https://live.sellerfunds.example' };

/** The properties of the API that all operations share. */
export const apiDescription: ApiInfo = {
  errors: {
    code: ['code'],
    message: ['message'],
    details: ['details'],
    field: ['field'],
    requestId: 'x-request-id',
    template: ['parameterized', 'template'],
    params: ['parameterized', 'params'],
  },
  environments: environments,
  pathPrefixes: ['/api', '/api/v1'],
  prefix: 'SELLER_FUNDS',
  requiresKey: true,
  userAgent: 'seller-funds-client/0.0.0',
  requestId: 'x-request-id',
};

/**
 * Creates a connection for single resources and operations. Sends no request.
 *
 * The API key defaults to the environment variable `SELLER_FUNDS_API_KEY`.
 *
 * @throws {TypeError} if the base URL or the environment is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
 */
export function connect(options: ConnectOptions): Connection {
  return openConnection(options, apiDescription);
}

/** Requires `bearerKey`, or else `bareKey`. */
export const bearerKeyOrBareKey: SecurityRequirements = [
  [{ name: 'bearerKey', in: 'header', field: 'authorization', prefix: 'Bearer ', key: true }],
  [{ name: 'bareKey', in: 'header', field: 'Authorization' }],
];
