// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '../../../runtime/operation.js';
import * as api from './api.js';

/** The id of an operation. */
export type OperationId = 'listPets' | 'create-pet' | 'deletePetsById';

/** All operations by operationId, in the order of the document. */
export const operations: { readonly [Id in OperationId]: OperationDescriptor<Id> } = {
  listPets: api.listPets,
  'create-pet': api.createPet,
  deletePetsById: api.deletePetsById,
};
