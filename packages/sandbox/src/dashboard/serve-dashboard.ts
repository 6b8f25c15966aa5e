import type { Authenticate } from '../http/authenticate.js';
import type { Fetch } from '../kernel/fetch.js';
import { failureResponse } from '../session.js';
import { tenantOfRequest } from '../http/tenant-of-request.js';
import { openEvents } from './events.js';
import { isLocalDashboardRequest } from './local-dashboard-request.js';
import { dashboardPage } from './page.js';
import { eventsPath, tenantsPath } from './requests.js';
import type { ChangeStreams } from './change-streams.js';

/** What the dashboard is served from. */
export interface DashboardOptions {
  readonly admit: Authenticate;
  readonly watchers: ChangeStreams;
  readonly onError: (error: unknown) => void;
}

/**
 * Answers what lies below the path of the dashboard: its page, and its streams of news.
 * @param allTenants whether who sits at this machine hears of all tenants
 */
export function serveDashboard(
  { admit, watchers, onError }: DashboardOptions,
  allTenants: boolean,
): Fetch {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === tenantsPath) {
      const message = 'This sandbox shows a tenant to who has its key, and lists none.';
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
 * Tells those who watch a tenant of requests to it, once they are answered: such as can be seen in the log or
 * changed what is kept in memory. Of what is stored, units of work tell.
 */
export function notifyOfRequests(
  watchers: ChangeStreams,
  isNews: (request: Request) => boolean,
  serve: Fetch,
): Fetch {
  return async (request) => {
    try {
      return await serve(request);
    } finally {
      if (isNews(request)) watchers.notify(() => tenantOfRequest(request));
    }
  };
}
