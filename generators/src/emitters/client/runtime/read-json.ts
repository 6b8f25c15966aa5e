import type { CalledOperation } from './endpoint.js';
import { ResponseError } from './errors.js';

/**
 * Parses a JSON response body, whatever its content type.
 * @throws {ResponseError} if it is not JSON: an HTML page, incomplete or empty
 */
export function parseJson(text: string, response: Response, operation: CalledOperation): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The message of `SyntaxError` would quote the text.
    throw new ResponseError(operation, response, text, 'JSON');
  }
}
