import { defaultPathSerializer } from 'openapi-fetch';
import { InputError } from './input-error.js';

/**
 * Fills in a path template as openapi-fetch does.
 * @throws {InputError} if a value is missing, is neither a string nor a number, or is `.` or `..`, which
 * would change the path
 */
export function pathSerializer(template: string, values: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'object' && value !== null) {
      throw new InputError(`${name} is an object; pass a string or a number`);
    }
    if (/^\.{0,2}$/.test((value ?? '') as string)) {
      throw new InputError(`${name} is empty or made of dots`);
    }
  }
  const path = defaultPathSerializer(template, values);
  if (path.includes('{')) throw new InputError('a value of its path is missing');
  return path;
}
