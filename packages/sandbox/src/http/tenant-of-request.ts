import { canOpenTenant, tenantOf } from '../tenants/keys.js';

/** The key that a request shows (D7); undefined for none that could open a tenant. */
export function keyOfRequest({ headers }: Request): string | undefined {
  const header = headers.get('authorization')?.replace(/^bearer +/i, '');
  return header !== undefined && canOpenTenant(header) ? header : undefined;
}

/** The tenant that a request is for, without asking the store whether there is one. */
export function tenantOfRequest(request: Request): string | undefined {
  const key = keyOfRequest(request);
  return key === undefined ? undefined : tenantOf(key);
}
