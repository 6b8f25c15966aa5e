import { formatPairs, type Style } from './styles.js';
import { ownValue } from './values.js';

/**
 * Creates the serializer of a query whose parameters are objects, have a rare style, or are passed together
 * with parameters of other kinds.
 * @param styles the parameters in the order of the document
 * @param fixed the query that the path itself contains
 */
export function writeQuery(styles: readonly Style[], fixed = ''): (values: object) => string {
  return (values) => {
    const pairs = styles.flatMap((style) => formatPairs(style, ownValue(values, style)));
    return [fixed, ...pairs].filter((pair) => pair !== '').join('&');
  };
}
