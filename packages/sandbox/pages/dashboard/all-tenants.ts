import { useEffect, useState } from 'preact/hooks';
import type { TenantPage } from '../../src/dashboard/all-tenants.js';
import { dashboardHeader, tenantsPath } from '../../src/dashboard/requests.js';
import { explain, noAnswer } from './api.js';

/** What came of asking for all tenants. */
export interface AllTenants {
  readonly page: TenantPage | undefined;
  readonly error: string | undefined;
  /** Whether the sandbox lists none: it opens tenants by their keys alone. */
  readonly closed: boolean;
}

/**
 * A page of all tenants of the sandbox, the last one changed first.
 * @param news changes when it is to be asked for again
 */
export function useAllTenants(number: number, news: number): AllTenants {
  const [found, setFound] = useState<AllTenants>({
    page: undefined,
    error: undefined,
    closed: false,
  });
  useEffect(() => {
    let current = true;
    load(number).then(
      (loaded) => current && setFound(loaded),
      (error: unknown) => current && setFound((before) => ({ ...before, error: explain(error) })),
    );
    return () => {
      current = false;
    };
  }, [number, news]);
  return found;
}

async function load(number: number): Promise<AllTenants> {
  const headers = { [dashboardHeader]: 'true' };
  const response = await fetch(`${tenantsPath}?page=${number}`, { headers }).catch(() => {
    throw new Error(noAnswer);
  });
  if (response.status === 403) return { page: undefined, error: undefined, closed: true };
  if (!response.ok) throw new Error(`The sandbox answered with ${response.status}.`);
  return { page: (await response.json()) as TenantPage, error: undefined, closed: false };
}
