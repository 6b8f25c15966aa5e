// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Connection, openConnection } from './runtime/connection.js';
import type { ConnectionOptions } from './runtime/options.js';
import type { ErrorFormat } from './runtime/problem.js';

/** What a client needs to know. */
export type ClientOptions = ConnectionOptions<'bareKey' | 'bearerKey', never>;

/** Where errors say what went wrong. */
const errors: ErrorFormat = {
  requestId: 'x-request-id',
  code: ['code'],
  message: ['message'],
  details: ['details'],
  field: ['field'],
};

/**
 * Opens a connection, on which single resources and operations can be made. Nothing is sent yet.
 *
 * @throws {TypeError} where the base URL is missing or has a user, query or fragment, or the key is empty.
 */
export function connect(options: ClientOptions): Connection {
  return openConnection(options.baseUrl, options, errors);
}
