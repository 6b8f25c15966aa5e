import { createWorld } from '@seller-funds/contract/policies';
import { invariants } from '../domain/invariants.js';
import { checkInvariants, type InvariantResult } from '../ledger/invariants.js';
import { getRow } from '../storage/rows.js';
import type { Store } from '../storage/store.js';

export interface TenantReport {
  readonly tenant: string;
  readonly findings: readonly InvariantResult[];
}

/**
 * Checks the invariants of all tenants. Returns one report for each, also without findings.
 * @throws {StorageError} if the data file is damaged
 */
export async function verifyStore(store: Store): Promise<TenantReport[]> {
  await store.checkIntegrity?.();
  const reports: TenantReport[] = [];
  for (const { tenant, clockAt: now } of await store.allTenants.clocks()) {
    const check = store.reader(tenant).run(async (unbound) => {
      const { generation } = await getRow(unbound, 'tenants', {});
      const db = unbound.ofGeneration(generation);
      return checkInvariants({ db, tenant, now, world: createWorld() }, invariants);
    });
    reports.push({ tenant, findings: await check });
  }
  return reports;
}
