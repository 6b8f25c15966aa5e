import { sql } from 'kysely';
import type { Page, PageRequest } from '../kernel/page.js';
import type { Database } from '../storage/database.js';
import { readRows } from '../storage/pages.js';
import type { TenantRow } from '../storage/tables.js';

/** A tenant in the list of the dashboard. */
export interface ListedTenant {
  readonly id: string;
  /** Its keys, masked if they have a required secret. */
  readonly hints: readonly string[];
  /** The system's time of the last change, in milliseconds since 1970; 0 if unknown. */
  readonly changedAt: number;
  readonly clock: TenantRow['clock_mode'];
  readonly sellers: number;
  readonly payments: number;
  readonly payouts: number;
  readonly snapshots: number;
}

/**
 * A page of all tenants of a store, ordered by last change.
 * @param showKey returns a key as the list shows it
 */
export async function listTenants(
  db: Database,
  page: PageRequest,
  showKey: (key: string) => string,
): Promise<Page<ListedTenant>> {
  const rows = db
    .selectFrom('tenants as t')
    .select(['t.id', 't.changed_at as changedAt', 't.clock_mode as clock'])
    .select([
      made('account_holders').as('sellers'),
      made('payment_splits').as('payments'),
      made('payouts').as('payouts'),
      sql<number>`(select count(*) from snapshots where tenant = t.id)`.as('snapshots'),
    ])
    .orderBy('t.changed_at', page.ascending ? 'asc' : 'desc')
    .orderBy('t.id');
  const { elements, total } = await readRows(db.selectFrom('tenants'), rows, page);
  const ids = elements.map(({ id }) => id);
  const hints = await hintsOf(db, ids, showKey);
  return { elements: elements.map((row) => ({ ...row, hints: hints.get(row.id) ?? [] })), total };
}

/** The number of rows: positions have no gaps, so the last one is the count. */
function made(table: 'account_holders' | 'payment_splits' | 'payouts') {
  return sql<number>`(select coalesce(max(position), 0) from ${sql.table(table)}
    where tenant = t.id)`;
}

async function hintsOf(
  db: Database,
  tenants: readonly string[],
  showKey: (key: string) => string,
): Promise<Map<string, string[]>> {
  const hints = new Map<string, string[]>();
  if (tenants.length === 0) return hints;
  const query = db.selectFrom('api_keys').select(['key', 'tenant']);
  const valid = query.where('tenant', 'in', tenants).where('revoked_at', 'is', null);
  for (const { key, tenant } of await valid.orderBy('key').execute()) {
    hints.set(tenant, [...(hints.get(tenant) ?? []), showKey(key)]);
  }
  return hints;
}
