// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Pet, PetPage } from '../api.js';
import type { OperationDescriptor } from '../../../runtime/operation.js';

/** Lists pets. */
export const listPets: OperationDescriptor<'listPets'> = {
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
};

/** The types of `listPets`: parameters, body and responses. */
export interface ListPets {
  path: undefined;
  query: {
    page?: number;
    size?: number;
    tags?: number[];
    filter?: {
      adult?: boolean;
    };
  };
  headers: {
    'X-Trace'?: string;
  };
  body: undefined;
  responses: {
    200: PetPage;
    '4XX': {
      [key: string]: unknown;
    };
  };
}

/** Creates a pet. */
export const createPet: OperationDescriptor<'create-pet'> = {
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
};

/** The types of `create-pet`: parameters, body and responses. */
export interface CreatePet {
  path: undefined;
  query: undefined;
  headers: {
    'X-Trace'?: string;
  };
  body: Pet | string;
  responses: { 201: Pet; default: undefined };
}

/**
 * Has no id *\/ and a text that ends comments.
 *
 * Deprecated.
 */
export const deletePetsById: OperationDescriptor<'deletePetsById'> = {
  id: 'deletePetsById',
  version: 'api',
  method: 'delete',
  path: '/pets/{id}',
  deprecated: true,
  parameters: [{ name: 'id', in: 'path', required: true, wire: 'number' }],
  body: { types: ['application/json'] },
  responses: { '204': [] },
  security: [['key']],
  resource: { group: 'pets', method: 'deletePetsById' },
};

/** The types of `deletePetsById`: parameters, body and responses. */
export interface DeletePetsById {
  path: {
    id: number;
  };
  query: undefined;
  headers: undefined;
  body: string | undefined;
  responses: { 204: undefined };
}
