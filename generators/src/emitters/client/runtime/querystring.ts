import { encode, isAbsent, ownValue, plainText, toJson } from './values.js';

/**
 * Creates the serializer of a query that is the value of one parameter as a whole (`in: querystring`).
 * @param write writes the value in its media type, percent-encoded
 */
export function writeWhole(
  name: string,
  write: (value: unknown) => string,
): (values: object) => string {
  return (values) => {
    const value = ownValue(values, { name });
    // A form has brackets as they are, but a URL has not.
    return isAbsent(value) ? '' : write(value).replaceAll(/[[\]]/g, encodeURIComponent);
  };
}

/** Writes a value as JSON. */
export const writeJson = (value: unknown): string => encode(toJson(value));

/** Writes a text; another value as JSON. */
export const writeText = (value: unknown): string => encode(plainText(value));
