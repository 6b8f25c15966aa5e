/** The headers that differ between pages. */
export interface PageRules {
  /** The `form-action` of the content security policy. */
  readonly formAction: string;
  readonly cache: 'no-cache' | 'no-store';
  readonly referrer: 'no-referrer' | 'same-origin';
}

/** The headers of a page. It may load and call this server only, and cannot be framed. */
export function pageHeaders({ formAction, cache, referrer }: PageRules): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': cache,
    'referrer-policy': referrer,
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  };
}
