// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { ErrorTable } from '@seller-funds/server/runtime/errors';

/** The shapes of the documented error bodies. */
export const errorShapes: ErrorTable = {
  common: { body: { message: '' }, message: ['message'], code: ['code'], details: ['details'] },
};
