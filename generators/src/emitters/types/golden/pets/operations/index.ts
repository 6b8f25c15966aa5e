// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as api from './api.js';

/** All operations by operationId, in the order of the document. */
export const operations = {
  listPets: api.listPets,
  'create-pet': api.createPet,
  deletePetsById: api.deletePetsById,
} as const;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
