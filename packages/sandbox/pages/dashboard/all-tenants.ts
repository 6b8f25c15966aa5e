import { useEffect, useState } from 'preact/hooks';
import type { TenantPage } from '../../src/dashboard/all-tenants.js';
import { dashboardHeader, tenantsPath } from '../../src/dashboard/requests.js';
import { noResponse } from './api.js';
import { poll } from './poll.js';
import { type ApiData, useLoaded } from './tenant-context.js';

/** A page of all tenants; null if the sandbox does not list them. */
export interface AllTenants extends ApiData<TenantPage | null> {
  readonly page: number;
  readonly go: (page: number) => void;
}

/** Loads a page of all tenants, ordered by last change, every second unless the sandbox does not list them. */
export function useAllTenants(): AllTenants {
  const [page, go] = useState(0);
  const [version, setVersion] = useState(0);
  const loaded = useLoaded(() => load(page), 'tenants', `${page} ${version}`, version);
  const isRefused = loaded.data === null;
  useEffect(() => {
    if (isRefused) return;
    return poll(() => setVersion((before) => before + 1));
  }, [isRefused]);
  return { ...loaded, page, go };
}

async function load(page: number): Promise<TenantPage | null> {
  const headers = { [dashboardHeader]: 'true' };
  const response = await fetch(`${tenantsPath}?page=${page}`, { headers }).catch(() => {
    throw new Error(noResponse);
  });
  if (response.status === 403) return null;
  if (!response.ok) throw new Error(`The sandbox responded with ${response.status}.`);
  return (await response.json()) as TenantPage;
}
