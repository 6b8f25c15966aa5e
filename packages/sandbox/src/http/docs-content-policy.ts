/**
 * What a page of the documentation may load and call: this server alone. Styles inside a page are allowed for the
 * interactive reference, which makes some; no other page has any.
 */
export const docsContentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
