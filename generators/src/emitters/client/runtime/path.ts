import { InputError } from './input-error.js';

/**
 * Fills in a path template.
 * @throws {InputError} if a value is missing, is neither a string nor a number, or is `.` or `..`, which
 * would change the path
 */
export function pathSerializer(template: string, values: object): string {
  return template.replace(/\{([^{}]+)\}/g, (_place, name: string) => {
    if (!Object.hasOwn(values, name)) throw new InputError('a value of its path is missing');
    const value = (Reflect.get(values, name) ?? '') as string;
    if (typeof value === 'object') {
      throw new InputError(`${name} is an object; pass a string or a number`);
    }
    if (/^\.{0,2}$/.test(value)) throw new InputError(`${name} is empty or made of dots`);
    return encodeURIComponent(value);
  });
}
