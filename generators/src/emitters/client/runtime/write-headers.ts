import type { Endpoint } from './endpoint.js';
import { formatPairs, formatStyled, type Style } from './styles.js';
import { ownValue, shapeOf } from './values.js';

/**
 * Creates the serializer of header and cookie parameters that are objects or are passed together with
 * parameters of other kinds. Browsers ignore the cookies and send their own.
 */
export function writeHeaders(
  headers: readonly Style[],
  cookies: readonly Style[],
): NonNullable<Endpoint['writeHeaders']> {
  return (input) => {
    const written = headers.flatMap((style) => {
      const shape = shapeOf(ownValue(input.header, style));
      const text = shape && formatStyled(style, shape, (part) => part);
      // An empty array is omitted, an empty string is sent.
      if (text === undefined || (text === '' && shape?.kind !== 'primitive')) return [];
      return [[style.name, text] as const];
    });
    const pairs = cookies.flatMap((style) =>
      // A semicolon would begin another cookie.
      formatPairs(style, ownValue(input.cookie, style)).map((pair) =>
        pair.replaceAll(';', encodeURIComponent),
      ),
    );
    return {
      ...Object.fromEntries(written),
      ...(pairs.length > 0 && { cookie: pairs.join('; ') }),
    };
  };
}
