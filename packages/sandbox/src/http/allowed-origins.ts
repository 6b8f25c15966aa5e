/**
 * Normalizes an origin, as `--allow-origin` accepts it.
 * @throws {TypeError} for anything but scheme, host and port
 */
export function normalizeOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isOrigin && typeof text === 'string') return url.origin;
  throw new TypeError(
    `${JSON.stringify(text)} is not an origin. Use scheme, host and port only, such as http://localhost:5173.`,
  );
}
