// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as z from 'zod';

/** The validators of one operation. A part that the operation does not have is absent. */
export interface OperationValidators {
  readonly path?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly cookies?: z.ZodType;
  /** The JSON body of the request. */
  readonly body?: z.ZodType;
  /** The JSON body of each documented status that has one. */
  readonly responses: Readonly<Record<string, z.ZodType>>;
}
