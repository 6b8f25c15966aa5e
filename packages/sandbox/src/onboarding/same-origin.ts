/**
 * True if a form was sent by one of our own pages (CSRF protection). Browsers send the origin of a request;
 * other clients do not have a user's session, so a request without an origin is accepted.
 */
export function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return (
    URL.canParse(origin) && new URL(origin).host === (headers.get('host') ?? new URL(url).host)
  );
}
