// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '../../../runtime/operation.js';
import * as v1 from './v1.js';
import * as v2 from './v2.js';

/** The id of an operation. */
export type OperationId = 'v1.listPets' | 'v2.listPets';

/** All operations by operationId, in the order of the document. */
export const operations: { readonly [Id in OperationId]: OperationDescriptor<Id> } = {
  'v1.listPets': v1.listPets,
  'v2.listPets': v2.listPets,
};
