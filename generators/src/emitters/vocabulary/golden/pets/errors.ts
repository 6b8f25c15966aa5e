// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** All error codes. */
export const errorCodes = ['404.001', '500.001'] as const;

/** An error code. */
export type ErrorCode = (typeof errorCodes)[number];

/** Error messages by code, with placeholders such as `{name}`. */
export const errorTemplates = { '404.001': 'There is no pet {id}.' } as const;
