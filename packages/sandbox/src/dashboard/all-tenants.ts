import type { MiddlewareHandler } from 'hono';
import { groupBy } from '../kernel/group-by.js';
import { formatMoment } from '../kernel/moment.js';
import { buildEnvelope, type PageEnvelope } from '../kernel/page.js';
import type { TenantSummary } from '../storage/all-tenants.js';
import type { Store } from '../storage/store.js';
import { findKeyOfTenant } from '../tenants/keys.js';
import { isLocalDashboardRequest } from './local-dashboard-request.js';
import { tenantHeader, tenantsPath } from './requests.js';

export interface TenantOverview extends Omit<TenantSummary, 'changedAt'> {
  /** In system time; null if unknown. */
  readonly changedAt: string | null;
  /** Its keys, masked if they have a required secret. */
  readonly hints: readonly string[];
}

export type TenantPage = PageEnvelope<TenantOverview>;

const pageSize = 25;

const maximumPage = 1_000_000;

/**
 * Lets the dashboard on this machine list all tenants and use any of them without its key. The key is added to the
 * request here.
 * @param showKey returns a key as the list shows it
 */
export function allowAllTenants(store: Store, showKey: (key: string) => string): MiddlewareHandler {
  return async (context, next) => {
    const request = context.req.raw;
    const { pathname, searchParams } = new URL(request.url);
    const tenant = request.headers.get(tenantHeader);
    const lists = pathname === tenantsPath;
    if (!lists && (tenant === null || request.headers.has('authorization'))) return next();
    if (!isLocalDashboardRequest(request)) {
      return refuse(
        403,
        'A key is required, except for the dashboard in a browser on this machine.',
      );
    }
    if (lists) return list(store, showKey, request.method, searchParams.get('page'));
    const key = await store.reader(tenant ?? '').run(findKeyOfTenant);
    if (key === undefined) return refuse(401, 'Unknown tenant. It may have been deleted.');
    context.req.raw = withKey(request, key);
    return next();
  };
}

async function list(
  { allTenants }: Store,
  showKey: (key: string) => string,
  method: string,
  page: string | null,
): Promise<Response> {
  if (method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } });
  const number = Math.min(Number(/^\d+$/.exec(page ?? '')?.[0] ?? 0), maximumPage);
  const request = { number, size: pageSize, ascending: false };
  const tenants = await allTenants.list(request);
  const keys = groupBy(
    await allTenants.keysOf(tenants.elements.map(({ id }) => id)),
    ({ tenant }) => tenant,
  );
  const body: TenantPage = buildEnvelope(request, tenants, ({ changedAt, ...tenant }) => ({
    ...tenant,
    changedAt: changedAt === 0 ? null : formatMoment(changedAt),
    hints: (keys.get(tenant.id) ?? []).map(({ key }) => showKey(key)),
  }));
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

function withKey(request: Request, key: string): Request {
  const headers = new Headers(request.headers);
  headers.delete(tenantHeader);
  headers.set('authorization', `Bearer ${key}`);
  const { url, method, body, signal } = request;
  const sent = body === null ? {} : { body, duplex: 'half' as const };
  return new Request(url, { method, headers, signal, ...sent });
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
