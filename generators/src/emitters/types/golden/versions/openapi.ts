// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as v1Operations from './operations/v1.js';
import type * as v2Operations from './operations/v2.js';
import type * as shared from './shared.js';
import type * as v1 from './v1.js';

export interface paths {
  '/v1/pets': { get: operations['v1.listPets'] };
  '/v2/pets': { get: operations['v2.listPets'] };
}

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    Money: shared.Money;
    'v1.Pet': v1.Pet;
  };
}

export interface operations {
  'v1.listPets': {
    responses: {
      200: { content: { 'application/json': v1Operations.ListPets['responses'][200] } };
    };
  };
  'v2.listPets': {
    responses: {
      200: { content: { 'application/json': v2Operations.ListPets['responses'][200] } };
    };
  };
}
