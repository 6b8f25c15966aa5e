// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Connection, openConnection } from './runtime/connection.js';
import type { ConnectionOptions } from './runtime/options.js';
import { securitySchemes } from '@seller-funds/contract/operations/security';

/** What a client needs to know. */
export type ClientOptions = ConnectionOptions<'bareKey' | 'bearerKey'>;

/** Opens a connection, on which single resources can be made. Nothing is sent yet. */
export function connect(options: ClientOptions): Connection {
  return openConnection(options, securitySchemes);
}
