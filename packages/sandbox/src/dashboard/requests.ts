/** A header of all requests of the dashboard. Other sites cannot send it, as preflight requests are refused. */
export const dashboardHeader = 'x-sandbox-dashboard';

/** The header with the tenant of a request without a key. */
export const tenantHeader = 'x-sandbox-tenant';

export const tenantsPath = '/_sandbox/ui/tenants';
