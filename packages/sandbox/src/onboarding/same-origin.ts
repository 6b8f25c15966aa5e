/**
 * Whether a form was sent by one of our own pages. Browsers say from where a request comes; programs
 * that are no browsers carry nobody's rights and need not say.
 */
export function isFromHere({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return (
    URL.canParse(origin) && new URL(origin).host === (headers.get('host') ?? new URL(url).host)
  );
}
