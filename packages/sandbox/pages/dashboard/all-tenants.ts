import { useEffect, useState } from 'preact/hooks';
import type { TenantPage } from '../../src/dashboard/all-tenants.js';
import { dashboardHeader, tenantsPath } from '../../src/dashboard/requests.js';
import { formatError, noResponse } from './api.js';

export interface AllTenants {
  readonly page: TenantPage | undefined;
  readonly error: string | undefined;
  /** True if the sandbox does not list its tenants. */
  readonly closed: boolean;
}

/**
 * Loads a page of all tenants, ordered by last change.
 * @param version a different number reloads the page
 */
export function useAllTenants(number: number, version: number): AllTenants {
  const [found, setFound] = useState<AllTenants>({
    page: undefined,
    error: undefined,
    closed: false,
  });
  useEffect(() => {
    let current = true;
    load(number).then(
      (loaded) => current && setFound(loaded),
      (error: unknown) =>
        current && setFound((before) => ({ ...before, error: formatError(error) })),
    );
    return () => {
      current = false;
    };
  }, [number, version]);
  return found;
}

async function load(number: number): Promise<AllTenants> {
  const headers = { [dashboardHeader]: 'true' };
  const response = await fetch(`${tenantsPath}?page=${number}`, { headers }).catch(() => {
    throw new Error(noResponse);
  });
  if (response.status === 403) return { page: undefined, error: undefined, closed: true };
  if (!response.ok) throw new Error(`The sandbox responded with ${response.status}.`);
  return { page: (await response.json()) as TenantPage, error: undefined, closed: false };
}
