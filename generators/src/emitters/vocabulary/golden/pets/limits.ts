// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** Limits that schemas cannot express, by their names in the document. */
export const limits = { requestBytes: 1048576 } as const;
