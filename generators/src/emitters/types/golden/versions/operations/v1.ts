// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '../../../runtime/operation.js';
import type { Pet } from '../v1.js';

export const listPets: OperationDescriptor<'v1.listPets'> = {
  id: 'v1.listPets',
  version: 'v1',
  method: 'get',
  path: '/v1/pets',
  responses: { '200': ['application/json'] },
  resource: { group: 'pets', method: 'listPets' },
};

/** The types of `v1.listPets`: parameters, body and responses. */
export interface ListPets {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: Pet };
}
