// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as v1 from './v1.js';
import * as v2 from './v2.js';

/** All operations by operationId, in the order of the document. */
export const operations = { 'v1.listPets': v1.listPets, 'v2.listPets': v2.listPets } as const;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
