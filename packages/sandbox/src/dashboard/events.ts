import type { Authenticate } from '../http/authenticate.js';
import type { ChangeStreams } from './change-streams.js';
import { isLocalDashboardRequest } from './local-dashboard-request.js';

/** `Retry-After` if the maximum number of streams is open, in seconds. */
const retryAfterSeconds = 5;

/**
 * Opens the change stream of the tenant whose key the request has.
 * @param allTenants true to report changes of all tenants to pages on this machine
 */
export async function openEvents(
  request: Request,
  { admit, watchers }: { readonly admit: Authenticate; readonly watchers: ChangeStreams },
  allTenants: boolean,
): Promise<Response> {
  const { method, headers } = request;
  const others = allTenants && isLocalDashboardRequest(request);
  if (method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } });
  const bearerKey = headers.get('authorization')?.replace(/^bearer +/i, '');
  const caller =
    bearerKey === undefined && others
      ? undefined
      : await admit({ credentials: { bearerKey }, method: 'get' });
  if (typeof caller === 'string') {
    return Response.json({ message: 'The key is not valid.' }, { status: 401 });
  }
  const body = watchers.open({ tenant: caller?.tenant, others });
  if (!body) {
    const message = 'Too many dashboard pages are open.';
    const busy = { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } };
    return Response.json({ message }, busy);
  }
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
