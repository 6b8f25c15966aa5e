// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationName } from './endpoint.js';
import { ResponseError } from './errors.js';

/**
 * The value of a JSON text, whatever type the response says it has.
 * @throws {ResponseError} where it is none: an HTML page, a text that breaks off, or nothing.
 */
export function parseJson(text: string, response: Response, operation: OperationName): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The platform's own message would quote the text.
    throw new ResponseError(operation, response, text, 'JSON');
  }
}
