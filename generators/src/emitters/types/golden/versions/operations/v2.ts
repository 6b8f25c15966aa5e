// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '../../../runtime/operation.js';
import type { Money } from '../shared.js';

export const listPets: OperationDescriptor<'v2.listPets'> = {
  id: 'v2.listPets',
  version: 'v2',
  method: 'get',
  path: '/v2/pets',
  responses: { '200': ['application/json'] },
  resource: { group: 'pets', method: 'listPets' },
};

/** The types of `v2.listPets`: parameters, body and responses. */
export interface ListPets {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: { 200: Money };
}
