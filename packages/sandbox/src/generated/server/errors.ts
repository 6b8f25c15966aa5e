// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { ErrorTable } from './runtime/documented-errors.js';

/** What errors look like, as far as the document says. */
export const errorShapes: ErrorTable = {
  common: { body: { message: '' }, message: ['message'], code: ['code'], details: ['details'] },
};
