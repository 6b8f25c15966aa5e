import type { Input } from './endpoint.js';
import { asPairs, inPath, type Style } from './styles.js';
import { ownValue, shapeOf } from './values.js';

/**
 * Makes what writes header and cookie parameters that are objects, or given together with those of
 * other places. Browsers send cookies of their own and ignore these.
 */
export function writeHeaders(
  headers: readonly Style[],
  cookies: readonly Style[],
): (input: Input) => Readonly<Record<string, string>> {
  return (input) => {
    const written = headers.flatMap((style) => {
      const shape = shapeOf(ownValue(input.header, style));
      const text = shape && inPath(style, shape, (part) => part);
      // An array without elements is not there; an empty text is.
      if (text === undefined || (text === '' && shape?.kind !== 'primitive')) return [];
      return [[style.name, text] as const];
    });
    const pairs = cookies.flatMap((style) => asPairs(style, ownValue(input.cookie, style)));
    return {
      ...Object.fromEntries(written),
      ...(pairs.length > 0 && { cookie: pairs.join('; ') }),
    };
  };
}
