// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { components } from './openapi.js';

/** An amount in minor units. */
export type Money = components['schemas']['Money'];
