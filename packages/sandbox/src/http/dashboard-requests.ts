import type { Fetch } from './product-app.js';

/** What the dashboard says of itself in each request. */
export const dashboardHeader = 'x-sandbox-dashboard';

/**
 * Takes what the dashboard asks past faults, limits and the log: who looks at a tenant should neither
 * see himself nor be stopped by what he set up for others.
 * @param aside answers the dashboard
 * @param serve answers everybody else
 */
export function takeAside(aside: Fetch, serve: Fetch): Fetch {
  return (request) => (request.headers.has(dashboardHeader) ? aside(request) : serve(request));
}
