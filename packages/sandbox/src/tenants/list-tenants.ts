import type { Page, PageRequest } from '../kernel/page.js';
import type { TenantSummary } from '../storage/all-tenants.js';
import type { Store } from '../storage/store.js';

export interface ListedTenant extends TenantSummary {
  /** Its keys, masked if they have a required secret. */
  readonly hints: readonly string[];
}

/**
 * A page of all tenants of a store, ordered by last change.
 * @param showKey returns a key as the list shows it
 */
export async function listTenants(
  { allTenants }: Store,
  page: PageRequest,
  showKey: (key: string) => string,
): Promise<Page<ListedTenant>> {
  const { elements, total } = await allTenants.list(page);
  const keys = await allTenants.keysOf(elements.map(({ id }) => id));
  const hintsOf = (id: string): string[] =>
    keys.filter(({ tenant }) => tenant === id).map(({ key }) => showKey(key));
  return { elements: elements.map((row) => ({ ...row, hints: hintsOf(row.id) })), total };
}
