// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Connection, openConnection } from './runtime/connection.js';
import type { LogOptions } from './runtime/log.js';
import type { ConnectionOptions, OtherConnectionOptions } from './runtime/options.js';
import type { ApiInfo } from './runtime/settings.js';

/** What a connection needs to know. */
export type ConnectOptions = ConnectionOptions<'bareKey' | 'bearerKey', 'sandbox' | 'live'>;

/** What a client needs to know: also what it logs. */
export type ClientOptions = ConnectOptions & LogOptions;

/** Options in place of those that a client has. */
export type OtherOptions = OtherConnectionOptions<'bareKey' | 'bearerKey', 'sandbox' | 'live'> &
  LogOptions;

/** The servers of the API by their names. */
export const environments: {
  /** Sandbox. Nothing done here touches live data. Reached over HTTPS on port 443. */
  readonly sandbox: 'https://sandbox.sellerfunds.example';
  /** Live. Real money. Reached over HTTPS on port 443. */
  readonly live: 'https://live.sellerfunds.example';
} = { sandbox: 'https://sandbox.sellerfunds.example', live: 'https://live.sellerfunds.example' };

/** What the document says of the API besides its operations. */
export const apiDescription: ApiInfo = {
  errors: {
    requestId: 'x-request-id',
    code: ['code'],
    message: ['message'],
    template: ['parameterized', 'template'],
    params: ['parameterized', 'params'],
    details: ['details'],
    field: ['field'],
  },
  environments: environments,
  prefix: 'SELLER_FUNDS',
  keyed: true,
  userAgent: 'seller-funds-client/0.0.0',
  requestId: 'x-request-id',
};

/**
 * Opens a connection, on which single resources and operations can be made. Nothing is sent yet.
 *
 * The key is read from `SELLER_FUNDS_API_KEY` if it is left out.
 *
 * @throws {TypeError} if the base URL is missing or has a user, query or fragment, the environment is unknown, or the key is missing or malformed.
 */
export function connect(options: ConnectOptions): Connection {
  return openConnection(options, apiDescription);
}
