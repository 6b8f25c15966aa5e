// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Encoded } from './body.js';

/** Encodes a body as JSON. */
export function encodeJson(value: unknown): Encoded {
  return value === undefined ? {} : { body: JSON.stringify(value), type: 'application/json' };
}
