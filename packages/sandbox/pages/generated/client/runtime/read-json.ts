// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Endpoint } from './endpoint.js';
import { ResponseError } from './errors.js';

/** The value of a JSON text; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The platform's own message would quote the text.
    return undefined;
  }
}

/**
 * Reads a JSON value, whatever type the response says it has.
 * @throws {ResponseError} where it is none: an HTML page, a text that breaks off, or nothing.
 */
export async function readJson(response: Response, endpoint: Endpoint): Promise<unknown> {
  const text = await response.text();
  const value = jsonOf(text);
  if (value === undefined) throw new ResponseError(endpoint, response, text, 'JSON');
  return value;
}
