interface Host {
  readonly navigator?: { readonly userAgent?: string | undefined };
}

/** Such as `Node.js/24`, `Deno/2.5.0`, `Mozilla/5.0 …`; React Native has none. */
export function platformName(): string | undefined {
  return (globalThis as Host).navigator?.userAgent;
}

/** Browsers send a user-agent of their own, and ask the service about other headers (CORS). */
export function isBrowser(): boolean {
  return `${platformName()}`.startsWith('Mozilla');
}
