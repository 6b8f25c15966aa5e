// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Money } from './shared.js';

export type Pet = {
  price?: Money;
};
