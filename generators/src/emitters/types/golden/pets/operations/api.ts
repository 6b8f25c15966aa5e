// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Pet, PetPage } from '../api.js';
import type { operations } from '../openapi.js';
import type { OperationDescriptor } from '../../../runtime/operation.js';

/** Lists pets. */
export const listPets = {
  id: 'listPets',
  version: 'api',
  method: 'get',
  path: '/pets',
  tags: ['Pets'],
  parameters: [
    { name: 'X-Trace', in: 'header' },
    { name: 'page', in: 'query', wire: 'number' },
    { name: 'size', in: 'query', wire: 'number' },
    { name: 'tags', in: 'query', style: 'pipeDelimited', wire: 'array', itemWire: 'number' },
    {
      name: 'filter',
      in: 'query',
      style: 'deepObject',
      explode: true,
      wire: 'object',
      propertyWires: { adult: 'boolean' },
    },
  ],
  responses: { '200': ['application/json'], '4XX': ['application/problem+json'] },
  security: [['key']],
  resource: { group: 'pets', method: 'list' },
  pagination: {
    page: { parameter: 'page', first: 1 },
    size: { parameter: 'size', default: 20, maximum: 100 },
    elements: '/items',
    total: '/total',
  },
} as const satisfies OperationDescriptor;

/** What `listPets` takes and returns, by part. */
export interface ListPets {
  path: undefined;
  query: NonNullable<operations['listPets']['parameters']['query']>;
  headers: NonNullable<operations['listPets']['parameters']['header']>;
  body: undefined;
  responses: {
    200: PetPage;
    '4XX': operations['listPets']['responses']['4XX']['content']['application/problem+json'];
  };
}

/** Creates a pet. */
export const createPet = {
  id: 'create-pet',
  version: 'api',
  method: 'post',
  path: '/pets',
  tags: ['Pets'],
  parameters: [{ name: 'X-Trace', in: 'header' }],
  body: { required: true, types: ['application/json', 'text/plain'] },
  responses: { '201': ['application/json'], default: [] },
  resource: { group: 'pets', method: 'createPet' },
  idempotency: { key: ['name'], replayHeader: 'X-Replayed' },
} as const satisfies OperationDescriptor;

/** What `create-pet` takes and returns, by part. */
export interface CreatePet {
  path: undefined;
  query: undefined;
  headers: NonNullable<operations['create-pet']['parameters']['header']>;
  body: Pet | NonNullable<operations['create-pet']['requestBody']>['content']['text/plain'];
  responses: { 201: Pet; default: undefined };
}

/**
 * Has no id *\/ and a text that ends comments.
 *
 * Deprecated.
 */
export const deletePetsById = {
  id: 'deletePetsById',
  version: 'api',
  method: 'delete',
  path: '/pets/{id}',
  deprecated: true,
  parameters: [{ name: 'id', in: 'path', required: true, wire: 'number' }],
  body: { types: ['application/json'] },
  responses: { '204': [] },
  security: [['key']],
  resource: { group: 'default_', method: 'deletePetsById' },
} as const satisfies OperationDescriptor;

/** What `deletePetsById` takes and returns, by part. */
export interface DeletePetsById {
  path: NonNullable<operations['deletePetsById']['parameters']['path']>;
  query: undefined;
  headers: undefined;
  body:
    | NonNullable<operations['deletePetsById']['requestBody']>['content']['application/json']
    | undefined;
  responses: { 204: undefined };
}
