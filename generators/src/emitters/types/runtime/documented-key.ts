/**
 * Returns the key of an operation's responses for a status code: the code, else its range, else
 * `default`; undefined if the status is not documented.
 */
export function documentedKey(
  responses: Readonly<Record<string, unknown>>,
  status: number,
): string | undefined {
  const own = String(status);
  if (Object.hasOwn(responses, own)) return own;
  // RFC 9110 defines no other status codes, so neither ranges nor `default` include them.
  if (status < 100 || status > 599) return undefined;
  const range = `${own.charAt(0)}XX`;
  return [range, 'default'].find((key) => Object.hasOwn(responses, key));
}
