// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** The security schemes of the document by name. */
export const securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } as const;
