// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { clock } from './clock.js';
import type { ApiInfo } from './connection.js';
import type { CommonOptions } from './options.js';

/** The headers that say who calls, and which call it is. */
export function identify(
  { userAgent: own, requestId: header }: ApiInfo,
  { userAgent, requestId }: CommonOptions,
): Record<string, string> {
  // Such as `Node.js/24`, `Deno/2.5.0`, `Mozilla/5.0 …`; React Native has none.
  const runtime = (globalThis as Host).navigator?.userAgent;
  // Browsers send a user-agent of their own, and ask the service about other headers (CORS).
  const browser = `${runtime}`.startsWith('Mozilla');
  const makeId = requestId ?? (browser ? undefined : newId);
  return {
    ...(userAgent !== false &&
      !browser && { 'user-agent': [userAgent, own, runtime].filter(Boolean).join(' ') }),
    ...(header && makeId && { [header]: makeId() }),
  };
}

interface Host {
  readonly navigator?: { readonly userAgent?: string | undefined };
}

/** Not secret, and unique enough to find a call in logs. */
function newId(): string {
  return String(clock.random()).slice(2);
}
