// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { SecuritySchemeDescriptor } from '../../../runtime/security.js';

/** The security schemes of the document, by the names that operations use. */
export const securitySchemes = {} as const satisfies Readonly<
  Record<string, SecuritySchemeDescriptor>
>;
