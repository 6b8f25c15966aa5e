// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** A value that no request can carry. Its message repeats no value, so that an error may show it. */
export class InputError extends TypeError {}
