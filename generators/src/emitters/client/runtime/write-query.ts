import { asPairs, type Style } from './styles.js';
import { ownValue } from './values.js';

/**
 * Makes what writes a query whose parameters are objects, in rare styles, or given together with
 * those of other places.
 * @param styles the parameters in the order of the document
 * @param keys the names of credentials that stand in the query
 * @param fixed a query that the path has itself
 */
export function writeQuery(
  styles: readonly Style[],
  keys: readonly string[] = [],
  fixed = '',
): (values: object) => string {
  return (values) => {
    const credentials = keys.map((name): Style => ({ name, style: 'form', explode: true }));
    const pairs = [...styles, ...credentials].flatMap((style) =>
      asPairs(style, ownValue(values, style)),
    );
    return [fixed, ...pairs].filter((pair) => pair !== '').join('&');
  };
}
