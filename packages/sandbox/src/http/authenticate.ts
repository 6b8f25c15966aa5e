import type { Store } from '../storage/store.js';
import type { Caller } from '../unit/caller.js';
import { findCaller } from '../tenants/stored-keys.js';
import { type KeyCheck, canOpenTenant, tenantOf } from '../tenants/keys.js';
import { openTenant, type TenantOptions } from '../tenants/open-tenant.js';

/** Why a caller is not let in. */
export type AuthenticationFailure = 'unauthenticated' | 'forbidden';

/** What a request shows to be let in. */
export interface RequestCredentials {
  /** Credentials by security scheme; the bare key is the whole of the header (D7). */
  readonly credentials: Readonly<Record<string, string | undefined>>;
  readonly method: string;
}

/** Decides who calls (D7 to D10). */
export type Authenticate = (attempt: RequestCredentials) => Promise<Caller | AuthenticationFailure>;

/**
 * Lets in whoever has a key; a test key that is new opens its tenant.
 * @param isUsable says of a key whether it may be used at all
 */
export function createAuthenticate(
  store: Store,
  options: TenantOptions,
  systemTime: () => number,
  isUsable: KeyCheck = () => true,
): Authenticate {
  const find = (key: string): Promise<Caller | 'revoked' | undefined> =>
    store.reader(tenantOf(key)).run((db) => findCaller(db, tenantOf(key), key));
  return async ({ credentials, method }) => {
    const key = credentials['bearerKey'] ?? credentials['bareKey'] ?? '';
    if (!isUsable(key)) return 'unauthenticated';
    let caller = key === '' ? undefined : await find(key);
    if (!caller && canOpenTenant(key)) {
      const lane = store.writer(tenantOf(key));
      await lane.run((db) => openTenant(db, key, options, systemTime()));
      caller = await find(key);
    }
    if (!caller || caller === 'revoked') return 'unauthenticated';
    if (caller.scope === 'read' && method !== 'get') return 'forbidden';
    return caller;
  };
}
