// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { components } from './openapi.js';

/** A pet. */
export type Pet = components['schemas']['Pet'];

export type PetPage = components['schemas']['PetPage'];
