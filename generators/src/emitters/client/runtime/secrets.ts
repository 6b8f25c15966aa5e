/**
 * A key or token, or a function that returns it. The function is called before each attempt, and again after a
 * 401, with the token that was refused. If it then returns another one, the request is sent again.
 */
export type Secret = string | ((refused?: string) => string | Promise<string>);

/** Half of a surrogate pair, which cannot be percent-encoded. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * The forms of a secret that messages must not contain: as given, percent-encoded and in Base64. Shorter ones
 * than six characters are left out: they may occur in any message by chance.
 * @throws {TypeError} if it is not a secret: it would be sent as `[object Promise]` or the like
 */
export function checkSecret(text: unknown): string[] {
  if (typeof text !== 'string' || !/^(?!bearer\s)\S(.*\S)?$/i.test(text)) {
    throw new TypeError(
      'apiKey and credentials must be non-empty strings without "Bearer" or surrounding spaces',
    );
  }
  if (loneSurrogate.test(text)) return [text];
  // React Native has no `btoa`.
  const encoded = /^[ -~]+$/.test(text) ? globalThis.btoa?.(text).replace(/=+$/, '') : undefined;
  const forms = [text, encodeURIComponent(text), encoded ?? text];
  return forms.filter((form) => form.length > 5);
}
