/** A decoded name and an encoded value. */
export type Pair = readonly [name: string, text: string];

/** A string that cannot be parsed in its parameter's style. */
export class UnreadableValueError extends Error {
  override readonly name = 'UnreadableValueError';
}

/** The pairs of a URL's query in order, without those whose name cannot be decoded. */
export function parseQuery(url: string): Pair[] {
  return parsePairs(queryOf(url)).flatMap(([name, text]) => {
    const decoded = tryDecode(() => decodeQuery(name));
    return decoded === undefined ? [] : [[decoded, text] as const];
  });
}

/** The encoded query of a URL. */
export function queryOf(url: string): string {
  return /\?([^#]*)/.exec(url)?.[1] ?? '';
}

/** The encoded pairs of a query or a URL-encoded form. */
export function parsePairs(text: string): Pair[] {
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => splitOnce(pair, '='));
}

/** The cookies of a `Cookie` header in order. */
export function parseCookies(header: string | null): Pair[] {
  return (header ?? '')
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text.includes('='))
    .map((text) => {
      const [name, value] = splitOnce(text, '=');
      return [decodeCookie(name.trim()), value.trim().replace(/^"(.*)"$/, '$1')];
    });
}

/** Splits at the first separator; the second part is empty if there is none. */
export function splitOnce(text: string, separator: string): Pair {
  const index = text.indexOf(separator);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + separator.length)];
}

/**
 * Decodes a part of a path.
 * @throws {UnreadableValueError} if it is not percent-encoded UTF-8
 */
export function decodePath(text: string): string {
  const decoded = tryDecode(() => decodeURIComponent(text));
  if (decoded === undefined)
    throw new UnreadableValueError('The value is not valid percent-encoded UTF-8.');
  return decoded;
}

/** Decodes a part of a query, in which `+` is a space. Throws like {@link decodePath}. */
export function decodeQuery(text: string): string {
  return decodePath(text.replaceAll('+', ' '));
}

/** Decodes a cookie; returns it unchanged if it is not encoded. */
export function decodeCookie(text: string): string {
  return tryDecode(() => decodeURIComponent(text)) ?? text;
}

/** The result of a decoder; undefined if it throws. */
export function tryDecode(decode: () => string): string | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
