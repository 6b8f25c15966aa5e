// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { ErrorTable } from './runtime/errors.js';

/** The shapes of the documented error bodies. */
export const errorShapes: ErrorTable = {
  common: { body: { message: '' }, message: ['message'], code: ['code'], details: ['details'] },
};
