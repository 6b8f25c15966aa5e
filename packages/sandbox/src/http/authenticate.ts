import type { Store } from '../storage/store.js';
import type { Caller } from '../unit/caller.js';
import { findCaller, type KeyCheck, canOpenTenant, tenantOf } from '../tenants/keys.js';
import { openTenant, type TenantOptions } from '../tenants/open-tenant.js';

/** Why authentication failed. */
export type AuthenticationFailure = 'unauthenticated' | 'forbidden';

/** Authenticates a request (D7 to D10) by credentials of security schemes; a bare key is the whole header (D7). */
export type Authenticate = (
  credentials: Readonly<Record<string, string | undefined>>,
  method: string,
) => Promise<Caller | AuthenticationFailure>;

/** An unknown test key creates its tenant. `allowsKey` returns false for keys that must be refused. */
export function createAuthenticate(
  store: Store,
  options: TenantOptions,
  systemTime: () => number,
  allowsKey: KeyCheck,
): Authenticate {
  return async (credentials, method) => {
    const key = credentials['bearerKey'] ?? credentials['bareKey'] ?? '';
    if (key === '' || !allowsKey(key)) return 'unauthenticated';
    const tenant = tenantOf(key);
    const find = () => store.reader(tenant).run((db) => findCaller(db, key));
    let caller = await find();
    if (!caller && canOpenTenant(key)) {
      await store.writer(tenant).run((db) => openTenant(db, key, options, systemTime()));
      caller = await find();
    }
    if (!caller || caller === 'revoked') return 'unauthenticated';
    if (caller.scope === 'read' && method !== 'get') return 'forbidden';
    return caller;
  };
}

/** The key of a request (D7); undefined without a key of the form of test keys. */
export function keyOfRequest({ headers }: Request): string | undefined {
  const header = headers.get('authorization')?.replace(/^bearer +/i, '');
  return header !== undefined && canOpenTenant(header) ? header : undefined;
}

/** The tenant of a request, which may not exist; undefined without a key of the form of test keys. */
export function tenantOfRequest(request: Request): string | undefined {
  const key = keyOfRequest(request);
  return key === undefined ? undefined : tenantOf(key);
}
