// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Connection } from './runtime/connection.js';
import { type RequestFunction, requestOn } from './runtime/request.js';
import { bearerKeyOrBareKey } from './security.js';

/** Makes what sends requests that have no method, on a connection. */
export function request(connection: Connection): RequestFunction {
  return (...args) => requestOn(connection, bearerKeyOrBareKey, args);
}
