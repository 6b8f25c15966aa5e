/** A name, decoded, and the text behind it, still encoded. */
export type Pair = readonly [name: string, text: string];

/** Text that cannot be read as its parameter's style demands. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The pairs of a URL's query, in order. Pairs whose name cannot be decoded name no parameter. */
export function queryOf(url: string): Pair[] {
  return pairsOf(/\?([^#]*)/.exec(url)?.[1] ?? '').flatMap(([name, text]) => {
    const decoded = attempt(() => decodeQuery(name));
    return decoded === undefined ? [] : [[decoded, text] as const];
  });
}

/** The pairs of a query or of a URL-encoded form, nothing of them decoded. */
export function pairsOf(text: string): Pair[] {
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => cut(pair, '='));
}

/** The cookies of a `Cookie` header, in order. */
export function cookiesOf(header: string | null): Pair[] {
  return (header ?? '')
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text.includes('='))
    .map((text) => {
      const [name, value] = cut(text, '=');
      return [decodeCookie(name.trim()), value.trim().replace(/^"(.*)"$/, '$1')];
    });
}

/** Splits at the first separator. Without one, what comes behind it is empty. */
export function cut(text: string, separator: string): Pair {
  const index = text.indexOf(separator);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + separator.length)];
}

/**
 * Decodes text of a path.
 * @throws {Unreadable} where it is not percent-encoded UTF-8
 */
export function decodePath(text: string): string {
  const decoded = attempt(() => decodeURIComponent(text));
  if (decoded === undefined) throw new Unreadable('The value is not valid percent-encoded UTF-8.');
  return decoded;
}

/** Decodes text of a query, in which `+` is a space. Throws as {@link decodePath} does. */
export function decodeQuery(text: string): string {
  return decodePath(text.replaceAll('+', ' '));
}

/** Decodes a cookie's text. Cookies need not be encoded, so a stray `%` stands for itself. */
export function decodeCookie(text: string): string {
  return attempt(() => decodeURIComponent(text)) ?? text;
}

/** What is decoded; undefined where it cannot be. */
export function attempt(decode: () => string): string | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
