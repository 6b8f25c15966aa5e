import { invariants } from '../domain/invariants.js';
import { checkInvariants, type InvariantResult } from '../ledger/invariants.js';
import type { Store } from '../storage/store.js';

/** The findings in one tenant. */
export interface TenantReport {
  readonly tenant: string;
  readonly findings: readonly InvariantResult[];
}

/** Checks the invariants of all tenants of a store. */
export async function verifyStore(store: Store): Promise<TenantReport[]> {
  const reports: TenantReport[] = [];
  for (const { tenant, clock_at: now } of await store.allTenants.clocks()) {
    const check = store
      .reader(tenant)
      .run((db) => checkInvariants({ db, tenant, now }, invariants));
    reports.push({ tenant, findings: await check });
  }
  return reports;
}
