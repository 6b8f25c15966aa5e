// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** The security schemes of the document by name. */
export const securitySchemes = {
  bareKey: { type: 'apiKey', in: 'header', name: 'Authorization' },
  bearerKey: { type: 'http', scheme: 'bearer' },
} as const;
