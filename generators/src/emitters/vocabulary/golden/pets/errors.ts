// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** The codes of all errors. */
export const errorCodes = ['404.001', '500.001'] as const;

/** The code of an error. */
export type ErrorCode = (typeof errorCodes)[number];

/** The messages of errors by code, with `{name}` where a value goes. */
export const errorTemplates = { '404.001': 'There is no pet {id}.' } as const;
