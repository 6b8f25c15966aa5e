import { canOpenTenant, tenantOf } from '../tenants/keys.js';

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
