/** What differs from page to page. */
export interface PageRules {
  /** Where forms may lead, as a policy says it. */
  readonly formAction: string;
  readonly cache: 'no-cache' | 'no-store';
  readonly referrer: 'no-referrer' | 'same-origin';
}

/** The headers of a page: it loads and asks nothing but what this server has, and stands in no other page. */
export function pageHeaders({ formAction, cache, referrer }: PageRules): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
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
