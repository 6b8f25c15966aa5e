/**
 * The Content-Security-Policy of documentation pages: they may load and call this server only. Inline styles are
 * allowed for the interactive reference, which creates some.
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
