import { createWorld } from '@seller-funds/contract/policies';
import { randomUUID } from 'node:crypto';
import { openAccount } from '../domain/accounts/open-account.js';
import { Secrets } from '../kernel/secrets.js';
import type { Store } from '../storage/store.js';
import { tenantOf } from '../tenants/keys.js';
import { openTenant } from '../tenants/open-tenant.js';
import type { ReadWork, WriteWork } from '../unit/unit.js';
import { UnitsOfWork } from '../unit/unit-of-work.js';

export interface TestUnits {
  readonly units: UnitsOfWork;
  readonly tenant: string;
  readonly clock: { now: number };
  readonly read: <T>(work: ReadWork<T>) => Promise<T>;
  readonly write: <T>(work: WriteWork<T>) => Promise<T>;
  /** Opens a virtual account without an account holder. */
  readonly account: (displayName: string) => Promise<string>;
}

export async function openTestUnits(store: Store): Promise<TestUnits> {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const systemTime = (): number => clock.now;
  const key = `test_${randomUUID()}`;
  const tenant = tenantOf(key);
  const options = { seed: 'test', clock: { mode: 'REALTIME' }, instant: false } as const;
  await store.writer(tenant).run((db) => openTenant(db, key, options, clock.now));
  const units = new UnitsOfWork(store, {
    world: createWorld(),
    secrets: new Secrets(store.secret),
    systemTime,
    onJobs: () => undefined,
    onDeliveries: () => undefined,
  });
  const owner = { ownerKind: 'HOLDER', owner: 'ah_TEST', division: 'DEFAULT' } as const;
  const write: TestUnits['write'] = (work) => units.write(tenant, work);
  return {
    units,
    tenant,
    clock,
    read: (work) => units.read(tenant, work),
    write,
    account: async (displayName) => {
      const account = { ...owner, type: 'DEFAULT', extRef: null, displayName } as const;
      return (await write((unit) => openAccount(unit, account))).code;
    },
  };
}
