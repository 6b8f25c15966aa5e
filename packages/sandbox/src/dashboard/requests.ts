import type { Fetch } from '../kernel/fetch.js';

/** What the dashboard says of itself in each request. No other site can send it: no preflight is answered. */
export const dashboardHeader = 'x-sandbox-dashboard';

/** By which the dashboard says what tenant it is about, where it needs no key. */
export const tenantHeader = 'x-sandbox-tenant';

/** Where the dashboard asks for all tenants. */
export const tenantsPath = '/_sandbox/ui/tenants';

/** Where the dashboard hears that something changed. */
export const eventsPath = '/_sandbox/ui/events';

/**
 * Takes what the dashboard asks past faults, limits and the log: who looks at a tenant should neither
 * see himself nor be stopped by what he set up for others.
 * @param aside answers the dashboard
 * @param serve answers everybody else
 */
export function bypassForDashboard(aside: Fetch, serve: Fetch): Fetch {
  return (request) => (request.headers.has(dashboardHeader) ? aside(request) : serve(request));
}
