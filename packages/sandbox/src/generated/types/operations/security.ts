// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { SecuritySchemeDescriptor } from '../runtime/security.js';

/** The security schemes of the document, by the names that operations use. */
export const securitySchemes = {
  bareKey: { type: 'apiKey', in: 'header', name: 'Authorization' },
  bearerKey: { type: 'http', scheme: 'bearer' },
} as const satisfies Readonly<Record<string, SecuritySchemeDescriptor>>;
