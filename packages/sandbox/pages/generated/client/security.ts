// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { SecurityRequirements } from './runtime/connection.js';

/** Requires `bearerKey`, or else `bareKey`. */
export const bearerKeyOrBareKey: SecurityRequirements = [
  [{ name: 'bearerKey', in: 'header', field: 'authorization', prefix: 'Bearer ', key: true }],
  [{ name: 'bareKey', in: 'header', field: 'Authorization' }],
];
