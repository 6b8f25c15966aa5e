import type { Authenticate } from '../http/authenticate.js';
import type { Fetch } from '../kernel/fetch.js';
import { failureResponse } from '../session.js';
import { tenantOfRequest } from '../http/tenant-of-request.js';
import { openEvents } from './events.js';
import { isLocalDashboardRequest } from './local-dashboard-request.js';
import { dashboardPage } from './page.js';
import { eventsPath, tenantsPath } from './requests.js';
import type { ChangeStreams } from './change-streams.js';

/** Dependencies of the dashboard. */
export interface DashboardOptions {
  readonly admit: Authenticate;
  readonly watchers: ChangeStreams;
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the handler of the dashboard's page and its change streams.
 * @param allTenants true to report changes of all tenants to pages on this machine
 */
export function serveDashboard(
  { admit, watchers, onError }: DashboardOptions,
  allTenants: boolean,
): Fetch {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === tenantsPath) {
      const message = 'This sandbox does not list its tenants. Open a tenant with its key.';
      return Response.json({ message }, { status: 403 });
    }
    try {
      if (pathname !== eventsPath) return await dashboardPage(request);
      return await openEvents(
        request,
        admit,
        watchers,
        allTenants && isLocalDashboardRequest(request),
      );
    } catch (error) {
      return failureResponse(error, onError);
    }
  };
}

/**
 * Notifies the change streams of a tenant after requests that add to the request log or change data in memory. Units of
 * work report changes of stored data.
 */
export function notifyOfRequests(
  watchers: ChangeStreams,
  isChange: (request: Request) => boolean,
  serve: Fetch,
): Fetch {
  return async (request) => {
    try {
      return await serve(request);
    } finally {
      if (isChange(request)) watchers.notify(() => tenantOfRequest(request));
    }
  };
}
