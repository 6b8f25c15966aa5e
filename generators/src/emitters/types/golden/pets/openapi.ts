// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as api from './api.js';
import type { Pet } from './api.js';
import type * as apiOperations from './operations/api.js';

export interface paths {
  '/pets': { get: operations['listPets']; post: operations['create-pet'] };
  '/pets/{id}': { delete: operations['deletePetsById'] };
}

export interface webhooks {
  petBorn: { post: operations['petBorn'] };
}

export interface components {
  schemas: {
    Pet: api.Pet;
    PetPage: api.PetPage;
  };
}

export interface operations {
  listPets: {
    parameters: {
      query?: apiOperations.ListPets['query'];
      header?: apiOperations.ListPets['headers'];
    };
    responses: {
      200: { content: { 'application/json': apiOperations.ListPets['responses'][200] } };
      '4XX': {
        content: { 'application/problem+json': apiOperations.ListPets['responses']['4XX'] };
      };
    };
  };
  'create-pet': {
    parameters: { header?: apiOperations.CreatePet['headers'] };
    requestBody: { content: { 'application/json': Pet; 'text/plain': string } };
    responses: {
      201: { content: { 'application/json': apiOperations.CreatePet['responses'][201] } };
      default: { content?: never };
    };
  };
  deletePetsById: {
    parameters: { path: apiOperations.DeletePetsById['path'] };
    requestBody?: {
      content: { 'application/json': NonNullable<apiOperations.DeletePetsById['body']> };
    };
    responses: { 204: { content?: never } };
  };
  petBorn: {
    requestBody: { content: { 'application/json': Pet } };
    responses: { 200: { content?: never } };
  };
}
