import type { TenantPage } from '../../src/dashboard/all-tenants.js';
import { dashboardHeader, tenantsPath } from '../../src/dashboard/requests.js';
import { noResponse } from './api.js';
import { type ApiData, useLoaded } from './tenant-context.js';

/** A page of all tenants; null if the sandbox does not list them. */
export type AllTenants = ApiData<TenantPage | null>;

/** Loads a page of all tenants, ordered by last change; again with another `version`. */
export function useAllTenants(number: number, version: number): AllTenants {
  return useLoaded(() => load(number), 'tenants', `${number} ${version}`, version);
}

async function load(number: number): Promise<TenantPage | null> {
  const headers = { [dashboardHeader]: 'true' };
  const response = await fetch(`${tenantsPath}?page=${number}`, { headers }).catch(() => {
    throw new Error(noResponse);
  });
  if (response.status === 403) return null;
  if (!response.ok) throw new Error(`The sandbox responded with ${response.status}.`);
  return (await response.json()) as TenantPage;
}
