// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { asPairs, type Style } from './styles.js';
import { encode, ownValue, plainText } from './values.js';

/**
 * Makes what writes a query whose parameters are objects, in rare styles, or given together with
 * those of other places.
 * @param styles the parameters in the order of the document
 * @param keys the names of credentials that stand in the query
 */
export function writeQuery(
  styles: readonly Style[],
  keys: readonly string[] = [],
): (values: object) => string {
  return (values) => {
    const credentials = keys.map((name): Style => ({ name, style: 'form', explode: true }));
    return [...styles, ...credentials]
      .flatMap((style) => asPairs(style, ownValue(values, style)))
      .join('&');
  };
}

/** Writes a query of plain values alone, as credentials are. */
export function writePlainQuery(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${encode(name)}=${encode(plainText(value))}`)
    .join('&');
}
