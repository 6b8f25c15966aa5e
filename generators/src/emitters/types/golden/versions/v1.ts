// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { components } from './openapi.js';

export type Pet = components['schemas']['v1.Pet'];
