// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** The security schemes of the document, by the names that operations use. */
export const securitySchemes = {} as const;
