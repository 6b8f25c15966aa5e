// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** The security schemes of the document, by the names that operations use. */
export const securitySchemes = {
  bareKey: { type: 'apiKey', in: 'header', name: 'Authorization' },
  bearerKey: { type: 'http', scheme: 'bearer' },
} as const;
