// Generated from the OpenAPI document. Do not edit: change the document or the generator.

interface Host {
  readonly navigator?: { readonly userAgent?: string | undefined };
}

/** The user agent of the platform, such as `Node.js/24` or `Mozilla/5.0 …`; undefined in React Native. */
export function platformName(): string | undefined {
  return (globalThis as Host).navigator?.userAgent;
}

/** True in browsers, which set `user-agent` themselves and restrict other headers (CORS). */
export function isBrowser(): boolean {
  return `${platformName()}`.startsWith('Mozilla');
}
